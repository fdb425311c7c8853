package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/await"
)

// tree is a folder's content by path; a folder with nothing in it does not show.
type tree map[string]string

func (files tree) set() *output.Set {
	set := new(output.Set)
	for name, text := range files {
		set.Add(name, []byte(text))
	}
	return set
}

func readTree(t *testing.T, dir string) tree {
	t.Helper()
	files := tree{}
	err := filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		data, err := os.ReadFile(file)
		files[filepath.ToSlash(strings.TrimPrefix(file, dir))] = string(data)
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return files
}

func expectTree(t *testing.T, dir string, want tree) {
	t.Helper()
	if diff := cmp.Diff(want, readTree(t, dir)); diff != "" {
		t.Errorf("%s differs (- wanted, + found):\n%s", filepath.Base(dir), diff)
	}
}

// write writes a site and sees that nothing is left in the work folder but what is kept there.
func write(t *testing.T, dir string, set *output.Set) (Report, diag.List) {
	t.Helper()
	report, diags, err := Write(t.Context(), set, folderAt(dir))
	if err != nil {
		t.Fatal(err)
	}
	if p, _, _ := pathsOf(folderAt(dir)); exists(p.staging()) {
		t.Error("the staging folder is still there")
	}
	return report, diags
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

func folderAt(dir string) Folder { return Folder{Path: dir, Name: "dist"} }

var errInjected = errors.New("broken")

// watchSteps calls step before each rename and removal; where it returns an error, that is not
// done.
func watchSteps(t *testing.T, step func(kind, from, to string) error) {
	watched := func(kind string, call func(from, to string) error) func(from, to string) error {
		return func(from, to string) error {
			if err := step(kind, from, to); err != nil {
				return err
			}
			return call(from, to)
		}
	}
	t.Cleanup(func() { rename, remove = os.Rename, os.Remove })
	rename = watched("rename", os.Rename)
	remove = func(file string) error {
		return watched("remove", func(file, _ string) error { return os.Remove(file) })(file, "")
	}
}

// ways are those in which a file gets into the folder, as what keeps it from the other.
var ways = map[string]func(kind, from, to string) error{
	"renamed": func(string, string, string) error { return nil },
	"copied across file systems": func(kind, from, to string) error {
		if kind == "rename" && strings.Contains(from, "staging") != strings.Contains(to, "staging") {
			return &os.LinkError{Op: kind, Old: from, New: to, Err: syscall.EXDEV}
		}
		return nil
	},
}

// A layer of a container's file system has other inodes, and times in whole seconds.
func TestASiteThatComesFromALayerIsOurs(t *testing.T) {
	base := t.TempDir()
	write(t, filepath.Join(base, "dist"), siteLast.set())
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

func TestAWriteSaysThatItWaits(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	paths, _, err := pathsOf(Folder{Path: dir, Name: "dist"})
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, tree{"/index.html": "home"}.set()) // makes the folders
	unlock, err := lock(paths.work, nil)
	if err != nil {
		t.Fatal(err)
	}
	said := make(chan string, 1)
	done := make(chan error, 1)
	go func() {
		folder := Folder{Path: dir, Name: "dist", Waiting: func(sentence string) { said <- sentence }}
		_, _, err := Write(t.Context(), tree{"/index.html": "again"}.set(), folder)
		done <- err
	}()
	if got := await.Value(t, said, "the sentence"); got != "Waiting for another program that writes the site." {
		t.Errorf("said %q", got)
	}
	unlock()
	if err := await.Value(t, done, "the end of Write"); err != nil {
		t.Error(err)
	}
}
