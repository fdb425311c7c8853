// Command nightlight builds a website of Markdown, YAML and React components:
// every page as finished HTML that the browser then brings to life.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"nightlight/generator/base/diag"
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

// stopDelay is how long a stopped command may take to tidy up. What it then leaves behind,
// the next one removes.
const stopDelay = time.Second

// waitFor returns how a command ended, and does not wait for one that was stopped and goes
// on.
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

// stopSignals end a command. A closed terminal and an editor's task send others than Ctrl+C;
// where nohup has started it, a closed terminal does not end it.
func stopSignals() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}

// run runs the command line and returns the exit status.
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
		fmt.Fprintf(streams.Err, "%v\n\nnightlight --help lists the commands; nightlight COMMAND --help explains one.\n", err)
		return exitUsage
	}
	printError(streams, err)
	return exitProblems
}

// printError prints why a command could not do its work.
func printError(streams Streams, err error) {
	if problem := diag.TooFewFiles(err.Error()); problem != nil {
		_ = printProblems(streams, diag.List{*problem}) // there is no other place to report it
		return
	}
	fmt.Fprintln(streams.Err, "error:", err)
}
