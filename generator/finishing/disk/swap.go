package disk

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"
)

// link is a variable so that tests can make it fail.
var link = os.Link

// What swapping adds grows with the folder, and replacing files one by one with what
// changes. A folder is swapped when it holds few entries, or when many of them change.
const (
	fewEntries = 3000
	manyOf     = 10 // one in so many
)

// isWorthSwapping says whether a folder is to be swapped. What is not a file or a folder
// cannot be linked.
func (w *writer) isWorthSwapping(p plan) bool {
	for _, entry := range w.entries {
		if entry.kind == other {
			return false
		}
	}
	changed := len(p.write) + len(p.remove)
	return len(w.entries) <= fewEntries || changed*manyOf >= len(w.entries)
}

// swap makes the new site appear in one step: it links what stays into the staged tree,
// and exchanges that with the folder. Then it updates the folder itself, which nobody
// sees meanwhile, and exchanges them again, so that a server, a shell or a container that
// holds the folder sees the new site too.
//
// When it fails, the folder is as it was before, and can be updated in its place.
func (w *writer) swap(p plan) error {
	shown, err := w.completeTree(p)
	if err != nil {
		return err
	}
	if err := exchange(w.tree(), w.dir); err != nil {
		return err
	}
	if now, err := scan(w.tree()); err != nil || !maps.Equal(now, w.entries) {
		return errors.Join(errors.New("the folder was changed while the site was being written"), err, exchange(w.tree(), w.dir))
	}
	// The new site is shown whatever happens from here on.
	_ = errors.Join(syncFolder(filepath.Dir(w.dir)), syncFolder(w.staging()))
	if (update{w.tree(), w.dir, w.entries, link}).run(p) != nil || exchange(w.tree(), w.dir) != nil {
		return nil
	}
	if now, err := scan(w.tree()); err != nil || !maps.Equal(now, shown) {
		_ = exchange(w.tree(), w.dir) // somebody has changed what was shown meanwhile
	}
	return nil
}

// completeTree links what stays into the staged tree, and returns what that holds then.
func (w *writer) completeTree(p plan) (map[string]entry, error) {
	leaves := map[string]bool{}
	for _, name := range slices.Concat(p.write, p.remove) {
		leaves[name] = true
	}
	for name, entry := range w.entries {
		if entry.kind != regular || leaves[name] {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(in(w.tree(), name)), 0o755); err != nil {
			return nil, err
		}
		if err := link(in(w.dir, name), in(w.tree(), name)); err != nil {
			return nil, err
		}
	}
	info, err := os.Stat(w.dir)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(w.tree(), info.Mode().Perm()); err != nil {
		return nil, err
	}
	shown, err := scan(w.tree())
	return shown, errors.Join(err, syncTree(w.tree(), shown))
}

// syncTree waits until the names in all folders of a tree are on the disk.
func syncTree(dir string, entries map[string]entry) error {
	var group errgroup.Group
	group.SetLimit(2 * runtime.NumCPU())
	for name, entry := range entries {
		if entry.kind == directory {
			group.Go(func() error { return syncFolder(in(dir, name)) })
		}
	}
	return errors.Join(group.Wait(), syncFolder(dir), syncFolder(filepath.Dir(dir)))
}
