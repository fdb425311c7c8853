package node

import (
	"context"
	"fmt"
	"time"
)

// Limit is how long a process may take for an answer before it counts as hung.
type Limit struct {
	// Computing is how long processors may work for it, however busy the machine is.
	Computing time.Duration
	// Wall is for a process that waits for what never comes, and for systems that do not
	// say what a process has computed.
	Wall time.Duration
}

// watch calls end when a process has reached a limit, until ctx ends. What it has computed
// is asked for only when half of the limit has passed, which hardly ever happens.
func (w *Process) watch(ctx context.Context, limit Limit, end context.CancelCauseFunc) {
	half := limit.Computing / 2
	late, tick := time.NewTimer(limit.Wall), time.NewTicker(half)
	defer late.Stop()
	defer tick.Stop()
	var before time.Duration
	for first := true; ; first = false {
		select {
		case <-ctx.Done():
			return
		case <-late.C:
			end(fmt.Errorf("it took longer than %s", limit.Wall))
			return
		case <-tick.C:
		}
		switch computed, err := Computed(w.PID()); {
		case err != nil:
			tick.Stop() // the other limit holds
		case first:
			before = computed
		case computed-before >= half:
			end(fmt.Errorf("it took longer than %s of computing", limit.Computing))
			return
		}
	}
}
