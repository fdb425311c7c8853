// Package diag holds diagnostics: problems in what an author wrote, each with its
// position, one plain sentence and the fix.
//
// A stage of the build returns (value, List). All problems are collected (diag.go),
// get their source lines (locate.go), and are sorted and printed by one printer
// (print.go): as text for the terminal and the browser's overlay (text.go), as JSON
// for programs and as annotations for GitHub (machine.go).
package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Severity is how serious a problem is: whether it stops the build.
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

// Diagnostic is one problem.
type Diagnostic struct {
	Severity Severity `json:"severity"`
	Pos
	// Message is one sentence: what is wrong.
	Message string `json:"message"`
	// Hint is what to do about it.
	Hint string `json:"hint,omitempty"`
	// Source is the line that Pos names, as it stands in the file.
	Source string `json:"source,omitempty"`
	// Length is how many characters of Source are wrong, from Column on; 0 counts as 1.
	Length int `json:"length,omitempty"`
	// Fixed is the corrected line, where we know it.
	Fixed string `json:"fixed,omitempty"`
	// Detail holds further lines, such as a component stack.
	Detail string `json:"detail,omitempty"`
	// First says that other problems may follow from this one, so that they are not shown.
	First bool `json:"-"`
}

// List is the problems of a build, or of a part of it.
type List []Diagnostic

// Errorf returns an error at a position.
func Errorf(pos Pos, format string, args ...any) Diagnostic {
	return Diagnostic{Pos: pos, Message: fmt.Sprintf(format, args...)}
}

// Warnf returns a warning at a position.
func Warnf(pos Pos, format string, args ...any) Diagnostic {
	return Diagnostic{Severity: Warning, Pos: pos, Message: fmt.Sprintf(format, args...)}
}

// WithHint returns the problem with what to do about it.
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

// Sorted returns the list by file, line and column, without repetitions. Where the program
// may open too few files, that is all there is: whatever else was found follows from it.
func (l List) Sorted() List {
	if problem := l.tooFewFiles(); problem != nil {
		return List{*problem}
	}
	sorted := slices.Clone(l)
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

// MaxCorrected is the longest line, in bytes, that is shown corrected. A longer one
// may have thousands of problems, each with a copy of the line.
const MaxCorrected = 4 << 10

// WithReplacement returns the problem with its line corrected: the first old from its
// column on is replaced.
func (d Diagnostic) WithReplacement(old, replacement string) Diagnostic {
	if len(d.Source) > MaxCorrected {
		return d
	}
	runes := []rune(d.Source)
	at := min(max(d.Column-1, 0), len(runes))
	d.Fixed = string(runes[:at]) + strings.Replace(string(runes[at:]), old, replacement, 1)
	return d
}
