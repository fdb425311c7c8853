package disk

import "syscall"

// What the system says when there is no room, and when somebody may not write:
// ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL, ERROR_WRITE_PROTECT and ERROR_ACCESS_DENIED.
var (
	diskFull    = []error{syscall.Errno(112), syscall.Errno(39)}
	notWritable = []error{syscall.Errno(19), syscall.ERROR_ACCESS_DENIED}
)
