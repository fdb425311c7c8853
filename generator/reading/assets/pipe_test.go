//go:build !windows

package assets

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func TestAPipeIsNotRead(t *testing.T) {
	root := publicFolder(t, "a.txt", "z.txt")
	if err := syscall.Mkfifo(filepath.Join(root, Folder, "pipe"), 0o644); err != nil {
		t.Skip("pipes cannot be made here:", err)
	}
	files, diags := Load(os.DirFS(root))
	if len(diags) != 1 {
		t.Fatalf("got %v", diags)
	}
	expectOne(t, diags, "public/pipe", "not a file that can be published")
	expectPaths(t, files, "/a.txt", "/z.txt")
}
