package generator

import (
	"context"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// Misses is how many results of a function the last plan did not find in the cache.
func (b *Builder) Misses(name string) int {
	misses, _ := b.cache.Counts(name)
	return misses
}

// PlanTwice runs each stage twice on the same values, those that can be in another order,
// and makes the site of what they return the second time.
func (b *Builder) PlanTwice(ctx context.Context) (*Plan, diag.List) {
	diags := b.prepare()
	_, _ = b.bundle()
	scripts := take(b.bundle()).into(&diags)
	_, _ = b.scan(ctx)
	read := take(b.scan(ctx)).into(&diags)
	_, _ = b.link(read)
	linked := take(b.link(read)).into(&diags)
	_, _ = b.index(linked)
	index := then(&diags, b.index, linked)
	_, _ = b.cards(linked)
	cards := then(&diags, b.cards, linked)
	from := pieces{linked, cards, index, scripts}
	_, _ = b.generate(from)
	return then(&diags, b.generate, from), diags
}

// Stages are the names of the stages that add files.
func (p *Plan) Stages() (names []string) {
	for _, part := range p.parts {
		names = append(names, part.stage)
	}
	return names
}

// Without is the site without the files of a stage, and how many these are.
func (p *Plan) Without(stage string) (without *output.Set, dropped int) {
	at := slices.IndexFunc(p.parts, func(part part) bool { return part.stage == stage })
	return join(slices.Delete(slices.Clone(p.parts), at, at+1)), len(p.parts[at].files) + len(p.parts[at].paths)
}

// Reversed is the site whose files were gathered in the opposite order.
func (p *Plan) Reversed() *output.Set {
	parts := slices.Clone(p.parts)
	slices.Reverse(parts)
	return join(parts)
}

// WithTwo is the site to which a stage added its files twice.
func (p *Plan) WithTwo(stage string) *output.Set {
	at := slices.IndexFunc(p.parts, func(part part) bool { return part.stage == stage })
	return join(append(slices.Clone(p.parts), p.parts[at]))
}

// TextsKey is the key of what a review judges.
var TextsKey = textsKey
