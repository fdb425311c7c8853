package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"
)

// diskEntry is what there is at a path.
type diskEntry struct {
	kind  kind
	stamp // of a regular file
}

type kind int

const (
	absent kind = iota
	regular
	directory
	other // a link, a device, or a folder that may not be read: it is left alone
)

// scan lists what a folder holds; a folder that is missing holds nothing. The
// folders are read in parallel, since that is mostly waiting for the disk.
func scan(dir string) (map[string]diskEntry, error) {
	found := map[string]diskEntry{}
	var mu sync.Mutex
	var group errgroup.Group
	group.SetLimit(2 * runtime.NumCPU())
	add := func(file string, entry diskEntry) {
		mu.Lock()
		defer mu.Unlock()
		found[filepath.ToSlash(strings.TrimPrefix(file, dir))] = entry
	}
	var walk func(from string) error
	walk = func(from string) error {
		return filepath.WalkDir(from, func(file string, d fs.DirEntry, err error) error {
			switch {
			case file == dir && errors.Is(err, fs.ErrNotExist):
				return filepath.SkipAll
			case file != dir && errors.Is(err, fs.ErrPermission):
				add(file, diskEntry{kind: other})
				return filepath.SkipDir
			case err != nil || file == dir:
				return err
			}
			entry, err := entryOf(d)
			if err != nil {
				return err
			}
			add(file, entry)
			if entry.kind == directory && file != from && group.TryGo(func() error { return walk(file) }) {
				return filepath.SkipDir
			}
			return nil
		})
	}
	err := walk(dir)
	return found, errors.Join(err, group.Wait())
}

func entryOf(d fs.DirEntry) (diskEntry, error) {
	switch {
	case d.IsDir():
		return diskEntry{kind: directory}, nil
	case !d.Type().IsRegular():
		return diskEntry{kind: other}, nil
	}
	info, err := d.Info()
	if err != nil {
		return diskEntry{}, err
	}
	return diskEntry{regular, stampOf(info)}, nil
}

// entryAt is what there is at a path now.
func entryAt(file string) (diskEntry, error) {
	info, err := os.Lstat(file)
	if errors.Is(err, fs.ErrNotExist) {
		return diskEntry{}, nil
	} else if err != nil {
		return diskEntry{}, err
	}
	return entryOf(fs.FileInfoToDirEntry(info))
}
