package generator

import (
	"context"
	"maps"
	"runtime"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/budget"
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

// Plan makes the site of the files as they stand now. When the problems hold errors
// there is no site.
//
// A stage takes what others have returned, and returns values, its files among them: what
// depends on what is for the compiler to see. Scripts are bundled beside the stages that
// read the content.
func (b *Builder) Plan(ctx context.Context) (*Plan, diag.List) {
	diags := b.prepare()
	diags.Add(b.conflicts())
	if diags.HasErrors() {
		return nil, b.Locate(diags)
	}
	checked := async(func() (struct{}, diag.List) { return struct{}{}, npm.CheckNode(ctx, b.cache, b.node) })
	bundled := async(b.bundle)
	read := take(b.scan(ctx)).into(&diags)
	b.warm()
	linked := take(b.link(read)).into(&diags)
	cards := then(&diags, b.cards, linked)
	index := then(&diags, b.index, linked)
	scripts := take(bundled()).into(&diags)
	take(checked()).into(&diags)
	plan := then(&diags, b.generate, pieces{linked, cards, index, scripts})
	return plan, b.Locate(diags.First())
}

// scanned is what people wrote, as it was read.
type scanned struct {
	public assets.Files
	tree   *content.Tree
	// key seals what only members fetch; nil where that is not sealed.
	key    *library.Key
	limits budget.Limits
}

// scan reads the site's files.
func (b *Builder) scan(ctx context.Context) (scanned, diag.List) {
	var diags diag.List
	public := take(assets.Load(b.fsys)).into(&diags)
	tree := take(content.Load(ctx, b.contentOptions(public))).into(&diags)
	key := take(b.libraryKey(tree)).into(&diags)
	limits := take(budget.Read(b.fsys)).into(&diags)
	return scanned{public, tree, key, limits}, diags
}

// linked is the site as its documents describe it.
type linked struct {
	scanned
	*site.Linked
	sealed site.Sealed
}

// link decides which pages there are, and what each of them shows.
func (b *Builder) link(read scanned) (linked, diag.List) {
	made, diags := site.Link(read.tree, b.linkOptions(read))
	return linked{read, made, site.Seal(read.tree, read.public, made, read.key)}, diags
}

// pieces are all that the files of a site are made of.
type pieces struct {
	linked
	cards   *socialimage.Cards
	index   site.SearchFiles
	scripts *bundle.Bundle
}

// generate makes the site's files.
func (b *Builder) generate(from pieces) (*Plan, diag.List) {
	var diags diag.List
	edited := then(&diags, b.editor, from.tree)
	packages := then(&diags, b.packages, from.scripts)
	renderer := then(&diags, b.render, from)
	made := rendered{from, edited, packages, renderer}
	files := then(&diags, b.gather, made)
	return &Plan{Set: files.set, Content: from.tree, Parsed: b.parsed(), rendered: made, gathered: files}, diags
}

// rendered is what the files of a site are gathered from.
type rendered struct {
	pieces
	edited   map[string][]byte
	packages []shipped.Package
	renderer *render.Renderer
}

// gathered are the files of all stages.
type gathered struct {
	set   *output.Set
	parts []part
	// members are the files that only members fetch.
	members map[string][]byte
	meter   *budget.Meter
}

// part is what one stage adds to a site: finished files, and those that a source will make.
type part struct {
	stage  string
	files  map[string][]byte
	source output.Source
	paths  []string
}

// gather puts the files of all stages together.
func (b *Builder) gather(from rendered) (gathered, diag.List) {
	routes, ownRoutes := from.renderer.Routes(from.key)
	members := merged(merged(from.renderer.Members(), from.index.Members), ownRoutes)
	attached := from.sealed.Attached()
	pages := b.located(sharedPages, from.renderer)
	photos := from.tree.Photos.Files(from.tree.Addresses(), from.sealed.Attachments)
	saved := offline.New(pages, offline.Select(offline.Site{
		Tree: from.tree, Routes: from.Routes, Scripts: from.scripts,
		Public: from.sealed.Public, Members: members, Attached: attached, Index: merged(from.index.Public, routes), Photos: photos,
	}, b.cache))
	parts := []part{
		{"links", from.Files, from.Lists, from.Lists.Paths()},
		{"search", from.index.Public, nil, nil},
		{"routes", routes, nil, nil},
		{"scripts", from.scripts.Browser, nil, nil},
		{"editor", from.edited, nil, nil},
		{"notices", map[string][]byte{shipped.NoticesPath: shipped.Notices(from.packages)}, nil, nil},
		{"members", merged(members, attached), nil, nil},
		{"pages", nil, saved, from.renderer.Paths()},
		{"offline", nil, saved, saved.Paths()},
		{"cards", nil, b.located(sharedCards, from.cards), from.cards.Paths()},
		{"photographs", nil, b.located(sharedPhotos, photos), photos.Paths()},
	}
	set := join(parts)
	diags := from.sealed.Public.AddTo(set, documentOf(from.Routes))
	return gathered{set, append(parts, part{"public", from.sealed.Public, nil, nil}), members, budget.NewMeter(pages.Key, b.cache)}, diags
}

// merged are the files of two stages that have no address in common.
func merged(files, more map[string][]byte) map[string][]byte {
	all := map[string][]byte{}
	maps.Copy(all, files)
	maps.Copy(all, more)
	return all
}

// located is a source whose files other machines share, and whose problems come with their
// source lines.
func (b *Builder) located(kind string, src output.Keyed) output.Keyed {
	return &locating{output.Shared(src, b.remote, kind), b}
}

// The kinds of files that machines share. Pictures are made by sharp, which may differ from
// one kind of machine to another; the key of a page names the program that rendered it.
const (
	sharedPages  = "page"
	sharedCards  = "card " + runtime.GOOS + "/" + runtime.GOARCH
	sharedPhotos = "photo " + runtime.GOOS + "/" + runtime.GOARCH
)

// join makes one set of what stages add.
func join(parts []part) *output.Set {
	set := new(output.Set)
	for _, p := range parts {
		set.AddFiles(p.files)
		set.AddPages(p.source, p.paths...)
	}
	return set
}

// documentOf returns the function that names the document of a page's file.
func documentOf(routes []site.Route) func(path string) string {
	documents := map[string]string{}
	for _, route := range routes {
		for _, file := range route.Files {
			documents[file] = route.Source
		}
	}
	return func(path string) string { return documents[path] }
}

// locating is a source of pages whose problems come with their source lines.
type locating struct {
	output.Keyed
	builder *Builder
}

func (l *locating) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	diags, err := l.Keyed.Produce(ctx, paths, yield)
	return l.builder.Locate(diags), err
}

// result is what a stage returns: a value, and the problems found on the way.
type result[T any] struct {
	value T
	diags diag.List
}

func take[T any](value T, diags diag.List) result[T] { return result[T]{value, diags} }

// into adds the problems to a list and returns the value.
func (r result[T]) into(list *diag.List) T {
	list.Add(r.diags)
	return r.value
}

// then runs a stage that needs all before it to be without errors, and returns its value,
// which is empty where there are errors.
func then[In, Out any](list *diag.List, stage func(In) (Out, diag.List), in In) (value Out) {
	if list.HasErrors() {
		return value
	}
	value = take(stage(in)).into(list)
	if list.HasErrors() {
		return *new(Out)
	}
	return value
}

// async starts a stage and returns the function that waits for its result.
func async[T any](stage func() (T, diag.List)) func() (T, diag.List) {
	done := make(chan result[T], 1)
	go func() { done <- take(stage()) }()
	return func() (T, diag.List) {
		r := <-done
		return r.value, r.diags
	}
}
