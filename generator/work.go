package generator

import (
	"nightlight/generator/base/work"
	"nightlight/generator/reading/content"
)

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
	return Work{Documents: parsed + found, Parsed: parsed, Pages: plan.Rendered().Pages, Counts: work.Done().Since(b.before)}
}
