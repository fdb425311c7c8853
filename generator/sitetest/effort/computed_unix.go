//go:build unix

package effort

import (
	"syscall"
	"time"
)

// processed returns the CPU time of this process.
func processed() (time.Duration, error) {
	var usage syscall.Rusage
	err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()), err
}
