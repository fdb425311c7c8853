package socialimage

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/pictures/raster"
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
		ds, stopped, err := c.drawAll(ctx, batch, yield)
		if diags.Add(ds); stopped || err != nil {
			return diags.Sorted(), err
		}
	}
	return diags.Sorted(), nil
}

// drawAll draws cards side by side. When stopped, the problem says why nothing is drawn.
func (c *Cards) drawAll(ctx context.Context, paths []string, yield func(string, []byte) error) (diags diag.List, stopped bool, err error) {
	var mu sync.Mutex
	var reason error
	group, groupCtx := errgroup.WithContext(ctx)
	pixels := c.rasters(groupCtx, paths)
	ground := sync.OnceValues(func() (*ground, error) { return c.ground(pixels) })
	drawing := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, path := range paths {
		group.Go(func() error {
			data, err := c.card(c.jobs[path], ground, pixels, drawing)
			mu.Lock()
			defer mu.Unlock()
			var unreadable *raster.UnreadableError
			switch {
			case groupCtx.Err() != nil:
				return context.Cause(groupCtx)
			case errors.As(err, &unreadable):
				diags = append(diags, c.undrawn(path, err))
				return nil
			case err != nil:
				reason = err
				return err
			}
			return yield(path, data)
		})
	}
	err = group.Wait()
	if reason != nil {
		return append(diags, c.undrawn(paths[0], reason)), true, ctx.Err()
	}
	return diags, false, err
}

func (c *Cards) card(j job, ground func() (*ground, error), pixels rasters, drawing chan struct{}) ([]byte, error) {
	common, err := ground()
	if err != nil {
		return nil, err
	}
	picture, err := pixels.of(j.picture)
	if err != nil {
		return nil, err
	}
	drawing <- struct{}{}
	defer func() { <-drawing }()
	data, err := c.draw(j, common, picture)
	if err == nil {
		work.Add(work.Pictures, 1)
		c.opts.Cache.Put(j.key, data)
	}
	return data, err
}

func (c *Cards) undrawn(path string, err error) diag.Diagnostic {
	return diag.Errorf("card-not-drawn", diag.Pos{File: c.jobs[path].Source}, "The picture of a link to this page could not be drawn: %v.", err).
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

// IsKept says whether a card is on this machine already.
func (c *Cards) IsKept(path string) bool { return c.opts.Cache.Has(c.jobs[path].key) }

// Keep takes over a card that another machine has drawn.
func (c *Cards) Keep(path string, data []byte) { c.opts.Cache.Put(c.jobs[path].key, data) }
