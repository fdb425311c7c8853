package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/await"
)

// tree contains a folder's files by path; empty folders are omitted.
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

// write writes a site and checks that only the permanent files remain in the work folder.
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

func folderAt(dir string) Folder { return Folder{Path: dir, Name: "dist"} }

var errInjected = errors.New("broken")

// watchSteps calls step before each rename and removal; if step returns an error, the operation is
// skipped.
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

// watchSyncs calls step before each sync of a file or folder, one at a time; if step returns an
// error, the sync is skipped.
func watchSyncs(t *testing.T, step func(file string) error) {
	var mu sync.Mutex
	t.Cleanup(func() { fsync = (*os.File).Sync })
	fsync = func(f *os.File) error {
		mu.Lock()
		defer mu.Unlock()
		if err := step(f.Name()); err != nil {
			return err
		}
		return f.Sync()
	}
}

// ways are the ways in which a file gets into the folder, each with the fault that forces it, if any.
var ways = map[string]func(kind, from, to string) error{
	"renamed": func(string, string, string) error { return nil },
	"copied across file systems": func(kind, from, to string) error {
		if kind == "rename" && strings.Contains(from, "staging") != strings.Contains(to, "staging") {
			return &os.LinkError{Op: kind, Old: from, New: to, Err: syscall.EXDEV}
		}
		return nil
	},
}

// A layer of a container's file system has new inodes, and times in whole seconds.
func TestASiteThatComesFromALayerIsOurs(t *testing.T) {
	base := t.TempDir()
	write(t, filepath.Join(base, "dist"), siteLast.set())
	write(t, filepath.Join(base, "dist"), siteBefore.set())
	dir := snapshot(t, base, time.Second)
	if report, diags := write(t, dir, siteBefore.set()); report.Written > 0 || len(diags) > 0 {
		t.Errorf("%d files are written anew, %v", report.Written, diags)
	}
	if _, diags := write(t, dir, siteAfter.set()); len(diags) > 0 {
		t.Errorf("files count as those of others: %v", diags)
	}
	expectTree(t, dir, siteAfter)
}

func TestAWriteSaysThatItWaits(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "home"}.set()) // makes the folders
	paths, _, err := pathsOf(folderAt(dir))
	if err != nil {
		t.Fatal(err)
	}
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
