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

// Folder is a folder with a finished site. Every call reads the disk, and no call follows links
// that lead out of it.
type Folder struct {
	// Path is where the folder is.
	Path string
	// Name is its name in messages: as the user gave it, with forward slashes.
	Name string
	// Own is set if the folder may contain only files of builds and system files.
	Own bool
	// Waiting is called when a Write has waited for another one for a second; it may be nil.
	Waiting func(sentence string)
}

var _ output.Files = Folder{}

func (f Folder) at(name string) diag.Pos { return diag.Pos{File: f.Name + name} }

// root opens the folder if it has a file at path; name is the file's name in it.
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

// Has reports whether there is a file at path.
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

// Each calls yield with every file of the folder, sorted by path.
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

// paths are the output folder and the work folder beside it: .nightlight/dist for dist.
type paths struct{ dir, work string }

// pathsOf resolves a link at the folder itself, which may lead to a volume with more room; links
// inside the folder are not followed.
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

func (p paths) tree() string { return filepath.Join(p.staging(), "site") }

// in returns the path of a site's file in a folder.
func in(dir, name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
