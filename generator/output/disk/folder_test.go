package disk

import (
	"context"
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
	if _, found, _, err := folderAt(dir).Read(context.Background(), "/link.txt"); found || err != nil {
		t.Errorf("found %v, %v", found, err)
	}
}
