package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/diag"
)

// paths are the folder that is written and the work folder beside it, which holds
// what writing needs: .nightlight/dist for dist.
type paths struct{ dir, work string }

// pathsOf follows a link at the folder itself, which may be on a volume with more
// room; links inside the folder are not followed.
func pathsOf(folder Folder) (paths, diag.List, error) {
	dir, err := filepath.Abs(folder.Path)
	if err != nil {
		return paths{}, nil, err
	}
	info, err := os.Lstat(dir)
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		target, linkErr := filepath.EvalSymlinks(dir)
		if linkErr != nil {
			return paths{}, diag.List{diag.Errorf(folder.at(""), "this is a link that leads nowhere").
				WithHint("remove the link, or name another folder with --out")}, nil
		}
		dir = target
		info, err = os.Lstat(dir)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return paths{}, nil, err
	case !info.IsDir():
		return paths{}, diag.List{diag.Errorf(folder.at(""), "this is a file, so the site cannot be written there").
			WithHint("name a folder that is new or empty with --out")}, nil
	}
	return paths{dir: dir, work: filepath.Join(filepath.Dir(dir), ".nightlight", filepath.Base(dir))}, nil, nil
}

func (p paths) inDir(name string) string { return filepath.Join(p.dir, filepath.FromSlash(name)) }

// Staged and replaced files are named by the hashes of their paths, all in one
// folder: making the site's folders twice would take most of a build's time.
func (p paths) inNew(name string) string {
	return filepath.Join(p.staging(), "new", hashOf([]byte(name)))
}
func (p paths) inOld(name string) string {
	return filepath.Join(p.staging(), "old", hashOf([]byte(name)))
}
func (p paths) staging() string  { return filepath.Join(p.work, "staging") }
func (p paths) manifest() string { return filepath.Join(p.work, "written.json") }
func (p paths) journal() string  { return filepath.Join(p.staging(), "journal.json") }

// The replacement changes places with the folder.
func (p paths) replacement() string { return filepath.Join(p.staging(), "replacement") }
func (p paths) swapRecord() string  { return filepath.Join(p.staging(), "swap.json") }
