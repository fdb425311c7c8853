package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// freshTree is where a site is staged that has no folder yet: it is written in its final
// shape and then moved as a whole, which is one step for ten thousand files.
type freshTree struct {
	dir string

	mu      sync.Mutex
	folders map[string]bool
}

func newFreshTree(dir string) *freshTree { return &freshTree{dir: dir, folders: map[string]bool{}} }

func (t *freshTree) plant() error { return os.MkdirAll(t.dir, 0o755) }

// place returns where a file is to be written, whose folder is there then.
func (t *freshTree) place(name string) (string, error) {
	file := filepath.Join(t.dir, filepath.FromSlash(name))
	folder := filepath.Dir(file)
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.folders[folder] {
		return file, nil
	}
	t.folders[folder] = true
	return file, os.MkdirAll(folder, 0o755)
}

// commitTree moves the tree to where the site belongs. The record is written first:
// of files that are not there it does no harm.
func (w *writer) commitTree(p plan) error {
	if err := writeJSON(w.record(), p.After); err != nil {
		return err
	}
	if err := os.Remove(w.dir); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(w.dir), 0o755); err != nil {
		return err
	}
	return rename(w.tree.dir, w.dir)
}
