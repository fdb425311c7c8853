package main

import (
	"errors"
	"fmt"
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

// What is written here, the next build has to read.
func TestMoreUsernamesThanABuildReadsAreRefused(t *testing.T) {
	root := t.TempDir()
	if err := os.Mkdir(filepath.Join(root, "content"), 0o755); err != nil {
		t.Fatal(err)
	}
	access := &model.MembersAccess{Protect: model.Sealed, Key: library.NewKey().String()}
	written := 0
	for {
		for i := range 100 {
			access.Pairs = append(access.Pairs, model.MemberPair{Username: fmt.Sprint("parent", written+i), Key: library.NewKey().String()})
		}
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

// The file holds keys: a new one and what it was before are its owner's, and one that is there
// keeps its permissions.
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
	if err := os.Chmod(file, 0o640); err != nil {
		t.Fatal(err)
	}
	write(0o640, 0o600)
	if err := os.Chmod(file, 0o644); err != nil {
		t.Fatal(err)
	}
	write(0o644, 0o600)
	access.Protect = model.Sealed
	write(0o600, 0o600)
	if err := os.Chmod(file, 0o644); err != nil {
		t.Fatal(err)
	}
	write(0o600, 0o600) // as each clone begins
}
