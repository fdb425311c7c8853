package inplace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"nightlight/generator/finishing/disk"
	"nightlight/generator/reading/content"
)

var errOutside = errors.New("only files of words in content/ can be changed here")

// open returns the site's folder content/ as a root that links cannot escape, and the name of a
// file in it.
func (e *Editor) open(file string) (*os.Root, string, error) {
	name, ok := strings.CutPrefix(file, content.Root+"/")
	if !ok || !fs.ValidPath(name) || !e.drafter.IsAuthored(file) {
		return nil, "", errOutside
	}
	dir, err := os.OpenRoot(filepath.Join(e.drafter.Root(), content.Root))
	return dir, filepath.FromSlash(name), err
}

func (e *Editor) read(file string) (string, error) {
	dir, name, err := e.open(file)
	if err != nil {
		return "", err
	}
	defer dir.Close()
	info, err := dir.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission):
		return "", err
	case err != nil: // a link leads out of the folder
		return "", errOutside
	case !info.Mode().IsRegular() || info.Size() > content.MaxSize:
		return "", errOutside
	}
	data, err := dir.ReadFile(name)
	if err == nil && !utf8.Valid(data) {
		err = errors.New("the file is not saved as UTF-8")
	}
	return string(data), err
}

// errNewer is the error for a change to a file that has changed in the meantime.
var errNewer = errors.New("the file was changed by another program")

// replace writes a file if it still has the text that the change was based on. It checks this
// immediately before writing, because another program may save the file while a change is checked.
func (e *Editor) replace(file, before, after string) error {
	dir, name, err := e.open(file)
	if err != nil {
		return err
	}
	defer dir.Close()
	info, err := dir.Lstat(name)
	if err != nil {
		return err
	}
	isUnchanged := func() error {
		beforeReplacing()
		now, err := e.read(file)
		if err == nil && now != before {
			err = errNewer
		}
		return err
	}
	if info.Mode().IsRegular() {
		return disk.ReplaceIn(dir, name, []byte(after), info.Mode().Perm(), isUnchanged)
	} else if err := isUnchanged(); err != nil {
		return err
	}
	return dir.WriteFile(name, []byte(after), 0) // a link remains a link
}

// beforeReplacing is a variable so that tests can change a file at that moment.
var beforeReplacing = func() {}

func sentence(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		return "The file is not there any more."
	}
	text := err.Error()
	return fmt.Sprintf("%s%s.", strings.ToUpper(text[:1]), text[1:])
}

// changedFS is a folder with different contents in one file. That file has no modification time, so
// no cache confuses it with the one on disk.
type changedFS struct {
	fs.FS
	name    string
	changed fs.FS
}

func with(folder fs.FS, name, text string) (fs.FS, error) {
	changed, err := txtar.FS(&txtar.Archive{Files: []txtar.File{{Name: name, Data: []byte(text)}}})
	return &changedFS{folder, name, changed}, err
}

// Open opens the changed file in memory.
func (c *changedFS) Open(name string) (fs.File, error) {
	if name == c.name {
		return c.changed.Open(name)
	}
	return c.FS.Open(name)
}

// Replace gives a value of a file a new text. It uses the first notation that is proven correct:
// when the file is read again, the value is the new text and all other values are unchanged.
func Replace(text string, values []content.Value, at int, with string, read func(string) []content.Value) (after string, value content.Value, ok bool) {
	if values[at].Source == with {
		return text, values[at], true
	}
	for _, splice := range values[at].Splices(with) {
		after := splice.Apply(text)
		if again := read(after); proves(values, again, at, with) {
			return after, again[at], true
		}
	}
	return "", content.Value{}, false
}

// proves reports whether two readings of a file differ only in one value, which is the new text in
// the second. A paragraph may have become several.
func proves(before, after []content.Value, at int, with string) bool {
	added := len(after) - len(before)
	if added < 0 || added > 0 && !before[at].IsParagraph() {
		return false
	}
	became := after[at : at+1+added]
	parts := make([]string, len(became))
	for i, value := range became {
		if value.Kind != before[at].Kind {
			return false
		}
		parts[i] = value.Source
	}
	return strings.Join(parts, "\n\n") == with &&
		slices.EqualFunc(before[:at], after[:at], alike) &&
		slices.EqualFunc(before[at+1:], after[at+1+added:], alike)
}

// alike compares the texts, kinds and paths of two values. In a body it ignores the path, because
// positions and passage numbers change.
func alike(a, b content.Value) bool {
	return a.Source == b.Source && a.Kind == b.Kind && (a.InBody() && b.InBody() || a.Path == b.Path)
}

// normal normalises a text from the browser's field: it removes spaces at the ends of lines, and
// collapses several blank lines into one.
func normal(text string) string {
	var lines []string
	for line := range strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")) {
		line = strings.TrimRight(line, " \t\n")
		if line != "" || len(lines) > 0 && lines[len(lines)-1] != "" {
			lines = append(lines, line)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

func refusal(value content.Value, text string) string {
	switch {
	case strings.TrimSpace(text) == "":
		return "This cannot be empty here. To remove it, open the file in an editor."
	case strings.Contains(text, "\n") && !value.Lines:
		return "This has to stay on one line."
	}
	return "Written here, this text would change something else in the file. Open the file in an editor for that."
}
