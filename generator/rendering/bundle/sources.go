package bundle

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// sources are the files of components/ as they were read once. esbuild gets the bytes that the key was
// computed from, even if files are saved while it runs.
type sources struct {
	root  string
	cache *cache.Cache
	files map[string]source // by absolute path, links resolved
	key   cache.Key
	// packages is the key of the npm packages.
	packages cache.Key
	// strayed is set when esbuild has read a file that is not among files.
	strayed *atomic.Bool
}

type source struct {
	// name is the path relative to the site's folder.
	name string
	key  cache.Key
	// text is nil until read if the key was known without it.
	text *string
}

const sourceFolder = "components"

var sourceText = cache.Func[*string]{Name: "source"}

// isTest reports whether a file is a component's test, which is not part of the site.
func isTest(name string) bool { return strings.Contains(path.Base(filepath.ToSlash(name)), ".test.") }

// findSources finds every file of the site that esbuild may read, and reads those whose size and
// time the cache does not know. The key also covers the npm packages.
func findSources(c *cache.Cache, root string) (sources, diag.List) {
	found := sources{root: root, cache: c, files: map[string]source{}, strayed: new(atomic.Bool)}
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
		file := source{name: sourceFolder + "/" + name}
		var data []byte
		var problems diag.List
		file.key, data, problems = cache.KeyOfFile(c, fsys, file.name, func() ([]byte, diag.List) { return read(fsys, file.name) })
		if diags.Add(problems); data != nil {
			text := string(data)
			file.text = &text
		}
		found.files[filepath.Join(resolved, filepath.FromSlash(name))] = file
		hash.Write(append([]byte(name), file.key[:]...))
		return nil
	})
	if err != nil {
		diags = append(diags, diag.FromError(err, "reading "+sourceFolder+"/"))
	}
	found.packages = packagesKey(root)
	hash.Write(found.packages[:])
	found.key = cache.Key(hash.Sum(nil))
	return found, diags
}

func (s sources) read() (sources, diag.List) {
	var diags diag.List
	files := make(map[string]source, len(s.files))
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		file, problems := s.files[at].read(s.cache, s.root)
		files[at] = file
		diags.Add(problems)
	}
	s.files = files
	return s, diags
}

func (s source) read(c *cache.Cache, root string) (source, diag.List) {
	var diags diag.List
	s.text, diags = cache.Do(c, sourceText, s.key, func() (*string, diag.List, bool) {
		if s.text != nil {
			return s.text, nil, true
		}
		data, diags := read(os.DirFS(root), s.name)
		if text := string(data); diags.HasErrors() || cache.KeyOf(data) == s.key {
			return &text, diags, !diags.HasErrors()
		}
		return new(string), diag.List{diag.Errorf("saved-while-read", diag.Pos{File: s.name}, "This file was saved while it was read.").WithHint("Build the site again.")}, false
	})
	if isText := slices.Contains([]string{".ts", ".tsx", ".js", ".css"}, path.Ext(s.name)); isText && !utf8.ValidString(*s.text) {
		diags = append(diags, diag.Errorf(diag.NotUTF8, diag.Pos{File: s.name}, "This file is not saved as UTF-8, so its letters cannot be read.").
			WithHint("Choose the encoding UTF-8 when saving it."))
	}
	return s, diags
}

// areAll reports whether esbuild has read only these sources, with unchanged packages.
func (s sources) areAll() bool { return !s.strayed.Load() && packagesKey(s.root) == s.packages }

func read(fsys fs.FS, name string) ([]byte, diag.List) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "reading "+name)}
	}
	return data, nil
}

func (s *session) plugin() api.Plugin {
	return api.Plugin{Name: "sources", Setup: func(build api.PluginBuild) {
		if s.packages != nil {
			build.OnResolve(api.OnResolveOptions{Filter: `^\.\.?/`}, s.resolve)
		}
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `[\\/](content|public)[\\/]`}, s.refuseContent)
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `[\\/]components[\\/]`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			found, known := s.sources.files[args.Path]
			if isTest(args.Path) {
				return api.OnLoadResult{Errors: []api.Message{{Text: "This is a test, so it isn't part of the site."}}}, nil
			}
			if !known {
				if s.sources.strayed != nil {
					s.sources.strayed.Store(true)
				}
				return api.OnLoadResult{}, nil
			}
			return api.OnLoadResult{Contents: found.text, Loader: api.LoaderDefault}, nil
		})
	}}
}

// refuseContent rejects imports of files that only pages may publish, since pages control access to them.
func (s *session) refuseContent(args api.OnLoadArgs) (result api.OnLoadResult, err error) {
	root, err := filepath.EvalSymlinks(s.sources.root)
	name, elsewhere := filepath.Rel(root, args.Path)
	if folder, _, _ := strings.Cut(filepath.ToSlash(name), "/"); elsewhere == nil && (folder == "content" || folder == "public") {
		result.Errors = []api.Message{{Text: "Pages publish what is in " + folder + "/, and say who may have it. What a component shows to everybody is in components/."}}
	}
	return result, err
}

// resolve resolves relative imports as esbuild would. esbuild itself would reread the package.json
// above the file in each build, and parse every module again.
func (s *session) resolve(args api.OnResolveArgs) (api.OnResolveResult, error) {
	file := filepath.Join(args.ResolveDir, filepath.FromSlash(args.Path))
	for _, extension := range []string{"", ".tsx", ".ts"} {
		if _, known := s.sources.files[file+extension]; known {
			return api.OnResolveResult{Path: file + extension}, nil
		}
	}
	return api.OnResolveResult{}, nil
}

// packagesKey identifies the npm packages and their configuration.
func packagesKey(root string) cache.Key {
	var parts [][]byte
	for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json"} {
		data, _ := os.ReadFile(filepath.Join(root, name)) // a missing file counts as empty
		parts = append(parts, data)
	}
	// esbuild's names depend on the real path of the packages, which may be linked from elsewhere.
	if packages, err := filepath.EvalSymlinks(filepath.Join(root, "node_modules")); err == nil {
		place, _ := filepath.Rel(root, packages)
		parts = append(parts, []byte(place))
	}
	// npm rewrites this file whenever it changes the packages.
	if info, err := os.Stat(filepath.Join(root, "node_modules", ".package-lock.json")); err == nil {
		parts = append(parts, fmt.Append(nil, info.Size(), info.ModTime().UnixNano()))
	}
	return cache.KeyOf(parts...)
}
