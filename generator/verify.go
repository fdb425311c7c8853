package generator

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"

	"nightlight/generator/diag"
)

// VerifyReproducible makes a site once more, without anything that earlier builds remember, and
// compares the bytes with those in dir. A file that differs is a mistake in
// nightlight, not in the site.
func VerifyReproducible(ctx context.Context, opts Options, dir string) (files int, diags diag.List, err error) {
	opts.Forget = true
	b, err := New(opts)
	if err != nil {
		return 0, nil, err
	}
	defer b.Close()
	site, diags := b.Plan(ctx)
	if site == nil {
		return 0, diags, nil
	}
	diags = nil // the build has told them
	ds, err := site.Each(ctx, func(path string, want []byte) error {
		files++
		got, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(path)))
		if err != nil {
			return fmt.Errorf("comparing: %w", err)
		}
		if !bytes.Equal(got, want) {
			diags = append(diags, diag.Errorf(diag.Pos{File: filepath.Base(dir) + path}, "Built from the beginning, this file is another.").
				WithHint("Please report it, and delete the folder %s: the next build remembers nothing.", workFolder))
		}
		return nil
	})
	diags.Add(ds)
	return files, diags.Sorted(), err
}
