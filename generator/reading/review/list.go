package review

import (
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// File lists who has read which file of advice.
const File = content.ReviewedFile

const head = `# Who has read the advice of this site, and which text of it. A line for each file, written by:
# go run ./cmd/nightlight review
`

// Entry says who has read a file.
type Entry struct {
	File       string      `yaml:"file" validate:"required"`
	Date       schema.Date `yaml:"date" validate:"required"`
	Name       string      `yaml:"name" validate:"required"`
	Profession string      `yaml:"profession" validate:"required"`
	// Digest is that of the text that was read.
	Digest string `yaml:"digest" validate:"required"`
}

func (e Entry) line() string {
	return fmt.Sprintf("- {file: %s, date: %s, name: %q, profession: %q, digest: %q}", e.File, e.Date.Format("2006-01-02"), e.Name, e.Profession, e.Digest)
}

func (e Entry) who() string { return fmt.Sprintf("%s (%s)", e.Name, e.Profession) }

// By is who has read the file, and when, as the end of a sentence.
func (e Entry) By() string {
	return fmt.Sprintf("%s reviewed it on %s", e.who(), e.Date.Format("2 January 2006"))
}

// List is what File contains.
type List struct {
	Entries []Entry
	text    string
}

var reader = yamldoc.NewReader(reflect.TypeFor[[]Entry]())

// Read reads the list of a site, by its root. A site may be without one.
func Read(fsys fs.FS) (list List, diags diag.List) {
	data, err := fs.ReadFile(fsys, File)
	if errors.Is(err, fs.ErrNotExist) {
		return list, nil
	} else if err != nil {
		return list, diag.List{diag.FromError(err, "reading who has reviewed the advice")}
	}
	if conflict := diag.Conflict(File, data); conflict != nil {
		return list, diag.List{conflict.WithHint("Keep the lines of both sides; where two of them name one file, either will do. Remove the lines that begin with <<<<<<<, ======= and >>>>>>>.")}
	}
	list.text = string(data)
	result := reader.Read(File, data, &list.Entries)
	return list, result.Diags
}

// entryFor is the line that a file has: where merging has left two, the one for the text as it
// is, else that of the later day, else the lower one. A file that was renamed by hand keeps the line with its digest.
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

// Doubles are the lines that stay of files for which merging has left more than one.
func (l List) Doubles(all []Advice) map[string]*Entry {
	lines, doubles := map[string]int{}, map[string]*Entry{}
	for _, entry := range l.Entries {
		lines[entry.File]++
	}
	for _, advice := range all {
		if lines[advice.File] > 1 {
			doubles[advice.File] = advice.Entry
		}
	}
	return doubles
}

// chunk is a line of the list, with those that YAML takes with it and the empty one behind.
var (
	chunk       = pattern.Of(`(?m)^- .*\n(?:[ \t]+\S.*\n)*\n?|^.*\n`)
	fileOfChunk = pattern.Of(`file: *["']?([^"',}\s]+)`)
)

// With returns the text of the list with other lines for some files; nil removes those of one. All
// other lines stay as they are.
func (l List) With(changes map[string]*Entry) string {
	text, restore, _ := content.SplitLineEnds(l.text)
	if text == "" {
		text = head + "\n"
	}
	chunks := chunk().FindAllString(strings.TrimRight(text, "\n")+"\n\n", -1)
	chunks = slices.DeleteFunc(chunks, func(text string) bool { _, changed := changes[fileIn(text)]; return changed })
	for _, entry := range changes {
		if entry == nil {
			continue
		}
		// An empty line between them lets Git merge the reviews of two files side by side.
		at := slices.IndexFunc(chunks, func(text string) bool { return fileIn(text) > entry.File })
		if at < 0 {
			at = len(chunks)
		}
		chunks = slices.Insert(chunks, at, entry.line()+"\n\n")
	}
	return restore(strings.TrimRight(strings.Join(chunks, ""), "\n") + "\n")
}

func fileIn(chunk string) string {
	if match := fileOfChunk().FindStringSubmatch(chunk); match != nil && chunk[0] == '-' {
		return match[1]
	}
	return ""
}

// Renamed returns the text of the list for a file that has another name.
func (l List) Renamed(from, to string) (text string, changed bool) {
	at := slices.IndexFunc(l.Entries, func(e Entry) bool { return e.File == from })
	if at < 0 {
		return "", false
	}
	entry := l.Entries[at]
	entry.File = to
	return l.With(map[string]*Entry{from: nil, to: &entry}), true
}
