package bundle

import (
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/marks"
	"nightlight/generator/base/pattern"
)

// In development the style sheets are a separate build, and the scripts import only the names of
// classes: an edit of a component prints no style sheet, and an edit of a style sheet no script.

const moduleSuffix = ".module.css"

var isScript = pattern.Of(`\.m?[jt]sx?$`)

var (
	scripts    = cache.Func[built]{Name: "scripts"}
	styleFiles = cache.Func[built]{Name: "style files"}
	classNames = cache.Func[classList]{Name: "class names", Stored: true, Code: true}
)

// haveDistinctStyles reports whether esbuild derives each class name from its file alone. It
// numbers the classes of files with the same name, and “composes” adds the names of other classes.
func (s sources) haveDistinctStyles() bool {
	seen := map[string]bool{}
	for file, found := range s.files {
		if name, ok := strings.CutSuffix(filepath.Base(file), moduleSuffix); ok {
			prefix := notInNames().ReplaceAllString(name, "_")
			if seen[prefix] || strings.Contains(*found.text, "composes") {
				return false
			}
			seen[prefix] = true
		}
	}
	return true
}

// notInNames matches the characters that esbuild replaces when it makes a file name a prefix of
// class names.
var notInNames = pattern.Of(`[^a-zA-Z0-9]+`)

