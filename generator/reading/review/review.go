// Package review compares advice with the text that was reviewed.
//
//  1. The model selects the files of advice (content.Advice). The digest of such a file is the
//     hash of its sentences (sentences.go), without dates, prices, addresses and the keys that
//     every page has.
//  2. content/reviewed.yaml has a line for each file, with its reviewer and the digest of the
//     reviewed text. If the digest differs, the text has changed since.
//  3. The reviewed text is searched for in Git, and compared with the current text, sentence by
//     sentence (history.go).
//
// A change is a warning with the old and the new sentences, or an error at a launch (Required).
package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// The IDs of problems with advice.
const (
	Changed    diag.ID = "advice-changed"
	Unreviewed diag.ID = "advice-unreviewed"
	signed     diag.ID = "advice-reviewer"
)

// NoProfession is the profession of a reviewer who is not qualified to judge the advice.
const NoProfession = "no health professional"

// Advice is a file of advice with its review.
type Advice struct {
	File, Digest string
	// Figure matches the sentences that are advice; nil for all.
	Figure *regexp.Regexp
	// Entry is its line in the list, or nil if it has not been reviewed.
	Entry *Entry
}

// IsCurrent reports whether the current text of the file has been reviewed.
func (a Advice) IsCurrent() bool { return a.Entry != nil && a.Entry.Digest == a.Digest }

// Site is a site whose advice is checked.
type Site struct {
	// Root is its folder, in which Git runs.
	Root string
	Tree *content.Tree
	// Cache stores digests and comparisons; it may be nil.
	Cache *cache.Cache
}

var (
	listed   = cache.Func[[]Entry]{Name: "reviewed", Stored: true}
	digested = cache.Func[string]{Name: "digest", Stored: true}
	compared = cache.Func[struct{}]{Name: "advice", Stored: true}
)

// Advice returns the site's files of advice, sorted.
func (s Site) Advice(list List) []Advice { return s.advice(list, s.Tree.Advice()) }

func (s Site) advice(list List, files map[string]content.AdviceFile) (all []Advice) {
	for _, file := range slices.Sorted(maps.Keys(files)) {
		figure := files[file].Figure
		digest, _ := cache.Do(s.Cache, digested, files[file].Key, func() (string, diag.List, bool) {
			return digest(sentences(file, s.read(file), figure)), nil, true
		})
		if entry := list.entryFor(file, digest, files); figure == nil || entry != nil || digest != nothing {
			all = append(all, Advice{file, digest, figure, entry})
		}
	}
	return all
}

func (s Site) read(file string) []byte {
	data, _ := fs.ReadFile(s.Tree.FS, file) // unreadable files have been reported
	return data
}

// Judge warns of each file of advice whose current text has not been reviewed.
func (s Site) Judge(ctx context.Context) diag.List {
	list, diags := Read(s.Tree.FS, s.Cache)
	if diags.HasErrors() {
		return diags
	}
	files := s.Tree.Advice()
	maps.DeleteFunc(files, func(file string, f content.AdviceFile) bool { // a new page that states an age is not reported
		return f.Figure != nil && !slices.ContainsFunc(list.Entries, func(e Entry) bool { return e.File == file })
	})
	all := s.advice(list, files)
	if len(list.Entries) == 0 && len(all) > 0 {
		return diag.List{diag.Warnf(Unreviewed, diag.Pos{File: File}, "No one has reviewed the %d files of advice.", len(all)).
			WithHint("Run nightlight review: it goes through them and writes this file.")}
	}
	for _, advice := range all {
		if !advice.IsCurrent() {
			diags.Add(s.judge(ctx, advice))
		}
	}
	if Required(s.Tree) != nil {
		for i := range diags {
			diags[i].Hint = strings.Replace(diags[i].Hint, "This stops nothing.", "build --launch refuses it.", 1)
		}
	}
	return diags
}

