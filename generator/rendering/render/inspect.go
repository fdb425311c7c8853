package render

import (
	"context"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// Listed is the name under which the cache holds what pages can show.
const Listed = "inspect"

// listed are the lists of what pages can show. They are large, and read only by check.
var listed = cache.Func[[]byte]{Name: Listed, Encoding: cache.PayloadOnly[[]byte]{Codec: new(cache.Codec)}}

// Inspection is a question about everything that a page can show.
type Inspection struct {
	// Key identifies everything that the answer is made from.
	Key cache.Key

	renderer *Renderer
	request  []byte
	job      Job
}

// Inspection prepares to list everything that a page can show, for the rules of the model.
func (r *Renderer) Inspection(page *schema.Page, source string) *Inspection {
	request := append([]byte(`{"inspect":true,`), encodePage(page)[1:]...)
	return &Inspection{cache.KeyOf(r.version[:], request), r, request, Job{Page: page, Source: source}}
}

// List returns the list as JSON: what the function inspect of components/entry.server.tsx
// returns for the page.
func (i *Inspection) List(ctx context.Context, c *cache.Cache) ([]byte, diag.List) {
	return cache.Try(c, listed, i.Key, func() ([]byte, diag.List, bool) {
		results, err := i.renderer.pool.render(ctx, program{i.renderer.entry, i.renderer.shared.json}, [][]byte{i.request})
		if err != nil {
			return nil, diag.List{diag.FromError(err, "inspecting "+i.job.Source)}, false // not kept
		}
		if failed := results[0].thrown; failed != nil {
			return nil, diag.List{threw(failed.on(i.job))}, true
		}
		return results[0].html, nil, true
	})
}
