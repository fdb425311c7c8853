package content_test

import (
	"context"
	"testing"
	"testing/fstest"

	"nightlight/generator/reading/content"
)

// FuzzFiles shows that no text, however broken, stops the reading of a site.
func FuzzFiles(f *testing.F) {
	for _, seed := range []string{"", "a: [", "---\ntitle: {}\n---\n:::", "<svg viewBox=\"0 0 1 1\"><g", "caption: a\ncolumns: [b]\nrows: [{cells: []}]\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		content.Load(context.Background(), options(fstest.MapFS{
			"content/site.yaml":      {Data: text},
			"content/hours.yaml":     {Data: text},
			"content/loaves/a.md":    {Data: append(append([]byte("---\n"), text...), "\n---\n"...)},
			"content/loaves/b.md":    {Data: text},
			"content/pictures/c.svg": {Data: text},
			"content/tables/d.yaml":  {Data: text},
		}))
	})
}
