package disk

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/diag"
	"nightlight/generator/output"
)

func expectError(t *testing.T, diags diag.List, file, message string) {
	t.Helper()
	if len(diags) != 1 || diags[0].Severity != diag.Error || diags[0].File != file || !strings.Contains(diags[0].Message, message) || diags[0].Hint == "" {
		t.Errorf("got %+v, want one error at %s: %s", diags, file, message)
	}
}

func TestWriteRefusesWhatIsNotAFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "README.md")
	put(t, file, "precious")
	_, diags, err := Write(t.Context(), tree{"/index.html": "home"}.set(), Folder{Path: file, Name: "README.md"})
	if err != nil {
		t.Fatal(err)
	}
	expectError(t, diags, "README.md", "this is a file")
	if data, _ := os.ReadFile(file); string(data) != "precious" {
		t.Errorf("the file holds %q", data)
	}
}

func TestWriteRefusesALinkThatLeadsNowhere(t *testing.T) {
	link := filepath.Join(t.TempDir(), "dist")
	if err := os.Symlink("nowhere", link); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	_, diags := write(t, link, tree{"/index.html": "home"}.set())
	expectError(t, diags, "dist", "a link that leads nowhere")
	if target, err := os.Readlink(link); err != nil || target != "nowhere" {
		t.Errorf("the link leads to %q (%v)", target, err)
	}
}

func TestWriteRefusesAFolderOfOthers(t *testing.T) {
	for name, theirs := range map[string]tree{
		"with other files":        {"/letters/to-ann.txt": "Dear Ann", "/photo.jpg": "photo"},
		"with a page of the name": {"/index.html": "their page"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "documents")
			for file, text := range theirs {
				put(t, filepath.Join(dir, file), text)
			}
			_, diags, err := Write(t.Context(), tree{"/index.html": "home", "/a.css": "a"}.set(), Folder{Path: dir, Name: "documents"})
			if err != nil || len(diags) != 1 || !strings.HasPrefix(diags[0].File, "documents/") || !strings.Contains(diags[0].Hint, "--out") {
				t.Errorf("got %+v, %v", diags, err)
			}
			expectTree(t, dir, theirs)
		})
	}
}

func TestNothingIsLeftBesideAFolderThatIsRefused(t *testing.T) {
	base := t.TempDir()
	put(t, filepath.Join(base, "documents", "letter.txt"), "Dear Ann")
	write(t, filepath.Join(base, "documents"), tree{"/index.html": "home"}.set())
	expectTree(t, base, tree{"/documents/letter.txt": "Dear Ann"})
}

func TestWriteTakesAFolderWithSystemFilesForAnEmptyOne(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	put(t, filepath.Join(dir, ".git", "HEAD"), "ref")
	put(t, filepath.Join(dir, ".DS_Store"), "x")
	write(t, dir, tree{"/index.html": "home"}.set())
	expectTree(t, dir, tree{"/index.html": "home", "/.git/HEAD": "ref", "/.DS_Store": "x"})
}

func TestWriteKeepsAForeignFileAtAPathOfTheSite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "home"}.set())
	put(t, filepath.Join(dir, "notes", "index.html"), "mine")
	_, diags := write(t, dir, tree{"/index.html": "new", "/notes/index.html": "page"}.set())
	expectError(t, diags, "dist/notes/index.html", "nightlight did not write this file")
	expectTree(t, dir, tree{"/index.html": "home", "/notes/index.html": "mine"})
}

func TestASiteWhoseManifestIsLostIsAdopted(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	site := tree{"/index.html": "home", "/a.css": "a"}
	write(t, dir, site.set())
	if err := os.RemoveAll(filepath.Join(filepath.Dir(dir), ".nightlight")); err != nil {
		t.Fatal(err)
	}
	report, diags := write(t, dir, site.set())
	if report.Unchanged != 2 || len(diags) > 0 {
		t.Errorf("got %+v, %v", report, diags)
	}
	write(t, dir, tree{"/index.html": "new"}.set())
	expectTree(t, dir, tree{"/index.html": "new"})
}

func TestDamagedStateDoesNotBlockABuild(t *testing.T) {
	for _, name := range []string{"written.json", "staging/journal.json"} {
		for _, text := range []string{"", `{"write`, "[]", "\x00\x00"} {
			dir := filepath.Join(t.TempDir(), "dist")
			write(t, dir, tree{"/index.html": "old", "/a.css": "a"}.set())
			put(t, filepath.Join(filepath.Dir(dir), ".nightlight", "dist", name), text)
			_, diags := write(t, dir, tree{"/index.html": "new", "/a.css": "a"}.set())
			if diags.HasErrors() {
				t.Errorf("%s with %q: %v", name, text, diags)
			}
			expectTree(t, dir, tree{"/index.html": "new", "/a.css": "a"})
			expectNoStaging(t, dir)
		}
	}
}

// interfering is a source that lets a person do something while pages are made.
type interfering func() error

