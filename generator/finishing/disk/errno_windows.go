package disk

import "syscall"

// The errors of a full disk and of missing write permission:
// ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL, ERROR_WRITE_PROTECT and ERROR_ACCESS_DENIED.
var (
	diskFull    = []error{syscall.Errno(112), syscall.Errno(39)}
	notWritable = []error{syscall.Errno(19), syscall.ERROR_ACCESS_DENIED}
)
