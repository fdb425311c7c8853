package dev

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fsnotify/fsnotify"

	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/effort"
	"nightlight/generator/sitetest/testfiles"
)

// watched is a watched folder.
type watched struct {
	root    string
	changes <-chan []string
	// saved are the names expected so far. On a slow machine the steps of one save can be reported in
	// two batches.
	saved map[string]bool
}

func watchFolder(t *testing.T) watched {
	t.Helper()
	root := t.TempDir()
	testfiles.Write(t, filepath.Join(root, "content", "pages", "index.md"), "home")
	changes := watch(t.Context(), root, []string{"content", "public", "package.json"}, func(sentence string) { t.Error(sentence) })
	return watched{root, changes, map[string]bool{}}
}

func (w watched) path(name string) string { return filepath.Join(w.root, filepath.FromSlash(name)) }

// expect waits until all names have been reported. It allows no others except their folders.
func (w watched) expect(t *testing.T, names ...string) {
	t.Helper()
	var got []string
	for _, name := range names {
		w.saved[name] = true
	}
	for {
		if !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(got, name) }) {
			return
		}
		batch := await.Value(t, w.changes, fmt.Sprintf("%q, after %q", names, got))
		if !slices.IsSorted(batch) {
			t.Errorf("a batch is not sorted: %q", batch)
		}
		for _, name := range batch {
			if !w.saved[name] {
				t.Errorf("%s was reported, which has not changed", name)
			}
		}
		got = append(got, batch...)
	}
}

func TestWatchReportsWhatWasSaved(t *testing.T) {
	w := watchFolder(t)
	testfiles.Write(t, w.path("content/pages/index.md"), "new home")
	w.expect(t, "content/pages/index.md")
	testfiles.Write(t, w.path("content/pages/contact.md"), "contact")
	w.expect(t, "content/pages/contact.md")
	if err := os.Remove(w.path("content/pages/contact.md")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/pages/contact.md")
	testfiles.Write(t, w.path("package.json"), "{}")
	w.expect(t, "package.json")
	testfiles.Write(t, w.path("content/pages/index.md.tmp"), "written beside, and renamed over it")
	if err := os.Rename(w.path("content/pages/index.md.tmp"), w.path("content/pages/index.md")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/pages/index.md")
}

func TestWatchFollowsNewFolders(t *testing.T) {
	w := watchFolder(t)
	testfiles.Write(t, w.path("content/blog/2026/first.md"), "first")
	w.expect(t, "content/blog/2026/first.md")
	testfiles.Write(t, w.path("content/blog/2026/second.md"), "second")
	w.expect(t, "content/blog/2026/second.md")

	// This includes a folder that was filled elsewhere, and one that did not exist.
	testfiles.Write(t, w.path("elsewhere/deep/moved.md"), "moved")
	if err := os.Rename(w.path("elsewhere"), w.path("content/moved")); err != nil {
		t.Fatal(err)
	}
	w.expect(t, "content/moved/deep/moved.md")
	testfiles.Write(t, w.path("public/robots.txt"), "robots")
	w.expect(t, "public/robots.txt")
}

func TestWatchIgnoresWhatIsNotTheAuthors(t *testing.T) {
	w := watchFolder(t)
	for _, name := range []string{
		"content/4913", "content/pages/index.md~", "content/.#index.md", "content/#index.md#",
		"content/.index.md.swp", "content/.DS_Store", "dist/index.html", "received/contact.jsonl",
		"node_modules/react/index.js", "README.md", "content/index.md___jb_tmp___",
	} {
		testfiles.Write(t, w.path(name), "noise")
	}
	if err := os.Chmod(w.path("content/pages/index.md"), 0o600); err != nil {
		t.Fatal(err)
	}
	if runtime.GOOS == "windows" {
		t.Skip("changing permissions counts as writing there")
	}
	testfiles.Write(t, w.path("content/real.md"), "real")
	w.expect(t, "content/real.md")
}

func TestABatchIsHandedOnThoughChangesKeepComing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		names, batches := make(chan []string), make(chan []string)
		go debounce(names, batches)
		start := time.Now()
		go func() {
			defer close(names)
			for time.Since(start) < 10*longestWait {
				names <- []string{"content/busy.md"}
				time.Sleep(quiet * 2 / 7) // which never ends with the longest wait
			}
		}()
		<-batches
		if waited := time.Since(start); waited != longestWait {
			t.Errorf("the first batch came after %s, want %s", waited, longestWait)
		}
		for range batches { // until everything has ended
		}
	})
}

func TestABatchIsHandedOnOnceNothingHappens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		names, batches := make(chan []string), make(chan []string)
		go debounce(names, batches)
		defer close(names)
		start := time.Now()
		for _, name := range []string{"b", "a", "b"} {
			names <- []string{name}
			time.Sleep(quiet / 2)
		}
		if batch := <-batches; !slices.Equal(batch, []string{"a", "b"}) {
			t.Errorf("got %q", batch)
		}
		if waited, want := time.Since(start), 2*(quiet/2)+quiet; waited != want {
			t.Errorf("the batch came after %s, want %s", waited, want)
		}
	})
}

