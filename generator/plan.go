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

// Plan plans the site from its current files. If the problems contain errors, it returns
// no site.
//
// Each stage takes the results of others and returns values, including its files, so the
// compiler checks the dependencies. Once there is an error, stages that need a complete
// site are skipped. Scripts are bundled in parallel with the stages that read the content.
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

type scanned struct {
	public assets.Files
	tree   *content.Tree
	// key seals the files that only members fetch; nil if they are not sealed.
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
		b.cache.Open(!diags.HasErrors()) // after an error it is not known whether the library is sealed
	}
	return scanned{public, tree, key}, diags
}

// linked is the result of link.
type linked struct {
	*site.Linked
	sealed site.Sealed
}

// link determines which pages there are and what each of them shows.
func (b *Builder) link(read scanned) (linked, diag.List) {
	made, diags := site.Link(read.tree, b.linkOptions(read))
	sealed, ds := site.Seal(read.tree, read.public, read.key)
	diags.Add(ds)
	return linked{made, sealed}, diags
}

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

// merged returns the files of several stages, which have no address in common.
func merged(stages ...map[string][]byte) map[string][]byte {
	all := map[string][]byte{}
	for _, files := range stages {
		maps.Copy(all, files)
	}
	return all
}

// The kinds of files that machines share. Pictures are generated by sharp, whose output may
// differ between platforms; the key of a page includes the version of the program.
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
