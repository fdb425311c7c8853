package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/budget"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
)

type buildOptions struct {
	siteOptions
	Streams Streams
	Sizes   bool
	Verify  bool
	Launch  bool
	// Bill is the file for the bill of materials; empty for none.
	Bill string
}

func newBuildCmd(streams Streams, runF func(context.Context, *buildOptions) error) *cobra.Command {
	opts := &buildOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "build",
		Short: "Make the finished site in dist/",
		Long: `Makes the finished site in dist/ from content/, components/ and public/.

When something is wrong, build says what, where, and how to fix it; the
folder then stays as the last good build left it.

With --launch it also refuses what must not go live, such as examples and invented
stories; a site that says “demonstration: true” may hold them.`,
		Example: `  nightlight build
  nightlight build --drafts --out preview
  nightlight build --sizes     the size of each page
  nightlight build --verify    build again with nothing remembered, and compare each byte`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Sizes, "sizes", false, "print the size of each page")
	cmd.Flags().BoolVar(&opts.Launch, "launch", false, "refuse to build what must not go live")
	cmd.Flags().StringVar(&opts.Bill, "sbom", "", "write the bill of materials (CycloneDX) to this file")
	cmd.Flags().Lookup("sbom").NoOptDefVal = "sbom.cdx.json"
	cmd.Flags().BoolVar(&opts.Verify, "verify", false, "build again with nothing remembered, and write the site only if each byte is the same")
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
	folder.Waiting = progress.say

	builder, err := opts.builder(generator.Options{})
	if err != nil {
		return err
	}
	defer builder.Close()

	built, diags, err := opts.build(ctx, builder, folder, progress)
	progress.stop()
	if err := cmp.Or(err, ctx.Err()); err != nil {
		return err
	}
	if err := printProblems(opts.Streams, diags); err != nil {
		return err
	}
	if diags.HasErrors() {
		return errProblems
	}
	if !opts.Quiet {
		summarise(opts.Streams.Out, opts.Out, built, time.Since(start))
		nameShared(opts.Streams.Out, builder.RemoteReport())
	}
	if opts.Sizes {
		return printSizes(opts.Streams.Out, built.measured)
	}
	return nil
}

// built is a site that was written; its fields are empty where there are errors.
type built struct {
	site     *generator.Plan
	written  disk.Report
	measured *budget.Report
	// verified is how many files a build with nothing remembered has made alike.
	verified int
	// noted is how many addresses were published for the first time.
	noted int
}

// build plans the site, writes it and measures what was written.
func (o *buildOptions) build(ctx context.Context, builder *generator.Builder, folder disk.Folder, progress *progress) (b built, diags diag.List, err error) {
	progress.doing("reading and bundling")
	b.site, diags = o.plan(ctx, builder, progress.say)
	if b.site == nil {
		return b, diags, nil
	}
	diags.Add(builder.Locate(b.site.Opened(o.Launch)))
	if o.Launch {
		diags.Add(builder.Review(b.site.Content))
		diags.Add(builder.Locate(golive.Refuse(b.site.Content)))
	}
	if diags.HasErrors() {
		return b, diags, nil
	}
	progress.doing("rendering")
	weighed := make(chan struct{})
	go func() { // a processor is idle while the last pictures are drawn
		defer close(weighed)
		b.site.Weigh()
	}()
	defer func() { <-weighed }()
	written, found, err := disk.Write(ctx, b.site.Set, folder, o.verification(&b, builder, folder, progress))
	diags.Add(found)
	if err != nil || diags.HasErrors() {
		return b, diags, err
	}
	b.written = written
	lengths := written.Lengths
	if o.Sizes {
		lengths = nil // so that all pages are measured
	}
	b.measured, found = b.site.Measure(ctx, lengths, folder.Read)
	diags.Add(found)
	diags.Add(builder.Locate(b.measured.Over(diag.Warning)))
	b.noted, found, err = o.notePublished(b.site)
	if diags.Add(found); err != nil {
		return b, diags, err
	}
	return b, diags, o.writeBill(builder, b.site)
}

