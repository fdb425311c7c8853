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
	aimAtTarget()
	runtime.SetFinalizer(new([4]int), func(*[4]int) { deferGarbage() }) // once it is over
}

// aimAtTarget has the next collection begin when the heap reaches the target. Packages may
// have allocated before main, so that what is live counts from the first collection on.
func aimAtTarget() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	const least = 4 << 20 // what Go takes the live heap for, at least, at 100 percent
	used := max(int(live[0].Value.Uint64()), least)
	debug.SetGCPercent(max((heapTarget-used)*100/used, minGCPercent))
}