// Checking out a branch changes thousands of files. Work that grows with the square of their number
// shows in the allocated memory.
func TestTheWorkOnABatchGrowsWithItsSize(t *testing.T) {
	taken := func(files int) (bytes uint64) {
		synctest.Test(t, func(t *testing.T) {
			names, batches := make(chan []string), make(chan []string)
			go debounce(names, batches)
			defer close(names)
			bytes = effort.Allocated(func() {
				for i := range files {
					names <- []string{fmt.Sprintf("content/blog/%d.md", i)}
					if i == 0 {
						time.Sleep(quiet + 1) // the batch is not received yet
					}
				}
				if batch := <-batches; len(batch) != files {
					t.Errorf("%d of %d files are in the batch", len(batch), files)
				}
			})
		})
		return bytes
	}
	if few, many := taken(500), taken(4000); many > 16*few {
		t.Errorf("500 files took %d bytes, and 4,000 took %d: %d times as much", few, many, many/few)
	}
}

// beginning returns a watcher of a folder that is not running yet.
func beginning(t *testing.T) (*watcher, watched) {
	t.Helper()
	w := &watcher{root: t.TempDir(), names: []string{"content"}, changes: make(chan []string)}
	testfiles.Write(t, filepath.Join(w.root, "content", "index.md"), "home")
	if err := w.begin(); err != nil {
		t.Fatal(err)
	}
	return w, watched{w.root, w.changes, map[string]bool{}}
}

// The events of a folder that was created during an overflow are lost.
func TestFoldersMadeDuringAnOverflowAreWatched(t *testing.T) {
	w, seen := beginning(t)
	if err := w.fs.Remove(seen.path("content")); err != nil {
		t.Fatal(err)
	}
	testfiles.Write(t, seen.path("content/new/first.md"), "first")
	go w.run(t.Context(), nil, func(sentence string) { t.Error(sentence) })
	w.fs.Errors <- fsnotify.ErrEventOverflow
	seen.expect(t, anything)
	testfiles.Write(t, seen.path("content/new/second.md"), "second")
	seen.expect(t, "content/new/second.md")
}

// The clock of a synctest bubble advances only when all goroutines wait, so the test takes no time.
func TestChangesAreSeenWhereTheSystemDoesNotTellOfThem(t *testing.T) {
	for name, c := range map[string]struct {
		cause error
		want  string
	}{
		"no more watches": {syscall.ENOSPC, "sudo sysctl fs.inotify.max_user_watches="},
		"no more files":   {syscall.ENFILE, "ulimit -n"},
		"anything else":   {errors.New("no inotify here"), "(no inotify here)"},
	} {
		t.Run(name, func(t *testing.T) {
			newNotifier = func() (*fsnotify.Watcher, error) { return nil, c.cause }
			t.Cleanup(func() { newNotifier = fsnotify.NewWatcher })
			root := t.TempDir()
			index := filepath.Join(root, "content", "index.md")
			testfiles.Write(t, index, "home")
			synctest.Test(t, func(t *testing.T) {
				var said []string
				changes := watch(t.Context(), root, []string{"content", "package.json"}, func(sentence string) { said = append(said, sentence) })
				expect := func(want ...string) {
					t.Helper()
					if batch := <-changes; !slices.Equal(batch, want) {
						t.Errorf("got %q, want %q", batch, want)
					}
				}
				expect(anything)
				testfiles.Write(t, index, "a new home")
				expect("content/index.md")
				testfiles.Write(t, filepath.Join(root, "content", "blog", "first.md"), "first")
				testfiles.Write(t, filepath.Join(root, "package.json"), "{}")
				testfiles.Write(t, filepath.Join(root, "content", "index.md~"), "noise")
				expect("content/blog/first.md", "package.json")
				if err := os.RemoveAll(filepath.Join(root, "content", "blog")); err != nil {
					t.Fatal(err)
				}
				expect("content/blog/first.md")
				if len(said) != 1 || !strings.Contains(said[0], c.want) || !strings.Contains(said[0], "every second") {
					t.Errorf("it said %q, want %q", said, c.want)
				}
			})
		})
	}
}

// The limit can be reached after hours, by a new folder.
func TestAFolderThatCannotBeWatchedIsLookedAt(t *testing.T) {
	w, seen := beginning(t)
	if err := w.fs.Close(); err != nil {
		t.Fatal(err)
	}
	events, ended := make(chan fsnotify.Event, 1), make(chan error)
	w.fs.Events, w.fs.Errors = events, ended
	testfiles.Write(t, seen.path("content/new/first.md"), "first")
	events <- fsnotify.Event{Name: seen.path("content/new"), Op: fsnotify.Create}
	said := make(chan string, 1)
	go w.run(t.Context(), nil, func(sentence string) { said <- sentence })
	seen.expect(t, anything)
	testfiles.Write(t, seen.path("content/new/second.md"), "second")
	seen.expect(t, "content/new/second.md")
	if sentence := await.Value(t, said, "the sentence"); !strings.Contains(sentence, "every second") {
		t.Errorf("it said %q", sentence)
	}
}
