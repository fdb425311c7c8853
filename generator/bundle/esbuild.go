package bundle

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/diag"
)

// session is an esbuild context, which builds faster after the first time.
type session struct {
	ctx api.BuildContext
	// worker are the options of the service worker's build; nil on a site without one.
	worker   *api.BuildOptions
	packages *prebundle // nil where everything is one bundle
	sources  sources    // of the build under way
}

func newSession(root string, development bool, packages *prebundle) (*session, diag.List) {
	s := &session{packages: packages}
	s.worker = s.workerOptions(root, development)
	options := common(root, development)
	options.EntryPointsAdvanced = []api.EntryPoint{
		{InputPath: "components/entry.client.tsx", OutputPath: "client"},
		{InputPath: "components/entry.server.tsx", OutputPath: "server"},
	}
	options.Plugins = append(options.Plugins, s.plugin())
	options.Inject = applicationOf(root)
	if development {
		options.Sourcemap = api.SourceMapLinked
	}
	if packages != nil {
		options.Plugins = append(options.Plugins, packages.plugin())
	}
	ctx, err := api.Context(options)
	if err != nil {
		return nil, diagnostics(err.Errors, diag.Error)
	}
	s.ctx = ctx
	return s, nil
}

// applicationOf names the module that every script begins with, where there is one.
// What it uses is then one chunk: esbuild would make another for each set of templates
// that use a module too, a dozen more requests and 2 KB for each page.
func applicationOf(root string) []string {
	const application = "components/app.tsx"
	if _, err := os.Stat(filepath.Join(root, application)); err != nil {
		return nil
	}
	return []string{application}
}

func (s *session) close() { s.ctx.Dispose() }

// build bundles the given sources. Files that are not among them are read from disk.
func (s *session) build(read sources) (*Bundle, diag.List) {
	s.sources = read
	outputs, files, diags := results(s.ctx.Rebuild())
	if diags.HasErrors() {
		return nil, diags
	}
	if s.packages != nil {
		maps.Copy(outputs, s.packages.Outputs)
		maps.Copy(files, s.packages.Files)
	}
	bundle := assemble(outputs, files)
	if s.worker != nil {
		worker, ds := buildWorker(*s.worker)
		if diags.Add(ds); diags.HasErrors() {
			return nil, diags
		}
		bundle.Worker = worker
	}
	return bundle, diags
}

// common are the options of every build.
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
		Alias: map[string]string{
			// The export map gives bundlers the development build, whatever the mode.
			"react-router":     filepath.Join(modules, "react-router", "dist", mode, "index.mjs"),
			"react-router/dom": filepath.Join(modules, "react-router", "dist", mode, "dom-export.mjs"),
			// Past the module that chooses the build, so that patchPackages can make it an ECMAScript module.
			"react-dom/client": filepath.Join(modules, "react-dom", "cjs", "react-dom-client."+mode+".js"),
			// Of the renderers, only renderToString.
			"react-dom/server": filepath.Join(modules, "react-dom", "cjs", "react-dom-server-legacy.browser."+mode+".js"),
		},
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

// results are the outputs of a build and their bytes, by file name: all are in one
// folder.
func results(result api.BuildResult) (outputs map[string]output, files map[string][]byte, diags diag.List) {
	diags = append(diagnostics(result.Errors, diag.Error), diagnostics(result.Warnings, diag.Warning)...)
	if diags.HasErrors() {
		return nil, nil, diags
	}
	var meta metafile
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		panic("bundle: esbuild's metafile is not JSON: " + err.Error())
	}
	files = make(map[string][]byte, len(result.OutputFiles))
	for _, file := range result.OutputFiles {
		files[filepath.Base(file.Path)] = file.Contents
	}
	return meta.byName(), files, diags
}

// metafile is the part of esbuild's metafile that is read here.
type metafile struct {
	Outputs map[string]output `json:"outputs"`
}

type output struct {
	EntryPoint string `json:"entryPoint"`
	CSSBundle  string `json:"cssBundle"`
	Inputs     map[string]struct {
		BytesInOutput int `json:"bytesInOutput"`
	} `json:"inputs"`
	Imports []struct {
		Path string `json:"path"`
		Kind string `json:"kind"`
	} `json:"imports"`
}

// byName returns the outputs by file name.
func (m metafile) byName() map[string]output {
	outputs := make(map[string]output, len(m.Outputs))
	for name, out := range m.Outputs {
		outputs[path.Base(name)] = out
	}
	return outputs
}
