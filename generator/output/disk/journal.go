package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// recover undoes a Write that ended in the middle, and removes what it left. A
// journal that cannot be read is one whose moves had not begun: it is on the disk
// before the first of them.
func (w *writer) recover() error {
	if err := w.recoverSwap(); err != nil {
		return err
	}
	var p plan
	switch err := readJSON(w.journal(), &p); {
	case err == nil:
		if err := w.undo(p); err != nil {
			return err
		}
	case !errors.Is(err, fs.ErrNotExist) && !isDamaged(err):
		return err
	}
	return os.RemoveAll(w.staging())
}

// undo puts everything back to where it was before a plan. Files are only ever
// moved, so it may be run again when it was itself interrupted.
func (w *writer) undo(p plan) error {
	for _, name := range slices.Concat(p.Write, p.Remove) {
		_ = os.Remove(w.inDir(name) + copySuffix) // an interrupted copy has left it
	}
	for _, name := range p.Write {
		if staged, err := entryAt(w.inNew(name)); err == nil && staged.kind != absent {
			// It was not moved, or only copied.
			if there, err := entryAt(w.inDir(name)); err == nil && there == staged {
				_ = os.Remove(w.inDir(name))
			}
			continue
		}
		if err := move(w.inDir(name), w.inNew(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	for _, name := range slices.Backward(p.Folders) {
		if entry, err := entryAt(w.inDir(name)); err == nil && entry.kind == directory {
			_ = os.Remove(w.inDir(name)) // it fails where the folder holds something, which is right
		}
	}
	for _, name := range slices.Concat(p.Write, p.Remove) {
		if !exists(w.inOld(name)) {
			continue // it never was, or is back already
		}
		if err := os.MkdirAll(filepath.Dir(w.inDir(name)), 0o755); err != nil {
			return err
		}
		if err := move(w.inOld(name), w.inDir(name)); err != nil {
			return err
		}
	}
	if err := w.restoreManifest(p.Before); err != nil {
		return err
	}
	return w.endJournal()
}

func (w *writer) restoreManifest(before manifest) error {
	if before.Written != nil {
		return writeJSON(w.manifest(), before)
	}
	if err := os.Remove(w.manifest()); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// endJournal removes the journal, and waits until that is on the disk: what it would
// undo with is deleted next.
func (w *writer) endJournal() error {
	if err := os.Remove(w.journal()); err != nil {
		return err
	}
	return syncFolder(w.staging())
}
