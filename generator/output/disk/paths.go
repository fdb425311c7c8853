package disk

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/diag"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// paths are the folder that is written and the folder beside it for all that
// writing needs: .nightlight/dist for dist, on the same file system so that
// files can be moved.
type paths struct{ dir, own string }

// at is where problems of a finished file are reported.
func at(name string) diag.Pos { return diag.Pos{File: "dist" + name} }

func pathsOf(dir string) (paths, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return paths{}, err
	}
	// The folder itself may be a link, to a volume with more room; what is in it not.
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	return paths{dir: dir, own: filepath.Join(filepath.Dir(dir), ".nightlight", filepath.Base(dir))}, nil
}

func (p paths) inDir(name string) string { return filepath.Join(p.dir, filepath.FromSlash(name)) }

// Staged and replaced files stand side by side under the hashes of their paths:
// making the site's folders twice would take most of a build's time.
func (p paths) inNew(name string) string {
	return filepath.Join(p.staging(), "new", hashOf([]byte(name)))
}
func (p paths) inOld(name string) string {
	return filepath.Join(p.staging(), "old", hashOf([]byte(name)))
}
func (p paths) staging() string { return filepath.Join(p.own, "staging") }
func (p paths) record() string  { return filepath.Join(p.own, "written.json") }
func (p paths) journal() string { return filepath.Join(p.staging(), "journal.json") }

// open locks dir against other processes, mends what a crash has left and looks
// at what there is.
func open(dir string) (*writer, error) {
	p, err := pathsOf(dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(p.own, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lockedfile.MutexAt(filepath.Join(p.own, "lock")).Lock()
	if err != nil {
		return nil, err
	}
	w := &writer{paths: p, unlock: unlock, files: map[string]written{}}
	if err := w.start(); err != nil {
		unlock()
		return nil, err
	}
	return w, nil
}

func (w *writer) start() error {
	if err := w.recover(); err != nil {
		return fmt.Errorf("restoring what an interrupted build left: %w", err)
	}
	if err := readJSON(w.record(), &w.before); err != nil && !errors.Is(err, fs.ErrNotExist) {
		// Without its record nothing is removed, which is safe.
		w.before = record{}
	}
	var err error
	if w.standing, err = survey(w.dir); err != nil {
		return err
	}
	if len(w.standing) == 0 {
		w.tree = newFreshTree(filepath.Join(w.staging(), "tree"))
		return w.tree.plant()
	}
	for _, folder := range []string{"new", "old"} {
		if err := os.MkdirAll(filepath.Join(w.staging(), folder), 0o755); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) close() error {
	defer w.unlock()
	if exists(w.journal()) {
		return nil // undoing failed too: the next Write needs what is there
	}
	return os.RemoveAll(w.staging())
}

func readJSON(file string, v any) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

// writeJSON replaces a file in one step, so that no crash leaves half of it.
func writeJSON(file string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}
