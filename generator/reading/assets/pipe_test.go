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
	link(t, root, "pipe", "to-pipe")
	files, diags := Load(os.DirFS(root))
	if len(diags) != 2 {
		t.Fatalf("got %v", diags)
	}
	expectOne(t, diags[:1], "public/pipe", "not a file that can be published")
	expectOne(t, diags[1:], "public/to-pipe", "not a file that can be published")
	expectPaths(t, files, "/a.txt", "/z.txt")
}
