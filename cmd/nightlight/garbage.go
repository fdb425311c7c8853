package main

import (
	"runtime"
	"runtime/debug"
)

// heapTarget is how large the heap may grow, in bytes, before garbage is collected for the
// first time. Most builds never reach it.
const heapTarget = 256 << 20

// deferGarbage lets the heap grow to the target before the first collection, and then has
// Go collect as it always does: whenever the heap has doubled. Doing so from the start took
// a fifth of a build's time.
func deferGarbage() {
	const leastHeap = 4 << 20 // what Go takes the live heap for, at least, at 100 percent
	debug.SetGCPercent(heapTarget / leastHeap * 100)
	runtime.AddCleanup(new([4]int), func(percent int) { debug.SetGCPercent(percent) }, 100) // after the first
}
