package inplace

import "testing"

// BeforeReplacing has f called when a new text is on the disk, and before it takes its place.
func BeforeReplacing(t *testing.T, f func()) {
	before := beforeReplacing
	beforeReplacing = f
	t.Cleanup(func() { beforeReplacing = before })
}
