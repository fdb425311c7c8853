package bundle

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/work"
)

// session is the set of esbuild contexts of a site, which rebuild faster than they first build.
type session struct {
	// main builds the scripts, and the style sheets unless styles does.
	main api.BuildContext
	// worker builds the service worker's script; nil if there is none.
	worker api.BuildContext
	// styles prints the style files listed in styled, in development.
	styles   api.BuildContext
	styled   []string
	root     string
	injected []string     // files that every script imports first
	packages *prebundle   // nil if the packages are bundled with the components
	cache    *cache.Cache // may be nil

	// The sources of the current build; apart is set if styles builds the style sheets.
	sources sources
	apart   bool
}

func newSession(opts Options, development bool, packages *prebundle) (*session, diag.List) {
	s := &session{root: opts.Root, packages: packages, cache: opts.Cache}
	if exists(opts.Root, application) {
		s.injected = []string{application} // otherwise esbuild makes a dozen more requests and 2 KB for each page
	}
	var diags diag.List
	begin := func(options api.BuildOptions, first ...api.Plugin) api.BuildContext {
		options.Plugins = slices.Concat(first, options.Plugins)
		context, err := api.Context(options)
		if err != nil {
			diags.Add(diagnostics(err.Errors, diag.Error))
		}
		return context
	}
	if development {
		s.main = begin(s.siteOptions(development), s.namesOnly())
	} else {
		s.main = begin(s.siteOptions(development))
	}
	if exists(opts.Root, workerEntry) {
		s.worker = begin(s.workerOptions(development))
	}
	if diags.HasErrors() {
		s.close()
		return nil, diags
	}
	return s, diags
}

func (s *session) close() {
	for _, context := range []api.BuildContext{s.main, s.styles, s.worker} {
		if context != nil {
			context.Dispose()
		}
	}
}

func (s *session) siteOptions(development bool) api.BuildOptions {
	options := common(s.root, development)
	options.EntryPointsAdvanced = []api.EntryPoint{
		{InputPath: clientEntry, OutputPath: "client"},
		{InputPath: serverEntry, OutputPath: "server"},
	}
	options.Plugins = append(options.Plugins, s.plugin())
	options.Inject = s.injected
	if development {
		options.Sourcemap = api.SourceMapLinked
	} else {
		// V8 compiles a script's functions while it downloads, rather than one by one on the main
		// thread when each is called.
		options.Banner = map[string]string{"js": "//# allFunctionsCalledOnLoad"}
		for _, file := range s.injected { // shareStyles needs its style sheet
			options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: file, OutputPath: "app"})
		}
	}
	if s.packages != nil {
		options.Plugins = append(options.Plugins, s.packages.plugin())
	}
	return options
}

// build bundles the given sources. Files that are not among them are read from disk.
func (s *session) build(read sources) (*Bundle, diag.List) {
	s.sources, s.apart = read, s.packages != nil && read.haveDistinctStyles()
	return s.buildAll()
}

func (s *session) buildAll() (*Bundle, diag.List) {
	site, diags := s.buildSite()
	if diags = s.sources.explained(diags); diags.HasErrors() {
		return nil, diags
	}
	if diags.Add(s.sources.unexported(site)); diags.HasErrors() {
		return nil, diags
	}
	if s.packages != nil {
		maps.Copy(site.outputs, s.packages.Outputs)
		maps.Copy(site.files, s.packages.Files)
	}
	bundle := assemble(site.outputs, site.files)
	if s.worker != nil {
		worker, ds := results(s.worker.Rebuild())
		if diags.Add(ds); diags.HasErrors() {
			return nil, diags
		}
		for _, script := range worker.files { // the only file
			bundle.Worker = script
		}
	}
	return bundle, diags
}

func (s *session) buildSite() (built, diag.List) {
	site, diags := s.buildScripts()
	if diags.HasErrors() {
		return site, diags
	}
	if !s.apart {
		site.shareStyles()
		return site, diags
	}
	ds, ok := s.addStyles(site)
	if !ok && !ds.HasErrors() {
		s.apart = false
		return s.buildSite()
	}
	return site, append(diags, ds...)
}

