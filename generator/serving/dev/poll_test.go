package dev

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"

	"github.com/fsnotify/fsnotify"
)

// The clock of a bubble stands still until all wait, so no second passes.
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
			put(t, index, "home")
			synctest.Test(t, func(t *testing.T) {
				var said []string
				changes := watch(t.Context(), root, []string{"content", "package.json"}, func(sentence string) { said = append(said, sentence) })
				expect := func(want ...string) {
					t.Helper()
					if batch := <-changes; !slices.Equal(batch, want) {
						t.Errorf("got %q, want %q", batch, want)
					}
				}
				synctest.Wait() // for the first look
				put(t, index, "a new home")
				expect("content/index.md")
				put(t, filepath.Join(root, "content", "blog", "first.md"), "first")
				put(t, filepath.Join(root, "package.json"), "{}")
				put(t, filepath.Join(root, "content", "index.md~"), "noise")
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

// The limit can be reached after hours, by a folder that is new.
func TestAFolderThatCannotBeWatchedIsLookedAt(t *testing.T) {
	root := t.TempDir()
	put(t, filepath.Join(root, "content", "index.md"), "home")
	w := &watcher{root: root, names: []string{"content"}, changes: make(chan []string)}
	if err := w.begin(); err != nil {
		t.Fatal(err)
	}
	if err := w.fs.Close(); err != nil {
		t.Fatal(err)
	}
	events, ended := make(chan fsnotify.Event, 1), make(chan error)
	w.fs.Events, w.fs.Errors = events, ended
	put(t, filepath.Join(root, "content", "new", "first.md"), "first")
	events <- fsnotify.Event{Name: filepath.Join(root, "content", "new"), Op: fsnotify.Create}
	said := make(chan string, 1)
	go w.run(t.Context(), nil, nil, func(sentence string) { said <- sentence })
	seen := watched{root, w.changes, map[string]bool{}}
	seen.expect(t, anything)
	put(t, filepath.Join(root, "content", "new", "second.md"), "second")
	seen.expect(t, "content/new/second.md")
	if sentence := <-said; !strings.Contains(sentence, "every second") {
		t.Errorf("it said %q", sentence)
	}
}

func TestEMFILEStandsForTwoLimits(t *testing.T) {
	if limit, _ := watchLimit(syscall.EMFILE); !canOpen() || limit == "" {
		t.Errorf("the limit is %q", limit)
	}
}
