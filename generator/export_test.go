package generator

import (
	"context"
	"reflect"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/shipped"
	"nightlight/generator/linking/site"
)

// Misses returns how many results of a function the last plan did not find in the cache.
func (b *Builder) Misses(name string) int { return b.cache.Misses(name) }

// Cached returns the number of results in memory.
func (b *Builder) Cached() (n int) {
	for _, table := range reflect.ValueOf(b.cache).Elem().FieldByName("tables").Seq2() {
		n += table.Elem().Elem().FieldByName("known").Len()
	}
	return n
}

// PlanTwice runs each stage twice on the same values, in a different order where possible,
// and assembles the site from the second results.
func (b *Builder) PlanTwice(ctx context.Context) (*Plan, diag.List) {
	diags := b.prepare()
	_, _ = b.bundle()
	scripts, ds := b.bundle()
	diags.Add(ds)
	_, _ = b.scan(ctx)
	read, ds := b.scan(ctx)
	diags.Add(ds)
	_, _ = b.link(read)
	linked, ds := b.link(read)
	diags.Add(ds)
	if diags.HasErrors() {
		return nil, diags
	}
	site.Search(b.cache, read.tree, linked.Routes, read.key)
	index := site.Search(b.cache, read.tree, linked.Routes, read.key)
	_, _ = b.cards(read.tree, linked.Routes)
	cards, ds := b.cards(read.tree, linked.Routes)
	diags.Add(ds)
	_, _ = b.editor(read.tree)
	edited, ds := b.editor(read.tree)
	diags.Add(ds)
	_, _ = shipped.Packages(b.fsys, scripts.Parts, iconPackage)
	packages, ds := shipped.Packages(b.fsys, scripts.Parts, iconPackage)
	diags.Add(ds)
	_, _ = b.render(read, linked, cards, scripts)
	renderer, ds := b.render(read, linked, cards, scripts)
	diags.Add(ds)
	from := pieces{read, linked, cards, index, scripts, edited, packages, renderer}
	_, _ = b.gather(from)
	plan, ds := b.gather(from)
	if diags.Add(ds); diags.HasErrors() {
		return nil, diags
	}
	return plan, diags
}
