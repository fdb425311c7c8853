package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/review"
)

type checkOptions struct {
	siteOptions
	Streams Streams
	Launch  bool
	Format  string
	// Links asks the addresses of other sites too, each for at most LinksTimeout.
	Links        bool
	LinksTimeout time.Duration
}

func newCheckCmd(streams Streams) *cobra.Command {
	opts := &checkOptions{Streams: streams}
	cmd := described("check", func(ctx context.Context, _ []string) error { return checkRun(ctx, opts) })
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Launch, "launch", false, "also go through what must be true before going live")
	cmd.Flags().BoolVar(&opts.Links, "links", false, "also ask other sites whether the pages that are linked to are there")
	cmd.Flags().DurationVar(&opts.LinksTimeout, "links-timeout", 20*time.Second, "how long another site may take to answer")
	cmd.Flags().StringVar(&opts.Format, "format", "text", "how to print problems: text, json or github")
	return cmd
}

func checkRun(ctx context.Context, opts *checkOptions) error {
	format, err := diag.ParseFormat(opts.Format)
	if err != nil {
		return usageError{err}
	}
	progress := startProgress(opts.Streams.Err, opts.Quiet)
	defer progress.stop()
	builder, err := opts.builder(generator.Options{})
	if err != nil {
		return err
	}
	defer builder.Close()

	progress.doing("checking")
	planned, diags := opts.plan(ctx, builder, progress.say)
	if planned != nil {
		diags.Add(builder.Check(ctx, planned, opts.folder().Name))
		launch := builder.Locate(golive.Check(planned.Content))
		if opts.Launch {
			diags.Add(launch)
			diags = append(review.Require(planned.Content, diags), review.Signatures(planned.Content)...)
		} else {
			diags.Add(builder.Locate(golive.Aged(planned.Content)))
		}
		if opts.Links {
			progress.doing("asking other sites")
			gone, report := builder.AskOutside(ctx, planned, opts.LinksTimeout)
			diags.Add(gone)
			if format == diag.Text {
				progress.say(fmt.Sprintf("Links to other sites: %d work (%d of them checked in the last week), %d don't, and %d gave no clear answer.",
					report.Found, report.Remembered, report.Broken, report.Unknown))
			}
		}
		diags.Add(builder.Unused())
	}
	progress.stop()
	if err := ctx.Err(); err != nil {
		return err
	}
	err = diag.Print(opts.Streams.Out, format, diags, styleOf(opts.Streams.Out))
	if err != nil {
		return err
	}
	if diags.HasErrors() {
		return errProblems
	}
	if format == diag.Text && !opts.Quiet {
		nameUnshown(opts.Streams.Out, planned.Content)
		if len(diags) == 0 {
			fmt.Fprintf(opts.Streams.Out, "Nothing is wrong. Looked at %d pages.\n", len(planned.Routes))
		}
	}
	return nil
}
