package bundle

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/cache"
)

// sources are the files of components/ at one moment. esbuild gets these bytes, those
// that the key was made from: a file that is saved while it runs would otherwise be
// cached under the key of the text before.
type sources struct {
	root  string
	files map[string]string // contents by absolute path, links resolved
	key   cache.Key
}

// readSources reads everything that esbuild may read of the site. The key also covers
// the npm packages.
func readSources(root string) (sources, error) {
	const folder = "components"
	read := sources{root: root, files: map[string]string{}}
	resolved, err := filepath.EvalSymlinks(filepath.Join(root, folder))
	if err != nil {
		return sources{}, err
	}
	hash := sha256.New()
	fsys := os.DirFS(resolved)
	err = fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := fs.Stat(fsys, name)
		if err != nil {
			return err
		}
		if !info.Mode().IsRegular() { // reading a pipe would block
			return fmt.Errorf("%s/%s is not a file", folder, name)
		}
		data, err := fs.ReadFile(fsys, name)
		read.files[filepath.Join(resolved, filepath.FromSlash(name))] = string(data)
		fmt.Fprintf(hash, "%s %x\n", name, sha256.Sum256(data))
		return err
	})
	packages := packagesKey(root)
	hash.Write(packages[:])
	read.key = cache.Key(hash.Sum(nil))
	return read, err
}

// unchanged says whether the files on disk still have the same key.
func (s sources) unchanged() bool {
	now, err := readSources(s.root)
	return err == nil && now.key == s.key
}

// plugin gives esbuild the bytes of the current sources.
func (s *session) plugin() api.Plugin {
	return api.Plugin{Name: "sources", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `[\\/]components[\\/]`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			text, known := s.sources.files[args.Path]
			if !known {
				return api.OnLoadResult{}, nil
			}
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderDefault}, nil
		})
	}}
}

// packagesKey identifies the npm packages, and how they are to be read.
func packagesKey(root string) cache.Key {
	var parts [][]byte
	for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json"} {
		data, _ := os.ReadFile(filepath.Join(root, name)) // a missing file counts as empty
		parts = append(parts, data)
	}
	// npm writes this file with each change of the packages.
	if info, err := os.Stat(filepath.Join(root, "node_modules", ".package-lock.json")); err == nil {
		parts = append(parts, fmt.Append(nil, info.Size(), info.ModTime().UnixNano()))
	}
	return cache.KeyOf(parts...)
}
