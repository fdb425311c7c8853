package content

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
)

// FuzzYAML shows that no text, however broken, stops the reading of a site: the
// YAML parser has had panics on odd input.
func FuzzYAML(f *testing.F) {
	for _, seed := range []string{
		"", "a: [", "? :", "- - -\n", "a: |\n\n", "&a *a", "<<: *x", "!!map", "{a: b, c}", "a: >-\n\tb", "%YAML 1.2\n---\n",
		"title: {}\nrelated: {a: b}\nlead: [[]]\nreviewed: !!binary x\n", "\"\\u12\"", "a:\n- b\n  - c\n d", "'", "title: - \n ? a",
	} {
		f.Add([]byte(seed))
	}
	cases, _ := filepath.Glob("testdata/mistakes/*.txtar")
	for _, file := range cases {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		Load(context.Background(), options(fstest.MapFS{
			"content/site.yaml":         {Data: text},
			"content/testimonials.yaml": {Data: text},
			"content/guides/a.md":       {Data: append(append([]byte("---\n"), text...), "\n---\n"...)},
			"content/guides/b.md":       {Data: text},
			"content/pictures/c.svg":    {Data: text},
			"content/tables/d.yaml":     {Data: text},
		}))
	})
}
