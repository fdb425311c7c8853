package main

import (
	"math"
	"runtime"
	"runtime/debug"
)

// roomy is how much memory, in bytes, a build may fill before garbage is collected
// for the first time. Most builds never do.
const roomy = 128 << 20

// deferGarbage puts the first collection off until there is a lot to collect: of a
// short build, a sixth went into collecting what its end would have freed. From the
// first collection on, Go decides as ever.
func deferGarbage() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(roomy)
	runtime.SetFinalizer(new([4]int), func(*[4]int) {
		debug.SetGCPercent(100)
		debug.SetMemoryLimit(math.MaxInt64)
	})
}
