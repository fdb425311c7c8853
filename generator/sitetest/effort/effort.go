// Package effort measures in tests how much is done, however busy the machine is.
package effort

import (
	"runtime"
	"time"
)

// Allocated is how many bytes the process allocates while f runs.
func Allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Computed is how long the processors work for this process while f runs. Where work
// allocates nothing, this counts it; a processor that is busy elsewhere does not count.
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

// Grows reports whether f does more for n than times what it does for a quarter of n. What
// is linear takes four times as much, what grows with the square sixteen times.
func Grows(n int, times time.Duration, f func(n int)) bool {
	f(n / 4)      // what is made once
	for range 3 { // the collector and the clock's steps of some milliseconds disturb a measurement
		small, large := Computed(func() { f(n / 4) }), Computed(func() { f(n) })
		if large <= times*small+50*time.Millisecond {
			return false
		}
	}
	return true
}
