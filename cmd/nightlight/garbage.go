package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// heapTarget is how large the heap may grow, in bytes, before garbage is collected.
// Most builds never reach it.
const heapTarget = 160 << 20

// minGCPercent is the least growth between two collections, for sites whose live heap
// comes near the target or exceeds it.
const minGCPercent = 60

// deferGarbage lets the heap grow to the target before each collection. By default Go
// collects whenever the heap has doubled, which took a fifth of a build's time: a
// small site needs no collection at all, and a large one fewer.
func deferGarbage() {
	const first = 4 << 20 // where Go begins to collect at 100 percent
	debug.SetGCPercent(heapTarget / first * 100)
	afterCollection()
}

// afterCollection sets the time of the next collection whenever one is over.
func afterCollection() {
	runtime.SetFinalizer(new([4]int), func(*[4]int) {
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		used := max(int(live[0].Value.Uint64()), 1)
		debug.SetGCPercent(max((heapTarget-used)*100/used, minGCPercent))
		afterCollection()
	})
}
