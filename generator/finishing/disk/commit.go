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
)

// commit carries out a plan: first the manifest says what is about to change.
func (w *writer) commit(p plan) error {
	changes := len(p.write) + len(p.remove)
	if changes == 0 && w.known && maps.Equal(w.files, w.before.Written) && slices.Equal(p.foreign, w.before.Reported) {
		return nil
	}
	data, err := json.Marshal(p.manifest(w))
	if err != nil {
		return err
	}
	if err := errors.Join(syncAll(w.tree(), p.write), ReplaceFile(w.manifest(), data)); err != nil || changes == 0 {
		return err
	}
	return w.update(p)
}

// broughtPrefix begins the name of a file that is about to replace another.
const broughtPrefix = ".nightlight-"

func (w *writer) file(name string) string { return in(w.dir, name) }
func (w *writer) brought(name string) string {
	return filepath.Join(filepath.Dir(w.file(name)), broughtPrefix+hashOf([]byte(name)))
}

// update makes the room that new files need and brings them beside the old ones, which
// is where a disk shows that it is full. Then it replaces the old ones, assets before pages,
// and removes the rest of them last: pages that are still the old ones need them. What a later
// step needs is on the disk before it.
func (w *writer) update(p plan) error {
	inTheWay, rest := p.splitRemoved()
	if err := w.remove(inTheWay); err != nil {
		return err
	}
	if err := w.bringAll(p.write); err != nil {
		for _, name := range p.write {
			_ = os.Remove(w.brought(name)) // else the next Write does it
		}
		return err
	}
	pages := slices.IndexFunc(p.write, func(name string) bool { return rank(name) > 0 })
	if pages < 0 {
		pages = len(p.write)
	}
	if err := w.replace(p.write[:pages], true); err != nil {
		return err
	}
	if err := w.replace(p.write[pages:], len(rest) > 0); err != nil {
		return err
	}
	return w.remove(rest)
}

// replace renames files, and with sync waits until their names are on the disk.
func (w *writer) replace(names []string, sync bool) error {
	folders := map[string]bool{}
	for _, name := range names {
		if err := rename(w.brought(name), w.file(name)); err != nil {
			return err
		}
		for dir := path.Dir(name); !folders[dir]; dir = path.Dir(dir) {
			folders[dir] = true
		}
	}
	if !sync {
		return nil
	}
	return syncAll(w.dir, slices.Collect(maps.Keys(folders)))
}

// bringAll puts new files beside those that they replace. Where a volume, or a mount inside
// the folder, puts the two on different file systems, they are copied.
func (w *writer) bringAll(names []string) error {
	for _, name := range names {
		if w.entries[name].kind == directory && !w.removeFolders(name) {
			return &fs.PathError{Op: "replace", Path: w.file(name), Err: fs.ErrExist}
		}
		if err := os.MkdirAll(filepath.Dir(w.file(name)), 0o755); err != nil {
			return err
		}
		from, to := in(w.tree(), name), w.brought(name)
		if rename(from, to) == nil {
			continue
		}
		if err := copyFile(from, to); err != nil {
			return err
		}
	}
	return nil
}

// removeFolders removes a folder in which are only folders.
func (w *writer) removeFolders(dir string) bool {
	var folders []string
	for name, entry := range w.entries {
		if entry.kind == directory && strings.HasPrefix(name+"/", dir+"/") {
			folders = append(folders, name)
		}
	}
	slices.Sort(folders)
	for _, name := range slices.Backward(folders) {
		_ = os.Remove(w.file(name))
	}
	return !exists(w.file(dir))
}

func (w *writer) remove(names []string) error {
	for _, name := range names {
		if err := remove(w.file(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for dir := path.Dir(name); dir != "/" && os.Remove(w.file(dir)) == nil; {
			dir = path.Dir(dir)
		}
	}
	return nil
}
