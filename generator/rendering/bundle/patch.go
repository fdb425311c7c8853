package bundle

import (
	"os"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

// edit replaces what pattern finds in the source of a package. A pattern that begins
// with fixed letters is found a hundred times sooner.
type edit struct {
	pattern *regexp.Regexp
	by      string
}

// patched are the packages whose production builds are edited before esbuild reads
// them, by the path of their files. Where an update of a package writes its code
// differently the edits find nothing, and the tests of this package fail.
var patched = []struct {
	files string
	edits []edit
}{
	// react-router names each component for development tools, and makes contexts
	// and components with calls that esbuild must take for side effects; either keeps
	// forms, fetchers and link components in every page's scripts. Without the
	// names, and with the calls marked as pure, esbuild leaves them out.
	{`[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$`, []edit{
		{regexp.MustCompile(`\.(?:displayName|contextType) = [^;\n]+;`), ";"}, // what is left of the statement does nothing
		{regexp.MustCompile(`\n(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()`), "\n$1/* @__PURE__ */ $2"},
	}},
	// React's renderer is a CommonJS module, which esbuild wraps in a function.
	// Browsers parse the inside of a function a second time when it is called, on
	// the main thread: for 200 KB a long task. As an ECMAScript module it has no
	// wrapper, and is parsed once, beside the main thread.
	{`[\\/]react-dom-client\.production\.js$`, []edit{
		{
			regexp.MustCompile(`var Scheduler = require\("scheduler"\),\s+React = require\("react"\),\s+ReactDOM = require\("react-dom"\);`),
			`import Scheduler from "scheduler"; import React from "react"; import ReactDOM from "react-dom";`,
		},
		{regexp.MustCompile(`exports\.(\w+) = `), "export const $1 = "},
	}},
	// The editor loads its fonts from beside its script, and declares the same ones at a
	// third party's address as well, which its policy refuses.
	{`[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$`, []edit{
		{regexp.MustCompile(`@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}`), ""},
	}},
}

// patchPackages edits the packages of that table.
var patchPackages = api.Plugin{
	Name: "patch",
	Setup: func(build api.PluginBuild) {
		for _, pkg := range patched {
			build.OnLoad(api.OnLoadOptions{Filter: pkg.files}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				source, err := os.ReadFile(args.Path)
				if err != nil {
					return api.OnLoadResult{}, err
				}
				for _, e := range pkg.edits {
					source = e.pattern.ReplaceAll(source, []byte(e.by))
				}
				contents := string(source)
				return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
			})
		}
	},
}
