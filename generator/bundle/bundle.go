// Package bundle turns components/ into the site's scripts and its style sheet.
//
// There is one esbuild build with two entry points for scripts: entry.client.tsx
// for the browser and entry.server.tsx for the renderer. Code that both use lands in
// chunks that both load, so class names and behaviour are the same on the two
// sides by construction. The server entry imports every template, hence its
// style sheet is the whole site's. Visitors need not wait for what only members
// see, so public pages have the sheet of a third entry, entry.public.ts.
package bundle

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/diag"
)

// Folder is where all that the bundle makes stands, below the site's root.
const Folder = "/assets/"

// Options say what to bundle.
type Options struct {
	// Root is the absolute path of the folder that holds components/ and node_modules/.
	Root string
	// Development keeps names, warnings and source maps for the people who write
	// the components.
	Development bool
	// Packages are bundled already, and only named by what is bundled here. Without
	// them everything is one bundle.
	Packages *Packages
}

// Bundler builds again and again, faster than the first time. Close it when done.
type Bundler struct {
	opts Options
	ctx  api.BuildContext
}

// Bundle is the outcome of one build.
type Bundle struct {
	// Browser holds the files to publish, by address: /assets/….
	Browser map[string][]byte
	// Server holds the renderer's modules by file name; ServerEntry is the one to load.
	Server      map[string][]byte
	ServerEntry string
	// Hash identifies the server's code: equal hash, equal rendering.
	Hash     string
	Manifest Manifest
	// Parts are what the published scripts and the style sheet are made of, by
	// address, the largest first.
	Parts map[string][]Part
}

// Part is a source file's share of a bundled file.
type Part struct {
	Source string
	Bytes  int
}

// Manifest says which of the files a document must name.
type Manifest struct {
	// Style is the address of the style sheet of public pages, and WholeStyle of
	// the one that members' pages need, which holds all of the other.
	Style, WholeStyle string
	// Entry is the address of the script that hydrates.
	Entry string
	// Preload are, by template, the scripts that the entry and the template import.
	Preload map[string][]string
	// Fonts are the addresses of the fonts to fetch at once.
	Fonts []string
}

// New prepares a build of components/ below opts.Root.
func New(opts Options) (*Bundler, diag.List) {
	options := common(opts)
	options.EntryPointsAdvanced = []api.EntryPoint{
		{InputPath: "components/entry.client.tsx", OutputPath: "client"},
		{InputPath: "components/entry.server.tsx", OutputPath: "server"},
		{InputPath: "components/entry.public.ts", OutputPath: "public"},
	}
	if opts.Development {
		options.Sourcemap = api.SourceMapLinked
	}
	if opts.Packages != nil {
		options.Plugins = append(options.Plugins, opts.Packages.plugin())
	}
	ctx, err := api.Context(options)
	if err != nil {
		return nil, diagnostics(err.Errors, diag.Error)
	}
	return &Bundler{opts: opts, ctx: ctx}, nil
}

