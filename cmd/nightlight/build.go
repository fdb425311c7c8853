package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/budget"
	"nightlight/generator/diag"
	"nightlight/generator/model"
	"nightlight/generator/output/disk"
)

type buildOptions struct {
	siteOptions
	Streams Streams
	Sizes   bool
	Verify  bool
}

func newBuildCmd(streams Streams, runF func(context.Context, *buildOptions) error) *cobra.Command {
	opts := &buildOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "build",
		Short: "Make the finished site in dist/",
		Long: `Makes the finished site in dist/ from content/, components/ and public/.

When something is wrong, build says what, where, and how to fix it; the
folder then stays as the last good build left it.`,
		Example: `  nightlight build
  nightlight build --drafts --out preview
  nightlight build --sizes     the size of each page
  nightlight build --verify    build twice, the second time without the cache, and compare`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Sizes, "sizes", false, "print the size of each page")
	cmd.Flags().BoolVar(&opts.Verify, "verify", false, "compare with a build that uses no cache")
	return cmd
}

func buildRun(ctx context.Context, opts *buildOptions) error {
	start := time.Now()
	folder, err := opts.outFolder()
	if err != nil {
		return err
	}
	progress := startProgress(opts.Streams.Err, opts.Quiet)
	defer progress.stop()

	builder, err := opts.builder(generator.Options{MeasureAll: opts.Sizes})
	if err != nil {
		return err
	}
	defer builder.Close()

	progress.doing("reading and bundling")
	site, diags := opts.plan(ctx, builder, progress.say)
	var report disk.Report
	var measured *budget.Report
	if site != nil {
		progress.doing("rendering")
		written, ds, err := disk.Write(ctx, site.Set, folder)
		diags.Add(ds)
		if err != nil {
			return err
		}
		report = written
	}
	if site != nil && !diags.HasErrors() {
		var ds diag.List
		measured, ds = site.Measure(ctx, report.Lengths)
		diags.Add(ds)
		diags.Add(builder.Locate(measured.Over(diag.Warning)))
	}
	if opts.Verify && !diags.HasErrors() {
		progress.doing("comparing")
		ds, err := opts.verify(ctx, folder, builder.Now())
		diags.Add(ds)
		if err != nil {
			return err
		}
	}
	progress.stop()
	if err := printProblems(opts.Streams, diags); err != nil {
		return err
	}
	if diags.HasErrors() {
		return errProblems
	}
	if !opts.Quiet {
		summarise(opts.Streams.Out, opts.Out, site, measured, report, time.Since(start))
	}
	if opts.Sizes {
		return printSizes(opts.Streams.Out, measured)
	}
	return nil
}

// verify builds once more, without the cache, and compares.
func (o *buildOptions) verify(ctx context.Context, folder disk.Folder, now time.Time) (diag.List, error) {
	files, diags, err := generator.VerifyReproducible(ctx, generator.Options{Root: o.Root, Model: model.LittleDormouse(), Drafts: o.Drafts, Now: now}, folder)
	if err == nil && !diags.HasErrors() && !o.Quiet {
		fmt.Fprintf(o.Streams.Out, "Verified: a build without the cache makes the same %d files.\n", files)
	}
	return diags, err
}

// summarise prints what was built.
func summarise(w io.Writer, out string, site *generator.Plan, measured *budget.Report, report disk.Report, took time.Duration) {
	stats := site.Rendered()
	for _, waiting := range site.Content.Scheduled {
		fmt.Fprintf(w, "Waiting: %q goes live on %s, with the first build from that day on.\n",
			waiting.Title, waiting.Date.Format("2 January 2006"))
	}
	fmt.Fprintf(w, "Built %d pages, %d files, in %s.\n", len(site.Routes), len(site.Paths()), took.Round(time.Millisecond))
	fmt.Fprintf(w, "  HTML                %s\n", budget.Size(int(report.HTML)))
	heaviest := measured.Heaviest()
	fmt.Fprintf(w, "  JavaScript          %s gzip at most, on %s\n", budget.Size(heaviest.Scripts), heaviest.Path)
	fmt.Fprintf(w, "  Prose shipped twice %d bytes\n", stats.DuplicatedBytes)
	fmt.Fprintf(w, "  %-19s %d written, %d unchanged, %d removed\n",
		filepath.ToSlash(out)+"/", report.Written, report.Unchanged, report.Removed)
}

// printSizes prints the size of each page, compressed.
func printSizes(w io.Writer, measured *budget.Report) error {
	style, fonts := measured.Shared()
	fmt.Fprintf(w, "\nEvery page: style sheet %s gzip, fonts %s.\n\n", budget.Size(style), budget.Size(fonts))
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "scripts, gzip\tHTML, gzip\t")
	for _, row := range measured.Rows() {
		fmt.Fprintf(table, "%s\t%s\t  %s\n", budget.Size(row.Scripts), budget.Size(row.HTML), row.Path)
	}
	return table.Flush()
}
