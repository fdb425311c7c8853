package bundle

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"slices"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/pattern"
)

type edit func(source []byte) []byte

// replace returns an edit that replaces all matches of an expression. An expression that begins
// with a literal is found a hundred times faster.
func replace(expression, by string) edit {
	compiled := pattern.Of(expression)
	return func(source []byte) []byte { return compiled().ReplaceAll(source, []byte(by)) }
}

// replaceUpTo is like replace, but stops after the last line that contains a text which every match
// contains.
func replaceUpTo(last, expression, by string) edit {
	change := replace(expression, by)
	return func(source []byte) []byte {
		end := max(bytes.LastIndex(source, []byte(last)), 0)
		end += max(bytes.IndexByte(source[end:], '\n'), 0)
		return append(change(source[:end]), source[end:]...)
	}
}

// editorsEdits remove fonts that the editor declares a second time, at a third party's address,
// which its policy blocks; and keep a first draft from reverting what others have published since
// the page read the file. The editor checks for this only if it saves without drafts, and starts a
// draft's branch at the newest commit, which it may not have read.
var editorsEdits = []edit{
	replace(`@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}`, ""),
	replace(`if\(!([\w$]+)\)\{(let [\w$]+=await [\w$]+\(([\w$]+)\);if\([\w$]+&&![\w$]+\)throw Error\(.save_conflict)`, "if(!$1||!$3.originalEntry?.workflow){$2"),
	replace(`isNew&&!([\w$]+\([\w$]+\([\w$]+\)\))\?([\w$]+\([\w$]+\)\.originalEntry):void 0`, "isNew&&!($1&&$2?.workflow)?$2:void 0"),
	func(source []byte) []byte {
		read := commitRead().FindSubmatch(source)
		if read == nil {
			return source
		}
		return newestCommit().ReplaceAll(source, slices.Concat([]byte("let $1="), read[1], []byte("||$2;")))
	},
}

// commitRead matches where the editor stores the commit that it has read, newestCommit where it
// starts a branch.
var (
	commitRead   = pattern.Of(`\(![\w$]+&&([\w$]+\.current)\?`)
	newestCommit = pattern.Of(`let ([\w$]+)=([\w$]+\.ref\.target\.oid);`)
)

// patchedExpression matches the package files that may have edits.
const patchedExpression = `[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w.-]+\.production\.js$|` +
	`[\\/](?:cookie|set-cookie-parser)[\\/](?:dist|lib)[\\/][\w-]+\.js$|[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$`

// remarked contains the edits of package files, by the first 16 hexadecimal digits of their
// SHA-256. They do not change behaviour, but let esbuild optimise more. Other files stay as they are.
var remarked = map[string][]edit{
	"0b5529981841afa1": asModule("react"),
	"1e46f15002696985": asModule("react/jsx-runtime"),
	"7a05d7f7bb2b02aa": asModule("react-dom"),
	"a319b413b7a19ee3": asModule("react-dom/client"),
	"a470866a7a27a7f4": asModule("react-dom/server"),
	"679adff761d31e94": asModule("scheduler"),
	"6b14f8c6dc36dfcf": remarks, // react-router/chunk-7RTFRKQW.mjs
	"67039b100981242d": remarks, // react-router/chunk-IAM5GYT3.mjs
	// These two export each name twice, or on a function.
	"b67c70355a2b0dbd": exporting("cookie", "parseCookie, parseCookie as parse, parseSetCookie, stringifyCookie, stringifySetCookie, stringifySetCookie as serialize"),
	"4484f76261408c77": {exports, appended("export { parse as default, parse, parseString, splitCookiesString };")}, // set-cookie-parser
}

// remarks mark calls in react-router as free of side effects, so that esbuild removes the unused
// parts of it from each page's scripts.
var remarks = []edit{
	replace(`\n(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()`, "\n$1/* @__PURE__ */ $2"),
	replace(`\n(var \w+ = )(React\d*\[\w+\]|Object\.getOwnPropertyNames\(.*\));`, "\n$1/* @__PURE__ */ (() => $2)();"),
	withProperties,
}

// assignment matches a statement that sets a property of what the previous statement declares.
var assignment = pattern.Of(`\n(\w+)\.(displayName|contextType) = ([^;\n]+);`)

// withProperties merges a declaration and the assignment after it into one pure expression.
func withProperties(source []byte) []byte {
	for _, at := range slices.Backward(assignment().FindAllSubmatchIndex(source, -1)) {
		part := func(i int) []byte { return source[at[2*i]:at[2*i+1]] }
		end, keyword, value := at[0]-1, "\nvar "+string(part(1))+" = ", ""
		switch source[end] {
		case '}':
			end, keyword, value = at[0], "\nfunction "+string(part(1)), "function"
		case ';':
		default:
			continue
		}
		start := bytes.LastIndex(source[:end], []byte(keyword)) + len(keyword)
		whole := fmt.Appendf(nil, "\nvar %s = /* @__PURE__ */ Object.assign(%s%s, { %s: %s });", part(1), value, source[start:end], part(2), part(3))
		source = slices.Concat(source[:start-len(keyword)], whole, source[at[1]:])
	}
	return source
}

// asModule turns React's CommonJS into ECMAScript modules. Otherwise esbuild wraps them, and all that
// they import (the injected application too), in functions whose bodies browsers parse a second time
// on the main thread: a long task for 200 KB. Without the wrappers, unused code is removed too.
func asModule(specifier string) []edit {
	return []edit{
		replaceUpTo(`= require("`, `(?:var|,|;)\s+(\w+) = require\("([\w-]+)"\)`, `;import * as $1 from "$2"`),
		replace(`exports\.unstable_now = void 0;`, "export var unstable_now;"), // the only export used before it has a value
		replace(`exports\.unstable_now\b`, "unstable_now"),
		replace(`exports\.(\w+) = (\w*[A-Z]\w*);`, "export { $2 as $1 };"), // avoids declaring the name twice
		replace(`exports\.(\w+) =\s`, "export const $1 = "),
		withDefault(specifier),
	}
}

func exporting(specifier, names string) []edit {
	return []edit{exports, appended("export { " + names + " };"), withDefault(specifier)}
}

var exports = replace(`\n(?:module\.|Object\.defineProperty\()?exports\b[^\n]*;`, "")

func withDefault(specifier string) edit {
	return appended(fmt.Sprintf("import * as all from %q; export { all as default };", specifier))
}

func appended(line string) edit {
	return func(source []byte) []byte { return append(source, "\n"+line+"\n"...) }
}

var patchPackages = api.Plugin{
	Name: "patch",
	Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: patchedExpression}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			return load(args.Path, func(text []byte) []edit { return remarked[fingerprint(text)] })
		})
		build.OnLoad(api.OnLoadOptions{Filter: `[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			return load(args.Path, func([]byte) []edit { return editorsEdits })
		})
	},
}

func fingerprint(text []byte) string { return fmt.Sprintf("%x", sha256.Sum256(text))[:16] }

func load(name string, edits func(text []byte) []edit) (api.OnLoadResult, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	for _, e := range edits(source) {
		source = e(source)
	}
	contents := string(source)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
}
