package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"
)

// link is a variable so that tests can make it fail.
var link = os.Link

// What swapping adds grows with the folder, and moving files one by one with what
// changes. A folder is swapped when it holds few entries, or when many of them change.
const (
	fewEntries = 3000
	manyOf     = 10 // one in so many
)

// swapRecord says, until the manifest does, that the folder with a certain inode is
// the new site.
type swapRecord struct {
	Inode uint64   `json:"inode"`
	After manifest `json:"after"`
}

func (w *writer) isWorthSwapping(p plan) bool {
	changed := len(p.Write) + len(p.Remove)
	return len(w.entries) <= fewEntries || changed*manyOf >= len(w.entries)
}

// swap makes the new site appear in one step: it lays a replacement of the folder, of
// hard links to what stays and to what is staged, and exchanges the two. Then it
// changes the folder itself, which nobody sees meanwhile, and exchanges them again, so
// that a server, a shell or a container that holds the folder sees the new site too.
//
// When it fails, the folder is as it was before: then moveInPlace is the other way.
func (w *writer) swap(p plan) error {
	shown, err := w.layReplacement(p)
	if err != nil {
		return err
	}
	if err := w.show(p); err != nil {
		return err
	}
	w.swapBack(p, shown)
	return nil
}

// layReplacement makes the folder as it is to be, and returns what it holds.
func (w *writer) layReplacement(p plan) (map[string]diskEntry, error) {
	for name, entry := range w.entries {
		if entry.kind == other {
			return nil, fmt.Errorf("%s is no file that can be linked: %w", name, errors.ErrUnsupported)
		}
	}
	info, err := os.Lstat(w.dir)
	if err != nil {
		return nil, err
	}
	if err := os.Mkdir(w.replacement(), info.Mode().Perm()); err != nil {
		return nil, err
	}
	t := &stagingTree{dir: w.replacement(), made: map[string]bool{}}
	for from, name := range w.linked(p) {
		to, err := t.file(name)
		if err != nil {
			return nil, err
		}
		if err := link(from, to); err != nil {
			return nil, err
		}
	}
	if err := t.sync(); err != nil {
		return nil, err
	}
	return scan(t.dir)
}

// linked are the files of the new site: where each is now, and its path.
func (w *writer) linked(p plan) map[string]string {
	files := map[string]string{}
	for name, entry := range w.entries {
		if entry.kind == regular {
			files[w.inDir(name)] = name
		}
	}
	for _, name := range slices.Concat(p.Write, p.Remove) {
		delete(files, w.inDir(name))
	}
	for _, name := range p.Write {
		files[w.inNew(name)] = name
	}
	return files
}

// show exchanges the folder with its replacement, and back when that cannot stay.
func (w *writer) show(p plan) error {
	info, err := os.Lstat(w.replacement())
	if err != nil {
		return err
	}
	if err := writeJSON(w.swapRecord(), swapRecord{inode(info), p.After}); err != nil {
		return err
	}
	err = exchange(w.replacement(), w.dir)
	if err == nil {
		if err = w.confirm(p); err == nil {
			return nil
		}
		if back := exchange(w.replacement(), w.dir); back != nil {
			return errors.Join(err, back) // the record stays, for the next Write
		}
	}
	return errors.Join(err, os.Remove(w.swapRecord()))
}

// confirm makes the new site the one that the manifest describes, unless somebody has
// changed the folder since it was scanned.
func (w *writer) confirm(p plan) error {
	now, err := scan(w.replacement())
	if err != nil {
		return err
	}
	if !maps.Equal(now, w.entries) {
		return errors.New("the folder was changed while the site was being written")
	}
	for _, dir := range []string{filepath.Dir(w.dir), w.staging()} {
		if err := syncFolder(dir); err != nil {
			return err
		}
	}
	if err := writeJSON(w.manifest(), p.After); err != nil {
		return err
	}
	_ = os.Remove(w.swapRecord()) // it does no harm
	return nil
}

// swapBack brings the folder itself up to date and puts it back into its place. Where
// that fails, or somebody has changed the replacement meanwhile, that stays instead.
func (w *writer) swapBack(p plan, shown map[string]diskEntry) {
	dir := w.dir
	w.dir = w.replacement()
	err := w.move(p)
	w.dir = dir
	if err != nil || exchange(w.replacement(), w.dir) != nil {
		return
	}
	if now, err := scan(w.replacement()); err != nil || !maps.Equal(now, shown) {
		_ = exchange(w.replacement(), w.dir)
	}
}

// recoverSwap ends a swap after which the manifest was not written.
func (w *writer) recoverSwap() error {
	var record swapRecord
	if err := readJSON(w.swapRecord(), &record); errors.Is(err, fs.ErrNotExist) || isDamaged(err) {
		return nil
	} else if err != nil {
		return err
	}
	info, err := os.Lstat(w.dir)
	if err != nil || inode(info) != record.Inode {
		return nil // the folders were not exchanged
	}
	return writeJSON(w.manifest(), record.After)
}

// sync waits until the names in all folders of the tree are on the disk.
func (t *stagingTree) sync() error {
	var group errgroup.Group
	group.SetLimit(2 * runtime.NumCPU())
	for dir := range t.made {
		group.Go(func() error { return syncFolder(dir) })
	}
	return errors.Join(group.Wait(), syncFolder(t.dir), syncFolder(filepath.Dir(t.dir)))
}
