package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"

	"nightlight/generator/sitetest/await"
)

func TestEachCollectionAimsAtTheTarget(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	deferGarbage()
	percent := func() uint64 {
		set := []metrics.Sample{{Name: "/gc/gogc:percent"}}
		metrics.Read(set)
		return set[0].Value.Uint64()
	}
	before := percent()
	live := make([]byte, 300<<20) // more than the target
	runtime.GC()
	await.Until(t, "a heap above the target grows by the least", func() bool { return percent() == minGCPercent })
	runtime.KeepAlive(live)
	runtime.GC()
	runtime.GC()
	await.Until(t, "a small heap grows to the target again", func() bool { return percent() > before/4 })
}
