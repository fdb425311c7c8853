package disk

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/testfiles"
)

// Each page refers to a style sheet, as real pages do.
var (
	siteBefore = tree{"/index.html": "/1.css", "/1.css": "1", "/file": "file", "/same.txt": "same", "/folder/x.html": "/1.css"}
	siteAfter  = tree{"/index.html": "/2.css", "/2.css": "2", "/file/index.html": "/2.css", "/same.txt": "same", "/folder": "file", "/new/a/index.html": "/2.css", "/new/b/index.html": "/both/3.css", "/both/index.html": "/new/icons/4.css", "/both/3.css": "3", "/new/icons/4.css": "4"}
	siteLast   = tree{"/index.html": "/2.css", "/2.css": "2", "/new": "file", "/1.css": "1"}
)

// snapshot copies a folder and the work folder beside it, with file times rounded to step: the
// state after a kill, as copied to another machine.
func snapshot(t *testing.T, base string, step time.Duration) string {
	t.Helper()
	copied := t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(base)); err != nil {
		t.Fatal(err)
	}
	for name := range readTree(t, base) {
		info, err := os.Stat(in(base, name))
		saved := info.ModTime().Truncate(step)
		if err := errors.Join(err, os.Chtimes(in(copied, name), saved, saved)); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(copied, "dist")
}

func TestWhereverAWriteIsKilledTheFolderIsWholeAndTheNextIsRight(t *testing.T) {
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			dir := filepath.Join(base, "dist")
			write(t, dir, siteBefore.set())
			testfiles.Write(t, in(dir, "/notes.txt"), "mine")
			write(t, dir, siteBefore.set()) // which warns of the notes
			var states []string
			t.Run("killed", func(inner *testing.T) {
				watchSteps(inner, func(kind, from, to string) error {
					states = append(states, snapshot(t, base, 0))
					return way(kind, from, to)
				})
				write(t, dir, siteAfter.set())
			})
			found := map[string]int{}
			for i, state := range append(states, dir) {
				found[stateOf(t, state, name)]++
				next := []tree{siteLast, siteAfter, siteBefore}[i%3]
				if _, diags := write(t, state, next.set()); len(diags) > 0 {
					t.Errorf("after step %d: %v", i, diags)
				}
				want := maps.Clone(next)
				want["/notes.txt"] = "mine"
				expectTree(t, state, want)
			}
			if found["old"] < 2 || found["new"] == 0 || found["mixed"] < 10 {
				t.Errorf("the sites that were found: %v", found)
			}
		})
	}
}

// stateOf reports which site a folder contains. A mixture of both may lack no file that a page refers to.
func stateOf(t *testing.T, dir, way string) string {
	t.Helper()
	got := readTree(t, dir)
	delete(got, "/notes.txt")
	switch {
	case maps.Equal(got, siteBefore):
		return "old"
	case maps.Equal(got, siteAfter):
		return "new"
	}
	for name, text := range got {
		if strings.Contains(name, "/"+broughtPrefix) {
			continue
		}
		if text != siteBefore[name] && text != siteAfter[name] {
			t.Errorf("%s: %s holds %q", way, name, text)
		}
		if isPage(name) && got[text] == "" {
			t.Errorf("%s: %s names %s, which is not there", way, name, text)
		}
	}
	return "mixed"
}

func TestAStepThatFailsSpoilsNothing(t *testing.T) {
	for name, way := range ways {
		for broken, reached := 1, true; reached; broken++ {
			reached = false
			t.Run(fmt.Sprintf("%s, step %d", name, broken), func(t *testing.T) {
				dir := filepath.Join(t.TempDir(), "dist")
				write(t, dir, siteBefore.set())
				steps := 0
				watchSteps(t, func(kind, from, to string) error {
					if steps++; steps == broken {
						reached = true
						return errInjected
					}
					return way(kind, from, to)
				})
				_, diags, err := Write(t.Context(), siteAfter.set(), folderAt(dir))
				state := stateOf(t, dir, name)
				if len(diags) > 0 || err == nil && state != "new" {
					t.Errorf("%s, %v: the folder is %s", diags, err, state)
				}
				write(t, dir, siteAfter.set())
				expectTree(t, dir, siteAfter)
			})
		}
	}
}

