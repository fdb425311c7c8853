package effort

import (
	"syscall"
	"time"
)

func processTime() time.Duration {
	var created, exited, kernel, user syscall.Filetime
	process, err := syscall.GetCurrentProcess()
	if err == nil {
		err = syscall.GetProcessTimes(process, &created, &exited, &kernel, &user)
	}
	if err != nil {
		panic("work: " + err.Error())
	}
	return hundreds(kernel) + hundreds(user)
}

// hundreds is a length of time that Windows counts in hundreds of nanoseconds.
func hundreds(t syscall.Filetime) time.Duration {
	return 100 * time.Duration(uint64(t.HighDateTime)<<32|uint64(t.LowDateTime))
}
