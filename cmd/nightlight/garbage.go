package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

const (
	// heapTarget is how large the heap may grow, in bytes, before garbage is collected. Most
	// builds never reach it.
	heapTarget = 160 << 20
	// minGCPercent is the least growth between two collections, for sites whose live heap comes
	// near the target or exceeds it.
	minGCPercent = 60
)

// deferGarbage has each collection begin when the heap reaches the target. By itself Go
// collects whenever the heap has doubled, which takes a fifth of a small site's build and a
// twentieth of a large one's.
func deferGarbage() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	const least = 4 << 20 // what Go takes the live heap for, at least, at 100 percent
	used := max(int(live[0].Value.Uint64()), least)
	debug.SetGCPercent(max((heapTarget-used)*100/used, minGCPercent))
	runtime.AddCleanup(new([4]int), func(int) { deferGarbage() }, 0) // after the next one
}
