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
		{regexp.MustCompile(`\.(?:displayName|contextType) = [^;\n]+;`), ";"},           // what is left of the statement does nothing
		{regexp.MustCompile(`\nimport [^"]* from "(?:cookie|set-cookie-parser)";`), ""}, // CommonJS modules, for servers only
		{regexp.MustCompile(`\nimport (React\w*) from "`), "\nimport * as $1 from \""},  // as a module React has no default export
		{regexp.MustCompile(`\n(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()`), "\n$1/* @__PURE__ */ $2"},
		{regexp.MustCompile(`\breturn isDataRoute \? useNavigateStable\(\) : `), "return "}, // BrowserRouter makes no data routes
		{regexp.MustCompile(`\n(var \w+ = )(React\d*\[\w+\]|Object\.getOwnPropertyNames\(.*\));`), "\n$1/* @__PURE__ */ (() => $2)();"},
	}},
	// React's packages are CommonJS modules, which esbuild wraps in functions, and with them each
	// module that they import, the application among them. Browsers parse the inside of a function a
	// second time when it is called, on the main thread: for 200 KB a long task. What is wrapped
	// is also bundled as a whole. As ECMAScript modules they have no wrapper, are parsed once,
	// beside the main thread, and what nothing uses of them is left out.
	{`[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w.-]+\.production\.js$`, []edit{
		{regexp.MustCompile(`(?:var|,|;)\s+(\w+) = require\("([\w-]+)"\)`), `;import * as $1 from "$2"`},
		{regexp.MustCompile(`exports\.unstable_now = void 0;`), "export var unstable_now;"}, // the only one that is used before it has a value
		{regexp.MustCompile(`exports\.unstable_now\b`), "unstable_now"},
		{regexp.MustCompile(`exports\.(\w+) = (\w*[A-Z]\w*);`), "export { $2 as $1 };"}, // no second declaration of the same name
		{regexp.MustCompile(`exports\.(\w+) =\s`), "export const $1 = "},
	}},
	// The editor loads its fonts from beside its script, and declares the same ones at a
	// third party's address as well, which its policy refuses.
	{`[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$`, []edit{
		{regexp.MustCompile(`@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}`), ""},
	}},
}

// reactsOwnProperties are properties of objects that only React's packages make and read, the
// most frequent of them. esbuild shortens them, so that a first visit loads and compiles 15 KB
// less. Development keeps them: its tools look into these objects.
const reactsOwnProperties = `^(` +
	`alternate|baseLanes|baseQueue|baseState|cachePool|callbackNode|callbackPriority|cancelPendingCommit|childLanes|` +
	`containerInfo|dehydrated|deletions|eagerState|elementType|entangledLanes|entanglements|errorRecoveryDisabledLanes|` +
	`expirationTimes|expiredLanes|firstBaseUpdate|firstContext|hasEagerState|hiddenCallbacks|hiddenUpdates|hydrationErrors|` +
	`incompleteTransitions|isDehydrated|lanes|lastBaseUpdate|lastEffect|lastRenderedReducer|lastRenderedState|memoCache|` +
	`memoizedProps|memoizedState|memoizedValue|pendingContext|pendingLanes|pendingProps|pingCache|pingedLanes|pooledCache|` +
	`pooledCacheLanes|refCleanup|renderingStartTime|retryLane|retryQueue|revertLane|shellSuspendCounter|stateNode|` +
	`subtreeFlags|suspendedLanes|tailMode|timeoutHandle|treeForkCount|updateQueue|warmLanes)$`

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
