//go:build !windows

package disk

import "syscall"

// What the system says when there is no room, and when two paths are on different
// file systems.
var (
	diskFull    = []error{syscall.ENOSPC, syscall.EDQUOT}
	otherDevice = []error{syscall.EXDEV}
)
