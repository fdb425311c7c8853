package output

import (
	"context"
	"maps"
	"slices"

	"nightlight/generator/base/diag"
)

// Lazy is a Source of files that are each made by a function, which cannot fail,
// when somebody asks for them.
type Lazy map[string]func() []byte

// Paths are the files that Produce can make.
func (l *Lazy) Paths() []string { return slices.Sorted(maps.Keys(*l)) }

// Produce makes the files at paths.
func (l *Lazy) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err := yield(path, (*l)[path]()); err != nil {
			return nil, err
		}
	}
	return nil, nil
}
