package main

import (
	"bytes"
	"context"
	"errors"
	"testing"
)

// What a stopped command could not finish is no problem of the site.
func TestAStoppedCommandPrintsNoProblems(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	site := siteOptions{Root: siteFolder(t), Out: "dist"}
	for name, run := range map[string]func(Streams) error{
		"build": func(s Streams) error { return buildRun(ctx, &buildOptions{siteOptions: site, Streams: s}) },
		"check": func(s Streams) error {
			return checkRun(ctx, &checkOptions{siteOptions: site, Streams: s, Format: "text"})
		},
	} {
		var printed bytes.Buffer
		if err := run(Streams{Out: &printed, Err: &printed}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s ends with %v", name, err)
		}
		if printed.Len() > 0 {
			t.Errorf("%s prints %s", name, &printed)
		}
	}
}

// A second of tidying up, and then the command is left behind.
func TestACommandThatDoesNotStopIsLeft(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	cancel()
	if err := waitFor(ctx, ended); !errors.Is(err, context.Canceled) {
		t.Errorf("ends with %v", err)
	}
}
