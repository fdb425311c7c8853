// Package effort measures the cost of code in tests, however busy the machine is.
package effort

import (
	"runtime"
	"time"
)

// Allocated returns how many bytes the process allocates while f runs.
func Allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Computed returns the CPU time of this process while f runs. It measures work that allocates
// nothing, independently of other processes.
func Computed(f func()) time.Duration {
	before := soFar()
	f()
	return soFar() - before
}

func soFar() time.Duration {
	computed, err := processed()
	if err != nil {
		panic("effort: " + err.Error())
	}
	return computed
}

// Grows reports whether f(n) takes more than times the CPU time of f(n/4). Linear work takes four
// times as much, quadratic work sixteen times.
func Grows(n int, times time.Duration, f func(n int)) bool {
	f(n / 4)      // one-time initialisation
	for range 3 { // garbage collection and the clock's resolution of some milliseconds disturb a measurement
		small, large := Computed(func() { f(n / 4) }), Computed(func() { f(n) })
		if large <= times*small+50*time.Millisecond {
			return false
		}
	}
	return true
}
