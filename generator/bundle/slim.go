package bundle

import (
	"os"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

var (
	displayName = regexp.MustCompile(`(?m)^\w+\.displayName = [^;\n]+;$`)
	madeByReact = regexp.MustCompile(`(?m)^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()`)
)

// slim lets esbuild leave out what nobody uses of react-router. Its production
// build names each component for development tools, and makes contexts and
// components with calls that esbuild must take for effects; either keeps forms,
// fetchers and link components in every page's scripts. Without the names, and with
// the calls marked as pure, they go.
var slim = api.Plugin{
	Name: "slim",
	Setup: func(build api.PluginBuild) {
		filter := api.OnLoadOptions{Filter: `[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$`}
		build.OnLoad(filter, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			source, err := os.ReadFile(args.Path)
			if err != nil {
				return api.OnLoadResult{}, err
			}
			source = displayName.ReplaceAll(source, nil)
			source = madeByReact.ReplaceAll(source, []byte("$1/* @__PURE__ */ $2"))
			contents := string(source)
			return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
		})
	},
}
