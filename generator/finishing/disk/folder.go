package disk

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// Folder is a folder that holds a finished site. It is read anew for each answer,
// and links that lead out of it are not followed.
type Folder struct {
	// Path is where the folder is.
	Path string
	// Name is how messages name it: as a person gave it, with forward slashes.
	Name string
	// Own says that it holds files of builds and no others, but for those of systems.
	Own bool
	// Waiting is told when a Write has waited for another one for a second; it may be nil.
	Waiting func(sentence string)
}

var _ output.Files = Folder{}

// at is where problems of a file in the folder are reported.
func (f Folder) at(name string) diag.Pos { return diag.Pos{File: f.Name + name} }

// root opens the folder where it has a file at path, which is name in it.
func (f Folder) root(path string) (root *os.Root, name string, ok bool) {
	if name, ok = output.LocalName(path); !ok {
		return nil, "", false
	}
	root, err := os.OpenRoot(f.Path)
	if err != nil {
		return nil, "", false
	}
	if info, err := root.Stat(name); err != nil || !info.Mode().IsRegular() {
		_ = root.Close()
		return nil, "", false
	}
	return root, name, true
}

// Has says whether there is a file at path.
func (f Folder) Has(path string) bool {
	root, _, ok := f.root(path)
	if ok {
		_ = root.Close()
	}
	return ok
}

// Read returns one file.
func (f Folder) Read(_ context.Context, path string) ([]byte, error) {
	root, name, ok := f.root(path)
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	}
	defer root.Close()
	return root.ReadFile(name)
}

// Each hands every file of the folder to yield, sorted by path.
func (f Folder) Each(ctx context.Context, yield func(string, []byte) error) (diag.List, error) {
	root, err := os.OpenRoot(f.Path)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return nil, fs.WalkDir(root.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		data, err := root.ReadFile(name)
		if err != nil {
			return err
		}
		return yield("/"+name, data)
	})
}

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
