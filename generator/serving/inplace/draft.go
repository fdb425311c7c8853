package inplace

import (
	"context"
	"io/fs"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// drafter reads content that is not saved yet, with a cache that ends with it.
type drafter struct {
	*generator.Builder
	cache *cache.Cache
	// sources are the files of the pages by address, as they were read last.
	sources map[string]string
}

// values returns a reader of the single values of the site's files.
func (d *drafter) values(ctx context.Context) *content.ValueReader {
	return d.Unsaved(d.FS(), d.cache).Values(ctx)
}

// source names the file of the page at an address; "" where there is no page.
func (d *drafter) source(ctx context.Context, address string) string {
	if source, known := d.sources[address]; known {
		return source
	}
	d.problems(ctx, d.FS())
	return d.sources[address]
}

// problems are all that a plan would report of the words and links of the content, if
// files were the site's folder.
func (d *drafter) problems(ctx context.Context, files fs.FS) diag.List {
	routes, diags := d.Unsaved(files, d.cache).Routes(ctx)
	d.sources = map[string]string{}
	for _, route := range routes {
		d.sources[route.Page.Path] = route.Source
	}
	return diags
}
