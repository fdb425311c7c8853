package render

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// portions is in how many parts an inspection is made, side by side. Each is small, so
// that a slow machine finishes it within the time limit of a page.
const portions = 16

// inspected are the portions of inspections. They are large, and read only by check.
var inspected = cache.Func[[]byte]{Name: "inspect", Encoding: payloadOnly{new(cache.Codec)}}

// payloadOnly stores bytes as a payload, so that builds which do not ask for them do
// not read them.
type payloadOnly struct{ codec *cache.Codec }

func (e payloadOnly) Encode(value []byte, diags diag.List) (meta, payload []byte) {
	return e.codec.Encode(&diags), value
}

func (e payloadOnly) Decode(meta string, payload func() (string, bool)) ([]byte, diag.List, error) {
	var diags diag.List
	if err := e.codec.Decode(meta, &diags); err != nil {
		return nil, nil, err
	}
	value, ok := payload()
	if !ok {
		return nil, nil, fmt.Errorf("the portion is missing")
	}
	return []byte(value), diags, nil
}

// Inspect has the component of a page list everything that the page can show, for the
// rules of the model: the function inspect of components/entry.server.tsx. It returns
// the portions of the list as JSON.
func (r *Renderer) Inspect(ctx context.Context, c *cache.Cache, page *schema.Page, source string) ([][]byte, diag.List) {
	data := encodePage(page)
	all := make([][]byte, portions)
	problems := make([]diag.List, portions)
	group, ctx := errgroup.WithContext(ctx)
	for i := range portions {
		group.Go(func() error {
			portion := fmt.Sprintf(`{"inspect":{"part":%d,"parts":%d},`, i, portions)
			request := append([]byte(portion), data[1:]...)
			key := cache.KeyOf(r.version[:], request)
			var err error
			f := inspected
			f.Unchanged = func() bool { return err == nil } // a portion that was not made is not cached
			all[i], problems[i] = cache.Do(c, f, key, func() ([]byte, diag.List) {
				var value []byte
				var diags diag.List
				value, diags, err = r.inspect(ctx, request, Job{Page: page, Source: source})
				return value, diags
			})
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return nil, diag.List{diag.FromError(err, "inspecting "+source)}
	}
	for _, diags := range problems {
		if diags.HasErrors() {
			return nil, diags // every portion fails in the same way
		}
	}
	return all, nil
}

func (r *Renderer) inspect(ctx context.Context, request []byte, job Job) ([]byte, diag.List, error) {
	results, err := r.pool.render(ctx, program{r.entry, r.shared.json}, [][]byte{request})
	if err != nil {
		return nil, nil, err
	}
	if failed := results[0].thrown; failed != nil {
		return nil, diag.List{threw(job, failed)}, nil
	}
	return results[0].html, nil, nil
}
