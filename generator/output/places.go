package output

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// places are the folder that is written and the folder beside it for all that
// writing needs: .nightlight/dist for dist, on the same file system so that
// files can be moved.
type places struct{ dir, own string }

func placesOf(dir string) (places, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return places{}, err
	}
	// The folder itself may be a link, to a volume with more room; what is in it not.
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	return places{dir: dir, own: filepath.Join(filepath.Dir(dir), ".nightlight", filepath.Base(dir))}, nil
}

func (p places) inDir(name string) string { return filepath.Join(p.dir, filepath.FromSlash(name)) }

// Staged and replaced files stand side by side under the hashes of their paths:
// making the site's folders twice would take most of the time of a first build.
func (p places) inNew(name string) string {
	return filepath.Join(p.staging(), "new", hashOf([]byte(name)))
}
func (p places) inOld(name string) string {
	return filepath.Join(p.staging(), "old", hashOf([]byte(name)))
}
func (p places) staging() string { return filepath.Join(p.own, "staging") }
func (p places) record() string  { return filepath.Join(p.own, "written.json") }
func (p places) journal() string { return filepath.Join(p.staging(), "journal.json") }

// record is what earlier Writes left behind.
type record struct {
	// Written holds the hash of each file that was written, by path.
	Written map[string]string `json:"written"`
	// Reported are the files of others that a warning has named already.
	Reported []string `json:"reported,omitempty"`
}

func (r record) equal(other record) bool {
	return maps.Equal(r.Written, other.Written) && slices.Equal(r.Reported, other.Reported)
}

// open locks dir against other processes, mends what a crash has left and looks
// at what there is.
func open(dir string) (*writer, error) {
	p, err := placesOf(dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(p.own, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lockedfile.MutexAt(filepath.Join(p.own, "lock")).Lock()
	if err != nil {
		return nil, err
	}
	w := &writer{places: p, unlock: unlock, hashes: map[string]string{}}
	if err := w.start(); err != nil {
		unlock()
		return nil, err
	}
	return w, nil
}

func (w *writer) start() error {
	if err := w.recover(); err != nil {
		return fmt.Errorf("restoring what an interrupted build left: %w", err)
	}
	if err := readJSON(w.record(), &w.before); err != nil && !errors.Is(err, fs.ErrNotExist) {
		// Without its record nothing is removed, which is safe.
		w.before = record{}
	}
	for _, folder := range []string{"new", "old"} {
		if err := os.MkdirAll(filepath.Join(w.staging(), folder), 0o755); err != nil {
			return err
		}
	}
	var err error
	w.standing, err = survey(w.dir)
	return err
}

func (w *writer) close() error {
	defer w.unlock()
	if exists(w.journal()) {
		return nil // undoing failed too: the next Write needs what is there
	}
	return os.RemoveAll(w.staging())
}

// standing is what kind of thing a path is.
type standing int

const (
	nothing standing = iota
	regular
	folder
	other // a link or a device, which is left alone
)

// survey lists what a folder holds; a folder that is missing holds nothing.
func survey(dir string) (map[string]standing, error) {
	found := map[string]standing{}
	err := filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if file == dir {
			if errors.Is(err, fs.ErrNotExist) {
				return filepath.SkipAll
			}
			return err
		}
		if err != nil {
			return err
		}
		kind := other
		switch {
		case entry.Type().IsRegular():
			kind = regular
		case entry.IsDir():
			kind = folder
		}
		found[filepath.ToSlash(strings.TrimPrefix(file, dir))] = kind
		return nil
	})
	return found, err
}

func readJSON(file string, v any) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

// writeJSON replaces a file in one step, so that no crash leaves half of it.
func writeJSON(file string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}
