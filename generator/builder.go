// Package generator makes a site: it runs the stages in order and hands each what
// the ones before it made.
//
// Build, dev, preview and check all start from Plan. What differs is what they do
// with the set of files it returns: write it, serve it, verify it.
package generator

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"nightlight/generator/assets"
	"nightlight/generator/budget"
	"nightlight/generator/bundle"
	"nightlight/generator/cache"
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/render"
	"nightlight/generator/site"
)

// Options say which site to build, and how.
type Options struct {
	// Root is the folder that holds content/, components/, public/ and package.json.
	Root string
	// Drafts includes drafts and articles dated in the future.
	Drafts bool
	// Development keeps React's warnings and the source maps in the scripts.
	Development bool
	// WeighAll holds each page's HTML against its budget, not only the longest pages'.
	WeighAll bool
	// Forget takes nothing from earlier builds, and leaves nothing for later ones.
	Forget bool
	// Now is the time of the build.
	Now time.Time
	// Say hears of steps that take long, in one sentence each; it may be nil.
	Say func(string)
}

// Builder plans a site, as often as it is asked to. Close it when done.
type Builder struct {
	opts  Options
	root  string // absolute
	fsys  fs.FS
	cache *cache.Cache
	node  string
	pool  *render.Pool
	// bundler is of the packages that bundlerOf stands for.
	bundler   *bundle.Bundler
	bundlerOf cache.Key
	explain   func() (*bundle.Bundle, diag.List)
}

// New returns a Builder for a site.
func New(opts Options) (*Builder, error) {
	root, err := filepath.Abs(opts.Root)
	if err != nil {
		return nil, err
	}
	if opts.Say == nil {
		opts.Say = func(string) {}
	}
	b := &Builder{opts: opts, root: root, fsys: os.DirFS(root)}
	b.cache = new(cache.Cache)
	if !opts.Forget {
		b.cache.Store = cache.OpenStore(filepath.Join(root, workFolder, "cache", "documents"), program())
	}
	if !opts.Development { // where stacks have names and lines as it is
		b.explain = sync.OnceValues(b.developmentBundle)
	}
	return b, nil
}

// Now is the time of the build.
func (b *Builder) Now() time.Time { return b.opts.Now }

// Close ends the renderer's processes, and keeps what was made for the next time.
func (b *Builder) Close() {
	_ = b.cache.Store.Close() // it is only slower without
	if b.pool != nil {
		b.pool.Close()
	}
	b.endBundler()
}

// Site is a planned site: its files, and what is worth telling of it.
type Site struct {
	*output.Set
	Content *content.Tree
	Routes  []site.Route
	// Parsed is how many documents had to be parsed, because nothing remembered them.
	Parsed int
	// Rendered tells of the pages that were made so far, Weight what they weigh.
	Rendered func() render.Stats
	Weight   func() *budget.Report
}

// Plan makes the site of the files as they stand now. When the problems hold
// errors there is no site.
func (b *Builder) Plan(ctx context.Context) (*Site, diag.List) {
	var diags diag.List
	if diags.Add(b.prepare(ctx)); diags.HasErrors() {
		return nil, diags
	}
	b.cache.NextGeneration()
	checked := async(func() (struct{}, diag.List) { return b.checkNode(ctx) })
	bundled := async(b.bundle)
	public, ds := assets.Load(b.fsys)
	diags.Add(ds)
	tree, ds := content.Load(ctx, b.contentOptions())
	diags.Add(ds)
	b.warm()
	linked, ds := site.Link(tree, b.siteOptions(public))
	diags.Add(ds)
	limits, ds := budget.Read(b.fsys)
	diags.Add(ds)
	scripts, ds := bundled()
	diags.Add(ds)
	_, ds = checked()
	diags.Add(ds)
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	shared, ds := b.cards(tree, linked.Routes)
	diags.Add(ds)
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	renderer, ds := render.New(b.renderOptions(scripts, linked))
	diags.Add(ds)
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}

	set := new(output.Set)
	set.AddFiles(public)
	set.AddFiles(linked.Files)
	set.AddPages(linked.Lists, linked.Lists.Paths()...)
	set.AddFiles(scripts.Browser)
	set.AddFiles(renderer.MembersFiles())
	scale := &budget.Scale{All: b.opts.WeighAll, Cache: b.cache}
	set.AddPages(scale.Weigh(&locating{renderer, b}), renderer.Paths()...)
	set.AddPages(&locating{shared, b}, shared.Paths()...)
	return &Site{
		Set:      set,
		Content:  tree,
		Routes:   linked.Routes,
		Parsed:   b.parsed(),
		Rendered: renderer.Stats,
		Weight: func() *budget.Report {
			return scale.Report(limits, weighty(scripts, linked.Routes, renderer.MembersFiles()))
		},
	}, b.Locate(diags)
}
