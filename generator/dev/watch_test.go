package dev

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"
)

// patience is how long a test waits for what should come at once.
const patience = 10 * time.Second

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// watched is a folder under watch.
type watched struct {
	root    string
	changes <-chan []string
}

func watchFolder(t *testing.T) watched {
	t.Helper()
	root := t.TempDir()
	put(t, filepath.Join(root, "content", "pages", "index.md"), "home")
	changes, err := watch(t.Context(), root, []string{"content", "public", "package.json"})
	if err != nil {
		t.Fatal(err)
	}
	return watched{root, changes}
}

func (w watched) path(name string) string { return filepath.Join(w.root, filepath.FromSlash(name)) }

// expect waits until all names have been reported, and for nothing else but them
// and the folders that they are in.
func (w watched) expect(t *testing.T, names ...string) {
	t.Helper()
	timeout := time.After(patience)
	var got []string
	for {
		if !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(got, name) }) {
			return
		}
		select {
		case batch := <-w.changes:
			if !slices.IsSorted(batch) {
				t.Errorf("a batch is not sorted: %q", batch)
			}
			for _, name := range batch {
				if !slices.Contains(names, name) {
					t.Errorf("%s was reported, which has not changed", name)
				}
			}
			got = append(got, batch...)
		case <-timeout:
			t.Fatalf("got only %q of %q", got, names)
		}
	}
}

func TestWatchReportsWhatWasSaved(t *testing.T) {
	w := watchFolder(t)
	put(t, w.path("content/pages/index.md"), "new home")
	w.expect(t, "content/pages/index.md")
	put(t, w.path("content/pages/contact.md"), "contact")
	w.expect(t, "content/pages/contact.md")
	if err := os.Remove(w.path("content/pages/contact.md")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/pages/contact.md")
	put(t, w.path("package.json"), "{}")
	w.expect(t, "package.json")
}

func TestWatchSeesAFileThatReplacesAnother(t *testing.T) {
	w := watchFolder(t)
	put(t, w.path("content/pages/index.md.tmp"), "new home")
	if err := os.Rename(w.path("content/pages/index.md.tmp"), w.path("content/pages/index.md")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/pages/index.md")
}

func TestWatchFollowsNewFolders(t *testing.T) {
	w := watchFolder(t)
	put(t, w.path("content/blog/2026/first.md"), "first")
	w.expect(t, "content/blog/2026/first.md")
	put(t, w.path("content/blog/2026/second.md"), "second")
	w.expect(t, "content/blog/2026/second.md")

	// Also a folder that was filled elsewhere, and one that was not there at all.
	put(t, w.path("elsewhere/deep/moved.md"), "moved")
	if err := os.Rename(w.path("elsewhere"), w.path("content/moved")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/moved/deep/moved.md")
	put(t, w.path("public/robots.txt"), "robots")
	w.expect(t, "public/robots.txt")
}

func TestWatchIgnoresWhatIsNotTheAuthors(t *testing.T) {
	w := watchFolder(t)
	for _, name := range []string{
		"content/4913", "content/pages/index.md~", "content/.#index.md", "content/#index.md#",
		"content/.index.md.swp", "content/.DS_Store", "dist/index.html", "received/contact.jsonl",
		"node_modules/react/index.js", "README.md", "content/index.md___jb_tmp___",
	} {
		put(t, w.path(name), "noise")
	}
	if err := os.Chmod(w.path("content/pages/index.md"), 0o600); err != nil {
		t.Fatal(err)
	}
	if runtime.GOOS == "windows" {
		t.Skip("changing permissions counts as writing there")
	}
	put(t, w.path("content/real.md"), "real")
	w.expect(t, "content/real.md")
}

func TestWatchHandsOnManyChangesTogether(t *testing.T) {
	w := watchFolder(t)
	names := []string{"content/a.md", "content/b.md", "content/c.md"}
	for _, name := range names {
		put(t, w.path(name), name)
	}
	w.expect(t, names...)
}

func TestWatchDoesNotWaitForEverForQuiet(t *testing.T) {
	w := watchFolder(t)
	stop := make(chan struct{})
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(quiet / 3)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
				_ = os.WriteFile(w.path("content/busy.md"), []byte(time.Now().String()), 0o644)
			}
		}
	}()
	w.expect(t, "content/busy.md")
	close(stop)
	<-stopped
}
