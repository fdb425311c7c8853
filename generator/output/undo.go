package output

import (
	"errors"
	"io/fs"
	"os"
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
		err := moveFile(w.inDir(name), w.inNew(name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	for _, name := range slices.Backward(p.Folders) {
		_ = os.Remove(w.inDir(name)) // one that was there before holds something, or does not matter
	}
	for _, name := range slices.Concat(p.Write, p.Remove) {
		if !exists(w.inOld(name)) {
			continue
		}
		if err := moveFile(w.inOld(name), w.inDir(name)); err != nil {
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
