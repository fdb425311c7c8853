package generator

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/output"
)

// VerifyReproducible builds a site once more, with nothing remembered, and compares each
// byte with those of a site that is staged for a folder of that name. A file that differs is a
// fault of nightlight, or of a component that is no pure function.
func VerifyReproducible(ctx context.Context, opts Options, folder string, site disk.Staged) (files int, diags diag.List, err error) {
	opts.NoCache = true
	b, err := New(opts)
	if err != nil {
		return 0, nil, err
	}
	defer b.Close()
	fresh, diags := b.Plan(ctx)
	if fresh == nil {
		return 0, diags, nil
	}
	differing, diags, err := differences(ctx, fresh.Set, site)
	if err != nil || diags.HasErrors() {
		return 0, diags, err
	}
	diags = nil // the first build has reported them
	for _, path := range differing {
		diags = append(diags, diag.Errorf(diag.Pos{File: folder + path}, "This file differs from what a build with nothing remembered makes."))
	}
	if len(diags) > 0 {
		diags[0] = diags[0].WithHint("A component that shows the time or a random number does this: take it from the page's data. If none does, please report it, and delete the folder %s.", b.kept)
	}
	return len(fresh.Paths()), diags, nil
}

// differences are the paths of files that two sites do not share, sorted.
func differences(ctx context.Context, fresh *output.Set, site disk.Staged) ([]string, diag.List, error) {
	unequal := map[string]bool{}
	for _, path := range slices.Concat(site.Paths, fresh.Paths()) {
		unequal[path] = true
	}
	diags, err := fresh.Each(ctx, func(path string, want []byte) error {
		if _, both := slices.BinarySearch(site.Paths, path); !both {
			return nil
		}
		got, err := site.Read(path)
		if err != nil {
			return fmt.Errorf("comparing: %w", err)
		}
		if bytes.Equal(got, want) {
			delete(unequal, path)
		}
		return nil
	})
	return slices.Sorted(maps.Keys(unequal)), diags, err
}
