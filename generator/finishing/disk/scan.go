package disk

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"
)

// entry is what there is at a path.
type entry struct {
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

// read lists a folder and those in it; name is empty for the whole.
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
			continue // somebody has just removed it
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
