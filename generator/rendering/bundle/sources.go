package bundle

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// sources are the files of components/ at one moment. esbuild gets these bytes, those
// that the key was made from: a file that is saved while it runs would otherwise be
// cached under the key of the text before.
type sources struct {
	root  string
	cache *cache.Cache
	files map[string]source // by absolute path, links resolved
	key   cache.Key
	// packages is the key of the npm packages.
	packages cache.Key
	// refused are the problems with files that esbuild would read in silence: links that lead
	// out of the folder, and texts in another encoding.
	refused diag.List
	// debris are warnings of what developers left.
	debris diag.List
}

type source struct {
	text string
	key  cache.Key
	// debris is that whose word is in the text.
	debris pattern.Lists
}

func newSource(text string, key cache.Key) source {
	return source{text, key, debrisWords().In(text)}
}

const sourceFolder = "components"

// sourceText is the text of a source file, by its hash.
var sourceText = cache.Func[source]{Name: "source"}

// isTest says whether a file is a test of a component, which is no part of the site.
func isTest(name string) bool { return strings.Contains(path.Base(filepath.ToSlash(name)), ".test.") }

// readSources reads everything that esbuild may read of the site; what the cache holds is not
// read again. The key also covers the npm packages.
func readSources(c *cache.Cache, root string) (sources, diag.List) {
	read := sources{root: root, cache: c, files: map[string]source{}}
	resolved, err := filepath.EvalSymlinks(filepath.Join(root, sourceFolder))
	if err != nil {
		return sources{}, diag.List{diag.FromError(err, "reading "+sourceFolder+"/")}
	}
	var diags diag.List
	hash := sha256.New()
	fsys := os.DirFS(root)
	err = fs.WalkDir(os.DirFS(resolved), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || isTest(name) {
			return err
		}
		if entry.Type()&fs.ModeSymlink != 0 && leadsOut(resolved, name) {
			read.refused = append(read.refused, diag.Errorf(diag.Pos{File: path.Join(sourceFolder, name)}, "This is a link to a file outside of %s/.", sourceFolder).
				WithHint("Put the file itself here, or remove this one."))
			return nil
		}
		found, problems := readSource(c, fsys, path.Join(sourceFolder, name))
		diags.Add(problems)
		if isText := slices.Contains([]string{".ts", ".tsx", ".js", ".css"}, path.Ext(name)); isText && !utf8.ValidString(found.text) {
			read.refused = append(read.refused, diag.Errorf(diag.Pos{File: path.Join(sourceFolder, name)}, "This file is not saved as UTF-8, so its letters cannot be read.").
				WithHint("Choose the encoding UTF-8 when saving it."))
		}
		read.debris = append(read.debris, debrisIn(path.Join(sourceFolder, name), found.text, found.debris)...)
		read.files[filepath.Join(resolved, filepath.FromSlash(name))] = found
		fmt.Fprintf(hash, "%s %x\n", name, found.key)
		return nil
	})
	if err != nil {
		diags = append(diags, diag.FromError(err, "reading "+sourceFolder+"/"))
	}
	read.packages = packagesKey(root)
	hash.Write(read.packages[:])
	read.key = cache.Key(hash.Sum(nil))
	return read, diags
}

// leadsOut says whether a link in a folder leads to a file outside of it, which nobody may mean
// to publish, and whose edits would not be noticed.
func leadsOut(folder, name string) bool {
	target, err := filepath.EvalSymlinks(filepath.Join(folder, filepath.FromSlash(name)))
	if err != nil {
		return false // that it cannot be read is said where it is read
	}
	rel, err := filepath.Rel(folder, target)
	return err != nil || !filepath.IsLocal(rel)
}

// readSource returns one file. Its key is that of the text, also where the file changes
// between the two moments at which it is read.
func readSource(c *cache.Cache, fsys fs.FS, name string) (source, diag.List) {
	read := func() ([]byte, diag.List) {
		data, err := readRegular(fsys, name)
		if err != nil {
			return nil, diag.List{diag.FromError(err, "reading "+name)}
		}
		return data, nil
	}
	key, data, diags := cache.KeyOfFile(c, fsys, name, read)
	if diags.HasErrors() {
		return source{}, diags
	}
	return cache.Try(c, sourceText, key, func() (source, diag.List, bool) {
		if data != nil {
			return newSource(string(data), key), nil, true
		}
		text, problems := read() // its key was known
		now := cache.KeyOf(text)
		return newSource(string(text), now), problems, now == key
	})
}

func readRegular(fsys fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err == nil && !info.Mode().IsRegular() { // reading a pipe would block
		return nil, errors.New("it is not a file")
	}
	return fs.ReadFile(fsys, name)
}

// unchanged says whether the files on disk still have the same key.
func (s sources) unchanged() bool {
	now, diags := readSources(s.cache, s.root)
	return !diags.HasErrors() && now.key == s.key
}

// plugin gives esbuild the bytes of the current sources.
func (s *session) plugin() api.Plugin {
	return api.Plugin{Name: "sources", Setup: func(build api.PluginBuild) {
		if s.packages != nil {
			build.OnResolve(api.OnResolveOptions{Filter: `^\.\.?/`}, s.resolve)
		}
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `[\\/]components[\\/]`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			found, known := s.sources.files[args.Path]
			if isTest(args.Path) {
				return api.OnLoadResult{Errors: []api.Message{{Text: "This is a test, which is no part of the site."}}}, nil
			}
			if !known {
				return api.OnLoadResult{}, nil
			}
			return api.OnLoadResult{Contents: &found.text, Loader: api.LoaderDefault}, nil
		})
	}}
}

// resolve finds the file that an import names. esbuild would find the same one, but with it
// the package.json above it, which it reads anew for each build; it then takes every module
// for one whose package has changed, and parses it again.
func (s *session) resolve(args api.OnResolveArgs) (api.OnResolveResult, error) {
	file := filepath.Join(args.ResolveDir, filepath.FromSlash(args.Path))
	for _, extension := range []string{"", ".tsx", ".ts"} {
		if _, known := s.sources.files[file+extension]; known {
			return api.OnResolveResult{Path: file + extension}, nil
		}
	}
	return api.OnResolveResult{}, nil
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
