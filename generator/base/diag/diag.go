// Package diag contains diagnostics: problems in a site's files, each with its position,
// one plain sentence and the fix.
//
// A stage of the build returns (value, List). All problems are collected (diag.go),
// get their source lines (locate.go), and are sorted and printed by one printer
// (print.go): as text for the terminal and the browser's overlay (text.go), as JSON
// for programs and as annotations for GitHub.
package diag

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// Severity says whether a problem stops the build.
type Severity int

// The two severities. A Warning is printed and the build goes on.
const (
	Error Severity = iota
	Warning
)

func (s Severity) String() string {
	if s == Warning {
		return "warning"
	}
	return "error"
}

// Pos is a position in a file. Line and Column count from 1, columns in
// characters; 0 means the whole file, or the whole line.
type Pos struct {
	// File is the path below the site's root, with forward slashes.
	File   string `json:"file"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
}

func (p Pos) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// ID is the short, stable name of a kind of problem, such as link-broken.
type ID string

// The kinds of problems that more than one package reports.
const (
	AddressInvalid ID = "address-invalid"
	AltMissing     ID = "picture-without-alt"
	AltVague       ID = "picture-alt-vague"
	NotAFolder     ID = "not-a-folder"
	NotUTF8        ID = "not-utf8"
	PictureFault   ID = "picture-fault"
)

// Diagnostic is one problem. Errorf and Warnf create one.
type Diagnostic struct {
	ID       ID       `json:"id"`
	Severity Severity `json:"severity"`
	Pos
	// Message is one sentence: what is wrong.
	Message string `json:"message"`
	// Hint is what to do about it.
	Hint string `json:"hint,omitempty"`
	// Source is the line at Pos, unchanged from the file.
	Source string `json:"source,omitempty"`
	// Length is the number of wrong characters in Source, starting at Column; 0 counts as 1.
	Length int `json:"length,omitempty"`
	// Fixed is the corrected line, if it is known.
	Fixed string `json:"fixed,omitempty"`
	// Detail contains further lines, such as a component stack.
	Detail string `json:"detail,omitempty"`
	// First means that this problem may cause all others, which are then not shown.
	First bool `json:"-"`
	// Follows contains the files passed to After.
	Follows string `json:"-"`
}

// List is the problems of a build or of a part of it.
type List []Diagnostic

// Errorf returns an error at a position.
func Errorf(id ID, pos Pos, format string, args ...any) Diagnostic {
	return Diagnostic{ID: id, Pos: pos, Message: fmt.Sprintf(format, args...)}
}

// Warnf returns a warning at a position.
func Warnf(id ID, pos Pos, format string, args ...any) Diagnostic {
	return Diagnostic{ID: id, Severity: Warning, Pos: pos, Message: fmt.Sprintf(format, args...)}
}

// WithHint returns the problem with advice on how to fix it.
func (d Diagnostic) WithHint(format string, args ...any) Diagnostic {
	d.Hint = fmt.Sprintf(format, args...)
	return d
}

// Add appends more problems.
func (l *List) Add(more List) { *l = append(*l, more...) }

// HasErrors reports whether the build must stop.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Sorted returns the list sorted by file, line and column, without consequences of other problems.
func (l List) Sorted() List {
	sorted := l.causes()
	slices.SortStableFunc(sorted, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File),
			cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Column, b.Column),
			cmp.Compare(a.Severity, b.Severity),
			cmp.Compare(a.Message, b.Message),
		)
	})
	return slices.Compact(sorted)
}

// MaxCorrected is the length in bytes of the longest line for which a correction is shown.
const MaxCorrected = 4 << 10

// WithReplacement returns the problem with Fixed set to its line, in which the first old from
// Column on is replaced.
func (d Diagnostic) WithReplacement(old, replacement string) Diagnostic {
	if len(d.Source) > MaxCorrected {
		return d
	}
	runes := []rune(d.Source)
	at := min(max(d.Column-1, 0), len(runes))
	d.Fixed = string(runes[:at]) + strings.Replace(string(runes[at:]), old, replacement, 1)
	return d
}

// Marking returns the problem positioned at text[begin:end], where text is that of its file.
func (d Diagnostic) Marking(text string, begin, end int) Diagnostic {
	start := 1 + strings.LastIndexByte(text[:begin], '\n')
	line, _, _ := strings.Cut(text[start:], "\n")
	d.Line, d.Column = 1+strings.Count(text[:start], "\n"), 1+utf8.RuneCountInString(text[start:begin])
	d.Source, d.Length = strings.TrimSuffix(line, "\r"), utf8.RuneCountInString(text[begin:end])
	return d
}

// After returns the problem as one that errors in files, such as content/*.yaml, may have caused.
// Causes are shown first: a problem that is First hides all others, an error in a file hides
// problems After that file, and a later stage adds nothing to a file that has errors already.
func (d Diagnostic) After(files ...string) Diagnostic {
	d.Follows = cmp.Or(strings.Join(files, " "), "-")
	return d
}

// AddLater adds the problems of a later stage, except those in files that have errors already.
func (l *List) AddLater(more List) {
	wrong := l.wrongFiles()
	l.Add(slices.DeleteFunc(slices.Clone(more), func(d Diagnostic) bool { return d.File != "" && wrong[d.File] }))
}

// causes returns the problems that are not consequences of others in the list.
func (l List) causes() List {
	if first := slices.DeleteFunc(slices.Clone(l), func(d Diagnostic) bool { return !d.First }); len(first) > 0 {
		return first
	}
	wrong := l.wrongFiles()
	return slices.DeleteFunc(slices.Clone(l), func(d Diagnostic) bool { return d.follows(wrong) })
}

func (l List) wrongFiles() map[string]bool {
	files := map[string]bool{}
	for _, d := range l {
		if d.Severity == Error && d.Follows == "" {
			files[d.File] = true
		}
	}
	return files
}

func (d Diagnostic) follows(wrong map[string]bool) bool {
	return slices.ContainsFunc(strings.Fields(d.Follows), func(pattern string) bool {
		for file := range wrong {
			if matched, _ := path.Match(pattern, file); matched || file == pattern {
				return true
			}
		}
		return false
	})
}

// Silence disables a kind of warning for a site, in the files that match a pattern or in all.
type Silence struct {
	ID   ID
	File string
	// At is its position in the configuration.
	At Pos
}

func (s Silence) covers(d Diagnostic) bool {
	matched, _ := path.Match(s.File, d.File)
	return s.ID == d.ID && (s.File == "" || s.File == d.File || matched)
}

// Silences are the silences of a site. They record which of them were used.
type Silences struct {
	mu       sync.Mutex
	list     []Silence
	required []ID // treated as errors
	used     map[Silence]bool
	known    []string // the IDs of all warnings filtered so far
}

// Set replaces the list. Warnings with the required IDs cannot be silenced.
func (s *Silences) Set(list []Silence, required ...ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list, s.required, s.used = list, required, map[Silence]bool{}
}

// Filter returns a list without the silenced warnings. It retains errors, and adds a warning
// about each silence that names one.
func (s *Silences) Filter(list List) (kept List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	refused := map[Pos]bool{}
	for _, d := range list {
		if d.Severity == Warning && !slices.Contains(s.known, string(d.ID)) {
			s.known = append(s.known, string(d.ID))
		}
		i := slices.IndexFunc(s.list, func(silence Silence) bool { return silence.covers(d) })
		isError := d.Severity == Error || slices.Contains(s.required, d.ID)
		if i < 0 || isError {
			kept = append(kept, d)
		}
		if i < 0 {
			continue
		}
		s.used[s.list[i]] = true
		if at := s.list[i].At; isError && !refused[at] {
			refused[at] = true
			kept = append(kept, Warnf("silence-of-error", at, "An error cannot be silenced, and “%s” is one: only warnings can.", d.ID))
		}
	}
	return kept
}

// Unused returns warnings about silences that have matched nothing since Set.
func (s *Silences) Unused() (diags List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, silence := range s.list {
		if s.used[silence] {
			continue
		}
		d := Warnf("silence-unused", silence.At, "No warning is silenced by this: there is none of the ID “%s”.", silence.ID)
		if silence.File != "" {
			d = Warnf("silence-unused", silence.At, "No warning is silenced by this: there is none of the ID “%s” in %s.", silence.ID, silence.File)
		}
		if near := Suggest(string(silence.ID), s.known); near != "" && near != string(silence.ID) {
			d = d.WithHint("Did you mean %s?", near)
		} else {
			d = d.WithHint("Remove it. An ID stands in square brackets behind the sentence of its warning.")
		}
		diags = append(diags, d)
	}
	return diags
}
