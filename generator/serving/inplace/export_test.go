package inplace

import "testing"

// BeforeReplacing calls f when a new text is on disk, before it replaces the file.
func BeforeReplacing(t *testing.T, f func()) {
	before := beforeReplacing
	beforeReplacing = f
	t.Cleanup(func() { beforeReplacing = before })
}
