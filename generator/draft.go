package generator

import (
	"context"
	"io/fs"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
)

// Drafter reads content that is not saved yet. It has a cache of its own, which ends
// with it: what is typed and taken back must not push out what a plan will need.
type Drafter struct {
	builder *Builder
	cache   *cache.Cache
	// sources are the files of the pages by address, as they were read last.
	sources map[string]string
}

// NewDrafter returns a Drafter for the builder's site.
func (b *Builder) NewDrafter() *Drafter { return &Drafter{builder: b, cache: new(cache.Cache)} }

// FS is the folder of the site.
func (d *Drafter) FS() fs.FS { return d.builder.fsys }

// Root is the absolute path of that folder.
func (d *Drafter) Root() string { return d.builder.root }

// IsAuthored reports whether authors edit a file of the site.
func (d *Drafter) IsAuthored(file string) bool { return d.builder.opts.Model.IsAuthored(file) }

// Values returns a reader of the single values of the site's files.
func (d *Drafter) Values(ctx context.Context) *content.ValueReader {
	return content.NewValueReader(ctx, d.options(d.FS(), nil))
}

// Source names the file of the page at an address; "" where there is no page.
func (d *Drafter) Source(ctx context.Context, address string) string {
	if source, known := d.sources[address]; known {
		return source
	}
	d.Problems(ctx, d.FS())
	return d.sources[address]
}

// Problems are all that a plan would report of the words and links of the content, if
// files were the site's folder.
func (d *Drafter) Problems(ctx context.Context, files fs.FS) diag.List {
	d.cache.NextGeneration()
	var diags diag.List
	public := take(assets.Load(d.builder.fsys)).into(&diags)
	tree := take(content.Load(ctx, d.options(files, public))).into(&diags)
	linked := take(d.builder.link(scanned{public: public, tree: tree})).into(&diags)
	d.sources = map[string]string{}
	for _, route := range linked.Routes {
		d.sources[route.Page.Path] = route.Source
	}
	read := func(name string) ([]byte, error) { return fs.ReadFile(files, name) }
	return diag.Locate(diags.Sorted(), read)
}

func (d *Drafter) options(files fs.FS, public assets.Files) content.Options {
	opts := d.builder.contentOptions(public)
	opts.FS, opts.Cache, opts.Photos.Cache = files, d.cache, d.cache
	return opts
}
