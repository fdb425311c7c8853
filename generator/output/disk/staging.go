package disk

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
	return file, t.ensure(filepath.Dir(file))
}

// ensure makes a folder and those above it, each once.
func (t *freshTree) ensure(folder string) error {
	if folder == t.dir || t.made(folder) {
		return nil
	}
	if err := t.ensure(filepath.Dir(folder)); err != nil {
		return err
	}
	// Two goroutines may come here together: then the second finds it there.
	if err := os.Mkdir(folder, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.folders[folder] = true
	return nil
}

func (t *freshTree) made(folder string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.folders[folder]
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
