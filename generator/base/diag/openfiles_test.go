package diag

import (
	"fmt"
	"syscall"
	"testing"
)

func TestTooFewFilesIsAllThatIsSaid(t *testing.T) {
	for _, cause := range []error{syscall.EMFILE, syscall.ENFILE} {
		list := List{
			Errorf(Pos{File: "components"}, "The package components is not installed."),
			FromError(fmt.Errorf("open a.md: %w", cause), "reading content/a.md"),
		}
		if sorted := list.Sorted(); len(sorted) != 1 || sorted[0].Hint != "In this terminal, ulimit -n 4096 allows more. Then run the command again." {
			t.Errorf("%v is told as %v", cause, sorted)
		}
	}
	stack := Errorf(Pos{File: "components"}, "The components cannot be loaded.")
	stack.Detail = "Error: EMFILE: too many open files, open 'a.js'"
	if sorted := (List{stack}).Sorted(); sorted[0].File != "" || sorted[0].Detail == "" {
		t.Errorf("what Node says is told as %v", sorted)
	}
	warned := List{Warnf(Pos{File: "a.md"}, "This page is called Too many open files.")}
	if sorted := warned.Sorted(); sorted[0].File != "a.md" {
		t.Errorf("a warning is told as %v", sorted)
	}
}
