package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"nightlight/generator/base/library"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

// sitesMembers returns the folder of a site that contains only the members' file.
func sitesMembers(t *testing.T, access *model.MembersAccess) (root string) {
	t.Helper()
	root = t.TempDir()
	if err := os.Mkdir(filepath.Join(root, content.Root), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := writeMembers(root, access); err != nil {
		t.Fatal(err)
	}
	return root
}

// sealed returns the access of a sealed library for some usernames, each with its own key.
func sealed(usernames ...string) *model.MembersAccess {
	access := &model.MembersAccess{Protect: model.Sealed, Salt: library.NewKey().String()[:24], Key: library.NewKey().String(), Iterations: library.Rounds}
	for _, name := range usernames {
		access.Pairs = append(access.Pairs, model.MemberPair{Username: name, Key: library.NewKey().String()})
	}
	return access
}

// parents returns a number of usernames.
func parents(count int) (names []string) {
	for i := range count {
		names = append(names, fmt.Sprint("parent", i))
	}
	return names
}

// The next build must be able to read the file that is written here.
func TestMoreUsernamesThanABuildReadsAreRefused(t *testing.T) {
	root, written := sitesMembers(t, sealed()), 0
	for {
		access := sealed(parents(written + 100)...)
		file, err := writeMembers(root, access)
		if err != nil {
			if !strings.Contains(err.Error(), fmt.Sprintf("%d usernames are more than fit", len(access.Pairs))) {
				t.Error(err)
			}
			break
		}
		written = len(access.Pairs)
		if info, err := os.Stat(file); err != nil || info.Size() > content.MaxYAML {
			t.Fatalf("a file of %d bytes is written: %v", info.Size(), err)
		}
	}
	if before, err := readMembers(root); err != nil || len(before.Pairs) != written || written < 2000 {
		t.Errorf("%d usernames are there, want %d: %v", len(before.Pairs), written, err)
	}
}

// The file contains keys: only its owner may read a new file and the backup, and an existing
// file without keys keeps its permissions.
func TestTheMembersFileIsNotOpenToOthers(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("files have no such permissions there")
	}
	root := t.TempDir()
	file, access := membersFile(root), &model.MembersAccess{Protect: model.Flag}
	backup := filepath.Join(root, "content", ".members.yaml.before")
	if err := errors.Join(os.Mkdir(filepath.Dir(file), 0o755), os.WriteFile(backup, nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	write := func(want ...fs.FileMode) {
		_, err := writeMembers(root, access)
		if err = errors.Join(err, keepMembers(root)); err != nil {
			t.Fatal(err)
		}
		for i, name := range []string{file, backup} {
			if info, err := os.Stat(name); err != nil || info.Mode().Perm() != want[i] {
				t.Errorf("%s has %v, want %v (%v)", name, info.Mode(), want[i], err)
			}
		}
	}
	write(0o600, 0o600)
	write(0o600, 0o600)
	for _, mode := range []fs.FileMode{0o640, 0o644} {
		if err := os.Chmod(file, mode); err != nil {
			t.Fatal(err)
		}
		write(mode, 0o600)
	}
	access.Protect = model.Sealed
	write(0o600, 0o600) // although a fresh clone has 0o644
}

// meanwhile is input that is typed after something else has happened.
type meanwhile struct {
	happens func()
	io.Reader
}

func (m *meanwhile) Read(p []byte) (int, error) {
	m.happens()
	m.happens = func() {}
	return m.Reader.Read(p)
}

// A command may wait hours for a password, and must not write the outdated file that it has read.
func TestNoCommandLetsInAgainWhomAnotherHasRemoved(t *testing.T) {
	for typed, line := range map[string]string{"lily\n\n": "add", "\n": "password ivy"} {
		t.Run(line, func(t *testing.T) {
			access := sealed("rose", "ivy")
			access.Iterations = 1
			root := sitesMembers(t, access)
			member := func(line string, in io.Reader, out io.Writer) int {
				return run(append([]string{"member"}, strings.Fields(line+" --root "+root)...), Streams{In: in, Out: out, Err: out})
			}
			waiting := &meanwhile{func() { member("remove rose", strings.NewReader(""), io.Discard) }, strings.NewReader(typed)}
			var said strings.Builder
			if code := member(line, waiting, &said); code == exitFine || !strings.Contains(said.String(), "run it again") {
				t.Errorf("it ends with %d: %s", code, said.String())
			}
			after, err := readMembers(root)
			if err != nil || len(after.Pairs) != 1 || after.Pairs[0].Username != "ivy" || after.Key == access.Key {
				t.Errorf("%d usernames are let in, by the old key: %v; %v", len(after.Pairs), after.Key == access.Key, err)
			}
			if code := member(line, strings.NewReader(typed), io.Discard); code != exitFine {
				t.Errorf("again it ends with %d", code)
			}
		})
	}
}