func (s Site) judge(ctx context.Context, advice Advice) diag.List {
	if advice.Entry == nil {
		return diag.List{diag.Warnf(Unreviewed, diag.Pos{File: advice.File}, "No one has reviewed this file of advice.").
			WithHint("This stops nothing. When someone who may judge it has read it: nightlight review %s", advice.File)}
	}
	key := cache.KeyOf([]byte(advice.File), []byte(advice.Entry.line()), s.read(advice.File), []byte(stamp(ctx, s.Root)))
	_, diags := cache.Do(s.Cache, compared, key, func() (struct{}, diag.List, bool) {
		changes, reason := s.Changes(ctx, advice)
		if reason == "" && len(changes) == 0 {
			return struct{}{}, nil, false // the file was reverted after its digest was computed
		}
		return struct{}{}, diag.List{warning(advice, changes, reason)}, true
	})
	return diags
}

// Changes returns what has changed in a file since it was reviewed. If the reviewed text is
// not known, unknown is the reason.
func (s Site) Changes(ctx context.Context, advice Advice) (changes []Change, unknown string) {
	old, unknown := oldText(ctx, s.Root, advice)
	if unknown != "" {
		return nil, unknown
	}
	return Compare(sentences(advice.File, old, advice.Figure), sentences(advice.File, s.read(advice.File), advice.Figure)), ""
}

// Sentences returns all sentences of advice in a file, each with its line.
func (s Site) Sentences(advice Advice) (all []string) {
	for _, sentence := range sentences(advice.File, s.read(advice.File), advice.Figure) {
		all = append(all, fmt.Sprintf("%d: %s", sentence.Line, sentence.shown(false)))
	}
	return all
}

const mostShown = 5

func warning(advice Advice, changes []Change, unknown string) diag.Diagnostic {
	pos := diag.Pos{File: advice.File}
	if unknown != "" {
		return diag.Warnf(Changed, pos, "This advice has changed since %s. What it said then is not known: %s.", advice.Entry.By(), unknown).
			WithHint("This stops nothing. When someone who may judge it has read it: nightlight review %s", advice.File)
	}
	pos.Line = changes[0].Line
	problem := diag.Warnf(Changed, pos, "This advice has changed since %s: %s.", advice.Entry.By(), diag.Count(len(changes), "sentence")).
		WithHint("This stops nothing. When someone who may judge it has read what is new: nightlight review %s", advice.File)
	var shown []string
	for _, change := range changes[:min(len(changes), mostShown)] {
		shown = append(shown, change.String())
	}
	if more := len(changes) - mostShown; more > 0 {
		shown = append(shown, fmt.Sprintf("and %d more, which nightlight review shows", more))
	}
	problem.Detail = strings.Join(shown, "\n")
	return problem
}

// Required returns the IDs of the warnings that count as errors when the site is launched.
func Required(tree *content.Tree) []diag.ID {
	if tree.Site().Review != "required" {
		return nil
	}
	return []diag.ID{Changed, Unreviewed}
}

// Require returns the problems found, with those warnings as errors.
func Require(tree *content.Tree, found diag.List) diag.List {
	required := Required(tree)
	found = slices.Clone(found)
	for i, d := range found {
		if slices.Contains(required, d.ID) {
			found[i].Severity = diag.Error
		}
	}
	return found
}

// Signatures reports who has reviewed how many files of advice, for the owner's checks before the
// site goes live.
func Signatures(tree *content.Tree) diag.List {
	list, diags := Read(tree.FS, nil)
	advice, byWhom := tree.Advice(), map[string][]string{}
	for _, entry := range list.Entries {
		if _, is := advice[entry.File]; is && !slices.Contains(byWhom[entry.who()], entry.File) {
			byWhom[entry.who()] = append(byWhom[entry.who()], entry.File)
		}
	}
	for _, who := range slices.Sorted(maps.Keys(byWhom)) {
		problem := diag.Warnf(signed, diag.Pos{File: File}, "%s of advice %s reviewed by %s.",
			diag.Count(len(byWhom[who]), "file"), cmp.Or(map[int]string{1: "was"}[len(byWhom[who])], "were"), who)
		if strings.Contains(who, NoProfession) {
			problem = problem.WithHint("Ask someone who may judge it, such as a health visitor, to read it: nightlight review --all")
		}
		diags = append(diags, problem)
	}
	return diags
}

