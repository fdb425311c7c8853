//go:build unix

package effort

import (
	"syscall"
	"time"
)

func processTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic("work: " + err.Error())
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
