package disk

import (
	"context"
	"os"
	"path/filepath"

	"nightlight/generator/diag"
)

// Staged is a site that is made, and that nobody can see yet.
type Staged struct {
	// Paths are its files, sorted.
	Paths []string
	// Read returns the bytes of one.
	Read func(path string) ([]byte, error)
}

// Check judges a staged site. When the list has errors, or the error is not nil, the folder
// stays as it was.
type Check func(ctx context.Context, site Staged) (diag.List, error)

// staged is the site as it will be: what is new, and what stays in the folder.
func (w *writer) staged(paths []string) Staged {
	isNew := make(map[string]bool, len(w.changed))
	for _, name := range w.changed {
		isNew[name] = true
	}
	return Staged{paths, func(name string) ([]byte, error) {
		switch {
		case w.tree != nil:
			return os.ReadFile(filepath.Join(w.tree.dir, filepath.FromSlash(name)))
		case isNew[name]:
			return os.ReadFile(w.inNew(name))
		}
		return os.ReadFile(w.inDir(name))
	}}
}
