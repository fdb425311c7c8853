package disk

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/output"
)

// watchSteps calls step before each rename, link and exchange, with the count of those
// before it; where it returns an error, the step is not done.
func watchSteps(t *testing.T, step func(n int, kind string) error) {
	n := 0
	watched := func(kind string, call func(from, to string) error) func(from, to string) error {
		return func(from, to string) error {
			n++
			if err := step(n, kind); err != nil {
				return err
			}
			return call(from, to)
		}
	}
	swapFolders := exchange
	restore := func() { rename, link, exchange = os.Rename, os.Link, swapFolders }
	t.Cleanup(restore)
	rename, link, exchange = watched("rename", os.Rename), watched("link", os.Link), watched("exchange", swapFolders)
}

var (
	swapBefore = tree{"/index.html": "old", "/old.txt": "old", "/file": "file", "/same.txt": "same", "/folder/x": "x"}
	swapAfter  = tree{"/index.html": "new", "/more/index.html": "more", "/file/index.html": "folder", "/same.txt": "same", "/folder": "file"}
)

func TestAFolderIsOldOrNewWhereverAWriteIsKilled(t *testing.T) {
	found := map[string]int{}
	for kill := 1; ; kill++ {
		dir := filepath.Join(t.TempDir(), "dist")
		write(t, dir, swapBefore.set())
		put(t, filepath.Join(dir, "notes.txt"), "mine")
		write(t, dir, swapBefore.set()) // which warns of the notes
		before, after := maps.Clone(swapBefore), maps.Clone(swapAfter)
		before["/notes.txt"], after["/notes.txt"] = "mine", "mine"
		wasKilled := false
		t.Run(fmt.Sprintf("step %d", kill), func(t *testing.T) {
			watchSteps(t, func(n int, _ string) error {
				if n >= kill {
					wasKilled = true
					panic("killed")
				}
				return nil
			})
			_ = writeOrCrash(t, swapAfter.set(), dir)
		})
		state := oldOrNew(t, dir, before, after)
		if !wasKilled {
			break
		}
		found[state]++
		// The next build fails, so that only the restoring shows.
		set := new(output.Set)
		set.AddPages(&failing{err: errInjected}, "/index.html")
		if _, _, err := Write(t.Context(), set, folderAt(dir)); !errors.Is(err, errInjected) {
			t.Errorf("step %d: got the error %v", kill, err)
		}
		if now := oldOrNew(t, dir, before, after); now != state {
			t.Errorf("step %d: the %s site has become the %s one", kill, state, now)
		}
		expectNoStaging(t, dir)
		// What is in the folder is known: nothing stays, and nothing is taken for somebody's.
		last := tree{"/index.html": "last", "/more": "file"}
		if _, diags := write(t, dir, last.set()); len(diags) > 0 {
			t.Errorf("step %d: %v", kill, diags)
		}
		last["/notes.txt"] = "mine"
		expectTree(t, dir, last)
	}
	if found["old"] < 5 || found["new"] < 5 {
		t.Errorf("the sites that were found: %v", found)
	}
}

func oldOrNew(t *testing.T, dir string, before, after tree) string {
	t.Helper()
	got := readTree(t, dir)
	switch {
	case maps.Equal(got, before):
		return "old"
	case maps.Equal(got, after):
		return "new"
	}
	t.Errorf("the folder holds neither site:\n%s", cmp.Diff(before, got))
	return "neither"
}

func TestAStepThatFailsDoesNotKeepASiteFromBeingWritten(t *testing.T) {
	kinds := map[string]int{}
	for broken := 1; ; broken++ {
		dir := filepath.Join(t.TempDir(), "dist")
		write(t, dir, swapBefore.set())
		wasBroken := false
		t.Run(fmt.Sprintf("step %d", broken), func(t *testing.T) {
			watchSteps(t, func(n int, kind string) error {
				if n != broken {
					return nil
				}
				wasBroken = true
				kinds[kind]++
				return errInjected
			})
			write(t, dir, swapAfter.set())
			expectTree(t, dir, swapAfter)
			expectNoStaging(t, dir)
		})
		if !wasBroken {
			break
		}
	}
	if want := []string{"exchange", "link", "rename"}; !slices.Equal(slices.Sorted(maps.Keys(kinds)), want) || kinds["exchange"] != 2 {
		t.Errorf("what was broken: %v", kinds)
	}
}

func TestAFolderThatIsHeldShowsTheNewSite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, swapBefore.set())
	held, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	exchanges := 0
	watchSteps(t, func(_ int, kind string) error {
		if kind == "exchange" {
			exchanges++
		}
		return nil
	})
	write(t, dir, swapAfter.set())
	if data, err := held.ReadFile("more/index.html"); string(data) != "more" || exchanges != 2 {
		t.Errorf("the held folder's new page is %q (%v), after %d exchanges", data, err, exchanges)
	}
}

func TestWhatAPersonDoesDuringASwapStays(t *testing.T) {
	const mine = "what I typed just now"
	for _, file := range []string{"/index.html", "/old.txt", "/more/index.html", "/notes.txt", "/folder/mine"} {
		for moment := 1; moment <= 2; moment++ {
			dir := filepath.Join(t.TempDir(), "dist")
			write(t, dir, swapBefore.set())
			name := filepath.Join(dir, filepath.FromSlash(file))
			if moment == 2 && file == "/folder/mine" {
				continue // the folder has become a file by then
			}
			exchanges := 0
			t.Run(fmt.Sprintf("%s before exchange %d", filepath.Base(file), moment), func(t *testing.T) {
				watchSteps(t, func(_ int, kind string) error {
					if kind != "exchange" {
						return nil
					}
					if exchanges++; exchanges == moment {
						_ = os.Remove(name) // as editors save
						put(t, name, mine)
					}
					return nil
				})
				_, _, err := Write(t.Context(), swapAfter.set(), folderAt(dir))
				if data, _ := os.ReadFile(name); err != nil || string(data) != mine {
					t.Errorf("the file holds %q (%v)", data, err)
				}
			})
		}
	}
}

func TestALinkOfAPersonStays(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	write(t, dir, swapBefore.set())
	if err := os.Symlink("elsewhere", filepath.Join(dir, "mine")); err != nil {
		t.Fatal(err)
	}
	write(t, dir, swapAfter.set())
	if target, err := os.Readlink(filepath.Join(dir, "mine")); target != "elsewhere" {
		t.Errorf("the link leads to %q (%v)", target, err)
	}
}

func TestALargeFolderIsNotSwappedForASmallEdit(t *testing.T) {
	for _, c := range []struct {
		entries, changed int
		want             bool
	}{{20_000, 1, false}, {20_000, 3000, true}, {500, 1, true}} {
		w := &writer{entries: map[string]diskEntry{}}
		for i := range c.entries {
			w.entries[fmt.Sprint(i)] = diskEntry{}
		}
		if got := w.isWorthSwapping(plan{Write: make([]string, c.changed)}); got != c.want {
			t.Errorf("%d of %d: %v", c.changed, c.entries, got)
		}
	}
}
