// Package assets reads public/: the files that go into the site as they are.
package assets

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"nightlight/generator/diag"
)

// Folder is the folder below the site's root.
const Folder = "public"

// Files are public files by their address: /favicon.svg.
type Files map[string][]byte

// Load reads all of public/. Hidden files are left out, but for .well-known.
func Load(fsys fs.FS) (Files, diag.List) {
	files := Files{}
	err := fs.WalkDir(fsys, Folder, func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case hidden(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case hidden(entry.Name()) || entry.IsDir():
			return nil
		}
		data, err := fs.ReadFile(fsys, name)
		files[strings.TrimPrefix(name, Folder)] = data
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, diag.List{diag.Errorf(diag.Pos{File: Folder}, "The public files cannot be read: %v.", err)}
	}
	return files, nil
}

func hidden(name string) bool {
	return strings.HasPrefix(path.Base(name), ".") && name != ".well-known"
}
