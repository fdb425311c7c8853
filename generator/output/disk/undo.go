package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// recover undoes a Write that ended in the middle, and removes what it left.
func (w *writer) recover() error {
	var p plan
	err := readJSON(w.journal(), &p)
	switch {
	case err == nil:
		if err := w.undo(p); err != nil {
			return err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	return os.RemoveAll(w.staging())
}

// undo puts everything back to where it was before a plan. Files are only ever
// moved, so it may be run again when it was itself interrupted.
func (w *writer) undo(p plan) error {
	for _, name := range p.Write {
		if exists(w.inNew(name)) {
			continue // it was never moved
		}
		err := rename(w.inDir(name), w.inNew(name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	for _, name := range slices.Backward(p.Folders) {
		if info, err := os.Lstat(w.inDir(name)); err == nil && info.IsDir() {
			_ = os.Remove(w.inDir(name)) // it fails where the folder holds something, which is right
		}
	}
	for _, name := range slices.Concat(p.Write, p.Remove) {
		if !exists(w.inOld(name)) {
			continue // it never was, or stands there again
		}
		if err := os.MkdirAll(filepath.Dir(w.inDir(name)), 0o755); err != nil {
			return err
		}
		if err := rename(w.inOld(name), w.inDir(name)); err != nil {
			return err
		}
	}
	if err := writeJSON(w.record(), p.Before); err != nil {
		return err
	}
	return os.Remove(w.journal())
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}