func exists(root, name string) bool {
	_, err := os.Stat(filepath.Join(root, name))
	return err == nil
}

func common(root string, development bool) api.BuildOptions {
	mode := "production"
	if development {
		mode = "development"
	}
	modules := filepath.Join(root, "node_modules")
	return api.BuildOptions{
		AbsWorkingDir: root,
		Bundle:        true,
		Splitting:     true,
		Format:        api.FormatESModule,
		Platform:      api.PlatformBrowser,
		Target:        api.ES2022,
		JSX:           api.JSXAutomatic,
		Outdir:        filepath.Join(root, "dist", "assets"),
		EntryNames:    "[name]-[hash]",
		ChunkNames:    "[name]-[hash]",
		AssetNames:    "[name]-[hash]",
		Metafile:      true,
		Define:        map[string]string{"process.env.NODE_ENV": fmt.Sprintf("%q", mode)},
		Alias:         aliases(modules, mode),
		Loader: map[string]api.Loader{
			".module.css": api.LoaderLocalCSS,
			".woff2":      api.LoaderFile,
			".svg":        api.LoaderFile,
			".webp":       api.LoaderFile,
		},
		LegalComments:     api.LegalCommentsNone,
		MinifyWhitespace:  !development,
		MinifySyntax:      !development,
		MinifyIdentifiers: !development,
		Plugins:           []api.Plugin{patchPackages},
		LogLevel:          api.LogLevelSilent,
	}
}

// aliases returns replacement files for packages whose own entry is unsuitable.
func aliases(modules, mode string) map[string]string {
	files := map[string]string{
		// The export map resolves to the development build for bundlers, whatever the mode.
		"react-router":     "react-router/dist/" + mode + "/index.mjs",
		"react-router/dom": "react-router/dist/" + mode + "/dom-export.mjs",
		// Skip the modules that choose the build, so that patchPackages can convert these to ECMAScript modules.
		"react":             "react/cjs/react." + mode + ".js",
		"react/jsx-runtime": "react/cjs/react-jsx-runtime." + mode + ".js",
		"react-dom":         "react-dom/cjs/react-dom." + mode + ".js",
		"react-dom/client":  "react-dom/cjs/react-dom-client." + mode + ".js",
		// The only renderer used is renderToString.
		"react-dom/server": "react-dom/cjs/react-dom-server-legacy.browser." + mode + ".js",
		"scheduler":        "scheduler/cjs/scheduler." + mode + ".js",
	}
	for specifier, file := range files {
		files[specifier] = filepath.Join(modules, filepath.FromSlash(file))
	}
	return files
}

// built is the result of one esbuild build. Outputs and files are keyed by base name.
type built struct {
	inputs  map[string]input // by path below the root
	outputs map[string]output
	files   map[string][]byte
}

func results(result api.BuildResult) (built, diag.List) {
	diags := append(diagnostics(result.Errors, diag.Error), diagnostics(result.Warnings, diag.Warning)...)
	if diags.HasErrors() {
		return built{}, diags
	}
	var meta metafile
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		panic("bundle: esbuild's metafile is not JSON: " + err.Error())
	}
	work.Add(work.Modules, len(meta.Inputs))
	files := make(map[string][]byte, len(result.OutputFiles))
	for _, file := range result.OutputFiles {
		files[filepath.Base(file.Path)] = file.Contents
	}
	outputs := make(map[string]output, len(meta.Outputs))
	for name, out := range meta.Outputs {
		outputs[path.Base(name)] = out
	}
	return built{meta.Inputs, outputs, files}, diags
}

type metafile struct {
	Inputs  map[string]input  `json:"inputs"`
	Outputs map[string]output `json:"outputs"`
}

type input struct {
	Imports []struct {
		Path     string `json:"path"`
		Kind     string `json:"kind"`
		External bool   `json:"external"`
	} `json:"imports"`
}

type output struct {
	EntryPoint string           `json:"entryPoint"`
	Exports    []string         `json:"exports"`
	CSSBundle  string           `json:"cssBundle"`
	Inputs     map[string]share `json:"inputs"`
	Imports    []struct {
		Path string `json:"path"`
		Kind string `json:"kind"`
	} `json:"imports"`
}

