//go:build !windows

package disk

import "syscall"

// What the system says when there is no room, and when somebody may not write.
var (
	diskFull    = []error{syscall.ENOSPC, syscall.EDQUOT}
	notWritable = []error{syscall.EROFS, syscall.EACCES, syscall.EPERM}
)
