package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// stagingTree is where a site is staged whose folder does not exist yet: it is
// written in its final shape and then renamed as a whole.
type stagingTree struct {
	dir string

	mu   sync.Mutex
	made map[string]bool // folders
}

// file returns where a file is to be written, in a folder that exists.
func (t *stagingTree) file(name string) (string, error) {
	file := filepath.Join(t.dir, filepath.FromSlash(name))
	return file, t.ensure(filepath.Dir(file))
}

// ensure makes a folder and those above it, each once.
func (t *stagingTree) ensure(dir string) error {
	if dir == t.dir || t.isMade(dir) {
		return nil
	}
	if err := t.ensure(filepath.Dir(dir)); err != nil {
		return err
	}
	// Two goroutines may come here together: then the second finds it there.
	if err := os.Mkdir(dir, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.made[dir] = true
	return nil
}

func (t *stagingTree) isMade(dir string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.made[dir]
}

// moveTo makes the tree the folder dir, which does not exist. Where .nightlight is
// on another file system, the tree is copied beside dir first.
func (t *stagingTree) moveTo(dir string) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	err := rename(t.dir, dir)
	if !isOneOf(err, otherDevice) {
		return err
	}
	beside := dir + copySuffix
	if err := os.RemoveAll(beside); err != nil {
		return err
	}
	if err := os.CopyFS(beside, os.DirFS(t.dir)); err != nil {
		return errors.Join(err, os.RemoveAll(beside))
	}
	return rename(beside, dir)
}
