package disk

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// The pages name a style sheet, as pages do.
var (
	siteBefore = tree{"/index.html": "/1.css", "/1.css": "1", "/file": "file", "/same.txt": "same", "/folder/x.html": "/1.css"}
	siteAfter  = tree{"/index.html": "/2.css", "/2.css": "2", "/file/index.html": "/2.css", "/same.txt": "same", "/folder": "file", "/new/index.html": "/2.css"}
	siteLast   = tree{"/index.html": "/2.css", "/2.css": "2", "/new": "file", "/1.css": "1"}
)

// snapshot copies a folder, with the times of its files, and the work folder beside it:
// what a kill would leave, as another machine finds it that has only the files.
func snapshot(t *testing.T, base string) string {
	t.Helper()
	copied := t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(base)); err != nil {
		t.Fatal(err)
	}
	for name := range readTree(t, base) {
		info, err := os.Stat(in(base, name))
		if err := errors.Join(err, os.Chtimes(in(copied, name), info.ModTime(), info.ModTime())); err != nil {
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
			put(t, in(dir, "/notes.txt"), "mine")
			write(t, dir, siteBefore.set()) // which warns of the notes
			var states []string
			t.Run("killed", func(inner *testing.T) {
				watchSteps(inner, func(kind, from, to string) error {
					states = append(states, snapshot(t, base))
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

// stateOf says which site a folder holds. One of both may lack no file that a page names.
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
		if strings.HasPrefix(filepath.Base(name), broughtPrefix) {
			continue
		}
		if text != siteBefore[name] && text != siteAfter[name] {
			t.Errorf("%s: %s holds %q", way, name, text)
		}
		if rank(name) > 0 && got[text] == "" {
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
				_, diags, err := Write(t.Context(), siteAfter.set(), folderAt(dir), nil)
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
	fsync = func(f *os.File) error {
		if strings.HasPrefix(f.Name(), dir) && strings.HasPrefix(filepath.Base(f.Name()), broughtPrefix) {
			return diskFull[0]
		}
		return f.Sync()
	}
	defer func() { fsync = (*os.File).Sync }()
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
		var mu sync.Mutex
		synced, moved := map[string]bool{}, 0
		fsync = func(f *os.File) error {
			mu.Lock()
			defer mu.Unlock()
			synced[f.Name()] = true
			return f.Sync()
		}
		manifest := filepath.Join(filepath.Dir(dir), ".nightlight/dist/written.json.new")
		watchSteps(t, func(kind, from, to string) error {
			mu.Lock()
			defer mu.Unlock()
			intoFolder := strings.HasPrefix(to, dir)
			if intoFolder && !synced[manifest] {
				t.Errorf("%s: %s changes before the manifest is on the disk", name, to)
			}
			if kind == "rename" && intoFolder {
				moved++
				synced[to] = synced[from]
				if !synced[from] {
					t.Errorf("%s: %s appears before its bytes are on the disk", name, to)
				}
			}
			return way(kind, from, to)
		})
		write(t, dir, siteAfter.set())
		fsync = (*os.File).Sync
		if moved < 5 {
			t.Errorf("%s: %d moves", name, moved)
		}
	}
}

// interfering is a source that lets a person do something while pages are made.
type interfering func()

func (f *interfering) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		if err := yield(path, []byte("/2.css")); err != nil {
			return nil, err
		}
	}
	(*f)()
	return nil, nil
}

func TestWhatAPersonDoesMeanwhileStays(t *testing.T) {
	const mine = "what I typed just now"
	for _, file := range []string{"/index.html", "/1.css", "/new/index.html", "/notes.txt", "/folder/mine", "/folder/deep/mine"} {
		for moment := range 3 { // while pages are made, before the manifest changes, before the first file does
			t.Run(fmt.Sprintf("%s at moment %d", strings.ReplaceAll(file[1:], "/", " in "), moment), func(t *testing.T) {
				dir := filepath.Join(t.TempDir(), "dist")
				write(t, dir, siteBefore.set())
				saves := func() {
					_ = os.Remove(in(dir, file)) // as editors save
					put(t, in(dir, file), mine)
				}
				renames := 0
				watchSteps(t, func(kind, _, _ string) error {
					if kind == "rename" {
						if renames++; renames == moment {
							saves()
						}
					}
					return nil
				})
				after := maps.Clone(siteAfter)
				delete(after, "/new/index.html")
				set, person := after.set(), interfering(func() {
					if moment == 0 {
						saves()
					}
				})
				set.AddPages(&person, "/new/index.html")
				_, diags := write(t, dir, set)
				if data, err := os.ReadFile(in(dir, file)); string(data) != mine {
					t.Errorf("the file holds %q (%v)", data, err)
				}
				if file != "/notes.txt" && !diags.HasErrors() {
					t.Errorf("no error: %v", diags)
				}
				if file == "/new/index.html" {
					_, diags := write(t, dir, siteAfter.set())
					expectError(t, diags, "dist/new/index.html", "No build has written this file")
				}
			})
		}
	}
}

// On Windows and macOS the old name answers to the new one.
func TestANameOfWhichOnlyCapitalLettersChangeIsNoChangeOfAPerson(t *testing.T) {
	dir := t.TempDir()
	put(t, in(dir, "/about"), "old")
	w := &writer{paths: paths{dir: dir}, entries: map[string]entry{"/About": {kind: regular}}}
	if err := w.checkAll(plan{write: []string{"/about"}, remove: []string{"/About"}}); err != nil {
		t.Error(err)
	}
	if err := w.checkAll(plan{write: []string{"/about"}}); err == nil {
		t.Error("a new file of a person is not seen")
	}
}

func TestAFileThatAPersonRemovesMeanwhileIsNoProblem(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, siteBefore.set())
	person := interfering(func() { _ = errors.Join(os.Remove(in(dir, "/index.html")), os.Remove(in(dir, "/1.css"))) })
	set := new(output.Set)
	set.AddPages(&person, "/index.html")
	if _, diags := write(t, dir, set); len(diags) > 0 {
		t.Errorf("problems: %v", diags)
	}
	expectTree(t, dir, tree{"/index.html": "/2.css"})
}
