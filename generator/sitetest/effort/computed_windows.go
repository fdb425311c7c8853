package effort

import (
	"time"

	"golang.org/x/sys/windows"
)

// processed returns the CPU time of this process.
func processed() (time.Duration, error) {
	var created, exited, kernel, user windows.Filetime
	err := windows.GetProcessTimes(windows.CurrentProcess(), &created, &exited, &kernel, &user)
	return hundreds(kernel) + hundreds(user), err
}

// hundreds converts a Windows duration, in units of 100 nanoseconds.
func hundreds(t windows.Filetime) time.Duration {
	return 100 * time.Duration(uint64(t.HighDateTime)<<32|uint64(t.LowDateTime))
}
