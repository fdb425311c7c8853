package generator

import (
	"bytes"
	"context"
	"fmt"

	"nightlight/generator/diag"
	"nightlight/generator/output/disk"
)

// VerifyReproducible builds a site once more, without the cache, and compares the bytes
// with those in a folder. A file that differs is a fault of nightlight, not of the site.
func VerifyReproducible(ctx context.Context, opts Options, folder disk.Folder) (files int, diags diag.List, err error) {
	opts.NoCache = true
	b, err := New(opts)
	if err != nil {
		return 0, nil, err
	}
	defer b.Close()
	site, diags := b.Plan(ctx)
	if site == nil {
		return 0, diags, nil
	}
	diags = nil // the build has reported them
	ds, err := site.Each(ctx, func(path string, want []byte) error {
		files++
		got, found, _, err := folder.Read(ctx, path)
		if err != nil {
			return fmt.Errorf("comparing: %w", err)
		}
		if !found || !bytes.Equal(got, want) {
			diags = append(diags, diag.Errorf(diag.Pos{File: folder.Name + path}, "This file differs from what a build without the cache makes.").
				WithHint("Please report it, and delete the folder %s/cache: the next build then starts without a cache.", workFolder))
		}
		return nil
	})
	diags.Add(ds)
	return files, diags.Sorted(), err
}
