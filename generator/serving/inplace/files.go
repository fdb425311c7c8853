package inplace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"nightlight/generator/reading/content"
)

// errOutside is the refusal of a file that is no text of an author.
var errOutside = errors.New("only files of words in content/ can be changed here")

// open returns the folder content/ of the site, out of which no link leads, and the name
// of a file in it.
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

// errNewer is the refusal of a change to a file that has another text by now.
var errNewer = errors.New("the file was changed by another program")

// replace writes a file that must still have the text that its change was made from:
// checking a change takes long enough for another program to save the file.
func (e *Editor) replace(file, before, after string) error {
	now, err := e.read(file)
	switch {
	case err != nil:
		return err
	case now != before:
		return errNewer
	}
	return e.write(file, after)
}

// write replaces a file at once, so that nobody reads half of it.
func (e *Editor) write(file, text string) error {
	dir, name, err := e.open(file)
	if err != nil {
		return err
	}
	defer dir.Close()
	info, err := dir.Lstat(name)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return dir.WriteFile(name, []byte(text), 0) // a link stays one
	}
	temporary := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+"~") // dev passes over such names
	err = dir.WriteFile(temporary, []byte(text), info.Mode().Perm())
	if err == nil {
		err = dir.Rename(temporary, name)
	}
	if err != nil {
		_ = dir.Remove(temporary)
	}
	return err
}

// sentence makes an error one for the author.
func sentence(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		return "The file is not there any more."
	}
	text := err.Error()
	return fmt.Sprintf("%s%s.", strings.ToUpper(text[:1]), text[1:])
}

// changedFS is a folder in which one file holds something else. That file has no time, so that
// no cache takes it for the one on disk.
type changedFS struct {
	fs.FS
	name    string
	changed fs.FS
}

// with returns a folder with another text of one of its files.
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
