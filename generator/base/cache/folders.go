package cache

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Folders are those in which a build keeps what is not part of the site.
type Folders struct {
	// Work belongs to one run or to one finished site: it holds the server's modules, and what
	// writing dist/ needs.
	Work string
	// Results is kept from one build to the next.
	Results   Folder
	temporary bool // Remove deletes the whole work folder
}

// MakeFolders makes the folders of the site at an absolute path. Results are kept in the
// folder that is named, else in node_modules, which hosts keep between builds, else in the
// work folder, which is a temporary one where nothing can be written below the root.
func MakeFolders(root, named string) (f Folders, err error) {
	f.Work = filepath.Join(root, ".nightlight")
	if makeFolder(f.Work) != nil {
		f.temporary = true
		if f.Work, err = os.MkdirTemp("", "nightlight-"); err != nil {
			return f, err
		}
	}
	results, err := f.results(root, named)
	f.Results = Folder(results)
	return f, err
}

func (f Folders) results(root, named string) (string, error) {
	if named != "" {
		if err := makeFolder(named); err != nil {
			return "", fmt.Errorf("keeping results in %s: %w", named, err)
		}
		return filepath.Abs(named)
	}
	// node_modules that are a link belong to another folder too, and may be shared by sites
	// that would remove one another's results.
	packages := filepath.Join(root, "node_modules")
	inPackages := filepath.Join(packages, ".cache", "nightlight")
	info, err := os.Lstat(packages)
	missing := errors.Is(err, fs.ErrNotExist) && !f.temporary // about to be installed
	if missing || err == nil && info.Mode().Type() == fs.ModeDir && makeFolder(inPackages) == nil {
		return inPackages, nil
	}
	return filepath.Join(f.Work, "cache"), nil
}

// makeFolder makes a folder in which something can be written.
func makeFolder(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	probe, err := os.MkdirTemp(folder, "probe-")
	if err != nil {
		return err
	}
	return os.Remove(probe)
}

// Remove deletes the work folder when it is temporary, or when nothing is in it.
func (f Folders) Remove() {
	if f.temporary {
		_ = os.RemoveAll(f.Work)
	}
	_ = os.Remove(f.Work)
}
