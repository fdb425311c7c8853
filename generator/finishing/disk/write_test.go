package disk

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/testfiles"
)

func TestAFolderHoldsTheSetWhicheverWayItIsWritten(t *testing.T) {
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			watchSteps(t, way)
			base := t.TempDir()
			dir := filepath.Join(base, "dist")
			for _, step := range []struct {
				site tree
				want Report
			}{
				{tree{"/index.html": "home", "/services/index.html": "services", "/assets/a.css": "a"}, Report{Written: 3, HTML: 12}},
				{tree{"/index.html": "home", "/contact/index.html": "contact", "/assets/a.css": "b"}, Report{Written: 2, Unchanged: 1, Removed: 1, HTML: 11}},
				{tree{"/x": "file"}, Report{Written: 1, Removed: 3}},
				{tree{"/x/y/index.html": "page"}, Report{Written: 1, Removed: 1, HTML: 4}},
				{tree{"/x": "file"}, Report{Written: 1, Removed: 1}},
				{tree{"/X": "capital"}, Report{Written: 1, Removed: 1}},
				{tree{"/x": "small"}, Report{Written: 1, Removed: 1}},
				{tree{"/x": "small"}, Report{Unchanged: 1}},
			} {
				report, diags := write(t, dir, step.site.set())
				if diff := cmp.Diff(step.want, report); diff != "" || len(diags) > 0 {
					t.Errorf("%v, the report differs (- wanted, + found):\n%s", diags, diff)
				}
				expectTree(t, dir, step.site)
			}
			if left, _ := os.ReadDir(dir); len(left) != 1 {
				t.Errorf("folders that became empty are still there: %v", left)
			}
		})
	}
}

func TestWhatIsRightAlreadyIsNotTouched(t *testing.T) {
	for name, way := range ways {
		watchSteps(t, way)
		dir := filepath.Join(t.TempDir(), "dist")
		files := tree{"/index.html": "home", "/b.txt": "b"}
		write(t, dir, files.set())
		longAgo := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
		for file := range files {
			if err := os.Chtimes(in(dir, file), longAgo, longAgo); err != nil {
				t.Fatal(err)
			}
		}
		files["/b.txt"] = "changed"
		write(t, dir, files.set())
		for file, touched := range map[string]bool{"/index.html": false, "/b.txt": true} {
			info, err := os.Stat(in(dir, file))
			if err != nil || !info.ModTime().Equal(longAgo) != touched {
				t.Errorf("%s: %s touched, want %v (%v)", name, file, touched, err)
			}
		}
	}
}

func TestANewFolderOfPagesOrOfAssetsIsRenamedAsOne(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	var placed []string
	watchSteps(t, func(_, _, to string) error {
		name, _ := filepath.Rel(dir, to)
		if filepath.IsLocal(name) && !strings.Contains(name, broughtPrefix) {
			placed = append(placed, filepath.ToSlash(name))
		}
		return nil
	})
	files := tree{"/index.html": "home", "/blog/a/index.html": "a", "/blog/b/index.html": "b", "/c/index.html": "c", "/c/d/e.css": "e"}
	write(t, dir, files.set())
	files["/Blog.css"], files["/blog/d/index.html"], files["/f/g/h.css"] = "not a folder", "d", "h"
	write(t, dir, files.set())
	want := strings.Fields("c/d blog c/index.html index.html Blog.css f blog/d")
	if diff := cmp.Diff(want, placed); diff != "" {
		t.Errorf("the renames differ (- wanted, + found):\n%s", diff)
	}
	expectTree(t, dir, files)
}

// A file that another program has modified or created is no longer the build's, and would stay.
func TestNoFileOfOthersStaysInAFolderOfBuildsAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	folder := folderAt(dir)
	before, after := tree{"/index.html": "home", "/dl/a.pdf": "a"}, tree{"/index.html": "new", "/members/c": "sealed"}
	for name, text := range map[string]string{"/dl/a.pdf": "a, made smaller", "/dl/a.pdf.gz": "a, packed"} {
		write(t, dir, before.set())
		testfiles.Write(t, in(dir, name), text)
		folder.Own = true
		for range 2 { // reported every time
			_, diags, err := Write(t.Context(), after.set(), folder)
			if err != nil || !diags.HasErrors() || diags[len(diags)-1].File != "dist"+name || readTree(t, dir)["/index.html"] != "home" {
				t.Errorf("%s: got %v, %v", name, diags, err)
			}
		}
		if err := os.RemoveAll(in(dir, "/dl")); err != nil {
			t.Fatal(err)
		}
	}
	testfiles.Write(t, in(dir, "/.git/HEAD"), "ref")
	if _, diags, err := Write(t.Context(), after.set(), folder); err != nil || len(diags) > 0 {
		t.Errorf("got %v, %v", diags, err)
	}
}

func TestFilesOfOthersAreLeftAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	testfiles.Write(t, in(dir, "/.git/HEAD"), "ref") // such a folder counts as empty
	for _, home := range []string{"house", "home"} { // the second write settles what the first has written
		write(t, dir, tree{"/index.html": home, "/old.txt": "old", "/edited.txt": "ours"}.set())
	}
	testfiles.Write(t, in(dir, "/notes.txt"), "mine")
	testfiles.Write(t, in(dir, "/edited.txt"), "edited by hand")
	if err := os.Symlink("elsewhere", in(dir, "/link")); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	site := tree{"/index.html": "home"}
	_, diags := write(t, dir, site.set())
	expectTree(t, dir, tree{"/index.html": "home", "/notes.txt": "mine", "/edited.txt": "edited by hand", "/.git/HEAD": "ref"})
	if target, err := os.Readlink(in(dir, "/link")); target != "elsewhere" {
		t.Errorf("the link leads to %q (%v)", target, err)
	}
	if len(diags) != 1 || diags[0].Severity != diag.Warning || diags[0].Detail != "/edited.txt\n/link\n/notes.txt" {
		t.Errorf("want one warning that names three files, got %v", diags)
	}
	if _, diags := write(t, dir, site.set()); len(diags) > 0 {
		t.Errorf("the warning is repeated: %v", diags)
	}
}

func TestWhatCannotBeWrittenIsRefusedAndNothingChanges(t *testing.T) {
	page := tree{"/services/index.html": "page"}
	for name, c := range map[string]struct {
		ours, theirs tree // below the folder that dist is in
		link         string
		site         tree
		at, says     string
	}{
		"a file":                  {theirs: tree{"/dist": "precious"}, site: page, at: "dist", says: "This is a file"},
		"a link to nowhere":       {link: "/dist", site: page, at: "dist", says: "a link that leads nowhere"},
		"other files":             {theirs: tree{"/dist/letters/ann.txt": "Dear Ann", "/dist/photo.jpg": "photo"}, site: page, at: "dist/letters/ann.txt", says: "this file and 1 more, so"},
		"a page of the same name": {theirs: tree{"/dist/services/index.html": "theirs"}, site: page, at: "dist/services/index.html", says: "No build has written this file"},
		"a new page of theirs":    {ours: tree{"/index.html": "home"}, theirs: tree{"/dist/services/index.html": "mine"}, site: page, at: "dist/services/index.html", says: "No build has written this file"},
		"a file for a folder":     {ours: tree{"/index.html": "home"}, theirs: tree{"/dist/services": "mine"}, site: page, at: "dist/services", says: "in the way"},
		"a folder for a file":     {ours: tree{"/index.html": "home"}, theirs: tree{"/dist/a/b/c": "mine"}, site: tree{"/a": "file"}, at: "dist/a", says: "in the way"},
		"a link for a folder":     {ours: tree{"/index.html": "home"}, link: "/dist/services", site: page, at: "dist/services", says: "in the way"},
	} {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			dir := filepath.Join(base, "dist")
			if c.ours != nil {
				write(t, dir, c.ours.set())
			}
			for file, text := range c.theirs {
				testfiles.Write(t, in(base, file), text)
			}
			if c.link != "" && os.Symlink("nowhere", in(base, c.link)) != nil {
				t.Skip("links cannot be made here")
			}
			before := readTree(t, base)
			_, diags := write(t, dir, c.site.set())
			if !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool {
				return d.Severity == diag.Error && d.File == c.at && strings.Contains(d.Message, c.says) && d.Hint != ""
			}) {
				t.Errorf("no error at %s: %s in %+v", c.at, c.says, diags)
			}
			if name == "a page of the same name" { // Write takes the lock to compare the page
				before["/.nightlight/dist/lock"] = ""
			}
			expectTree(t, base, before)
		})
	}
}

func TestASiteWhoseManifestIsLostOrDamagedIsAdopted(t *testing.T) {
	for _, damage := range []string{"lost", "", `{"write`, "[]", "\x00\x00"} {
		dir := filepath.Join(t.TempDir(), "dist")
		write(t, dir, tree{"/index.html": "home", "/a.css": "a"}.set())
		manifest := filepath.Join(filepath.Dir(dir), ".nightlight/dist/written.json")
		if damage != "lost" {
			testfiles.Write(t, manifest, damage)
		} else if err := os.Remove(manifest); err != nil {
			t.Fatal(err)
		}
		site := tree{"/index.html": "home", "/a.css": "a"}
		if damage != "lost" {
			site["/index.html"] = "new"
		}
		if _, diags := write(t, dir, site.set()); len(diags) > 0 {
			t.Errorf("%q: %v", damage, diags)
		}
		expectTree(t, dir, site)
		write(t, dir, tree{"/index.html": "last"}.set())
		expectTree(t, dir, tree{"/index.html": "last"})
	}
}

// failing is a source that reports a content error, or breaks, after one page.
type failing struct {
	diags diag.List
	err   error
}

func (f failing) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	return f.diags, errors.Join(yield(paths[0], []byte("new")), f.err)
}

