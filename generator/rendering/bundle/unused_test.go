package bundle

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReactsPartsAreLeftOutWhereNoComponentUsesThem(t *testing.T) {
	uses := []string{
		`import { ViewTransition } from 'react';`,
		`<Fragment key={id} ref={group}>`,
		`import { unstable_SuspenseList as SuspenseList } from 'react';`,
		`<Activity mode="hidden">`,
		`const [state, act] = useActionState(send, '');`,
		`<title>{name}</title>`,
		`import { preload } from 'react-dom';`,
		`onCaughtError: (error, { componentStack }) => report(componentStack)`,
	}
	if len(uses) != len(parts) {
		t.Fatalf("%d parts have %d examples of a use", len(parts), len(uses))
	}
	renderer, err := os.ReadFile(filepath.Join(repository(t), "node_modules/react-dom/cjs/react-dom-client.production.js"))
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Join(uses, "\n")
	for used, example := range append(uses, "") {
		components := sources{files: map[string]source{"/site/components/a.tsx": {text: &example}, "/site/" + serverEntry: {text: &all}}}
		edited := renderer
		for _, edit := range withoutUnused(components) {
			edited = edit(edited)
		}
		for i, part := range parts {
			for function := range strings.SplitSeq(part.functions, "|") {
				if !bytes.Contains(renderer, []byte("\nfunction "+function+"(")) {
					t.Errorf("React has no function %s: look at unused.go after an update", function)
				}
				if kept := !bytes.Contains(edited, []byte("\nfunction "+function+"() {}")); kept != (i == used) {
					t.Errorf("%s is kept: %t, for components with %q", function, kept, example)
				}
			}
			if methods := []byte("\n" + part.class + ".prototype."); part.class != "" && bytes.Contains(edited, methods) != (i == used) {
				t.Errorf("the methods of %s are kept: %t, for components with %q", part.class, i != used, example)
			}
		}
	}
}

func TestThisSitesComponentsUseNoneOfThem(t *testing.T) {
	read, diags := findSources(nil, repository(t))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	for i, part := range parts {
		if read.use().Has(i) {
			t.Errorf("components use %q, which adds it to each page's scripts", part.use())
		}
	}
}
