package disk

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
)

type writer struct {
	paths
	folder Folder
	unlock func()
	// before is the manifest of earlier Writes; known is set if there was one.
	before manifest
	known  bool
	// entries is the folder's content at the start, by path.
	entries map[string]entry

	mu      sync.Mutex
	files   map[string]written // every file of the set
	changed []string
}

// open locks the folder against other processes and reads its state.
func open(folder Folder, p paths) (w *writer, err error) {
	if err := os.MkdirAll(p.work, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lock(p.work, folder.Waiting)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			unlock()
		}
	}()
	w = &writer{paths: p, folder: folder, unlock: unlock, files: map[string]written{}}
	if err := os.RemoveAll(p.staging()); err != nil {
		return nil, err
	}
	if w.before, w.known, err = readManifest(p.manifest()); err != nil {
		return nil, err
	}
	if w.entries, err = scan(p.dir); err != nil {
		return nil, err
	}
	w.removeBrought()
	w.before.settle(w.dir, w.entries)
	return w, os.MkdirAll(p.tree(), 0o755)
}

// removeBrought removes the new files that a killed Write left beside the ones to replace.
func (w *writer) removeBrought() {
	for name := range w.entries {
		dir, rest, found := strings.Cut(name, "/"+broughtPrefix)
		hash, _, _ := strings.Cut(rest, "/")
		if found && os.RemoveAll(in(w.dir, dir+"/"+broughtPrefix+hash)) == nil {
			delete(w.entries, name)
		}
	}
}

// stage makes every file of the set and writes those that differ from the folder's files into the
// staging folder. Files are compared in parallel, since that is mostly waiting for the disk.
func (w *writer) stage(ctx context.Context, set *output.Set) (diag.List, error) {
	group, groupCtx := errgroup.WithContext(ctx)
	group.SetLimit(2 * runtime.NumCPU())
	diags, err := set.EachExcept(groupCtx, w.isCurrent(set), func(name string, data []byte) error {
		if groupCtx.Err() != nil {
			return context.Cause(groupCtx) // staging another file has failed
		}
		group.Go(func() error { return w.stageFile(name, set.Key(name), data) })
		return nil
	})
	if staging := group.Wait(); staging != nil {
		err = staging // the other errors follow from it
	}
	if err != nil {
		return diags, fmt.Errorf("making the site's files: %w", err)
	}
	if diags.HasErrors() {
		return diags, nil
	}
	for _, name := range set.Paths() {
		if w.files[name].Hash == "" {
			return diags, fmt.Errorf("making the site's files: %s was never made", name)
		}
	}
	return diags, nil
}

// isCurrent returns the test for pages that need not be made: the file is unmodified, and its key
// is still the same.
func (w *writer) isCurrent(set *output.Set) func(name string) bool {
	return func(name string) bool {
		file, untouched := w.untouched(name)
		if !untouched || file.Key == "" || file.Key != set.Key(name) {
			return false
		}
		w.note(name, file, false)
		return true
	}
}

// untouched returns the manifest's entry of a file that is unmodified since an earlier Write.
func (w *writer) untouched(name string) (written, bool) {
	before, ours := w.before.Written[name]
	now := w.entries[name]
	return before, ours && now.kind == regular && now.stamp == before.stamp
}

// hash returns a file's hash, or "" if it cannot be read. It does not read unmodified files.
func (w *writer) hash(name string) string {
	if before, untouched := w.untouched(name); untouched {
		return before.Hash
	}
	if w.entries[name].kind != regular {
		return ""
	}
	return hashOfFile(in(w.dir, name))
}

func (w *writer) stageFile(name, key string, data []byte) error {
	file := written{Hash: hashOf(data), Key: key}
	if w.hash(name) == file.Hash {
		file.stamp = w.entries[name].stamp
		w.note(name, file, false)
		return nil
	}
	target := in(w.tree(), name)
	// Most files are the first in a folder whose parent exists, so one call is usually enough.
	if err := os.Mkdir(filepath.Dir(target), 0o755); errors.Is(err, fs.ErrNotExist) {
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
	}
	work.Add(work.WrittenBytes, len(data))
	stamp, err := writeFile(target, data, Shared, false) // all files are synced together later
	if err != nil {
		return err
	}
	file.stamp = stamp
	w.note(name, file, true)
	return nil
}

func (w *writer) note(name string, file written, changed bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.files[name] = file
	if changed {
		w.changed = append(w.changed, name)
	}
}

type entry struct {
	kind  kind
	stamp // of a regular file
}

type kind int

const (
	absent kind = iota
	regular
	directory
	other // a link, a device, or an unreadable folder: left alone
)

// scan lists a folder's contents; a missing folder has none. Subfolders are read in parallel, since
// that is mostly waiting for the disk.
func scan(dir string) (map[string]entry, error) {
	s := scanner{dir: dir, found: map[string]entry{}}
	s.group.SetLimit(2 * runtime.NumCPU())
	err := s.read("")
	return s.found, errors.Join(err, s.group.Wait())
}

type scanner struct {
	dir   string
	group errgroup.Group
	mu    sync.Mutex
	found map[string]entry
}

// read lists a folder and its subfolders; name is empty for the root.
func (s *scanner) read(name string) error {
	children, err := os.ReadDir(in(s.dir, name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case name != "" && errors.Is(err, fs.ErrPermission):
		s.add(name, entry{kind: other})
		return nil
	case err != nil:
		return err
	}
	for _, child := range children {
		entry, err := entryOf(child)
		if err != nil {
			return err
		}
		if entry.kind == absent {
			continue // removed in the meantime
		}
		path := name + "/" + child.Name()
		s.add(path, entry)
		read := func() error { return s.read(path) }
		if entry.kind != directory || s.group.TryGo(read) {
			continue
		}
		if err := read(); err != nil {
			return err
		}
	}
	return nil
}

func (s *scanner) add(name string, entry entry) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.found[name] = entry
}

func entryOf(d fs.DirEntry) (entry, error) {
	switch {
	case d.IsDir():
		return entry{kind: directory}, nil
	case !d.Type().IsRegular():
		return entry{kind: other}, nil
	}
	info, err := d.Info()
	if errors.Is(err, fs.ErrNotExist) {
		return entry{}, nil
	}
	if err != nil {
		return entry{}, err
	}
	return entry{regular, stampOf(info)}, nil
}
