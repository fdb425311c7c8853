package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// roomy is how large the heap may grow, in bytes, before garbage is collected. Most
// builds never reach it.
const roomy = 160 << 20

// lingering is the least growth between two collections, in percent, for sites that
// leave little or none of the room.
const lingering = 60

// deferGarbage lets the heap fill the room before each collection. By default Go
// collects whenever the heap has doubled, which took a fifth of a build's time: a
// small site needs no collection at all, and a large one fewer.
func deferGarbage() {
	const first = 4 << 20 // where Go begins to collect at 100 percent
	debug.SetGCPercent(roomy / first * 100)
	afterCollection()
}

// afterCollection sets the time of the next collection whenever one is over.
func afterCollection() {
	runtime.SetFinalizer(new([4]int), func(*[4]int) {
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		used := max(int(live[0].Value.Uint64()), 1)
		debug.SetGCPercent(max((roomy-used)*100/used, lingering))
		afterCollection()
	})
}
