package inplace

import (
	"os"
	"testing"
)

// BeforeReplacing has f called between the last look at a file and its replacement.
func BeforeReplacing(t *testing.T, f func()) {
	beforeReplacing = f
	t.Cleanup(func() { beforeReplacing = func() {} })
}

// OnSync has f called with each file that is on the disk from then on.
func OnSync(t *testing.T, f func(*os.File)) {
	fsync = func(file *os.File) error {
		f(file)
		return file.Sync()
	}
	t.Cleanup(func() { fsync = (*os.File).Sync })
}
