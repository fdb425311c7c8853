package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"
)

func TestTheHeapGrowsToItsTargetWhateverIsLive(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	for _, size := range []int{0, 8 << 20, 64 << 20} {
		held := make([]byte, size)
		runtime.GC()
		aimAtTarget()
		goal := []metrics.Sample{{Name: "/gc/heap/goal:bytes"}}
		metrics.Read(goal)
		if got := goal[0].Value.Uint64(); got < heapTarget/2 || got > heapTarget*5/4 {
			t.Errorf("with %d MiB more, the next collection is at %d MiB, not about %d", size>>20, got>>20, heapTarget>>20)
		}
		runtime.KeepAlive(held)
	}
}
