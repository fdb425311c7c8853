// Command nightlight builds a website from Markdown, YAML and React components:
// every page is finished HTML that the browser then hydrates.
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

// stopDelay is how long a stopped command may clean up. The next command removes the rest.
const stopDelay = time.Second

// waitFor returns the result of a command. It waits only stopDelay for one that was stopped.
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

// stopSignals returns the signals that stop a command, without SIGHUP under nohup.
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
		fmt.Fprintln(streams.Err, "stopped") // errors of a stopped command are not problems of the site
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
	// memoryTarget is the memory in bytes that is used before garbage is collected.
	memoryTarget = 320 << 20
	// largeGCPercent is the heap growth between two collections for large sites.
	largeGCPercent = 60
)

// memoryLimit is the limit set by the environment.
var memoryLimit = debug.SetMemoryLimit(-1)

// deferGarbage starts a collection only when the memory reaches the target: by default Go collects
// at each doubling, which takes a fifth of a small site's build. The target is a limit instead of
// a percentage, which would be relative to a heap that has grown before it is set again.
func deferGarbage() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	percent, limit := -1, min(memoryTarget, memoryLimit)
	if live[0].Value.Uint64()*(100+largeGCPercent)/100 > memoryTarget {
		percent, limit = largeGCPercent, memoryLimit
	}
	debug.SetGCPercent(percent)
	debug.SetMemoryLimit(limit)
	runtime.AddCleanup(new([4]int), func(int) { deferGarbage() }, 0) // runs after the next collection
}

// parentEvery is how often a server checks whether its parent process still exists.
const parentEvery = time.Second

// withParent returns a context that ends with the parent process, so that a killed npm leaves
// no server behind. Under nohup, whose purpose is that, it does not.
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
