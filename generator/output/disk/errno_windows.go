package disk

import "syscall"

// What the system says when there is no room, and when two paths are on different
// file systems: ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL and ERROR_NOT_SAME_DEVICE.
var (
	diskFull    = []error{syscall.Errno(112), syscall.Errno(39)}
	otherDevice = []error{syscall.Errno(17)}
)
