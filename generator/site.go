package generator

import (
	"context"
	"runtime/debug"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/finishing/budget"
	"nightlight/generator/finishing/shipped"
	"nightlight/generator/linking/editor"
	"nightlight/generator/linking/site"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
)

// Plan is a planned site: its files, and what is worth reporting of them.
type Plan struct {
	*output.Set
	Content *content.Tree
	// Parsed is how many documents had to be parsed, because the cache did not hold them.
	Parsed int

	rendered
	gathered
}

// Rendered counts the pages that were made so far.
func (p *Plan) Rendered() int { return p.renderer.Pages() }

// NewAddresses are those of pages and their parts that the list of published ones lacks.
func (p *Plan) NewAddresses() ([]content.Published, diag.List) {
	return site.NewAddresses(p.Content, p.sealed.Files, p.sealed.Opened)
}

// Opened are the problems with what only members could read as the site was published last,
// and everybody could now: they keep it from going live until somebody has confirmed them.
func (p *Plan) Opened(launch bool) (diags diag.List) {
	for _, opened := range p.sealed.Opened {
		problem := opened.Problem
		if problem.Severity = diag.Warning; launch {
			problem.Severity = diag.Error
		}
		diags = append(diags, problem)
	}
	return diags
}

// IsSealed says that members' files are published encrypted.
func (p *Plan) IsSealed() bool { return p.key != nil }

// BillOfMaterials lists the npm packages of which the site holds a part, and the modules of
// the program that made it, as CycloneDX in JSON.
func (b *Builder) BillOfMaterials(p *Plan, modules []*debug.Module) []byte {
	return shipped.BillOfMaterials(b.fsys, p.Content.Site().Name, p.packages, modules)
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

// Measure compares what the site costs a visitor with its budgets. Only the longest pages are
// measured where the lengths of all files, in bytes, are given. read returns a finished page.
func (p *Plan) Measure(ctx context.Context, lengths map[string]int, read func(ctx context.Context, file string) ([]byte, error)) (*budget.Report, diag.List) {
	pages := make([]budget.Page, len(p.Routes))
	for i, route := range p.Routes {
		pages[i] = budget.Page{Path: route.Page.Path, Template: route.Page.Template, Files: route.Files}
	}
	return p.meter.Report(ctx, p.limits, budget.Input{Bundle: p.scripts, Pages: pages, Members: p.members, Search: p.index.Public[site.SearchPath], Lengths: lengths, Read: read})
}

// Work is what a builder has done, for the last plan and the files that were made of it.
type Work struct {
	// Documents were asked for, of which Parsed were not in the cache.
	Documents, Parsed int
	// Pages were rendered.
	Pages int
	// Counts are those of the process, since the builder was made.
	work.Counts
}

// Work counts what was done for a plan of this builder.
func (b *Builder) Work(plan *Plan) Work {
	parsed, found := b.cache.Counts(content.Parsed)
	return Work{Documents: parsed + found, Parsed: parsed, Pages: plan.Rendered(), Counts: work.Done().Since(b.before)}
}
