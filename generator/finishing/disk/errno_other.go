//go:build !windows

package disk

import "syscall"

// The errors of a full disk and of missing write permission.
var (
	diskFull    = []error{syscall.ENOSPC, syscall.EDQUOT}
	notWritable = []error{syscall.EROFS, syscall.EACCES, syscall.EPERM}
)
