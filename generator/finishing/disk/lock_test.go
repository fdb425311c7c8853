package disk

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAWriteSaysWhoItWaitsFor(t *testing.T) {
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
		_, _, err := Write(t.Context(), tree{"/index.html": "again"}.set(), folder, nil)
		done <- err
	}()
	want := fmt.Sprintf("Waiting for process %d, which has been writing the site since ", os.Getpid())
	if got := <-said; !strings.HasPrefix(got, want) {
		t.Errorf("said %q", got)
	}
	unlock()
	if err := <-done; err != nil {
		t.Error(err)
	}
}
