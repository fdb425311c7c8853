package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
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
		if err != nil || !entry.Type().IsRegular() {
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

// write writes a site and sees that nothing is left in the work folder but what is kept there.
func write(t *testing.T, dir string, set *output.Set) (Report, diag.List) {
	t.Helper()
	report, diags, err := Write(t.Context(), set, folderAt(dir), nil)
	if err != nil {
		t.Fatal(err)
	}
	if p, _, _ := pathsOf(folderAt(dir)); exists(p.staging()) {
		t.Error("the staging folder is still there")
	}
	return report, diags
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

func folderAt(dir string) Folder { return Folder{Path: dir, Name: "dist"} }

var errInjected = errors.New("broken")

var swapFolders = exchange // as the system has it

// watchSteps calls step before each rename, link and exchange; where it returns an error,
// that is not done.
func watchSteps(t *testing.T, step func(kind, from, to string) error) {
	watched := func(kind string, call func(from, to string) error) func(from, to string) error {
		return func(from, to string) error {
			if err := step(kind, from, to); err != nil {
				return err
			}
			return call(from, to)
		}
	}
	t.Cleanup(func() { rename, link, exchange = os.Rename, os.Link, swapFolders })
	rename, link, exchange = watched("rename", os.Rename), watched("link", os.Link), watched("exchange", swapFolders)
}

// ways are those in which a site gets into its folder, as what keeps it from the others.
var ways = map[string]func(kind, from, to string) error{
	"swapped": func(string, string, string) error { return nil },
	"in place": func(kind, _, _ string) error {
		if kind == "exchange" {
			return errors.ErrUnsupported
		}
		return nil
	},
	"across file systems": func(kind, from, to string) error {
		if kind == "exchange" || strings.Contains(from, "staging") != strings.Contains(to, "staging") {
			return &os.LinkError{Op: kind, Old: from, New: to, Err: syscall.EXDEV}
		}
		return nil
	},
}
