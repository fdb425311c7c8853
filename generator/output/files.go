package output

import (
	"context"

	"nightlight/generator/base/diag"
)

// Files is a site that can be served and checked: a Set that was just planned, or
// a folder that was written.
type Files interface {
	// Has says whether there is a file at a path: /services/index.html.
	Has(path string) bool
	// Read returns one file. The error is fs.ErrNotExist when there is none, and an
	// UnmadeError when its source could not make it.
	Read(ctx context.Context, path string) ([]byte, error)
	// Each hands every file to yield, in any order.
	Each(ctx context.Context, yield func(path string, data []byte) error) (diag.List, error)
}

var _ Files = (*Set)(nil)

// UnmadeError is a file that its source could not make, with what is wrong.
type UnmadeError struct{ Diags diag.List }

func (e *UnmadeError) Error() string { return "the file could not be made" }
