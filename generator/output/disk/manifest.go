package disk

import (
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"
)

// record is what earlier Writes left behind.
type record struct {
	// Written are the files that were written, by path.
	Written map[string]written `json:"written"`
	// Reported are the files of others that a warning has named already.
	Reported []string `json:"reported,omitempty"`
}

func (r record) equal(other record) bool {
	return maps.Equal(r.Written, other.Written) && slices.Equal(r.Reported, other.Reported)
}

// written is a file as a Write left it.
type written struct {
	// Hash is that of the bytes, Key what they follow from, as its source says.
	Hash string `json:"hash"`
	Key  string `json:"key,omitempty"`
	stamp
}

// stamp tells whether somebody has changed a file, without reading it.
type stamp struct {
	Size int64 `json:"size"`
	// Time is that of the last change, in nanoseconds since 1970.
	Time int64 `json:"time"`
}

func stampOf(info fs.FileInfo) stamp {
	return stamp{info.Size(), info.ModTime().UnixNano()}
}

// standing is what there is at a path.
type standing struct {
	kind  kind
	stamp // of a regular file
}

type kind int

const (
	nothing kind = iota
	regular
	folder
	other // a link or a device, which is left alone
)

// untouched returns the record of a file that stands as an earlier Write left it.
func (w *writer) untouched(name string) (written, bool) {
	before, ours := w.before.Written[name]
	now := w.standing[name]
	return before, ours && now.kind == regular && now.stamp == before.stamp
}

// survey lists what a folder holds; a folder that is missing holds nothing. The
// folders are read side by side, since that is mostly waiting for the disk.
func survey(dir string) (map[string]standing, error) {
	found := map[string]standing{}
	var mu sync.Mutex
	var group errgroup.Group
	group.SetLimit(2 * runtime.NumCPU())
	var look func(from string) error
	look = func(from string) error {
		return filepath.WalkDir(from, func(file string, entry fs.DirEntry, err error) error {
			if file == dir && errors.Is(err, fs.ErrNotExist) {
				return filepath.SkipAll
			}
			if err != nil || file == dir {
				return err
			}
			there, err := standingOf(entry)
			if err != nil {
				return err
			}
			mu.Lock()
			found[filepath.ToSlash(strings.TrimPrefix(file, dir))] = there
			mu.Unlock()
			if there.kind == folder && file != from && group.TryGo(func() error { return look(file) }) {
				return filepath.SkipDir
			}
			return nil
		})
	}
	err := look(dir)
	return found, errors.Join(err, group.Wait())
}

func standingOf(entry fs.DirEntry) (standing, error) {
	switch {
	case entry.IsDir():
		return standing{kind: folder}, nil
	case !entry.Type().IsRegular():
		return standing{kind: other}, nil
	}
	info, err := entry.Info()
	if err != nil {
		return standing{}, err
	}
	return standing{regular, stampOf(info)}, nil
}
