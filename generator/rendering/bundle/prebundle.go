package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// prebundle is a bundle of the large npm packages in their development builds. Linking and printing
// them after each edit would be most of the cost of an edit.
type prebundle struct {
	// Modules maps import specifiers to the names of the prebundled files.
	Modules map[string]string
	Outputs map[string]output
	Files   map[string][]byte
}

// prebundledPackages maps import specifiers to the files in node_modules to prebundle. Other
// packages are bundled with the components, and import these prebundled files too.
var prebundledPackages = map[string]string{
	"react":                    "react/cjs/react.development.js",
	"react/jsx-runtime":        "react/cjs/react-jsx-runtime.development.js",
	"react-dom":                "react-dom/cjs/react-dom.development.js",
	"react-dom/client":         "react-dom/cjs/react-dom-client.development.js",
	"react-dom/server":         "react-dom/cjs/react-dom-server-legacy.browser.development.js",
	"react-dom/server.browser": "react-dom/cjs/react-dom-server.browser.development.js",
	"react-router":             "react-router/dist/development/index.mjs",
	"react-router/dom":         "react-router/dist/development/dom-export.mjs",
	"react-router-dom":         "react-router-dom/dist/index.mjs",
	"minisearch":               "minisearch/dist/es/index.js",
	"qr":                       "qr/index.js",
	"@noble/hashes/pbkdf2.js":  "@noble/hashes/pbkdf2.js",
	"@noble/hashes/sha2.js":    "@noble/hashes/sha2.js",
}

// Namespaces of modules without a file: the entries of the prebundle, and the modules that replace
// a package required by a CommonJS module.
const (
	entryNamespace    = "package"
	requiredNamespace = "required"
)

func buildPrebundle(root string) (*prebundle, diag.List) {
	options := common(root, true)
	entries := map[string]string{} // source by import specifier
	for specifier, file := range prebundledPackages {
		source, err := entryOf(filepath.Join(root, "node_modules", filepath.FromSlash(file)))
		if err != nil {
			continue // the build of the components reports the import
		}
		entries[specifier] = source
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{
			InputPath: entryNamespace + ":" + specifier, OutputPath: strings.NewReplacer("@", "", "/", "-").Replace(specifier),
		})
	}
	options.Plugins = append(options.Plugins, entryPlugin(root, entries))
	packages, diags := results(api.Build(options))
	if diags.HasErrors() {
		return nil, diags
	}
	p := &prebundle{Modules: map[string]string{}, Outputs: packages.outputs, Files: packages.files}
	for name, out := range packages.outputs {
		if specifier, ok := strings.CutPrefix(out.EntryPoint, entryNamespace+":"); ok {
			p.Modules[specifier] = name
		}
	}
	return p, diags
}

var (
	commonJSExport = pattern.Of(`(?m)^\s*exports\.(\w+) =\s`)
	moduleExport   = pattern.Of(`(?m)^export `)
	defaultExport  = pattern.Of(`(?m)^export (?:default|\{.*\bas default\b)`)
)

// entryOf returns the source of a module that re-exports a package's file. A CommonJS module's
// export names can only be found in its text.
func entryOf(file string) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if moduleExport().Match(data) {
		source := fmt.Sprintf("export * from %q;", file)
		if defaultExport().Match(data) {
			source += fmt.Sprintf("export { default } from %q;", file)
		}
		return source, nil
	}
	var names []string
	for _, match := range commonJSExport().FindAllSubmatch(data, -1) {
		names = append(names, string(match[1]))
	}
	return fmt.Sprintf("import all from %q; export default all; export const { %s } = all;", file, strings.Join(names, ", ")), nil
}

func entryPlugin(root string, entries map[string]string) api.Plugin {
	return api.Plugin{Name: "packages", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: "^" + entryNamespace + ":"}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: strings.TrimPrefix(args.Path, entryNamespace+":"), Namespace: entryNamespace}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: entryNamespace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			source := entries[args.Path]
			return api.OnLoadResult{Contents: &source, ResolveDir: root, Loader: api.LoaderJS}, nil
		})
	}}
}

// plugin resolves imports of prebundled packages to their files.
func (p *prebundle) plugin() api.Plugin {
	return api.Plugin{Name: "packages", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^[^./]`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			module, ok := p.Modules[args.Path]
			switch {
			case !ok:
				return api.OnResolveResult{}, nil
			case args.Kind == api.ResolveJSRequireCall:
				return api.OnResolveResult{Path: args.Path, Namespace: requiredNamespace}, nil
			}
			return api.OnResolveResult{Path: "./" + module, External: true}, nil
		})
		// A browser cannot require a module, so esbuild wraps this one.
		build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: requiredNamespace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			source := fmt.Sprintf("export * from %q; export { default } from %[1]q;", args.Path)
			return api.OnLoadResult{Contents: &source, Loader: api.LoaderJS}, nil
		})
	}}
}
