package disk

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestFolderDoesNotFollowLinksOutOfTheSite(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "dist")
	put(t, filepath.Join(base, "secret.txt"), "secret")
	put(t, filepath.Join(dir, "index.html"), "home")
	if err := os.Symlink(filepath.Join(base, "secret.txt"), filepath.Join(dir, "link.txt")); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	if data, err := folderAt(dir).Read(context.Background(), "/link.txt"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("read %q, %v", data, err)
	}
}
