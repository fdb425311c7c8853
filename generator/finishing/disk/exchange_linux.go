package disk

import "golang.org/x/sys/unix"

// exchange makes two folders change places in one step, so that at no moment one of
// them is missing. It is a variable so that tests can make it fail and watch it.
var exchange = func(a, b string) error {
	return unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
}
