package bundle

import (
	"bytes"
	"os"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/pattern"
)

// edit changes the source of a package.
type edit func(source []byte) []byte

// replace replaces what a pattern finds. One that begins with fixed letters is found a hundred
// times sooner.
func replace(expression, by string) edit {
	compiled := pattern.Of(expression)
	return func(source []byte) []byte { return compiled().ReplaceAll(source, []byte(by)) }
}

// replaceUpTo replaces what a pattern finds, and looks no further than the last line with a text
// that each match holds.
func replaceUpTo(last, expression, by string) edit {
	change := replace(expression, by)
	return func(source []byte) []byte {
		end := max(bytes.LastIndex(source, []byte(last)), 0)
		end += max(bytes.IndexByte(source[end:], '\n'), 0)
		return append(change(source[:end]), source[end:]...)
	}
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
		replace(`\.displayName = [^;\n]+;`, ";"), // what is left of the statement does nothing
		replace(`\.contextType = [^;\n]+;`, ";"),
		replace(`\nimport [^"]* from "(?:cookie|set-cookie-parser)";`, ""), // CommonJS modules, for servers only
		replace(`\nimport (React\w*) from "`, "\nimport * as $1 from \""),  // as a module React has no default export
		replace(`\n(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()`, "\n$1/* @__PURE__ */ $2"),
		replace(`return isDataRoute \? useNavigateStable\(\) : `, "return "), // BrowserRouter makes no data routes
		replace(`\n(var \w+ = )(React\d*\[\w+\]|Object\.getOwnPropertyNames\(.*\));`, "\n$1/* @__PURE__ */ (() => $2)();"),
	}},
	{`[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w.-]+\.production\.js$`, asModule},
	// The editor loads its fonts from beside its script, and declares the same ones at a
	// third party's address as well, which its policy refuses.
	{`[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$`, []edit{
		replace(`@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}`, ""),
	}},
}

// asModule makes ECMAScript modules of React's packages. They are CommonJS modules, which esbuild
// wraps in functions, and with them each module that they import, the application among them.
// Browsers parse the inside of a function a second time when it is called, on the main thread: for
// 200 KB a long task. What is wrapped is also bundled as a whole. As ECMAScript modules they have
// no wrapper, are parsed once, beside the main thread, and what nothing uses of them is left out.
var asModule = []edit{
	replaceUpTo(`= require("`, `(?:var|,|;)\s+(\w+) = require\("([\w-]+)"\)`, `;import * as $1 from "$2"`),
	replace(`exports\.unstable_now = void 0;`, "export var unstable_now;"), // the only one that is used before it has a value
	replace(`exports\.unstable_now\b`, "unstable_now"),
	replace(`exports\.(\w+) = (\w*[A-Z]\w*);`, "export { $2 as $1 };"), // no second declaration of the same name
	replace(`exports\.(\w+) =\s`, "export const $1 = "),
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
				return load(args.Path, pkg.edits)
			})
		}
	},
}

// load reads a file and edits it.
func load(name string, edits []edit) (api.OnLoadResult, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	for _, e := range edits {
		source = e(source)
	}
	contents := string(source)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
}
