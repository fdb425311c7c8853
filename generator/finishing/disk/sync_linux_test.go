package disk

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
)

// A name is on the disk once its folder is synced: those of assets before a page appears, and
// those of pages before an asset goes.
func TestEachNameIsOnTheDiskBeforeTheNextStep(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "dist")
	write(t, dir, tree{"/index.html": "/a/1.css", "/a/1.css": "1"}.set())
	var mu sync.Mutex
	synced := map[string]bool{}
	fsync = func(f *os.File) error {
		mu.Lock()
		defer mu.Unlock()
		synced[f.Name()] = true
		return f.Sync()
	}
	defer func() { fsync = (*os.File).Sync }()
	steps := 0
	watchSteps(t, func(kind, from, to string) error {
		mu.Lock()
		defer mu.Unlock()
		switch {
		case kind == "rename" && to == in(dir, "/index.html") && !synced[in(dir, "/b")]:
			t.Error("a page appears before its asset is on the disk")
		case kind == "remove" && !synced[dir]:
			t.Error("an asset goes before the page that needs none is on the disk")
		case kind == "rename" && to == in(dir, "/index.html") || kind == "remove":
			steps++
		}
		return nil
	})
	write(t, dir, tree{"/index.html": "/b/2.css", "/b/2.css": "2"}.set())
	if steps != 2 {
		t.Errorf("%d steps", steps)
	}
}

// After a power cut, a file that was not synced may be as long as it was and hold zeros.
func TestTheFilesOfAFirstSiteAreOnTheDiskBeforeItsManifest(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	var mu sync.Mutex
	var synced []string
	fsync = func(f *os.File) error {
		mu.Lock()
		defer mu.Unlock()
		synced = append(synced, filepath.Base(f.Name()))
		return f.Sync()
	}
	defer func() { fsync = (*os.File).Sync }()
	write(t, dir, tree{"/index.html": "home", "/a.css": "a"}.set())
	at := slices.Index(synced, "written.json.new")
	if at < 2 || !slices.Contains(synced[:at], "index.html") || !slices.Contains(synced[:at], "a.css") {
		t.Errorf("synced in this order: %q", synced)
	}
}

func TestACopyIsOnTheDisk(t *testing.T) {
	from, to := filepath.Join(t.TempDir(), "from"), filepath.Join(t.TempDir(), "to")
	put(t, from, "words")
	var synced []string
	fsync = func(f *os.File) error {
		synced = append(synced, f.Name())
		return f.Sync()
	}
	defer func() { fsync = (*os.File).Sync }()
	if err := copyFile(from, to); err != nil || !slices.Contains(synced, to) {
		t.Errorf("%q are synced, %v", synced, err)
	}
}
