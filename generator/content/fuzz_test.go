package content

import (
	"context"
	"testing"
	"testing/fstest"
)

// FuzzFiles shows that no text, however broken, stops the reading of a site.
func FuzzFiles(f *testing.F) {
	for _, seed := range []string{"", "a: [", "---\ntitle: {}\n---\n:::", "<svg viewBox=\"0 0 1 1\"><g", "caption: a\ncolumns: [b]\nrows: [{cells: []}]\n"} {
		f.Add([]byte(seed))
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