func TestNothingChangesWhenAPageFails(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for name, c := range map[string]struct {
		ctx    context.Context
		source failing
	}{
		"a diagnostic":   {source: failing{diags: diag.List{diag.Errorf("tried", diag.Pos{}, "wrong")}}},
		"an error":       {source: failing{err: errInjected}},
		"a missing page": {},
		"cancelled":      {ctx: cancelled, source: failing{err: cancelled.Err()}},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "dist")
			before := tree{"/index.html": "old", "/a.txt": "a"}
			write(t, dir, before.set())
			set := tree{"/a.txt": "changed"}.set()
			set.AddPages(&c.source, "/index.html", "/second/index.html")
			if c.ctx == nil {
				c.ctx = t.Context()
			}
			_, diags, err := Write(c.ctx, set, folderAt(dir))
			if err == nil && !diags.HasErrors() || c.source.err != nil && !errors.Is(err, c.source.err) {
				t.Errorf("got %v, %v", diags, err)
			}
			expectTree(t, dir, before)
		})
	}
}

func TestWriteThroughALinkedFolder(t *testing.T) {
	base := t.TempDir()
	volume, link := filepath.Join(base, "volume", "site"), filepath.Join(base, "dist")
	if err := errors.Join(os.MkdirAll(volume, 0o755), os.Symlink(volume, link)); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	write(t, link, tree{"/index.html": "home"}.set())
	expectTree(t, volume, tree{"/index.html": "home"})
	testfiles.Write(t, filepath.Join(base, "secret.txt"), "secret")
	if err := os.Symlink(filepath.Join(base, "secret.txt"), in(volume, "/link.txt")); err != nil {
		t.Fatal(err)
	}
	if data, err := folderAt(link).Read(t.Context(), "/link.txt"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a link out of the site is followed: %q, %v", data, err)
	}
}

// keyed is a source whose pages contain their key; it records which pages were requested.
type keyed struct {
	keys map[string]string
	made []string
}

func (k *keyed) Key(path string) string { return k.keys[path] }

func (k *keyed) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		k.made = append(k.made, path)
		if err := yield(path, []byte("made from "+k.keys[path])); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func (k *keyed) set() *output.Set {
	set := new(output.Set)
	for path := range k.keys {
		set.AddPages(k, path)
	}
	return set
}

// writeKeyed writes pages with these keys and returns the names of those that were made.
func writeKeyed(t *testing.T, dir string, keys map[string]string) []string {
	t.Helper()
	source := &keyed{keys: keys}
	write(t, dir, source.set())
	want := tree{}
	for path, key := range keys {
		want[path] = "made from " + key
	}
	expectTree(t, dir, want)
	slices.Sort(source.made)
	return source.made
}

func TestAPageWhoseKeyStaysIsNotMadeAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	for _, step := range []struct {
		name  string
		keys  map[string]string
		spoil func(file string) error
		made  []string
	}{
		{name: "at first all are made", keys: map[string]string{"/a": "1", "/b": "1"}, made: []string{"/a", "/b"}},
		{name: "then none", keys: map[string]string{"/a": "1", "/b": "1"}},
		{name: "one whose key is new", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/b"}},
		{name: "and when it is the old one again", keys: map[string]string{"/a": "1", "/b": "1"}, made: []string{"/b"}},
		{name: "one without a key", keys: map[string]string{"/a": "1", "/b": ""}, made: []string{"/b"}},
		{name: "each time", keys: map[string]string{"/a": "1", "/b": ""}, made: []string{"/b"}},
		{
			name: "one that somebody has edited", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a", "/b"},
			spoil: func(file string) error { return os.WriteFile(file, []byte("edited"), 0o644) },
		},
		{name: "one that was removed", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a"}, spoil: os.Remove},
		{
			name: "one that was only touched", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a"},
			spoil: func(file string) error { return os.Chtimes(file, time.Time{}, time.Unix(1, 0)) },
		},
		{name: "but once", keys: map[string]string{"/a": "1", "/b": "2"}},
	} {
		if step.spoil != nil {
			if err := step.spoil(filepath.Join(dir, "a")); err != nil {
				t.Fatal(err)
			}
		}
		if made := writeKeyed(t, dir, step.keys); !slices.Equal(made, step.made) {
			t.Errorf("%s: made %v, want %v", step.name, made, step.made)
		}
	}
}

func TestAFirstSiteAppearsWithItsManifestOrNotAtAll(t *testing.T) {
	// Without the manifest, the next build would treat the site's files as foreign.
	for name, spoil := range map[string]func(t *testing.T, work string){
		"no rename": func(t *testing.T, _ string) {
			watchSteps(t, func(string, string, string) error { return errInjected })
		},
		"no manifest": func(t *testing.T, work string) {
			if err := os.MkdirAll(filepath.Join(work, "written.json.new"), 0o755); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "dist")
			spoil(t, filepath.Join(filepath.Dir(dir), ".nightlight", "dist"))
			if _, _, err := Write(t.Context(), tree{"/a/b/index.html": "deep"}.set(), folderAt(dir)); err == nil {
				t.Error("there is no error")
			}
			expectTree(t, dir, tree{})
		})
	}
}
