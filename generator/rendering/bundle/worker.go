package bundle

import "github.com/evanw/esbuild/pkg/api"

const workerEntry = "components/entry.worker.ts"

// workerOptions are the options of the service worker's build. It is a build of its own,
// since a worker is one file: not every browser can import modules into it.
func (s *session) workerOptions(root string, development bool) api.BuildOptions {
	options := common(root, development)
	options.EntryPoints = []string{workerEntry}
	options.Splitting = false
	options.Format = api.FormatIIFE
	options.Plugins = append(options.Plugins, s.plugin())
	return options
}
