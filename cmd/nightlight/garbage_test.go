package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"

	"nightlight/generator/sitetest/await"
)

func TestOnlyTheFirstCollectionIsDeferred(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	deferGarbage()
	percent := func() uint64 {
		set := []metrics.Sample{{Name: "/gc/gogc:percent"}}
		metrics.Read(set)
		return set[0].Value.Uint64()
	}
	if got := percent(); got != 6400 {
		t.Errorf("before the first collection the heap may grow by %d percent", got)
	}
	runtime.GC()
	await.Until(t, "collections are as always", func() bool { return percent() == 100 })
}
