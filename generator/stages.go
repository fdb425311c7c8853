package generator

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/shipped"
	"nightlight/generator/linking/editor"
	"nightlight/generator/linking/site"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/pictures/socialimage"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/rendering/npm"
	"nightlight/generator/rendering/render"
)

// prepare finds Node and sets up a renderer for this plan and later ones.
func (b *Builder) prepare() (diags diag.List) {
	if b.pool == nil {
		node, ds := npm.FindNode()
		if diags.Add(ds); diags.HasErrors() {
			return diags
		}
		b.node, b.pool, b.rasters = node, render.NewPool(node, filepath.Join(b.folders.Work, "server")), raster.NewPool(node, b.root)
		if b.opts.Development || b.cache.Folder.Of("code").Empty() {
			b.pool.Warm()
		}
	}
	return diags
}

// conflicts returns unresolved merge conflicts in the site's own files, such as package.json, and
// in the lists that the build writes. The stages that read a folder check the files in it.
func (b *Builder) conflicts() (diags diag.List) {
	for _, pattern := range []string{"*", content.Root + "/*.lock"} {
		files, _ := fs.Glob(b.fsys, pattern) // the patterns are well formed
		for _, file := range files {
			if conflict := diag.Conflict(file, b.readText(file, content.MaxSize)); conflict != nil {
				diags = append(diags, *conflict)
			}
		}
	}
	return diags
}

func (b *Builder) bundle() (*bundle.Bundle, diag.List) {
	scripts, diags := b.bundler.Build()
	if !diags.HasErrors() {
		_, _ = b.pool.Load(scripts) // rendering reports any problem
	}
	return scripts, diags
}

// warm starts a renderer if there will be something to render: it boots while the other stages
// run.
func (b *Builder) warm() {
	if b.cache.Misses(bundle.CachedAs)+b.cache.Misses(content.Parsed) > 0 {
		b.pool.Warm()
	}
}

// iconPackage is the npm package with the icons that authors may use: pages contain them, but no
// bundle does.
const iconPackage = "lucide-static"

func (b *Builder) lineIcons() fs.FS {
	icons, err := fs.Sub(b.fsys, "node_modules/"+iconPackage+"/icons")
	if err != nil {
		panic(err) // the path is a constant
	}
	return icons
}

func (b *Builder) contentOptions(public assets.Files) content.Options {
	return content.Options{
		Model: b.opts.Model, FS: b.fsys, Images: public.ImageSizes(),
		Icons: b.lineIcons(), IconSet: b.readText("node_modules/"+iconPackage+"/package.json", content.MaxSize),
		Photos: photo.Options{FS: b.fsys, Rasteriser: b.rasters, Cache: b.cache, Folder: b.folders.Results.Of("photos")},
		Now:    b.opts.Now, Drafts: b.opts.Drafts, Cache: b.cache,
	}
}

func (b *Builder) linkOptions(read scanned) site.Options {
	return site.Options{
		HasFile: func(address string) bool {
			_, ok := read.public[address]
			return ok || read.tree.Photos.Has(address) || address == shipped.NoticesPath
		},
		Files:         maps.Keys(read.public),
		InlineScripts: append([]string{render.HeadScript}, b.opts.InlineScripts...),
		Frames:        b.opts.Frames,
		OwnCodeOnly:   b.opts.OwnCodeOnly,
	}
}

// Reviews returns the site whose advice is compared with its reviews.
func (b *Builder) Reviews(tree *content.Tree) review.Site {
	return review.Site{Root: b.root, Tree: tree, Cache: b.cache}
}

func (b *Builder) cards(tree *content.Tree, routes []site.Route) (*socialimage.Cards, diag.List) {
	cards := make([]socialimage.Card, len(routes))
	for i, route := range routes {
		cards[i] = socialimage.Card{SocialCard: route.Head.Card, Source: route.Source}
	}
	look := tree.Look()
	return socialimage.New(socialimage.Options{
		FS:         b.fsys,
		Rasteriser: b.rasters,
		Photos:     tree.Photos,
		Cache:      b.folders.Results.Of("cards"),
		Name:       tree.Site().Name,
		Mark:       tree.Site().Mark,
		Colours:    look.Cards,
		Types:      look.CardTypes,
		Cards:      cards,
	})
}

// icons draws the site's icons in the colours of a brand; without one, those in public/ are used.
func (b *Builder) icons(ctx context.Context, tree *content.Tree) (map[string][]byte, diag.List) {
	colours := tree.Look().Icons
	if colours[0] == "" {
		return nil, nil
	}
	return socialimage.Icons(ctx, b.rasters, b.folders.Results.Of("icons"), tree.Site().Mark, colours)
}

