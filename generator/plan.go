package generator

import (
	"context"
	"runtime/debug"

	"nightlight/generator/assets"
	"nightlight/generator/budget"
	"nightlight/generator/bundle"
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/editor"
	"nightlight/generator/library"
	"nightlight/generator/offline"
	"nightlight/generator/output"
	"nightlight/generator/photo"
	"nightlight/generator/render"
	"nightlight/generator/shipped"
	"nightlight/generator/site"
	"nightlight/generator/socialimage"
)

// Plan is a planned site: its files, and what is worth reporting of them.
type Plan struct {
	*output.Set
	Content *content.Tree
	Routes  []site.Route
	// Parsed is how many documents had to be parsed, because the cache did not hold them.
	Parsed int

	scripts  *bundle.Bundle
	shipped  []shipped.Package
	renderer *render.Renderer
	members  *library.Files
	meter    *budget.Meter
	limits   budget.Limits
	search   []byte
	// sealedFiles are the files beside the pages that are sealed, by their paths below the
	// site's root, and opened is what was sealed or gated before.
	sealedFiles []string
	opened      []site.Opened
}

// Rendered counts the pages that were made so far.
func (p *Plan) Rendered() render.Stats { return p.renderer.Stats() }

// NewAddresses are those of pages and their parts that the list of published ones lacks.
func (p *Plan) NewAddresses() ([]content.Published, diag.List) {
	return site.NewAddresses(p.Content, p.sealedFiles, p.opened)
}

// Opened are the problems with what only members could read as the site was published last,
// and everybody could now: errors where it is about to be published.
func (p *Plan) Opened(severity diag.Severity) (diags diag.List) {
	for _, opened := range p.opened {
		problem := opened.Problem
		problem.Severity = severity
		diags = append(diags, problem)
	}
	return diags
}

// IsSealed says that members' files are published encrypted.
func (p *Plan) IsSealed() bool { return site.IsSealed(p.Content) }

// BillOfMaterials lists the npm packages of which the site holds a part, and the modules of
// the program that made it, as CycloneDX in JSON.
func (p *Plan) BillOfMaterials(modules []*debug.Module) []byte {
	return shipped.BillOfMaterials(p.Content.Site().Name, p.shipped, modules)
}

// Gated are the files of pages whose bodies are in files of their own.
func (p *Plan) Gated() []string {
	return p.filesOf(func(route site.Route) bool { return route.Page.Gate != nil })
}

// Unlisted are the files of pages that search engines are never to show.
func (p *Plan) Unlisted() []string {
	files := p.filesOf(func(route site.Route) bool { return route.Head.Unlisted })
	if p.Content.Site().Admin {
		files = append(files, editor.Page)
	}
	return files
}

func (p *Plan) filesOf(isMeant func(site.Route) bool) (files []string) {
	for _, route := range p.Routes {
		if isMeant(route) {
			files = append(files, route.Files...)
		}
	}
	return files
}

// Weigh does the part of Measure for which no page has to be made.
func (p *Plan) Weigh() { p.meter.Weigh(p.scripts) }

// Measure compares what the site costs a visitor with its budgets, once its pages were
// made. written are the lengths, in bytes, of files that were written; it may be nil
// where all pages were made.
func (p *Plan) Measure(ctx context.Context, written map[string]int) (*budget.Report, diag.List) {
	pages := make([]budget.Page, len(p.Routes))
	for i, route := range p.Routes {
		pages[i] = budget.Page{Path: route.Page.Path, Template: route.Page.Template, Files: route.Files}
	}
	return p.meter.Report(ctx, p.limits, budget.Input{Bundle: p.scripts, Pages: pages, Members: p.members.ByPath(), Search: p.search, Written: written})
}

// files gathers the files of all stages.
func (b *Builder) files(plan *Plan, public assets.Files, linked *site.Linked, images *socialimage.Cards, photos *photo.Album, index, edited map[string][]byte) (*output.Set, diag.List) {
	set := new(output.Set)
	set.AddFiles(linked.Files)
	set.AddFiles(index)
	plan.search = index[searchPath]
	set.AddPages(linked.Lists, linked.Lists.Paths()...)
	set.AddFiles(plan.scripts.Browser)
	set.AddFiles(edited)
	set.Add(shipped.NoticesPath, shipped.Notices(plan.shipped))
	set.AddFiles(plan.members.ByPath())
	set.AddFiles(plan.members.Attachments())
	pages := plan.meter.Measure(&locating{b.shared(sharedPages, plan.renderer), b})
	if len(plan.scripts.Worker) > 0 {
		saved := offline.New(pages, b.offlineOptions(plan, public, photos, index))
		set.AddPages(saved, saved.Paths()...)
		pages = saved
	}
	set.AddPages(pages, plan.renderer.Paths()...)
	set.AddPages(&locating{b.shared(sharedCards, images), b}, images.Paths()...)
	photos.Show(plan.Content.Addresses())
	set.AddPages(&locating{b.shared(sharedPhotos, photos), b}, photos.Paths()...)
	set.AddPages(&locating{photos, b}, photos.SealedPaths()...)
	return set, public.AddTo(set, documentOf(linked.Routes))
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