// verification is the check that --verify asks for; nil without it.
func (o *buildOptions) verification(b *built, builder *generator.Builder, folder disk.Folder, progress *progress) disk.Check {
	if !o.Verify {
		return nil
	}
	return func(ctx context.Context, site disk.Staged) (diags diag.List, err error) {
		progress.doing("building again with nothing remembered")
		b.verified, diags, err = builder.Verify(ctx, folder.Name, site)
		return diags, err
	}
}

// writeBill writes the bill of materials beside the site, where it is asked for.
func (o *buildOptions) writeBill(builder *generator.Builder, site *generator.Plan) error {
	if o.Bill == "" {
		return nil
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return errors.New("the program does not know which modules it is made of; build it with modules")
	}
	return os.WriteFile(o.Bill, builder.BillOfMaterials(site, info.Deps), 0o644)
}

// summarise prints what was built.
func summarise(w io.Writer, out string, b built, took time.Duration) {
	nameUnshown(w, b.site.Content)
	if b.noted > 0 {
		fmt.Fprintf(w, "Noted %d new addresses in %s: keep that file with the others in the project's history.\n", b.noted, content.PublishedFile)
	}
	if b.verified > 0 {
		fmt.Fprintf(w, "Verified: a build with nothing remembered makes the same %d files.\n", b.verified)
	}
	fmt.Fprintf(w, "Built %d pages, %d files, in %s.\n", len(b.site.Routes), len(b.site.Paths()), took.Round(time.Millisecond))
	fmt.Fprintf(w, "  HTML                %s\n", budget.Size(int(b.written.HTML)))
	heaviest := b.measured.Heaviest()
	fmt.Fprintf(w, "  JavaScript          %s gzip at most, on %s\n", budget.Size(heaviest.Scripts), heaviest.Path)
	fmt.Fprintf(w, "  %-19s %d written, %d unchanged, %d removed\n",
		filepath.ToSlash(out)+"/", b.written.Written, b.written.Unchanged, b.written.Removed)
}

// nameShared prints what the store was asked that other machines share.
func nameShared(w io.Writer, shared generator.RemoteReport) {
	if shared.Found+shared.Missing > 0 {
		fmt.Fprintf(w, "  Remote cache        %d found, %d missing, %d added\n", shared.Found, shared.Missing, shared.Added)
	}
	if shared.Problem != nil {
		fmt.Fprintf(w, "  The remote cache did not do all that it was asked, which costs time only: %v.\n", shared.Problem)
	}
}

// unshown says why a page is not, where its file says nothing of a day.
var unshown = map[content.Reason]string{content.Draft: "a draft", content.Unwritten: "which has no text yet"}

// nameUnshown prints what is written and not shown: posts that wait for their day, and drafts.
func nameUnshown(w io.Writer, tree *content.Tree) {
	for _, address := range slices.Sorted(maps.Keys(tree.Unpublished)) {
		page := tree.Unpublished[address]
		if why := unshown[page.Reason]; why != "" {
			fmt.Fprintf(w, "Not shown: %s, %s.\n", page.File, why)
		}
	}
	for _, waiting := range tree.Scheduled {
		fmt.Fprintf(w, "Waiting: %q goes live on %s, if something builds then.\n",
			waiting.Title, waiting.Date.Format("2 January 2006"))
	}
	if len(tree.Scheduled) > 0 {
		fmt.Fprintln(w, "  docs/content.md says how a host builds by itself each morning: “Drafts and future dates”.")
	}
}

// printSizes prints the size of each page, compressed.
func printSizes(w io.Writer, measured *budget.Report) error {
	fmt.Fprintf(w, "\nEvery page: fonts %s.\n\n", budget.Size(measured.Fonts()))
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "scripts, gzip\tstyles, gzip\tHTML, gzip\t")
	for _, row := range measured.Rows() {
		fmt.Fprintf(table, "%s\t%s\t%s\t  %s\n", budget.Size(row.Scripts), budget.Size(row.Styles), budget.Size(row.HTML), row.Path)
	}
	return table.Flush()
}
