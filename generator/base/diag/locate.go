package diag

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"unicode"
)

// FromError returns the problem for an error; doing completes "Something went wrong while …".
func FromError(err error, doing string) Diagnostic {
	d := Diagnostic{ID: "failed", Message: fmt.Sprintf("Something went wrong while %s: %v.", doing, err)}
	var path *fs.PathError
	if errors.As(err, &path) {
		d.File = path.Path
		d.Message = fmt.Sprintf("Something went wrong while %s: %s.", doing, reason(path.Err))
	}
	return d
}

// reason returns why a file operation failed, in plain words for common causes.
func reason(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "the file does not exist"
	case errors.Is(err, fs.ErrPermission):
		return "the file may not be opened; look at its permissions"
	}
	return err.Error()
}

// Files gives access to the lines of a site's files that are shown with problems.
type Files struct {
	// Read returns nil for a file that cannot be read.
	Read func(name string) []byte
	// IsWithheld reports whether no line of a file may be shown, because it may contain keys.
	IsWithheld func(name string) bool
	// HoldsKey reports whether a text from any file contains a key; it may be nil.
	HoldsKey func(text string) bool
}

// Locate returns a copy of the list with missing Source lines filled in from readable files,
// and with keys removed.
func (f Files) Locate(list List) List {
	files := map[string][]string{}
	located := make(List, len(list))
	sources := map[string]bool{} // whether a line contains a key: a long line may have very many problems
	for i, d := range list {
		if f.IsWithheld(d.File) {
			d = d.without(mayBeKey)
		} else if d.Source == "" && d.File != "" && d.Line > 0 {
			if _, read := files[d.File]; !read {
				files[d.File] = Lines(f.Read(d.File))
			}
			if lines := files[d.File]; d.Line <= len(lines) {
				d.Source = lines[d.Line-1]
			}
		}
		if f.HoldsKey != nil && (f.HoldsKey(d.said()) || f.sourceHoldsKey(d.Source, sources)) {
			d = d.without(f.HoldsKey)
		}
		located[i] = d
	}
	return located
}

// sourceHoldsKey searches each line for keys only once.
func (f Files) sourceHoldsKey(line string, known map[string]bool) bool {
	holds, found := known[line]
	if !found {
		holds = f.HoldsKey(line)
		known[line] = holds
	}
	return holds
}

// said returns all text of a problem that may be printed, except its line.
func (d Diagnostic) said() string {
	return strings.Join([]string{d.Message, d.Hint, d.Fixed, d.Detail, d.File}, "\n")
}

// without returns the problem without its source line, and with words that are keys replaced.
func (d Diagnostic) without(isKey func(word string) bool) Diagnostic {
	hide := func(sentence string) string {
		for _, word := range strings.FieldsFunc(sentence, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+/=_-", r)
		}) {
			if isKey(word) {
				sentence = strings.ReplaceAll(sentence, word, "…")
			}
		}
		return sentence
	}
	if file := hide(d.File); file != d.File {
		d.File, d.Hint = file, "" // a hint about the file's name may contain parts of the key
	}
	return Diagnostic{ID: d.ID, Severity: d.Severity, Pos: d.Pos, Message: hide(d.Message), Hint: hide(d.Hint), First: d.First, Follows: d.Follows}
}

// mayBeKey reports whether a word may be a key in base64 or a part of one: it is long, and
// has characters other than a-z, - and / after the first.
func mayBeKey(word string) bool {
	return len(word) > 5 && strings.Trim(word[1:], "abcdefghijklmnopqrstuvwxyz-/") != ""
}

// lineBreaks normalises line endings, which are the same in YAML and Markdown.
var lineBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// Normalise returns a text without its byte order mark and with \n as the only line ending.
func Normalise(data []byte) string {
	text := string(bytes.TrimPrefix(data, []byte("\uFEFF")))
	if strings.Contains(text, "\r") {
		text = lineBreaks.Replace(text)
	}
	return text
}

// Lines splits a text file into lines without their line endings.
func Lines(data []byte) []string {
	return strings.Split(Normalise(data), "\n")
}

// ours and theirs are the prefixes of the lines that Git writes around the sides of a merge.
var ours, theirs = []byte("<<<<<<< "), []byte(">>>>>>> ")

// Conflict returns the problem of a text with Git's merge conflict markers; nil if it has none.
// The problem is First, so it hides all others.
func Conflict(file string, text []byte) *Diagnostic {
	if !bytes.Contains(text, ours) && !bytes.Contains(text, theirs) {
		return nil
	}
	line, first, last := 0, 0, 0
	for row := range bytes.Lines(text) {
		line++
		if bytes.HasPrefix(row, ours) {
			first = line
		} else if bytes.HasPrefix(row, theirs) {
			last = line
			break
		}
	}
	problem := Errorf("merge-conflict", Pos{File: file, Line: cmp.Or(first, last), Column: 1}, "Git has left a part of a merge in this file.").
		WithHint("Keep what is right of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.")
	problem.First = true
	switch {
	case first == 0 && last == 0:
		return nil
	case first > 0 && last > 0:
		problem.Message = fmt.Sprintf("Git has left both sides of a merge in this file: from this line to line %d.", last)
	}
	return &problem
}
