package disk

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"nightlight/generator/output"
)

// commit carries out a plan.
func (w *writer) commit(p plan) error {
	changes := len(p.write) + len(p.remove)
	if changes == 0 && w.known && maps.Equal(w.files, w.before.Written) && slices.Equal(p.foreign, w.before.Reported) {
		return nil
	}
	if err := w.checkAll(p); err != nil {
		return err
	}
	data, err := json.Marshal(p.manifest(w))
	if err != nil {
		return err
	}
	if err := ReplaceFile(w.manifest(), data); err != nil {
		return err
	}
	switch {
	case changes == 0:
		return nil
	case w.isNew && rename(w.tree(), w.dir) == nil: // it fails where .nightlight is on another file system
		return nil
	case w.isWorthSwapping(p) && w.swap(p) == nil:
		return nil
	}
	return update{w.dir, w.tree(), w.entries, rename}.run(p)
}

// checkAll fails when somebody has changed a file that is to change. Where names that
// differ in capital letters are one file, a new name finds the one that it replaces.
func (w *writer) checkAll(p plan) error {
	leaving := map[string]bool{}
	for _, name := range p.remove {
		leaving[output.Folded(name)] = true
	}
	for _, name := range slices.Concat(p.write, p.remove) {
		if w.entries[name].kind == absent && leaving[output.Folded(name)] {
			continue
		}
		if err := check(w.dir, w.entries, name); err != nil {
			return err
		}
	}
	return nil
}

// update changes the files of a folder one by one.
type update struct {
	dir string
	// source is the folder with the new files.
	source string
	// entries is what the folder was found to hold.
	entries map[string]entry
	// bring puts a new file beside the one that it replaces. It fails where a volume, or a
	// mount inside the folder, puts the two on different file systems: then they are copied.
	bring func(from, to string) error
}

// broughtPrefix begins the name of a file that is about to replace another.
const broughtPrefix = ".nightlight-"

func (u update) file(name string) string { return in(u.dir, name) }
func (u update) brought(name string) string {
	return filepath.Join(filepath.Dir(u.file(name)), broughtPrefix+hashOf([]byte(name)))
}

// run makes the room that new files need and brings them beside the old ones, which
// is where a disk shows that it is full. Then it replaces the old ones, and removes the
// rest of them last: pages that are still the old ones need them.
func (u update) run(p plan) error {
	inTheWay, rest := p.splitRemoved()
	if err := u.remove(inTheWay); err != nil {
		return err
	}
	if err := u.bringAll(p.write); err != nil {
		for _, name := range p.write {
			_ = os.Remove(u.brought(name)) // else the next Write does it
		}
		return err
	}
	for _, name := range p.write {
		if err := check(u.dir, u.entries, name); err != nil {
			return err
		}
		if err := rename(u.brought(name), u.file(name)); err != nil {
			return err
		}
	}
	return u.remove(rest)
}

func (u update) bringAll(names []string) error {
	for _, name := range names {
		if u.entries[name].kind == directory && !u.removeFolders(name) {
			return &changedError{name}
		}
		if err := os.MkdirAll(filepath.Dir(u.file(name)), 0o755); err != nil {
			return err
		}
		from, to := in(u.source, name), u.brought(name)
		if u.bring(from, to) == nil {
			continue
		}
		if err := copyFile(from, to); err != nil {
			return err
		}
	}
	return nil
}

// removeFolders removes a folder in which are only folders, unless somebody has just put
// something into one of them.
func (u update) removeFolders(dir string) bool {
	var folders []string
	for name, entry := range u.entries {
		if entry.kind == directory && strings.HasPrefix(name+"/", dir+"/") {
			folders = append(folders, name)
		}
	}
	slices.Sort(folders)
	for _, name := range slices.Backward(folders) {
		_ = os.Remove(u.file(name))
	}
	return !exists(u.file(dir))
}

// remove removes files, and the folders that become empty.
func (u update) remove(names []string) error {
	for _, name := range names {
		if err := check(u.dir, u.entries, name); err != nil {
			return err
		}
		if err := os.Remove(u.file(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for dir := path.Dir(name); dir != "/" && os.Remove(u.file(dir)) == nil; {
			dir = path.Dir(dir)
		}
	}
	return nil
}

// check fails when a file is not the one that was found there. One that somebody has
// removed is no loss.
func check(dir string, found map[string]entry, name string) error {
	now, err := entryAt(in(dir, name))
	if err == nil && now.kind != absent && now != found[name] {
		return &changedError{name}
	}
	return err
}
