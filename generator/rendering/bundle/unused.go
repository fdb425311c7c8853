package bundle

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/pattern"
)

// part is a part of React's renderer for the browser that few sites use.
type part struct {
	// use finds a component that needs the part.
	use func() *regexp.Regexp
	// words are those of which each match holds one.
	words []string
	// functions are called for the part alone, or do nothing where it is not used. What only they
	// call is left out with them.
	functions string
	// class is a class of the part's own, whose methods are left out; it may be empty.
	class string
}

// parts are all that are left out where no component uses them.
var parts = []part{
	{pattern.Of(`\bViewTransition\b`), []string{"ViewTransition"}, `applyViewTransitionToHostInstances|commitAfterMutationEffectsOnFiber|` +
		`commitEnterViewTransitions|commitExitViewTransitions|commitNestedViewTransitions|createViewTransitionInstance|` +
		`measureNestedViewTransitions|restoreEnterOrExitViewTransitions|restoreNestedViewTransitions|startViewTransition`, "ViewTransitionPseudoElement"},
	{pattern.Of(`<(?:React\.)?Fragment\b[^>]*\bref=`), []string{"Fragment"}, `commitNewChildToFragmentInstance|deleteChildFromFragmentInstance`, "FragmentInstance"},
	{pattern.Of(`\bSuspenseList\b`), []string{"SuspenseList"}, `updateSuspenseListComponent`, ""},
	{pattern.Of(`\bActivity\b`), []string{"Activity"}, `updateActivityComponent`, ""},
	{pattern.Of(`\buse(?:Action|Form)State\b`), []string{"useActionState", "useFormState"}, `mountActionState|rerenderActionState|updateActionState`, ""},
	// Elements that React moves to the head, unless the head is the engine's.
	{pattern.Of(`<(?:title|meta|link|style|script)\b`), []string{"<title", "<meta", "<link", "<style", "<script"},
		`acquireResource|getResource|preloadResource|suspendResource`, ""},
	{pattern.Of(`\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\b.* from ['"]react-dom['"]`), []string{" from 'react-dom'", ` from "react-dom"`},
		`preconnect|prefetchDNS|preinitModuleScript|preinitScript|preinitStyle|preload|preloadModule`, ""},
	{pattern.Of(`\bcomponentStack\b`), []string{"componentStack"}, `getStackByFiberInDevAndProd`, ""},
}

// leaveOut leaves the parts out that no component uses.
func (s *session) leaveOut() api.Plugin {
	return api.Plugin{Name: "unused", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: `[\\/]react-dom-client\.production\.js$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			return load(args.Path, append(withoutUnused(s.sources), asModule...))
		})
	}}
}

// withoutUnused are the edits that leave out what no component uses.
func withoutUnused(components sources) (edits []edit) {
	functions := map[string]bool{}
	used := components.use()
	for i, part := range parts {
		if used.Has(i) {
			continue
		}
		for function := range strings.SplitSeq(part.functions, "|") {
			functions[function] = true
		}
		if part.class != "" {
			edits = append(edits, replace(`(?s)\n`+part.class+`\.prototype\.\w+ = .*?\n};`, ""))
		}
	}
	return append(edits, emptied(functions))
}

// emptied leaves nothing in the bodies of some functions. A function ends with the first line
// that begins with its brace; an expression would take thirty times as long to find it.
func emptied(functions map[string]bool) edit {
	return func(source []byte) (left []byte) {
		for {
			before, after, found := bytes.Cut(source, []byte("\nfunction "))
			left = append(left, before...)
			if !found {
				return left
			}
			left = append(left, "\nfunction "...)
			if name, _, _ := bytes.Cut(after, []byte("(")); functions[string(name)] {
				left = append(append(left, name...), "() {}"...)
				_, after, _ = bytes.Cut(after, []byte("\n}"))
			}
			source = after
		}
	}
}

// use returns the parts that a component uses which a browser may load; all of them where no
// component could be read.
func (s sources) use() (used pattern.Lists) {
	if s.files == nil {
		return ^used
	}
	words := partWords()
	for name, file := range s.files {
		if !isForBrowser(name) {
			continue
		}
		named := words.In(*file.text)
		for i, part := range parts {
			if named.Has(i) && !used.Has(i) && part.use().MatchString(*file.text) {
				used = used.With(i)
			}
		}
	}
	return used
}

// partWords finds the words of all parts.
var partWords = pattern.WordsOf(parts, func(p part) []string { return p.words })

func isForBrowser(name string) bool {
	isScript := strings.HasSuffix(name, ".tsx") || strings.HasSuffix(name, ".ts")
	isServer := strings.HasSuffix(filepath.ToSlash(name), serverEntry)
	return isScript && !isServer
}
