package disk

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/diag"
	"nightlight/generator/output"
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
		if err != nil || entry.IsDir() {
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

func write(t *testing.T, dir string, set *output.Set) (Report, diag.List) {
	t.Helper()
	report, diags, err := Write(t.Context(), set, folderAt(dir))
	if err != nil {
		t.Fatal(err)
	}
	return report, diags
}

func expectReport(t *testing.T, got, want Report) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the report differs (- wanted, + found):\n%s", diff)
	}
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func folderAt(dir string) Folder { return Folder{Path: dir, Name: "dist"} }

func expectNoStaging(t *testing.T, dir string) {
	t.Helper()
	if p, _, _ := pathsOf(folderAt(dir)); exists(p.staging()) {
		t.Error("the staging folder is still there")
	}
}

func TestWriteMakesTheFolderHoldTheSet(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	first := tree{"/index.html": "home", "/services/index.html": "services", "/assets/a.css": "a"}
	report, _ := write(t, dir, first.set())
	expectReport(t, report, Report{Written: 3, HTML: 12, Lengths: map[string]int{"/index.html": 4, "/services/index.html": 8, "/assets/a.css": 1}})
	expectTree(t, dir, first)

	second := tree{"/index.html": "home", "/contact/index.html": "contact", "/assets/a.css": "b"}
	report, _ = write(t, dir, second.set())
	expectReport(t, report, Report{Written: 2, Unchanged: 1, Removed: 1, HTML: 11,
		Lengths: map[string]int{"/index.html": 4, "/contact/index.html": 7, "/assets/a.css": 1}})
	expectTree(t, dir, second)
	if exists(filepath.Join(dir, "services")) {
		t.Error("a folder that became empty is still there")
	}
	expectNoStaging(t, dir)
}

func TestWriteDoesNotTouchWhatIsRightAlready(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	files := tree{"/index.html": "home", "/b.txt": "b"}
	write(t, dir, files.set())
	longAgo := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, name := range []string{"index.html", "b.txt"} {
		if err := os.Chtimes(filepath.Join(dir, name), longAgo, longAgo); err != nil {
			t.Fatal(err)
		}
	}
	files["/b.txt"] = "changed"
	write(t, dir, files.set())
	for name, touched := range map[string]bool{"index.html": false, "b.txt": true} {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if got := !info.ModTime().Equal(longAgo); got != touched {
			t.Errorf("%s touched: %v, want %v", name, got, touched)
		}
	}
}

func TestWriteLeavesFilesOfOthersAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "home", "/old.txt": "old", "/edited.txt": "ours"}.set())
	put(t, filepath.Join(dir, "notes.txt"), "mine")
	put(t, filepath.Join(dir, "edited.txt"), "edited by hand")

	site := tree{"/index.html": "home"}
	_, diags := write(t, dir, site.set())
	expectTree(t, dir, tree{"/index.html": "home", "/notes.txt": "mine", "/edited.txt": "edited by hand"})
	if len(diags) != 1 || diags[0].Severity != diag.Warning || !strings.Contains(diags[0].Detail, "/notes.txt") {
		t.Errorf("want one warning that names both files, got %v", diags)
	}
	if _, diags := write(t, dir, site.set()); len(diags) > 0 {
		t.Errorf("the warning is repeated: %v", diags)
	}
}

func TestWriteTurnsFilesIntoFoldersAndBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	for _, files := range []tree{
		{"/x": "file"},
		{"/x/y/index.html": "page"},
		{"/x": "file"},
		{"/X": "capital"},
		{"/x": "small"},
	} {
		write(t, dir, files.set())
		expectTree(t, dir, files)
	}
}

func TestWriteReportsWhatIsInTheWay(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	put(t, filepath.Join(dir, "services"), "a file of somebody's")
	_, diags := write(t, dir, tree{"/services/index.html": "page"}.set())
	if !diags.HasErrors() {
		t.Errorf("want an error, got %v", diags)
	}
	expectTree(t, dir, tree{"/services": "a file of somebody's"})
	expectNoStaging(t, dir)
}

