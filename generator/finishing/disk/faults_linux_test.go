package disk

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// mount mounts a separate file system at a folder; size is in bytes.
func mount(t *testing.T, dir, size string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size="+size); err != nil {
		t.Skip("file systems cannot be mounted here:", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
}

func TestWriteWorksAcrossFileSystems(t *testing.T) {
	for name, mounted := range map[string]string{
		"the folder is a mount point":                 "dist",
		"a folder inside is a mount point":            "dist/assets",
		"the folder of work folders is a mount point": ".nightlight",
		"the work folder is a mount point":            ".nightlight/dist",
	} {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			dir := filepath.Join(base, "dist")
			mount(t, filepath.Join(base, mounted), "1m")
			for _, site := range []tree{
				{"/index.html": "one", "/assets/a.css": "a", "/old/index.html": "old"},
				{"/index.html": "two", "/assets/b.css": "b"},
				{"/index.html": "two", "/assets/b.css": "b", "/assets/c/d.css": "d"},
			} {
				_, diags := write(t, dir, site.set())
				if len(diags) > 0 {
					t.Errorf("problems: %v", diags)
				}
				expectTree(t, dir, site)
			}
		})
	}
}

func TestAFolderThatCannotBeWrittenIsNamedAndStays(t *testing.T) {
	volume := filepath.Join(t.TempDir(), "volume")
	mount(t, volume, "1m")
	dir := filepath.Join(volume, "dist")
	before := tree{"/index.html": "home"}
	write(t, dir, before.set())
	if err := syscall.Mount("", volume, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	_, diags := write(t, dir, tree{"/index.html": "new"}.set())
	expectError(t, diags, "dist", "The site cannot be written here")
	expectTree(t, dir, before)
}

func TestAFullDiskIsNamedAndTheLastSiteStays(t *testing.T) {
	base := t.TempDir()
	volume := filepath.Join(base, "volume")
	mount(t, volume, "256k")
	dir := filepath.Join(volume, "dist")
	before := tree{"/index.html": "home", "/a.css": "a"}
	write(t, dir, before.set())
	after := tree{"/index.html": "new"}
	for _, name := range strings.Fields("/a.css /b.css /c.css /d.css /e.css /f.css /g.css /h.css") {
		after[name] = strings.Repeat("x", 60_000)
	}
	_, diags := write(t, dir, after.set())
	expectError(t, diags, "dist", "The disk is full")
	expectTree(t, dir, before)
	write(t, dir, tree{"/index.html": "small"}.set())
	expectTree(t, dir, tree{"/index.html": "small"})
}

// A name is on the disk once its folder is synced: assets' names before a page appears, and pages'
// names before an asset is removed.
func TestEachNameIsOnTheDiskBeforeTheNextStep(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "dist")
	write(t, dir, tree{"/index.html": "/a/1.css", "/a/1.css": "1"}.set())
	synced := map[string]bool{}
	watchSyncs(t, func(file string) error { synced[file] = true; return nil })
	steps := 0
	watchSteps(t, func(kind, from, to string) error {
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
