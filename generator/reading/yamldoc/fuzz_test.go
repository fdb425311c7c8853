package yamldoc

import (
	"os"
	"path/filepath"
	"testing"
)

// FuzzYAML shows that no text, however broken, stops the reader: the YAML parser has
// had panics on odd input.
func FuzzYAML(f *testing.F) {
	for _, seed := range []string{
		"", "a: [", "? :", "- - -\n", "a: |\n\n", "&a *a", "<<: *x", "!!map", "{a: b, c}", "a: >-\n\tb", "%YAML 1.2\n---\n",
		"title: {}\nrelated: {a: b}\nlead: [[]]\nreviewed: !!binary x\n", "\"\\u12\"", "a:\n- b\n  - c\n d", "'", "title: - \n ? a",
		"name: x\nmotto: >\n  a\n\n  b\nowner:\n  emails: {a}\nsisters: [[]]\n",
	} {
		f.Add([]byte(seed))
	}
	cases, err := filepath.Glob("testdata/mistakes/*.txtar")
	if err != nil || len(cases) == 0 {
		f.Fatalf("no cases: %v", err)
	}
	for _, file := range cases {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, into := range []any{&shop{}, &[]recipe{}, &recipe{}} {
			for _, value := range Read("x.yaml", text, into).Scalars {
				value.Locator()(value.Pos)
			}
		}
		front := append(append([]byte("---\n"), text...), "\n---\n"...)
		for _, file := range [][]byte{text, front} {
			if doc, _, _, problem := recipes.FrontMatter("x.md", file); problem == nil {
				doc.Value("title")
				doc.Decode(&recipe{})
			}
		}
	})
}
