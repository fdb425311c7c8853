package socialimage

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
	"nightlight/generator/work"
)

// batchCards are drawn together: the pixels of all their pictures are in memory.
const batchCards = 100

// Produce hands over the cards at paths, those from the cache first.
func (c *Cards) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	var missing []string
	for _, path := range paths {
		data, ok := c.opts.Cache.Get(c.jobs[path].key)
		if !ok {
			missing = append(missing, path)
		} else if err := yield(path, data); err != nil {
			return nil, err
		}
	}
	if len(missing) == 0 {
		return nil, ctx.Err()
	}
	defer c.prune()
	var diags diag.List
	for batch := range slices.Chunk(missing, batchCards) {
		pixels, failed, err := c.rasters(ctx, batch)
		if err != nil {
			return append(diags, c.undrawn(batch[0], err)), ctx.Err()
		}
		ds, err := c.compose(ctx, batch, pixels, failed, yield)
		diags.Add(ds)
		if err != nil {
			return diags, err
		}
	}
	return diags.Sorted(), nil
}

// compose draws cards side by side.
func (c *Cards) compose(ctx context.Context, paths []string, pixels rasters, failed map[string]error, yield func(string, []byte) error) (diag.List, error) {
	var mu sync.Mutex
	var diags diag.List
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	ground := sync.OnceValues(func() (*ground, error) { return c.ground(pixels) })
	for _, path := range paths {
		group.Go(func() error {
			data, err := c.card(c.jobs[path], ground, pixels, failed)
			mu.Lock()
			defer mu.Unlock()
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			if err != nil {
				diags = append(diags, c.undrawn(path, err))
				return nil
			}
			return yield(path, data)
		})
	}
	err := group.Wait()
	return diags.Sorted(), err
}

// card draws one card and keeps it.
func (c *Cards) card(j job, ground func() (*ground, error), pixels rasters, failed map[string]error) ([]byte, error) {
	for _, d := range c.needs(j) {
		if err := failed[d.key]; err != nil {
			return nil, err
		}
	}
	common, err := ground()
	if err != nil {
		return nil, err
	}
	data, err := c.draw(j, common, pixels[j.picture.key])
	if err == nil {
		work.Add(work.Pictures, 1)
		c.opts.Cache.Put(j.key, data)
	}
	return data, err
}

// needs are the artworks that a card shows.
func (c *Cards) needs(j job) []artwork {
	needs := []artwork{c.backdrop, c.mark}
	if !j.picture.isEmpty() {
		needs = append(needs, j.picture)
	}
	return needs
}

func (c *Cards) undrawn(path string, err error) diag.Diagnostic {
	return diag.Errorf(diag.Pos{File: c.jobs[path].source}, "The picture of a link to this page could not be drawn: %v.", err).
		WithHint("It shows the page's emblem or picture. Another drawing in its place may do; npm ci repairs the program that draws.")
}

// prune removes what no card of this site needs from the cache.
func (c *Cards) prune() {
	used := map[string]bool{c.backdrop.key: true, c.mark.key: true}
	for _, j := range c.jobs {
		used[j.key], used[j.picture.key] = true, true
	}
	c.opts.Cache.Prune(func(key string) bool { return used[key] })
}
