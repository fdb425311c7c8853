package inplace

import (
	"os"
	"testing"
)

// OnSync has f called with each file that is on the disk from then on.
func OnSync(t *testing.T, f func(*os.File)) {
	fsync = func(file *os.File) error {
		f(file)
		return file.Sync()
	}
	t.Cleanup(func() { fsync = (*os.File).Sync })
}
