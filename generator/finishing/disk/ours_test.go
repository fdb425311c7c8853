package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A layer of a container's file system has other inodes, and times in whole seconds.
func TestASiteThatComesFromALayerIsOurs(t *testing.T) {
	base := t.TempDir()
	write(t, filepath.Join(base, "dist"), siteBefore.set())
	layer := t.TempDir()
	if err := os.CopyFS(layer, os.DirFS(base)); err != nil {
		t.Fatal(err)
	}
	for name := range readTree(t, base) {
		info, err := os.Stat(in(base, name))
		seconds := info.ModTime().Truncate(time.Second)
		if err := errors.Join(err, os.Chtimes(in(layer, name), seconds, seconds)); err != nil {
			t.Fatal(err)
		}
	}
	dir := filepath.Join(layer, "dist")
	if report, diags := write(t, dir, siteBefore.set()); report.Written > 0 || len(diags) > 0 {
		t.Errorf("%d files are written anew, %v", report.Written, diags)
	}
	if _, diags := write(t, dir, siteAfter.set()); len(diags) > 0 {
		t.Errorf("files count as those of others: %v", diags)
	}
	expectTree(t, dir, siteAfter)
}

func TestAFileThatSomebodyHasChangedIsNotRemoved(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "home", "/edited.txt": "ours"}.set())
	put(t, in(dir, "/edited.txt"), "edited by hand")
	if _, diags := write(t, dir, tree{"/index.html": "home"}.set()); len(diags) != 1 {
		t.Errorf("want one warning, got %v", diags)
	}
	expectTree(t, dir, tree{"/index.html": "home", "/edited.txt": "edited by hand"})
}
