package disk

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
)

// A name is on the disk once its folder is synced: that of the manifest before the folders are
// exchanged, and those of the exchanged folders before the old site is changed.
func TestEachNameIsOnTheDiskBeforeTheNextStep(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "dist")
	write(t, dir, siteBefore.set())
	var mu sync.Mutex
	var synced []string
	fsync = func(f *os.File) error {
		mu.Lock()
		defer mu.Unlock()
		synced = append(synced, f.Name())
		return f.Sync()
	}
	defer func() { fsync = (*os.File).Sync }()
	work := filepath.Join(base, ".nightlight", "dist")
	exchanges := 0
	watchSteps(t, func(kind, _, _ string) error {
		if kind != "exchange" {
			return nil
		}
		for _, folder := range [][]string{{work, filepath.Join(work, "staging", "site", "a", "b")}, {base, filepath.Join(work, "staging")}}[exchanges] {
			if !slices.Contains(synced, folder) {
				t.Errorf("%s is not synced before exchange %d", folder, exchanges+1)
			}
		}
		exchanges++
		mu.Lock()
		defer mu.Unlock()
		synced = nil
		return nil
	})
	write(t, dir, tree{"/index.html": "new", "/a/b/index.html": "page"}.set())
	if exchanges != 2 {
		t.Errorf("%d exchanges", exchanges)
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
