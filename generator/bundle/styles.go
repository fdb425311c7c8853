package bundle

import (
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
)

// In development the style sheets are a build of their own: esbuild prints everything at each
// edit, and the sheets of all templates are four times the size of the scripts. The build of
// the scripts gets the names of classes in place of style sheets, and that of the style
// sheets gets the imports in place of scripts. So an edit of a component, unless it imports
// something else, makes no style sheet.

const (
	moduleSuffix = ".module.css"
	scriptFilter = `\.m?[jt]sx?$`
)

var isScript = regexp.MustCompile(scriptFilter)

var (
	styleSheets = cache.Func[built]{Name: "style sheets"}
	emptyModule = cache.Func[string]{Name: "class names", Encoding: cache.MetaOnly[string]{Codec: codec}}
)

// haveDistinctStyles says whether esbuild names each class by its file alone. It numbers the
// classes of files with the same name, by how often the whole text of a file uses them.
func (s sources) haveDistinctStyles() bool {
	seen := map[string]bool{}
	for file := range s.files {
		if name, ok := strings.CutSuffix(filepath.Base(file), moduleSuffix); ok {
			prefix := notInNames.ReplaceAllString(name, "_")
			if seen[prefix] {
				return false
			}
			seen[prefix] = true
		}
	}
	return true
}

// notInNames matches what esbuild replaces in the name of a file, with which it begins those
// of the classes.
var notInNames = regexp.MustCompile(`[^a-zA-Z0-9]+`)

// namesOnly gives esbuild the names of classes in place of style sheets.
func (s *session) namesOnly() api.Plugin {
	return api.Plugin{Name: "names-only", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `\.css$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			found, known := s.sources.files[args.Path]
			if !known || !s.apart {
				return api.OnLoadResult{}, nil
			}
			var sheet string
			if strings.HasSuffix(args.Path, moduleSuffix) {
				sheet, _ = cache.Do(s.cache, emptyModule, found.key, func() (string, diag.List) { return withoutStyles(found.text), nil })
			}
			return api.OnLoadResult{Contents: &sheet, Loader: api.LoaderDefault}, nil
		})
	}}
}

// localName matches a name of a CSS module whose file is called "local".
var localName = regexp.MustCompile(`\blocal_((?:[\w-]|\\.|[^\x00-\x7f])+)`)

// withoutStyles returns a CSS module that exports the same names and has no styles. One that
// esbuild cannot read, or that takes names from others, stays as it is.
func withoutStyles(module string) string {
	result := api.Transform(module, api.TransformOptions{Loader: api.LoaderLocalCSS, Sourcefile: "local.css", Charset: api.CharsetUTF8, LogLevel: api.LogLevelSilent})
	if len(result.Errors) > 0 || strings.Contains(module, "composes") {
		return module
	}
	var classes []string
	for _, match := range localName.FindAllStringSubmatch(string(result.Code), -1) {
		name := match[1]
		if name[0] >= '0' && name[0] <= '9' {
			return module // written with an escape
		}
		if class := "." + name; !slices.Contains(classes, class) {
			classes = append(classes, class)
		}
	}
	if classes == nil {
		return ""
	}
	return strings.Join(classes, ", ") + " {}"
}

// importsOnly gives esbuild the imports of scripts in place of scripts.
func (s *session) importsOnly() api.Plugin {
	return api.Plugin{Name: "imports-only", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: scriptFilter}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			script := s.imports[args.Path]
			return api.OnLoadResult{Contents: &script, Loader: api.LoaderJS}, nil
		})
	}}
}

// importsOf returns the scripts of a build by their absolute paths, with nothing but the
// imports of other files.
func importsOf(root string, scripts built) map[string]string {
	imports := map[string]string{}
	for file, in := range scripts.inputs {
		var script strings.Builder
		for _, imported := range in.Imports {
			name := filepath.Join(root, filepath.FromSlash(imported.Path))
			switch {
			case imported.External:
			case imported.Kind == "import-statement":
				fmt.Fprintf(&script, "import %q\n", name)
			case imported.Kind == "dynamic-import":
				fmt.Fprintf(&script, "import(%q)\n", name)
			}
		}
		imports[filepath.Join(root, filepath.FromSlash(file))] = script.String()
	}
	return imports
}

// buildStyles builds the style sheets of the scripts, unless they were built last time.
func (s *session) buildStyles(scripts built) (built, diag.List) {
	s.imports = importsOf(s.root, scripts)
	return cache.Do(s.cache, styleSheets, s.stylesKey(), func() (built, diag.List) { return results(s.styles.Rebuild()) })
}

// stylesKey covers the imports, and all sources but the scripts.
func (s *session) stylesKey() cache.Key {
	imports, err := json.Marshal(s.imports)
	if err != nil {
		panic(err) // it is made of strings
	}
	parts := [][]byte{imports}
	for _, file := range slices.Sorted(maps.Keys(s.sources.files)) {
		if !isScript.MatchString(file) {
			key := s.sources.files[file].key
			parts = append(parts, []byte(file), key[:])
		}
	}
	return cache.KeyOf(parts...)
}

// addStyles adds the style sheets to the scripts that they belong to.
func (b built) addStyles(sheets built) {
	byEntry := map[string]string{}
	for _, out := range sheets.outputs {
		if out.CSSBundle != "" {
			byEntry[out.EntryPoint] = out.CSSBundle
		}
	}
	for name, out := range b.outputs {
		out.CSSBundle = byEntry[out.EntryPoint]
		b.outputs[name] = out
	}
	for name, data := range sheets.files {
		if path.Ext(strings.TrimSuffix(name, ".map")) != ".js" {
			b.files[name] = data
		}
	}
}