func TestAFullDiskShowsBeforeTheFirstFileIsReplaced(t *testing.T) {
	watchSteps(t, ways["copied across file systems"])
	dir := filepath.Join(t.TempDir(), "dist")
	before := tree{"/index.html": "old", "/a.css": "a"}
	write(t, dir, before.set())
	watchSyncs(t, func(file string) error {
		if strings.HasPrefix(file, dir) && strings.HasPrefix(filepath.Base(file), broughtPrefix) {
			return diskFull[0]
		}
		return nil
	})
	_, diags := write(t, dir, tree{"/index.html": "new", "/a.css": "b"}.set())
	expectError(t, diags, "dist", "The disk is full")
	expectTree(t, dir, before)
}

func expectError(t *testing.T, diags diag.List, file, message string) {
	t.Helper()
	if len(diags) != 1 || diags[0].Severity != diag.Error || diags[0].File != file || !strings.Contains(diags[0].Message, message) || diags[0].Hint == "" {
		t.Errorf("got %+v, want one error at %s: %s", diags, file, message)
	}
}

func TestFilesAndManifestAreOnTheDiskBeforeTheFirstMove(t *testing.T) {
	for name, way := range ways {
		dir := filepath.Join(t.TempDir(), "dist")
		write(t, dir, siteBefore.set())
		synced, moved := map[string]bool{}, 0
		manifest := filepath.Join(filepath.Dir(dir), ".nightlight/dist/written.json.new")
		watchSyncs(t, func(file string) error {
			// After a power cut, an unsynced file may have its full length but contain zeros.
			if staged := filepath.Join(filepath.Dir(manifest), "staging/site/2.css"); file == manifest && !synced[staged] {
				t.Errorf("%s: the manifest is on the disk before the files that it lists", name)
			}
			synced[file] = true
			return nil
		})
		watchSteps(t, func(kind, from, to string) error {
			if err := way(kind, from, to); err != nil {
				return err
			}
			intoFolder := strings.HasPrefix(to, dir)
			if intoFolder && !synced[manifest] {
				t.Errorf("%s: %s changes before the manifest is on the disk", name, to)
			}
			if kind == "rename" && intoFolder {
				moved++
				for file := range readTree(t, from) { // a single file has an empty name
					synced[to+file] = synced[from+file]
					if !synced[from+file] {
						t.Errorf("%s: %s appears before its bytes are on the disk", name, to+file)
					}
				}
			}
			return nil
		})
		write(t, dir, siteAfter.set())
		if moved < 5 {
			t.Errorf("%s: %d moves", name, moved)
		}
	}
}

func TestAFileBelowAFolderIsReplacedWholeOrStays(t *testing.T) {
	dir := t.TempDir()
	folder, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer folder.Close()
	synced, stop := false, errors.New("no")
	watchSyncs(t, func(string) error { synced = true; return nil })
	testfiles.Write(t, in(dir, "/other"), "other")
	for _, c := range []struct {
		last error
		want string
	}{{stop, "old"}, {nil, "new"}} {
		testfiles.Write(t, in(dir, "/a.md"), "old")
		if err := os.Symlink("other", in(dir, "/.a.md~")); err != nil {
			t.Skip(err) // Windows without the privilege to make links
		}
		synced = false
		err := ReplaceIn(folder, "a.md", []byte("new"), 0o666, func() error {
			if before := readTree(t, dir)["/a.md"]; before != "old" || !synced {
				t.Errorf("the file says %q before the new one is in its place, which is on the disk: %t", before, synced)
			}
			return c.last
		})
		if !errors.Is(err, c.last) {
			t.Error(err)
		}
		expectTree(t, dir, tree{"/a.md": c.want, "/other": "other"})
		if info, err := os.Stat(in(dir, "/a.md")); c.last == nil && (err != nil || runtime.GOOS != "windows" && info.Mode() != 0o666) {
			t.Errorf("not everybody may write the file any more: %v, %v", info.Mode(), err)
		}
	}
}
