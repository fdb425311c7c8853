package main

import (
	"fmt"
	"os"
	"path/filepath"
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