func (f *interfering) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		if err := yield(path, []byte("new")); err != nil {
			return nil, err
		}
	}
	return nil, (*f)()
}

func TestWriteKeepsWhatAPersonChangesMeanwhile(t *testing.T) {
	const mine = "what I typed just now"
	before := tree{"/index.html": "old", "/old.txt": "old", "/folder/x": "x"}
	for _, file := range []string{"/index.html", "/old.txt", "/page", "/folder/mine", "/folder/deep/mine", "/other.txt"} {
		t.Run(strings.ReplaceAll(file[1:], "/", " in "), func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "dist")
			write(t, dir, before.set())
			person := interfering(func() error {
				put(t, filepath.Join(dir, filepath.FromSlash(file)), mine)
				return nil
			})
			set := new(output.Set)
			set.AddPages(&person, "/index.html", "/page", "/folder")
			_, diags := write(t, dir, set)
			if file != "/other.txt" && !diags.HasErrors() {
				t.Errorf("no error: %v", diags)
			}
			if data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(file))); string(data) != mine {
				t.Errorf("the file holds %q (%v)", data, err)
			}
			expectNoStaging(t, dir)
		})
	}
}

func TestAFileThatAPersonRemovesMeanwhileIsNoProblem(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "old", "/old.txt": "old"}.set())
	person := interfering(func() error {
		return errors.Join(os.Remove(filepath.Join(dir, "index.html")), os.Remove(filepath.Join(dir, "old.txt")))
	})
	set := new(output.Set)
	set.AddPages(&person, "/index.html")
	if _, diags := write(t, dir, set); len(diags) > 0 {
		t.Errorf("problems: %v", diags)
	}
	expectTree(t, dir, tree{"/index.html": "new"})
}

// acrossFileSystems is a rename where the staging folder is on a file system of its own.
func acrossFileSystems(from, to string) error {
	if strings.Contains(from, "staging") != strings.Contains(to, "staging") {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: otherDevice[0]}
	}
	return os.Rename(from, to)
}

func TestWriteUndoesAFailedCommitAcrossFileSystems(t *testing.T) {
	inPlaceOnly(t)
	breakStep := func(n int) func() {
		rename = func(from, to string) error {
			if n--; n == 0 {
				return errInjected
			}
			return acrossFileSystems(from, to)
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

func TestWriteRestoresWhatACrashLeftAcrossFileSystems(t *testing.T) {
	inPlaceOnly(t)
	crash := func(n int) func() {
		rename = func(from, to string) error {
			if n--; n <= 0 {
				panic("power cut")
			}
			return acrossFileSystems(from, to)
		}
		return func() { rename = os.Rename }
	}
	crashPoints(t, crash, func(t *testing.T, dir string, before tree, _ error) {
		set := new(output.Set)
		set.AddPages(&failing{err: errInjected}, "/index.html")
		if _, _, err := Write(t.Context(), set, folderAt(dir)); !errors.Is(err, errInjected) {
			t.Errorf("got the error %v", err)
		}
		expectTree(t, dir, before)
		expectNoStaging(t, dir)
	})
}

func TestAFullDiskInTheMiddleOfTheMovesIsUndone(t *testing.T) {
	inPlaceOnly(t)
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "old"}.set())
	full := true
	rename = func(from, to string) error {
		if full && strings.Contains(from, "new") {
			full = false
			return &os.LinkError{Op: "rename", Old: from, New: to, Err: diskFull[0]}
		}
		return os.Rename(from, to)
	}
	defer func() { rename = os.Rename }()
	_, diags, err := Write(t.Context(), tree{"/index.html": "new"}.set(), folderAt(dir))
	if err != nil {
		t.Fatal(err)
	}
	expectError(t, diags, "dist", "the disk is full")
	expectTree(t, dir, tree{"/index.html": "old"})
}

func TestFilesAndJournalAreOnTheDiskBeforeTheFirstMove(t *testing.T) {
	inPlaceOnly(t)
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, tree{"/index.html": "old"}.set())

	var mu sync.Mutex
	synced, moved := map[string]bool{}, 0
	fsync = func(f *os.File) error {
		mu.Lock()
		defer mu.Unlock()
		synced[f.Name()] = true
		return f.Sync()
	}
	journal := filepath.Join(filepath.Dir(dir), ".nightlight", "dist", "staging", "journal.json.new")
	rename = func(from, to string) error {
		mu.Lock()
		defer mu.Unlock()
		if !synced[journal] {
			t.Errorf("%s is moved before the journal is on the disk", from)
		}
		if filepath.Dir(to) == dir {
			if moved++; !synced[from] {
				t.Errorf("%s appears before its bytes are on the disk", to)
			}
		}
		return os.Rename(from, to)
	}
	defer func() { rename, fsync = os.Rename, (*os.File).Sync }()
	write(t, dir, tree{"/index.html": "new", "/a.css": "a"}.set())
	if moved != 2 {
		t.Errorf("%d files were moved, want 2", moved)
	}
}
