package generator

import (
	"context"
	"io/fs"

	"nightlight/generator/assets"
	"nightlight/generator/cache"
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/photo"
	"nightlight/generator/site"
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
	photos := d.album()
	return content.NewValueReader(ctx, d.options(d.FS(), photos, nil))
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
	public, photos := take(assets.Load(d.builder.fsys)).into(&diags), d.album()
	tree := take(content.Load(ctx, d.options(files, photos, public))).into(&diags)
	linked := take(site.Link(tree, d.builder.linkOptions(public, photos))).into(&diags)
	d.sources = map[string]string{}
	for _, route := range linked.Routes {
		d.sources[route.Page.Path] = route.Source
	}
	read := func(name string) ([]byte, error) { return fs.ReadFile(files, name) }
	return diag.Locate(diags.Sorted(), read)
}

func (d *Drafter) album() *photo.Album {
	opts := d.builder.photoOptions()
	opts.Cache = d.cache
	return photo.NewAlbum(opts)
}

func (d *Drafter) options(files fs.FS, photos *photo.Album, public assets.Files) content.Options {
	opts := d.builder.contentOptions(photos, public)
	opts.FS, opts.Cache = files, d.cache
	return opts
}
