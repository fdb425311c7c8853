package bundle

import (
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

// In development the style sheets are a build of their own, in which esbuild prints each style
// file once; the sheet of a template is put together of what it has printed. The build of the
// scripts gets the names of classes in place of style sheets. So an edit of a component, unless
// it imports something else, prints no style, and an edit of a style no script.

const moduleSuffix = ".module.css"

var isScript = regexp.MustCompile(`\.m?[jt]sx?$`)

var (
	scripts     = cache.Func[built]{Name: "scripts"}
	styleFiles  = cache.Func[built]{Name: "style files"}
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
			names := s.names(args.Path, found)
			return api.OnLoadResult{Contents: &names, Loader: api.LoaderDefault}, nil
		})
	}}
}

// names returns what the scripts have to know of a style file.
func (s *session) names(file string, style source) string {
	if !strings.HasSuffix(file, moduleSuffix) {
		return ""
	}
	names, _ := cache.Do(s.cache, emptyModule, style.key, func() (string, diag.List) { return withoutStyles(style.text), nil })
	return names
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

// buildScripts builds the scripts, unless what they are made of is as it was last time.
func (s *session) buildScripts() (built, diag.List) {
	key := s.keyOf(nil, func(file string, found source) []byte {
		if s.apart && path.Ext(file) == ".css" {
			return []byte(s.names(file, found))
		}
		return found.key[:]
	})
	made, diags := s.cached(scripts, key, s.main)
	made.outputs, made.files = maps.Clone(made.outputs), maps.Clone(made.files)
	return made, diags
}

// keyOf is the key of a build with some entry points; part says what it reads of a source, nil
// where that is nothing.
func (s *session) keyOf(entries []string, part func(file string, found source) []byte) cache.Key {
	parts := [][]byte{fmt.Append(nil, s.apart, entries), s.sources.packages[:]}
	for _, file := range slices.Sorted(maps.Keys(s.sources.files)) {
		if p := part(file, s.sources.files[file]); p != nil {
			parts = append(parts, []byte(file), p)
		}
	}
	return cache.KeyOf(parts...)
}

// cached has esbuild build, unless it has built the same sources last time.
func (s *session) cached(f cache.Func[built], key cache.Key, context api.BuildContext) (built, diag.List) {
	build := func() (built, diag.List) { return results(context.Rebuild()) }
	if s.packages == nil || s.sources.files == nil {
		return build() // for visitors, once; or of files that are not known
	}
	f.Unchanged = func() bool { return packagesKey(s.root) == s.sources.packages }
	return cache.Do(s.cache, f, key, build)
}

// addStyles gives the templates' scripts their style sheets. It says whether it could: files
// that import one another can only be ordered by esbuild.
func (s *session) addStyles(site built) (diags diag.List, ok bool) {
	templates, files := templatesOf(entryPoints(site.outputs)), map[string][]string{}
	var all []string
	for template, script := range templates {
		files[template] = stylesOf(site.inputs, append(slices.Clone(s.injected), site.outputs[script].EntryPoint))
		all = append(all, files[template]...)
	}
	slices.Sort(all)
	printed, diags := s.printStyles(slices.Compact(all))
	parts, ok := printed.styleParts()
	if diags.HasErrors() || !ok {
		return diags, ok
	}
	for template, script := range templates {
		site.setStyles(script, s.join(template, files[template], parts))
	}
	for name, data := range printed.files {
		if path.Ext(strings.TrimSuffix(name, ".map")) != ".css" {
			site.files[name] = data // a font or a picture
		}
	}
	return diags, true
}

// printStyles has esbuild print style files, each with those that it imports.
func (s *session) printStyles(files []string) (built, diag.List) {
	if diags := s.beginStyles(files); diags.HasErrors() {
		return built{}, diags
	}
	key := s.keyOf(files, func(file string, found source) []byte {
		if isScript.MatchString(file) {
			return nil
		}
		return found.key[:]
	})
	return s.cached(styleFiles, key, s.styles)
}

// beginStyles makes the context that prints style files, unless it is there.
func (s *session) beginStyles(files []string) diag.List {
	if s.styles != nil && slices.Equal(files, s.styled) {
		return nil
	}
	options := s.siteOptions(s.root, true)
	options.EntryPointsAdvanced, options.Inject, options.Sourcemap = nil, nil, api.SourceMapExternal
	for _, file := range files {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: file, OutputPath: strings.TrimSuffix(file, ".css")})
	}
	context, err := api.Context(options)
	if err != nil {
		return diagnostics(err.Errors, diag.Error)
	}
	if s.styles != nil {
		s.styles.Dispose()
	}
	s.styles, s.styled = context, files
	return nil
}
