package disk

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"slices"

	"nightlight/generator/output"
)

// changedError is a file that a person changed after the folder was scanned.
type changedError struct{ name string }

func (e *changedError) Error() string {
	return e.name + " was changed while the site was being written"
}

// commit carries out a plan. When a step fails, the steps before it are undone.
func (w *writer) commit(p plan) error {
	if len(p.Write) == 0 && len(p.Remove) == 0 {
		if w.known && p.After.equal(p.Before) {
			return nil
		}
		return writeJSON(w.manifest(), p.After)
	}
	if w.tree != nil {
		// A manifest of files that are not there does no harm.
		if err := writeJSON(w.manifest(), p.After); err != nil {
			return err
		}
		return w.tree.moveTo(w.dir)
	}
	if w.isWorthSwapping(p) && w.swap(p) == nil {
		return nil
	}
	return w.moveInPlace(p)
}

// moveInPlace moves the files one by one, with a journal by which that is undone.
func (w *writer) moveInPlace(p plan) error {
	if err := writeJSON(w.journal(), p); err != nil {
		return err
	}
	for _, step := range []func() error{
		func() error { return w.move(p) },
		func() error { return writeJSON(w.manifest(), p.After) },
		w.endJournal, // from here on nothing can be undone
	} {
		if err := step(); err != nil {
			return errors.Join(err, w.undo(p))
		}
	}
	return nil
}

// move makes the room that the new files need, puts them into place, and removes the
// rest of the old ones only then: pages that are still the old ones need them.
func (w *writer) move(p plan) error {
	first, last := p.splitRemoved()
	if err := w.removeAll(first); err != nil {
		return err
	}
	for _, name := range p.Folders {
		if err := os.Mkdir(w.inDir(name), 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	for _, name := range p.Write {
		if err := w.replace(name); err != nil {
			return err
		}
	}
	return w.removeAll(last)
}

// splitRemoved divides the files to remove into those that are in the way of a new
// file and the rest. In the way is a file that becomes a folder, or a folder that
// becomes a file, or a name of which only capital letters change.
func (p plan) splitRemoved() (first, last []string) {
	wanted, files := map[string]bool{}, map[string]bool{}
	for _, name := range slices.Concat(p.Folders, p.Write) {
		wanted[output.Folded(name)] = true
	}
	for _, name := range p.Write {
		files[output.Folded(name)] = true
	}
	for _, name := range p.Remove {
		inTheWay := wanted[output.Folded(name)]
		for dir := path.Dir(name); dir != "/" && !inTheWay; dir = path.Dir(dir) {
			inTheWay = files[output.Folded(dir)]
		}
		if inTheWay {
			first = append(first, name)
		} else {
			last = append(last, name)
		}
	}
	return first, last
}

func (w *writer) removeAll(names []string) error {
	for _, name := range names {
		if err := w.setAside(name); err != nil {
			return err
		}
		w.removeEmptyParents(path.Dir(name))
	}
	return nil
}

// replace puts one staged file into place and keeps the one that was there.
func (w *writer) replace(name string) error {
	switch w.entries[name].kind {
	case regular:
		if err := w.setAside(name); err != nil {
			return err
		}
	case directory: // obstacles has made sure that nothing of others is in it
		if err := removeEmptyFolders(w.inDir(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return errors.Join(&changedError{name}, err)
		}
	}
	if exists(w.inDir(name)) {
		return &changedError{name}
	}
	return move(w.inNew(name), w.inDir(name))
}

// setAside moves a file out of the folder, where it can be put back from. It fails
// when the file is not the one that the scan saw.
func (w *writer) setAside(name string) error {
	if err := move(w.inDir(name), w.inOld(name)); errors.Is(err, fs.ErrNotExist) {
		return nil // somebody has removed it: there is nothing to put back
	} else if err != nil {
		return err
	}
	now, err := entryAt(w.inOld(name))
	if err == nil && now != w.entries[name] {
		return &changedError{name}
	}
	return err
}

// removeEmptyParents removes the folders that have become empty, from name upwards.
func (w *writer) removeEmptyParents(name string) {
	for ; name != "/"; name = path.Dir(name) {
		if os.Remove(w.inDir(name)) != nil {
			return // it holds something
		}
	}
}