func TestWriteDoesNotFollowLinks(t *testing.T) {
	base := t.TempDir()
	dir, elsewhere := filepath.Join(base, "dist"), filepath.Join(base, "elsewhere")
	put(t, filepath.Join(elsewhere, "index.html"), "precious")
	put(t, filepath.Join(dir, "index.html"), "home")
	if err := os.Symlink(elsewhere, filepath.Join(dir, "services")); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	_, diags := write(t, dir, tree{"/services/index.html": "page"}.set())
	if !diags.HasErrors() {
		t.Errorf("want an error, got %v", diags)
	}
	expectTree(t, elsewhere, tree{"/index.html": "precious"})
}

func TestWriteRefusesNamesThatSomeSystemsCannotKeep(t *testing.T) {
	for _, names := range []string{
		"/a/../b", "//a", "a", "/a/", "/", "/a\\b", "/con", "/aux.txt", "/x/LPT1.html", "/a:b",
		"/dot.", "/space ", "/tab\t", "/" + strings.Repeat("x", 256),
		"/About /about", "/Docs/a /docs/b", "/caf\u00e9 /cafe\u0301", "/x /x/y",
	} {
		set := new(output.Set)
		list := []string{names}
		if a, b, two := strings.Cut(names, " /"); two {
			list = []string{a, "/" + b}
		}
		for _, name := range list {
			set.Add(name, nil)
		}
		dir := filepath.Join(t.TempDir(), "dist")
		if _, diags := write(t, dir, set); !diags.HasErrors() {
			t.Errorf("%q was accepted", list)
		}
		if exists(dir) {
			t.Errorf("%q: something was written", list)
		}
	}
}

// failing is a source that reports an author's mistake, or breaks, after one page.
type failing struct {
	diags diag.List
	err   error
}

func (f failing) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	return f.diags, errors.Join(yield(paths[0], []byte("new")), f.err)
}

func TestWriteChangesNothingWhenAPageFails(t *testing.T) {
	broken := errors.New("broken")
	for name, source := range map[string]*failing{
		"a diagnostic":   {diags: diag.List{diag.Errorf(diag.Pos{}, "wrong")}},
		"an error":       {err: broken},
		"a missing page": {},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "dist")
			before := tree{"/index.html": "old", "/a.txt": "a"}
			write(t, dir, before.set())
			set := tree{"/a.txt": "changed"}.set()
			set.AddPages(source, "/index.html", "/second/index.html")
			_, diags, err := Write(t.Context(), set, folderAt(dir))
			if err == nil && !diags.HasErrors() {
				t.Error("no problem was reported")
			}
			if source.err != nil && !errors.Is(err, source.err) {
				t.Errorf("got the error %v, want %v", err, source.err)
			}
			expectTree(t, dir, before)
			expectNoStaging(t, dir)
		})
	}
}

