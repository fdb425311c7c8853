package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/base/diag"
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
	target, err := filepath.EvalSymlinks(dir)
	switch {
	case err == nil:
		dir = target
	case !errors.Is(err, fs.ErrNotExist):
		return paths{}, nil, err
	case exists(dir):
		return paths{}, diag.List{diag.Errorf("output-folder", folder.at(""), "This is a link that leads nowhere.").
			WithHint("Remove the link, or name another folder with --out.")}, nil
	}
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return paths{}, diag.List{diag.Errorf("output-folder", folder.at(""), "This is a file, so the site cannot be written there.").
			WithHint("Name a folder that is new or empty with --out.")}, nil
	}
	return paths{dir: dir, work: filepath.Join(filepath.Dir(dir), ".nightlight", filepath.Base(dir))}, nil, nil
}

func (p paths) staging() string  { return filepath.Join(p.work, "staging") }
func (p paths) manifest() string { return filepath.Join(p.work, "written.json") }

// tree is where new files are staged, in the folders that the site will have.
func (p paths) tree() string { return filepath.Join(p.staging(), "site") }

// in is the place of a site's file in a folder.
func in(dir, name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