// common are the options of every build.
func common(opts Options) api.BuildOptions {
	mode := "production"
	if opts.Development {
		mode = "development"
	}
	modules := filepath.Join(opts.Root, "node_modules")
	return api.BuildOptions{
		AbsWorkingDir: opts.Root,
		Bundle:        true,
		Splitting:     true,
		Format:        api.FormatESModule,
		Platform:      api.PlatformBrowser,
		Target:        api.ES2022,
		JSX:           api.JSXAutomatic,
		Outdir:        filepath.Join(opts.Root, "dist", "assets"),
		EntryNames:    "[name]-[hash]",
		ChunkNames:    "[name]-[hash]",
		AssetNames:    "[name]-[hash]",
		Metafile:      true,
		Define:        map[string]string{"process.env.NODE_ENV": fmt.Sprintf("%q", mode)},
		Alias: map[string]string{
			// The export map gives bundlers the development build, whatever the mode.
			"react-router":     filepath.Join(modules, "react-router", "dist", mode, "index.mjs"),
			"react-router/dom": filepath.Join(modules, "react-router", "dist", mode, "dom-export.mjs"),
			// Past the module that chooses the build, so that slim can make it an ECMAScript module.
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
		MinifyWhitespace:  !opts.Development,
		MinifySyntax:      !opts.Development,
		MinifyIdentifiers: !opts.Development,
		Plugins:           []api.Plugin{slim},
		LogLevel:          api.LogLevelSilent,
	}
}

// Close frees what the builds have remembered.
func (b *Bundler) Close() { b.ctx.Dispose() }

// Build bundles the components as they stand now.
func (b *Bundler) Build() (*Bundle, diag.List) {
	outputs, files, diags := results(b.ctx.Rebuild())
	if diags.HasErrors() {
		return nil, diags
	}
	if packages := b.opts.Packages; packages != nil {
		maps.Copy(outputs, packages.Outputs)
		maps.Copy(files, packages.Files)
	}
	return assemble(outputs, files), diags
}

// results are the outputs of a build and their bytes, by file name: all stand in one
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

func assemble(outputs map[string]output, files map[string][]byte) *Bundle {
	entries := map[string]string{} // source file → output
	for name, out := range outputs {
		if out.EntryPoint != "" {
			entries[out.EntryPoint] = name
		}
	}
	client, server := entries["components/entry.client.tsx"], entries["components/entry.server.tsx"]
	style := path.Base(outputs[entries["components/entry.public.ts"]].CSSBundle)
	whole := path.Base(outputs[server].CSSBundle)

	b := &Bundle{
		Browser:     map[string][]byte{},
		Server:      map[string][]byte{},
		ServerEntry: server,
		Manifest:    Manifest{Style: Folder + style, WholeStyle: Folder + whole, Entry: Folder + client, Preload: map[string][]string{}},
		Parts:       map[string][]Part{},
	}
	publish := func(name string) {
		b.Parts[Folder+name] = outputs[name].parts()
		for _, file := range []string{name, name + ".map"} {
			if data, ok := files[file]; ok {
				b.Browser[Folder+file] = data
			}
		}
	}
	for _, name := range reachable(outputs, client, "import-statement", "dynamic-import") {
		publish(name)
	}
	publish(style)
	publish(whole)
	for name := range files {
		if path.Ext(name) != ".js" && path.Ext(name) != ".css" && path.Ext(name) != ".map" {
			publish(name)
		}
		if path.Ext(name) == ".woff2" {
			b.Manifest.Fonts = append(b.Manifest.Fonts, Folder+name)
		}
	}
	slices.Sort(b.Manifest.Fonts)
	for _, name := range reachable(outputs, server, "import-statement", "dynamic-import") {
		for _, file := range []string{name, name + ".map"} {
			if data, ok := files[file]; ok {
				b.Server[file] = data
			}
		}
	}
	b.Manifest.Preload = preloads(outputs, entries, client)
	b.Hash = hash(b.Server)
	return b
}

// parts are the sources of an output, the largest first.
func (o output) parts() (parts []Part) {
	for source, in := range o.Inputs {
		parts = append(parts, Part{source, in.BytesInOutput})
	}
	slices.SortFunc(parts, func(a, b Part) int {
		return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), cmp.Compare(a.Source, b.Source))
	})
	return parts
}

// preloads lists, for each template, the chunks that its page needs before it can
// hydrate, so that the browser fetches them side by side.
func preloads(outputs map[string]output, entries map[string]string, client string) map[string][]string {
	always := reachable(outputs, client, "import-statement")
	preload := map[string][]string{}
	for source, name := range entries {
		template, ok := strings.CutPrefix(source, "components/templates/")
		if !ok {
			continue
		}
		chunks := slices.Concat(always[1:], reachable(outputs, name, "import-statement"))
		slices.Sort(chunks)
		chunks = slices.DeleteFunc(slices.Compact(chunks), func(c string) bool { return c == client })
		for i, chunk := range chunks {
			chunks[i] = Folder + chunk
		}
		preload[strings.TrimSuffix(template, path.Ext(template))] = chunks
	}
	return preload
}

// reachable returns the script from and those it imports, by the given kinds of
// import, from first.
func reachable(outputs map[string]output, from string, kinds ...string) []string {
	names := []string{from}
	for i := 0; i < len(names); i++ {
		for _, imported := range outputs[names[i]].Imports {
			name := path.Base(imported.Path)
			if slices.Contains(kinds, imported.Kind) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

func hash(files map[string][]byte) string {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(h, "%s %d\n", name, len(files[name]))
		h.Write(files[name])
	}
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:12])
}
