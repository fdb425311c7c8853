package disk

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

func TestAFolderThatIsHeldShowsTheNewSite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, siteBefore.set())
	held, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	exchanges := 0
	watchSteps(t, func(kind, _, _ string) error {
		if kind == "exchange" {
			exchanges++
		}
		return nil
	})
	write(t, dir, siteAfter.set())
	if data, err := held.ReadFile("new/index.html"); string(data) != "/2.css" || exchanges != 2 {
		t.Errorf("the held folder's new page is %q (%v), after %d exchanges", data, err, exchanges)
	}
}

func TestALargeFolderIsNotSwappedForASmallEdit(t *testing.T) {
	for _, c := range []struct {
		entries, changed int
		want             bool
	}{{20_000, 1, false}, {20_000, 3000, true}, {500, 1, true}} {
		w := &writer{entries: map[string]entry{}}
		for i := range c.entries {
			w.entries[fmt.Sprint(i)] = entry{}
		}
		if got := w.isWorthSwapping(plan{write: make([]string, c.changed)}); got != c.want {
			t.Errorf("%d of %d: %v", c.changed, c.entries, got)
		}
	}
}