func TestWriteStopsWhenCancelled(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := Write(ctx, tree{"/a": "a"}.set(), folderAt(dir)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	expectTree(t, dir, tree{})
}

// crashPoints runs a change that holds every kind of step, with the n-th rename
// broken, for each n until none is left; check looks at each outcome.
func crashPoints(t *testing.T, broken func(n int) (restore func()), check func(t *testing.T, dir string, before tree, err error)) {
	t.Helper()
	before := tree{"/index.html": "old", "/old.txt": "old", "/file": "file", "/same.txt": "same", "/folder/x": "x"}
	after := tree{"/index.html": "new", "/more/index.html": "more", "/file/index.html": "folder", "/same.txt": "same", "/folder": "file"}
	for n := 1; ; n++ {
		dir := filepath.Join(t.TempDir(), "dist")
		write(t, dir, before.set())
		restore := broken(n)
		err := writeOrCrash(t, after.set(), dir)
		restore()
		if n > 100 {
			t.Fatal("no end of steps: every Write fails")
		}
		if err == nil {
			if n < 5 {
				t.Fatalf("only %d steps could be broken", n-1)
			}
			expectTree(t, dir, after)
			return
		}
		t.Run(fmt.Sprintf("step %d", n), func(t *testing.T) { check(t, dir, before, err) })
		write(t, dir, after.set())
		expectTree(t, dir, after)
	}
}

var errInjected = errors.New("the disk is full")

// writeOrCrash returns the error of Write, also when the process "crashed".
func writeOrCrash(t *testing.T, set *output.Set, dir string) (err error) {
	defer func() {
		if recover() != nil {
			err = errInjected
		}
	}()
	_, diags, err := Write(t.Context(), set, folderAt(dir))
	if len(diags) > 0 {
		t.Errorf("problems: %v", diags)
	}
	return err
}

// inPlaceOnly takes away what swapping needs, as some file systems do.
func inPlaceOnly(t *testing.T) {
	link = func(string, string) error { return errors.ErrUnsupported }
	t.Cleanup(func() { link = os.Link })
}

func TestWriteUndoesAFailedCommit(t *testing.T) {
	inPlaceOnly(t)
	breakStep := func(n int) func() {
		rename = func(from, to string) error {
			if n--; n == 0 {
				return errInjected
			}
			return os.Rename(from, to)
		}
		return func() { rename = os.Rename }
	}
	crashPoints(t, breakStep, func(t *testing.T, dir string, before tree, err error) {
		if !errors.Is(err, errInjected) {
			t.Errorf("got the error %v", err)
		}
		expectTree(t, dir, before)
		expectNoStaging(t, dir)
	})
}

func TestWriteRestoresWhatACrashLeft(t *testing.T) {
	inPlaceOnly(t)
	crash := func(n int) func() {
		rename = func(from, to string) error {
			if n--; n <= 0 {
				panic("power cut")
			}
			return os.Rename(from, to)
		}
		return func() { rename = os.Rename }
	}
	crashPoints(t, crash, func(t *testing.T, dir string, before tree, _ error) {
		// The next build fails, so that only the restoring shows.
		set := new(output.Set)
		set.AddPages(&failing{err: errInjected}, "/index.html")
		if _, _, err := Write(t.Context(), set, folderAt(dir)); !errors.Is(err, errInjected) {
			t.Errorf("got the error %v", err)
		}
		expectTree(t, dir, before)
		expectNoStaging(t, dir)
	})
}

func TestUndoMayBeInterruptedAndRunAgain(t *testing.T) {
	inPlaceOnly(t)
	steps := 0
	failTwice := func(n int) func() {
		steps = n
		count := 0
		rename = func(from, to string) error {
			if count++; count == n || count == n+2 { // once in the commit, once in its undoing
				return errInjected
			}
			return os.Rename(from, to)
		}
		return func() { rename = os.Rename }
	}
	crashPoints(t, failTwice, func(t *testing.T, dir string, before tree, _ error) {
		set := new(output.Set)
		set.AddPages(&failing{err: errInjected}, "/index.html")
		_, _, _ = Write(t.Context(), set, folderAt(dir))
		expectTree(t, dir, before)
		expectNoStaging(t, dir)
	})
	if steps < 5 {
		t.Errorf("only %d steps", steps)
	}
}

func TestWriteThroughALinkedFolder(t *testing.T) {
	base := t.TempDir()
	volume := filepath.Join(base, "volume", "site")
	if err := os.MkdirAll(volume, 0o755); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(base, "dist")
	if err := os.Symlink(volume, link); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	files := maps.Clone(tree{"/index.html": "home"})
	write(t, link, files.set())
	expectTree(t, volume, files)
}

func BenchmarkWrite(b *testing.B) {
	files := tree{}
	for i := range 10_000 {
		files[fmt.Sprintf("/page-%d/index.html", i)] = strings.Repeat(fmt.Sprint(i), 4000)
	}
	set, dir := files.set(), filepath.Join(b.TempDir(), "dist")
	b.Run("new", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			_ = os.RemoveAll(dir)
			b.StartTimer()
			if _, _, err := Write(b.Context(), set, folderAt(dir)); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("unchanged", func(b *testing.B) {
		for b.Loop() {
			if _, _, err := Write(b.Context(), set, folderAt(dir)); err != nil {
				b.Fatal(err)
			}
		}
	})
}
