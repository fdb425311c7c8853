package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/output"
)

type buildOptions struct {
	siteOptions
	Streams Streams
}

func newBuildCmd(streams Streams, runF func(context.Context, *buildOptions) error) *cobra.Command {
	opts := &buildOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "build",
		Short: "Make the finished site in dist/",
		Long: `Makes the finished site in dist/ from content/, components/ and public/.

When something is wrong, build says what, where, and how to mend it; the dist/
of the last good build then stays as it was.`,
		Example: `  nightlight build
  nightlight build --drafts --out preview`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	opts.addFlags(cmd)
	return cmd
}

func buildRun(ctx context.Context, opts *buildOptions) error {
	start := time.Now()
	progress := startProgress(opts.Streams.Err, opts.Quiet)
	defer progress.stop()

	builder, err := opts.builder(false, progress.say)
	if err != nil {
		return err
	}
	defer builder.Close()

	progress.doing("reading and bundling")
	site, diags := builder.Plan(ctx)
	var report output.Report
	if site != nil {
		progress.doing("rendering")
		written, ds, err := output.Write(ctx, site.Set, opts.outDir())
		diags.Add(ds)
		if err != nil {
			return err
		}
		report = written
	}
	progress.stop()
	if err := printProblems(opts.Streams, diags); err != nil {
		return err
	}
	if diags.HasErrors() {
		return errProblems
	}
	if !opts.Quiet {
		summarise(opts.Streams.Out, opts.Out, site, report, time.Since(start))
	}
	return nil
}

// outDir is where the finished site goes.
func (o *siteOptions) outDir() string {
	if filepath.IsAbs(o.Out) {
		return o.Out
	}
	return filepath.Join(o.Root, o.Out)
}

// summarise tells what was built.
func summarise(w io.Writer, out string, site *generator.Site, report output.Report, took time.Duration) {
	stats := site.Rendered()
	for _, waiting := range site.Content.Scheduled {
		fmt.Fprintf(w, "Waiting: %q goes live on %s, with the first build from that day on.\n",
			waiting.Title, waiting.Date.Format("2 January 2006"))
	}
	fmt.Fprintf(w, "Built %d pages, %d files, in %s.\n", len(site.Routes), len(site.Paths()), took.Round(time.Millisecond))
	fmt.Fprintf(w, "  HTML                %s\n", size(stats.HTML))
	fmt.Fprintf(w, "  JavaScript          %s gzip, all that the home page loads\n", size(homeScripts(site)))
	fmt.Fprintf(w, "  Prose shipped twice %d bytes\n", stats.Twice)
	fmt.Fprintf(w, "  %-19s %d written, %d unchanged, %d removed\n",
		filepath.ToSlash(out)+"/", report.Written, report.Unchanged, report.Removed)
}

// homeScripts is the size of the scripts of the home page as they travel.
func homeScripts(site *generator.Site) (n int) {
	for _, address := range append([]string{site.Manifest.Entry}, site.Manifest.Preload["home"]...) {
		data, _, _, _ := site.Read(context.Background(), address)
		n += gzipped(data)
	}
	return n
}

func gzipped(data []byte) int {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	_, _ = w.Write(data)
	_ = w.Close()
	return b.Len()
}

// size is a number of bytes for people.
func size(n int) string {
	if n < 1000 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.1f KB", float64(n)/1000)
}
