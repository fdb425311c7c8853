package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// parentEvery is how long it may take until a server notices that nobody has started it any more.
const parentEvery = time.Second

// withParent returns a context that ends with the program that has started this one, where
// the system tells. A server whose go run, npm or terminal was killed would go on holding its
// port. nohup asks for just that: who has started the server with it is not waited for.
func withParent(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	if signal.Ignored(syscall.SIGHUP) {
		return ctx, cancel
	}
	parent := os.Getppid()
	go func() {
		ticks := time.NewTicker(parentEvery)
		defer ticks.Stop()
		for os.Getppid() == parent {
			select {
			case <-ctx.Done():
				return
			case <-ticks.C:
			}
		}
		cancel()
	}()
	return ctx, cancel
}
