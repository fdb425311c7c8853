package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
)

type checkOptions struct {
	siteOptions
	Streams Streams
	Launch  bool
	// ApproveAs is who has read what Model.Review asks about.
	ApproveAs string
	Format    string
}

func newCheckCmd(streams Streams, runF func(context.Context, *checkOptions) error) *cobra.Command {
	opts := &checkOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "check",
		Short: "Find everything that is wrong, without writing anything",
		Long: `Makes the whole site in memory and reports everything that is wrong with it: in the
words, in the links between pages, in the finished pages, and in their sizes. Nothing
is written.

With --launch it also goes through what must be true before the site goes live,
such as real addresses instead of examples.`,
		Example: `  nightlight check
  nightlight check --launch
  nightlight check --format github`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Launch, "launch", false, "also go through what must be true before going live")
	cmd.Flags().StringVar(&opts.ApproveAs, "approve", "", "say that this person, by name and profession, has read the sentences about safety")
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
		if err := opts.approve(planned.Content); err != nil {
			return err
		}
		diags.Add(builder.Check(ctx, planned, opts.folder().Name))
		diags.Add(builder.Locate(planned.Opened(opts.Launch)))
		if opts.Launch {
			diags.Add(builder.Locate(golive.Check(planned.Content)))
		}
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

// approve writes down who has read the texts that somebody has to read.
func (o *checkOptions) approve(tree *content.Tree) error {
	review := tree.Model.Review
	if o.ApproveAs == "" || review == nil {
		return nil
	}
	by := tree.Now.Format(time.DateOnly) + " " + strings.Join(strings.Fields(o.ApproveAs), " ")
	text, err := review.Approve(tree, by)
	if err != nil {
		return err
	}
	return disk.ReplaceFile(filepath.Join(o.Root, filepath.FromSlash(review.File)), []byte(text))
}
