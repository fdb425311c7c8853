//go:build !windows

package disk

import "syscall"

// What the system says when there is no room, when somebody may not write, and when two
// paths are on different file systems.
var (
	diskFull    = []error{syscall.ENOSPC, syscall.EDQUOT}
	notWritable = []error{syscall.EROFS, syscall.EACCES, syscall.EPERM}
	otherDevice = []error{syscall.EXDEV}
)
