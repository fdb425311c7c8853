package effort

import (
	"time"

	"golang.org/x/sys/windows"
)

// processed is how long processors have worked for a process.
func processed(pid int) (time.Duration, error) {
	process, err := windows.OpenProcess(windows.PROCESS_QUERY_LIMITED_INFORMATION, false, uint32(pid))
	if err != nil {
		return 0, err
	}
	defer windows.CloseHandle(process)
	var created, exited, kernel, user windows.Filetime
	err = windows.GetProcessTimes(process, &created, &exited, &kernel, &user)
	return hundreds(kernel) + hundreds(user), err
}

// hundreds is a length of time that Windows counts in hundreds of nanoseconds.
func hundreds(t windows.Filetime) time.Duration {
	return 100 * time.Duration(uint64(t.HighDateTime)<<32|uint64(t.LowDateTime))
}