type share struct {
	BytesInOutput int `json:"bytesInOutput"`
}

const workerEntry = "components/entry.worker.ts"

// workerOptions returns the options of the service worker's build. It is a separate build because a
// worker must be one file: not every browser supports modules in service workers.
func (s *session) workerOptions(development bool) api.BuildOptions {
	options := common(s.root, development)
	options.EntryPoints = []string{workerEntry}
	options.Splitting = false
	options.Format = api.FormatIIFE
	options.Plugins = append(options.Plugins, s.plugin())
	return options
}

// diagnostics converts esbuild's messages. It omits the lines that esbuild suggests: they have not
// been built, and its notes say the same.
func diagnostics(messages []api.Message, severity diag.Severity) diag.List {
	var list diag.List
	for _, m := range messages {
		at, hint := m.Location, ""
		var notes []string
		for _, note := range m.Notes {
			if at != nil && at.LineText == "" && note.Location != nil {
				at, hint = note.Location, "Nothing closes what begins here."
				continue
			}
			notes = append(notes, note.Text)
		}
		d := diag.Errorf("component-code", diag.Pos{File: "components"}, "%s", strings.TrimSuffix(m.Text, "."))
		d.Severity, d.Detail, d.Hint = severity, strings.Join(notes, "\n"), hint
		if at != nil {
			// esbuild counts columns in bytes from 0.
			column := len([]rune(at.LineText[:min(at.Column, len(at.LineText))])) + 1
			d.Pos = diag.Pos{File: at.File, Line: at.Line, Column: column}
			d.Source, d.Length = at.LineText, at.Length
		}
		if name := missingEntry().FindStringSubmatch(m.Text); name != nil && at == nil {
			d = diag.Errorf("component-missing", diag.Pos{File: name[1]}, "This file is missing, and every page needs it.").
				WithHint("Bring it back from Git: git restore %s", name[1])
		} else if name := partOfNode().FindStringSubmatch(d.Detail); name != nil {
			d.Message, d.Detail = "Browsers do not have "+name[1]+", which is a part of Node.", ""
			d.Hint = "Remove the import: components run in browsers too."
		} else if name := missingPackage().FindStringSubmatch(m.Text); name != nil {
			d.ID, d.Message, d.Detail = "package-missing", "The package "+name[1]+" is not installed.", ""
			d.Hint = "Run npm ci; if package.json does not list it, npm install " + name[1] + "."
		} else if name := incompletePackage(m); name != "" {
			// The importing file is correct, and there may be hundreds of them.
			d = diag.Errorf("package-incomplete", diag.Pos{File: "package.json"}, "The package %s is not completely installed.", name).
				WithHint("Run npm ci, which installs all packages again.")
			d.First = true
		}
		list = append(list, d)
	}
	return list
}

// missingEntry matches esbuild's message about a missing entry point, which has no location.
var missingEntry = pattern.Of(`^Could not resolve "(components/[\w.]+)"$`)

var partOfNode = pattern.Of(`^The package "([^"]+)" .*built into node`)

var missingPackage = pattern.Of(`^Could not resolve "((?:@[\w.-]+/)?[a-zA-Z][\w.-]*)(?:/[^"]*)?"$`)

// incompletePackage returns the package that a message shows to lack a file, or "". The name is in
// the path of the missing file or of the file that imports it.
func incompletePackage(m api.Message) string {
	if !strings.HasPrefix(m.Text, "Could not resolve ") {
		return ""
	}
	text := m.Text
	if m.Location != nil {
		text += m.Location.File
	}
	if name := inPackage().FindStringSubmatch(text); name != nil {
		return strings.ReplaceAll(name[1], `\`, "/")
	}
	return ""
}

var inPackage = pattern.Of(`node_modules[/\\]((?:@[\w.-]+[/\\])?[\w.-]+)[/\\]`)

// conflicts finds merge conflict markers, since esbuild only warns about them in a style sheet.
func conflicts(root string, diags diag.List) (found diag.List) {
	for _, d := range diags {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(d.File)))
		if conflict := diag.Conflict(d.File, text); err == nil && conflict != nil {
			found = append(found, *conflict)
		}
	}
	return found.Sorted()
}