// load reads public/ and content/, and sets the site's silences.
func (b *Builder) load(ctx context.Context) (assets.Files, *content.Tree, diag.List) {
	public, diags := assets.Load(b.fsys)
	tree, ds := content.Load(ctx, b.contentOptions(public))
	diags.Add(ds)
	var silences []diag.Silence
	for i, silence := range tree.Site().Silence {
		silences = append(silences, diag.Silence{ID: diag.ID(silence.ID), File: silence.File, At: tree.At("site", fmt.Sprintf("silence[%d].id", i))})
	}
	b.silences.Set(silences, review.Required(tree)...)
	return public, tree, diags
}

// Unused returns warnings about silences that matched nothing. All other problems of the site must
// have passed through Locate before.
func (b *Builder) Unused() diag.List { return b.Locate(b.silences.Unused()) }

// Content reads the content as a plan does, for callers that need nothing else.
func (b *Builder) Content(ctx context.Context) (*content.Tree, diag.List) {
	diags := b.prepare()
	if diags.HasErrors() {
		return nil, diags
	}
	b.cache.NextPlan()
	_, tree, ds := b.load(ctx)
	diags.Add(ds)
	return tree, b.Locate(diags)
}

// Unsaved returns a copy of the builder that reads other files instead of the site's folder, with
// the caller's cache. It is only for reading, and must not be closed.
func (b *Builder) Unsaved(files fs.FS, unsaved *cache.Cache) *Builder {
	_ = b.prepare() // a plan reports that Node is missing
	reader := *b
	reader.fsys, reader.cache = files, unsaved
	return &reader
}

// Routes reads and links the content, and returns all problems that a plan would report in it.
func (b *Builder) Routes(ctx context.Context) ([]site.Route, diag.List) {
	b.cache.NextPlan()
	public, tree, diags := b.load(ctx)
	diags.Add(b.judgeTexts(tree))
	linked, ds := b.link(scanned{public: public, tree: tree})
	diags.AddLater(ds)
	return linked.Routes, b.Locate(diags)
}

// Values returns a reader for single values in the site's files.
func (b *Builder) Values(ctx context.Context) *content.ValueReader {
	_ = b.prepare()
	return content.NewValueReader(ctx, b.contentOptions(nil))
}

// Root returns the absolute path of the site's folder.
func (b *Builder) Root() string { return b.root }

// FS returns the site's folder.
func (b *Builder) FS() fs.FS { return b.fsys }

// IsAuthored reports whether authors edit a file of the site.
func (b *Builder) IsAuthored(file string) bool { return b.opts.Model.IsAuthored(file) }

func (b *Builder) render(read scanned, linked linked, cards *socialimage.Cards, scripts *bundle.Bundle) (*render.Renderer, diag.List) {
	opts := render.Options{
		Pool: b.pool, Bundle: scripts, Version: cache.BuildID(), Cache: b.cache,
		Site: read.tree.Data.Site(), Jobs: jobs(read.tree, linked.Routes, cards), Key: read.key, Attachments: linked.sealed.Attachments,
	}
	if !b.opts.Development {
		opts.Symbolic = b.bundler.Symbolic
	}
	return render.New(opts)
}

func jobs(tree *content.Tree, routes []site.Route, cards *socialimage.Cards) []render.Job {
	jobs := make([]render.Job, 0, len(routes)+1) // the page for unknown addresses has two files
	for i, route := range routes {
		head := route.Head
		head.Image = tree.Absolute(cards.Addresses[i])
		for _, file := range route.Files {
			jobs = append(jobs, render.Job{
				Page: route.Page, Body: route.Body, BodyKey: route.BodyKey,
				Head: &head, Source: route.Source, File: file,
			})
		}
	}
	return jobs
}

func (b *Builder) editor(tree *content.Tree) (map[string][]byte, diag.List) {
	if !tree.Site().Admin {
		return nil, nil
	}
	if diags := editor.Check(tree); diags.HasErrors() {
		return nil, diags
	}
	scripts, diags := b.bundler.Editor()
	if diags.HasErrors() {
		return nil, diags
	}
	files := editor.Files(editor.Options{FS: b.fsys, Icons: b.lineIcons(), Tree: tree, Scripts: scripts.Files, Entry: scripts.Entry, Style: scripts.Style})
	return files, diags
}

// Locate adds the source lines that problems lack, and removes members' keys and the warnings that
// the site has silenced.
func (b *Builder) Locate(diags diag.List) diag.List {
	if len(diags) == 0 {
		return nil
	}
	read := func(name string) []byte { return b.readText(name, largestList) }
	return b.silences.Filter(diag.Files{Read: read, IsWithheld: b.opts.Model.IsByCommand, HoldsKey: library.FindSecrets(b.secrets()...).MayBeIn}.Locate(diags.Sorted()))
}
