package bundle

import (
	"os"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/diag"
)

// workerOptions are the options of the service worker's build; nil on a site without one.
// It is a build of its own, since a worker is one file: not every browser can import
// modules into it.
func (s *session) workerOptions(root string, development bool) *api.BuildOptions {
	const entry = "components/entry.worker.ts"
	if _, err := os.Stat(filepath.Join(root, entry)); err != nil {
		return nil
	}
	options := common(root, development)
	options.EntryPoints = []string{entry}
	options.Splitting = false
	options.Format = api.FormatIIFE
	options.Plugins = append(options.Plugins, s.plugin())
	return &options
}

// buildWorker returns the script of the service worker.
func buildWorker(options api.BuildOptions) ([]byte, diag.List) {
	_, files, diags := results(api.Build(options))
	for _, script := range files {
		return script, diags
	}
	return nil, diags
}