// File records who has reviewed which file of advice.
const File = content.ReviewedFile

const head = `# Who has read the advice of this site, and which text of it. A line for each file, written by:
# go run ./cmd/nightlight review
`

// Entry records who has reviewed a file.
type Entry struct {
	File       string      `yaml:"file" validate:"required"`
	Date       schema.Date `yaml:"date" validate:"required"`
	Name       string      `yaml:"name" validate:"required"`
	Profession string      `yaml:"profession" validate:"required"`
	// Digest is the digest of the reviewed text.
	Digest string `yaml:"digest" validate:"required"`
}

func (e Entry) line() string {
	return fmt.Sprintf("- {file: %s, date: %s, name: %q, profession: %q, digest: %q}", e.File, e.Date.Format("2006-01-02"), e.Name, e.Profession, e.Digest)
}

func (e Entry) who() string { return fmt.Sprintf("%s (%s)", e.Name, e.Profession) }

// By returns who reviewed the file and when, as the end of a sentence.
func (e Entry) By() string {
	return fmt.Sprintf("%s reviewed it on %s", e.who(), e.Date.Format("2 January 2006"))
}

// List is the content of File.
type List struct{ Entries []Entry }

var reader = yamldoc.NewReader(reflect.TypeFor[[]Entry]())

// Read reads the list below the root of a site. The list is optional, and the cache may be nil.
func Read(fsys fs.FS, c *cache.Cache) (list List, diags diag.List) {
	data, err := fs.ReadFile(fsys, File)
	if errors.Is(err, fs.ErrNotExist) {
		return list, nil
	} else if err != nil {
		return list, diag.List{diag.FromError(err, "reading who has reviewed the advice")}
	}
	if conflict := diag.Conflict(File, data); conflict != nil {
		return list, diag.List{conflict.WithHint("Keep the lines of both sides; where two of them name one file, either will do. Remove the lines that begin with <<<<<<<, ======= and >>>>>>>.")}
	}
	list.Entries, diags = cache.Do(c, listed, cache.KeyOf(data), func() (entries []Entry, diags diag.List, keep bool) {
		diags = reader.Read(File, data, &entries).Diags
		return entries, diags, true
	})
	return list, diags
}

// entryFor returns the line for a file. If a merge left two, it returns the one for the current text,
// or else the later date, or else the last. A file renamed by hand is recognised by its digest.
func (l List) entryFor(file, digest string, advice map[string]content.AdviceFile) (found *Entry) {
	for i := range l.Entries {
		entry := &l.Entries[i]
		_, isThere := advice[entry.File]
		switch {
		case entry.File != file && (isThere || entry.Digest != digest):
		case found == nil, entry.Digest == digest, found.Digest != digest && !entry.Date.Before(found.Date.Time):
			found = entry
		}
	}
	return found
}

// With returns the text of the list with the lines of some files replaced, or removed if nil.
func (l List) With(changes map[string]*Entry) string {
	entries := slices.DeleteFunc(slices.Clone(l.Entries), func(e Entry) bool { _, changed := changes[e.File]; return changed })
	for _, entry := range changes {
		if entry != nil {
			entries = append(entries, *entry)
		}
	}
	slices.SortStableFunc(entries, func(a, b Entry) int { return strings.Compare(a.File, b.File) })
	text := head
	for _, entry := range entries {
		text += "\n" + entry.line() + "\n" // an empty line between them lets Git merge two reviews
	}
	return text
}

// Renamed returns the text of the list after a file has been renamed.
func (l List) Renamed(from, to string) (text string, changed bool) {
	at := slices.IndexFunc(l.Entries, func(e Entry) bool { return e.File == from })
	if at < 0 {
		return "", false
	}
	entry := l.Entries[at]
	entry.File = to
	return l.With(map[string]*Entry{from: nil, to: &entry}), true
}
