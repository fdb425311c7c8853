package output

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"

	"nightlight/generator/diag"
)

// Files is a site that can be served: a Set that was just planned, or a Folder
// that was written.
type Files interface {
	// Has says whether there is a file at a path: /services/index.html.
	Has(path string) bool
	// Read returns one file; the boolean is false when there is none.
	Read(ctx context.Context, path string) ([]byte, bool, diag.List, error)
	// Each hands every file to yield, in any order.
	Each(ctx context.Context, yield func(path string, data []byte) error) (diag.List, error)
}

var _ Files = (*Set)(nil)

// Folder is the path of a site on disk, which is read anew for each answer. Links
// that lead out of the folder are not followed.
type Folder string

var _ Files = Folder("")

// Has says whether there is a file at path.
func (f Folder) Has(path string) bool {
	name, ok := local(path)
	if !ok {
		return false
	}
	root, err := os.OpenRoot(string(f))
	if err != nil {
		return false
	}
	defer root.Close()
	info, err := root.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// Read returns one file.
func (f Folder) Read(_ context.Context, path string) ([]byte, bool, diag.List, error) {
	if !f.Has(path) {
		return nil, false, nil, nil
	}
	root, err := os.OpenRoot(string(f))
	if err != nil {
		return nil, false, nil, err
	}
	defer root.Close()
	name, _ := local(path)
	data, err := root.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil, nil // a build has just removed it
	}
	return data, err == nil, nil, err
}

// Each hands every file of the folder to yield, sorted by path.
func (f Folder) Each(ctx context.Context, yield func(string, []byte) error) (diag.List, error) {
	root, err := os.OpenRoot(string(f))
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

// local returns the name of a path in a folder, where it has one on every system.
func local(path string) (string, bool) {
	name, rooted := strings.CutPrefix(path, "/")
	return name, rooted && name != "." && fs.ValidPath(name) && !strings.ContainsAny(name, "\\:\x00")
}

// candidates are the files that may answer an address, the likeliest first.
func candidates(address string) []string {
	plain := "/" + strings.Join(parts(address), "/")
	if plain == "/" {
		return []string{"/index.html"}
	}
	pages := []string{plain + "/index.html", plain + ".html"}
	if strings.HasSuffix(address, "/") {
		return pages
	}
	return slices.Concat([]string{plain}, pages)
}

// isPlain says whether an address is free of what no page's address has: dots that
// lead upwards, empty parts, backslashes.
func isPlain(address string) bool {
	_, ok := local(strings.TrimSuffix(address, "/") + "/index.html")
	return ok
}

// hostFiles are read by the host and not served.
var hostFiles = []string{"/_headers", "/_redirects"}

// locate returns the file that answers an address.
func locate(files Files, address string) (file string, ok bool) {
	for _, file := range candidates(address) {
		if files.Has(file) && !slices.Contains(hostFiles, file) {
			return file, true
		}
	}
	return "", false
}
