package inplace

import "testing"

// BeforeReplacing has f called between the last look at a file and its replacement.
func BeforeReplacing(t *testing.T, f func()) {
	beforeReplacing = f
	t.Cleanup(func() { beforeReplacing = func() {} })
}
