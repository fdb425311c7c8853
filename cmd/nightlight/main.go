// Command nightlight builds a website of Markdown, YAML and React components:
// every page as finished HTML that the browser then brings to life.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"syscall"
	"time"
)

// The exit statuses.
const (
	exitFine     = 0
	exitProblems = 1
	exitUsage    = 2
)

// errProblems ends a command whose problems have been printed.
var errProblems = errors.New("there are problems to fix")

func main() {
	deferGarbage()
	os.Exit(run(os.Args[1:], Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}))
}

// stopDelay is how long a stopped command may tidy up. The next one removes the rest.
const stopDelay = time.Second

// waitFor returns how a command ended, without waiting for one that was stopped.
func waitFor(ctx context.Context, ended <-chan error) error {
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(stopDelay):
		return ctx.Err()
	}
}

// stopSignals end a command: Ctrl+C, a closed terminal, an editor's task. nohup ignores some.
func stopSignals() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}

func run(args []string, streams Streams) int {
	ctx, stop := signal.NotifyContext(context.Background(), stopSignals()...)
	defer stop()

	cmd := newRootCmd(streams)
	cmd.SetArgs(args)
	ended := make(chan error, 1)
	go func() { ended <- cmd.ExecuteContext(ctx) }()
	err := waitFor(ctx, ended)
	switch {
	case err == nil:
		return exitFine
	case ctx.Err() != nil:
		fmt.Fprintln(streams.Err, "stopped") // what a stopped command reports is no fault of the site
		return exitProblems
	case errors.Is(err, errProblems):
		return exitProblems
	case errors.As(err, new(usageError)):
		fmt.Fprintf(streams.Err, "%s\n\nnightlight --help lists the commands; nightlight COMMAND --help explains one.\n", plainLines(err.Error()))
		return exitUsage
	}
	fmt.Fprintln(streams.Err, "error:", plainLines(err.Error()))
	return exitProblems
}

const (
	// memoryTarget is how much memory is taken, in bytes, before garbage is collected.
	memoryTarget = 320 << 20
	// largeGCPercent is the growth between two collections of large sites.
	largeGCPercent = 60
)

// memoryLimit is what the environment sets.
var memoryLimit = debug.SetMemoryLimit(-1)

// deferGarbage begins each collection when the memory reaches the target: by itself Go collects
// at each doubling, which takes a fifth of a small site's build. The target is a limit and no
// percentage, as that would apply to a heap that has grown before it is set anew.
func deferGarbage() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	percent, limit := -1, min(memoryTarget, memoryLimit)
	if live[0].Value.Uint64()*(100+largeGCPercent)/100 > memoryTarget {
		percent, limit = largeGCPercent, memoryLimit
	}
	debug.SetGCPercent(percent)
	debug.SetMemoryLimit(limit)
	runtime.AddCleanup(new([4]int), func(int) { deferGarbage() }, 0) // after the next one
}

// parentEvery is how long it may take until a server notices that nobody has started it any more.
const parentEvery = time.Second

// withParent returns a context that ends with the program that started this one, so that a
// killed npm leaves no server behind. nohup asks for just that, and is not waited for.
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
