package output

import (
	"context"

	"nightlight/generator/diag"
)

// Files is a site that can be served and checked: a Set that was just planned, or
// a folder that was written.
type Files interface {
	// Has says whether there is a file at a path: /services/index.html.
	Has(path string) bool
	// Read returns one file; the boolean is false when there is none.
	Read(ctx context.Context, path string) ([]byte, bool, diag.List, error)
	// Each hands every file to yield, in any order.
	Each(ctx context.Context, yield func(path string, data []byte) error) (diag.List, error)
}

var _ Files = (*Set)(nil)
