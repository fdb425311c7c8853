package effort

import (
	"time"

	"golang.org/x/sys/windows"
)

// processed is how long processors have worked for this process.
func processed() (time.Duration, error) {
	var created, exited, kernel, user windows.Filetime
	err := windows.GetProcessTimes(windows.CurrentProcess(), &created, &exited, &kernel, &user)
	return hundreds(kernel) + hundreds(user), err
}

// hundreds is a length of time that Windows counts in hundreds of nanoseconds.
func hundreds(t windows.Filetime) time.Duration {
	return 100 * time.Duration(uint64(t.HighDateTime)<<32|uint64(t.LowDateTime))
}
