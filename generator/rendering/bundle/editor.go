package bundle

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// Editor is the script of the editor at /admin with everything it loads. Visitors do not load it.
type Editor struct {
	// Entry is the name of the script that the editor's page loads, Style that of the style sheet
	// for its previews.
	Entry, Style string
	// Files contains the scripts, fonts and notices, by path in one folder.
	Files map[string][]byte
}

const (
	editorEntry = "components/editor/entry.ts"
	// editorPackage is the editor's package, built for bundlers.
	editorPackage = "node_modules/@sveltia/cms"
)

var editorScripts = cache.Func[Editor]{Name: "editor", Stored: true, Code: true}

// Editor bundles the editor.
func (b *Bundler) Editor() (Editor, diag.List) {
	found, diags := findSources(b.opts.Cache, b.opts.Root)
	if diags.HasErrors() {
		return Editor{}, diags
	}
	return cache.Do(b.opts.Cache, editorScripts, found.key, func() (Editor, diag.List, bool) {
		read, diags := found.read()
		if diags.HasErrors() {
			return Editor{}, diags, false
		}
		editor, diags := bundleEditor(b.opts.Root, read)
		return editor, diags, !diags.HasErrors() && read.areAll()
	})
}

func bundleEditor(root string, read sources) (Editor, diag.List) {
	options := common(root, false)
	options.EntryPointsAdvanced = []api.EntryPoint{{InputPath: editorEntry, OutputPath: "editor"}}
	// The entry expects its fonts in its own folder, the other scripts expect them one folder up.
	options.ChunkNames = "chunks/[name]-[hash]"
	options.LegalComments = api.LegalCommentsEndOfFile
	// A preview also loads the site's style sheets, where the same short class names have other meanings.
	options.MinifyIdentifiers = false
	options.Plugins = append(options.Plugins, (&session{sources: read}).plugin(), leanEditor)
	result := api.Build(options)
	diags := append(diagnostics(result.Errors, diag.Error), diagnostics(result.Warnings, diag.Warning)...)
	if diags.HasErrors() {
		return Editor{}, diags
	}
	editor := Editor{Files: map[string][]byte{}}
	for _, file := range result.OutputFiles {
		name, err := filepath.Rel(options.Outdir, file.Path)
		if err != nil {
			panic(err) // esbuild writes only below its output folder
		}
		name = filepath.ToSlash(name)
		editor.Files[name] = file.Contents
		switch {
		case path.Dir(name) != ".":
		case path.Ext(name) == ".css":
			editor.Style = name
		case path.Ext(name) == ".js":
			editor.Entry = name
		}
	}
	if err := addEditorAssets(editor.Files, os.DirFS(filepath.Join(root, filepath.FromSlash(editorPackage)))); err != nil {
		return Editor{}, append(diags, diag.FromError(err, "reading the package of the editor"))
	}
	return editor, diags
}

// addEditorAssets adds the files that the scripts fetch at runtime, whose names contain hashes, and
// the licence.
func addEditorAssets(files map[string][]byte, pkg fs.FS) error {
	assets, err := fs.Glob(pkg, "npm/assets/*")
	if err != nil {
		return err
	}
	for _, name := range append(assets, "LICENSE.txt") {
		if strings.HasSuffix(name, ".map") {
			continue
		}
		data, err := fs.ReadFile(pkg, name)
		if err != nil {
			return err
		}
		files[strings.TrimPrefix(name, "npm/")] = data
	}
	return nil
}

// leanEditor removes most of the package, which no field here uses: syntax highlighting, maps, and
// the translations of its interface.
var leanEditor = api.Plugin{Name: "lean-editor", Setup: func(build api.PluginBuild) {
	const unused = "unused"
	build.OnResolve(api.OnResolveOptions{Filter: `^(@shikijs/|leaflet/|terra-draw|svgo/|\./chunks/shiki-engine)`}, func(api.OnResolveArgs) (api.OnResolveResult, error) {
		return api.OnResolveResult{Path: unused, Namespace: unused}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: unused}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
		contents := "export default {}"
		return api.OnLoadResult{Contents: &contents}, nil
	})
	build.OnResolve(api.OnResolveOptions{Filter: `^\.\./locales/.*\.json$`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		return api.OnResolveResult{Path: filepath.Join(args.ResolveDir, "..", "locales", "en-GB.json")}, nil
	})
}}
