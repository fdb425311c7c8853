package generator

import (
	"context"
	"maps"
	"runtime"
	"slices"
	"sync"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/offline"
	"nightlight/generator/finishing/shipped"
	"nightlight/generator/linking/site"
	"nightlight/generator/output"
	"nightlight/generator/pictures/socialimage"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/rendering/npm"
	"nightlight/generator/rendering/render"
)

// Plan makes the site of the files as they stand now. When the problems contain errors
// there is no site.
//
// A stage takes what others have returned, and returns values, its files among them: what
// depends on what is for the compiler to see. What needs a whole site is left out once there
// is an error. Scripts are bundled beside the stages that read the content.
func (b *Builder) Plan(ctx context.Context) (*Plan, diag.List) {
	diags := b.prepare()
	diags.Add(b.conflicts())
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	b.cache.NextPlan()
	var beside sync.WaitGroup
	var scripts *bundle.Bundle
	var ofScripts, ofNode, ofTexts diag.List
	beside.Go(func() { ofNode = npm.CheckNode(ctx, b.cache, b.node) })
	beside.Go(func() { scripts, ofScripts = b.bundle() })

	read, ds := b.scan(ctx)
	diags.Add(ds)
	beside.Go(func() { ofTexts = b.judgeTexts(read.tree) })
	b.warm()
	linked, ds := b.link(read)
	diags.AddLater(ds)
	if !diags.HasErrors() {
		diags.Add(b.Reviews(read.tree).Judge(ctx))
	}
	var cards *socialimage.Cards
	var index site.SearchFiles
	if !diags.HasErrors() {
		cards, ds = b.cards(read.tree, linked.Routes)
		diags.Add(ds)
		index = site.Search(b.cache, read.tree, linked.Routes, read.key)
	}
	beside.Wait()
	diags.Add(slices.Concat(ofScripts, ofNode, ofTexts))
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}

	edited, ds := b.editor(read.tree)
	diags.Add(ds)
	look := read.tree.Look()
	scripts = scripts.WithStyles(look.Styles, look.Unused, look.Fonts)
	packages, ds := shipped.Packages(b.fsys, scripts.Parts, iconPackage)
	diags.Add(ds)
	renderer, ds := b.render(read, linked, cards, scripts)
	if diags.Add(ds); diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	plan, ds := b.gather(pieces{read, linked, cards, index, scripts, edited, packages, renderer})
	if diags.Add(ds); diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	return plan, b.Locate(diags)
}

// scanned is what people wrote, as it was read.
type scanned struct {
	public assets.Files
	tree   *content.Tree
	// key seals what only members fetch; nil where that is not sealed.
	key *library.Key
}

func (b *Builder) scan(ctx context.Context) (scanned, diag.List) {
	public, tree, diags := b.load(ctx)
	diags.Add(public.Unmeant(isLinked(tree)))
	if tree.Site().Admin {
		diags.Add(public.RunningCode())
	}
	icons, ds := b.icons(ctx, tree)
	diags.Add(ds)
	maps.Copy(public, icons)
	var key *library.Key
	if b.opts.Model.LibraryKey != nil {
		key, ds = b.opts.Model.LibraryKey(tree)
		diags.Add(ds)
	}
	if key != nil {
		b.cache.Seal()
	} else {
		b.cache.Open(!diags.HasErrors()) // which may leave it unknown whether the library is sealed
	}
	return scanned{public, tree, key}, diags
}

// linked is the site as its documents describe it.
type linked struct {
	*site.Linked
	sealed site.Sealed
}

// link decides which pages there are, and what each of them shows.
func (b *Builder) link(read scanned) (linked, diag.List) {
	made, diags := site.Link(read.tree, b.linkOptions(read))
	sealed, ds := site.Seal(read.tree, read.public, read.key)
	diags.Add(ds)
	return linked{made, sealed}, diags
}

// pieces are all that the files of a site are gathered from.
type pieces struct {
	read     scanned
	linked   linked
	cards    *socialimage.Cards
	index    site.SearchFiles
	scripts  *bundle.Bundle
	edited   map[string][]byte
	packages []shipped.Package
	renderer *render.Renderer
}

func (b *Builder) gather(from pieces) (*Plan, diag.List) {
	tree, routes, public := from.read.tree, from.linked.Routes, from.linked.sealed.Public
	tables, ownTables := from.renderer.Routes(from.read.key)
	members := merged(from.renderer.Members(), from.index.Members, ownTables)
	attached := from.linked.sealed.Attached()
	guard := b.guard(from.read.key)
	safe := func(src output.Keyed) output.Keyed { return &guarded{src, b, guard} }
	shared := func(kind string, src output.Keyed) output.Keyed { return safe(output.Shared(src, b.remote, kind)) }
	pages := shared(sharedPages, from.renderer)
	photos := tree.Photos.Files(tree.Addresses(), from.linked.sealed.Attachments)
	saved := offline.New(pages, offline.Site{
		Tree: tree, Routes: routes, Scripts: from.scripts,
		Public: public, Members: members, Attached: attached, Index: merged(from.index.Public, tables), Photos: photos,
	}, b.cache)
	set := new(output.Set)
	for _, files := range []map[string][]byte{from.linked.Files, from.index.Public, tables, from.scripts.Browser, from.edited, members, attached} {
		set.AddFiles(files)
	}
	set.Add(shipped.NoticesPath, shipped.Notices(from.packages))
	set.AddPages(safe(from.linked.Lists), from.linked.Lists.Paths()...)
	set.AddPages(saved, append(from.renderer.Paths(), saved.Paths()...)...)
	set.AddPages(shared(sharedCards, from.cards), from.cards.Paths()...)
	set.AddPages(shared(sharedPhotos, photos), photos.Paths()...)
	diags := public.AddTo(set, documentOf(routes))
	for file, data := range set.Files() {
		diags.Add(guard.check(file, data))
	}
	diags.Add(guard.checkNames(set.Paths()))
	return &Plan{Set: set, Content: tree, Routes: routes, key: from.read.key, renderer: from.renderer}, diags
}

// merged are the files of stages that have no address in common.
func merged(stages ...map[string][]byte) map[string][]byte {
	all := map[string][]byte{}
	for _, files := range stages {
		maps.Copy(all, files)
	}
	return all
}

// The kinds of files that machines share. Pictures are made by sharp, which may differ from
// one kind of machine to another; the key of a page names the program that rendered it.
const (
	sharedPages  = "page"
	sharedCards  = "card " + runtime.GOOS + "/" + runtime.GOARCH
	sharedPhotos = "photo " + runtime.GOOS + "/" + runtime.GOARCH
)

func documentOf(routes []site.Route) func(path string) string {
	documents := map[string]string{}
	for _, route := range routes {
		for _, file := range route.Files {
			documents[file] = route.Source
		}
	}
	return func(path string) string { return documents[path] }
}