// namesOnly replaces style sheets with modules that export the names of their classes.
func (s *session) namesOnly() api.Plugin {
	return api.Plugin{Name: "names-only", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Namespace: "file", Filter: `\.css$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			found, known := s.sources.files[args.Path]
			if !known || !s.apart {
				return api.OnLoadResult{}, nil
			}
			if module, ok := s.names(args.Path, found); ok {
				return api.OnLoadResult{Contents: &module, Loader: api.LoaderJS}, nil
			}
			return api.OnLoadResult{Contents: found.text, Loader: api.LoaderDefault}, nil
		})
	}}
}

// names returns the script that esbuild would make of a style file; ok is false if only esbuild can.
func (s *session) names(file string, style source) (script string, ok bool) {
	name, isModule := strings.CutSuffix(filepath.Base(file), moduleSuffix)
	if !isModule {
		return "", true
	}
	classes, _ := cache.Do(s.cache, classNames, style.key, func() (classList, diag.List, bool) { return classesOf(*style.text), nil, true })
	if len(classes.Names) == 0 {
		return "", classes.Known
	}
	var list strings.Builder
	for _, class := range classes.Names {
		key := class
		if !identifier().MatchString(class) {
			key = strconv.Quote(class)
		}
		fmt.Fprintf(&list, "%s: %q,\n", key, notInNames().ReplaceAllString(name, "_")+"_"+class)
	}
	return "export default {\n" + list.String() + "}", classes.Known
}

var identifier = pattern.Of(`^[a-zA-Z_]\w*$`)

// localName matches a class name of a CSS module in a file named local.css.
var localName = pattern.Of(`\blocal_((?:[\w-]|\\.|[^\x00-\x7f])+)`)

// classList contains the names that a CSS module exports. Known is false if esbuild cannot parse
// the module or if a name contains an escape.
type classList struct {
	Names []string
	Known bool
}

func classesOf(module string) classList {
	result := api.Transform(module, api.TransformOptions{Loader: api.LoaderLocalCSS, Sourcefile: "local.css", Charset: api.CharsetUTF8, LogLevel: api.LogLevelSilent})
	if len(result.Errors) > 0 {
		return classList{}
	}
	var names []string
	for _, match := range localName().FindAllStringSubmatch(string(result.Code), -1) {
		if strings.Contains(match[1], `\`) {
			return classList{}
		}
		if !slices.Contains(names, match[1]) {
			names = append(names, match[1])
		}
	}
	return classList{names, true}
}

func (s *session) buildScripts() (built, diag.List) {
	key := s.keyOf(nil, func(file string, found source) []byte {
		if s.apart && path.Ext(file) == ".css" {
			if module, ok := s.names(file, found); ok {
				return []byte(module)
			}
		}
		return found.key[:]
	})
	made, diags := s.cached(scripts, key, s.main)
	made.outputs, made.files = maps.Clone(made.outputs), maps.Clone(made.files)
	return made, diags
}

// keyOf returns the key of a build with the given entry points. part returns the bytes of a source
// that the build depends on, or nil if there are none.
func (s *session) keyOf(entries []string, part func(file string, found source) []byte) cache.Key {
	parts := [][]byte{fmt.Append(nil, s.apart, entries), s.sources.packages[:]}
	for _, file := range slices.Sorted(maps.Keys(s.sources.files)) {
		if p := part(file, s.sources.files[file]); p != nil {
			parts = append(parts, []byte(file), p)
		}
	}
	return cache.KeyOf(parts...)
}

// cached runs esbuild, unless the result of the same sources is cached.
func (s *session) cached(f cache.Func[built], key cache.Key, context api.BuildContext) (built, diag.List) {
	if s.packages == nil || s.sources.files == nil {
		return results(context.Rebuild()) // built once for visitors, or from unknown files
	}
	return cache.Do(s.cache, f, key, func() (built, diag.List, bool) {
		site, diags := results(context.Rebuild())
		return site, diags, !diags.HasErrors() && s.sources.areAll()
	})
}

// addStyles gives the templates' scripts their style sheets. It reports whether it could: only
// esbuild can order files that import one another.
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
			site.files[name] = data // a font or an image
		}
	}
	return diags, true
}

// printStyles prints each of the style files together with the files that it imports.
func (s *session) printStyles(files []string) (built, diag.List) {
	if diags := s.beginStyles(files); diags.HasErrors() {
		return built{}, diags
	}
	key := s.keyOf(files, func(file string, found source) []byte {
		if isScript().MatchString(file) {
			return nil
		}
		return found.key[:]
	})
	return s.cached(styleFiles, key, s.styles)
}

// beginStyles makes the context that prints these style files, unless it exists.
func (s *session) beginStyles(files []string) diag.List {
	if s.styles != nil && slices.Equal(files, s.styled) {
		return nil
	}
	options := s.siteOptions(true)
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

var (
	cssComment = pattern.Of(`(?s)/\*.*?\*/`)
	// tokenSet matches where a token is set: in a style sheet, or in quotation marks in a script.
	tokenSet = pattern.Of(`--([\w-]+)(?:\s*[:{]|['"\x60])`)
	// tokenUsed matches a use of a token without a fallback.
	tokenUsed = pattern.Of(`\bvar\(\s*(--[\w-]+)\s*\)`)
)

// tokens warns of custom properties that are used but never set: browsers ignore the whole declaration.
func (s sources) tokens() (diags diag.List) {
	known := map[string]bool{}
	for _, file := range s.files {
		for _, set := range tokenSet().FindAllStringSubmatch(*file.text, -1) {
			known["--"+set[1]] = true
		}
	}
	names := slices.Sorted(maps.Keys(known))
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		if file := s.files[at]; path.Ext(file.name) == ".css" {
			diags.Add(tokensIn(file.name, *file.text, known, names))
		}
	}
	return diags
}

func tokensIn(name, text string, known map[string]bool, names []string) (diags diag.List) {
	text = cssComment().ReplaceAllStringFunc(text, func(comment string) string {
		return strings.Map(func(r rune) rune {
			if r == '\n' {
				return r
			}
			return ' '
		}, comment)
	})
	for _, used := range tokenUsed().FindAllStringSubmatchIndex(text, -1) {
		token := text[used[2]:used[3]]
		if known[token] {
			continue
		}
		problem := diag.Warnf("style-token-unknown", diag.Pos{File: name}, "Nothing gives “%s” a value, so that browsers leave this line out.", token).
			Marking(text, used[2], used[3])
		if near := diag.Suggest(token, names); near != "" {
			problem = problem.WithReplacement(token, near).WithHint("Did you mean %s?", near)
		} else {
			problem = problem.WithHint("The tokens are in components/styles/tokens.css.")
		}
		diags = append(diags, problem)
	}
	return diags
}

// debris reports debugging code and markers that developers have left behind.
func (s sources) debris() (diags diag.List) {
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		if file := s.files[at]; slices.Contains([]string{".ts", ".tsx", ".js"}, path.Ext(file.name)) {
			diags.Add(marks.In("component").Find(file.name, *file.text, nil))
		}
	}
	return diags
}
