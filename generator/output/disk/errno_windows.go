package disk

import "syscall"

// What the system says when there is no room, when somebody may not write, and when two
// paths are on different file systems: ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL,
// ERROR_WRITE_PROTECT, ERROR_ACCESS_DENIED and ERROR_NOT_SAME_DEVICE.
var (
	diskFull    = []error{syscall.Errno(112), syscall.Errno(39)}
	notWritable = []error{syscall.Errno(19), syscall.ERROR_ACCESS_DENIED}
	otherDevice = []error{syscall.Errno(17)}
)
