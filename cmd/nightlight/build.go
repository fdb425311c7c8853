package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
)

type buildOptions struct {
	siteOptions
	Streams Streams
	Verify  bool
	Launch  bool
}

func newBuildCmd(streams Streams) *cobra.Command {
	opts := &buildOptions{Streams: streams}
	cmd := described("build", func(ctx context.Context, _ []string) error { return buildRun(ctx, opts) })
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Launch, "launch", false, "refuse to build what must not go live")
	cmd.Flags().BoolVar(&opts.Verify, "verify", false, "build again without a cache, and report each file that differs")
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
	return nil
}

// built is the result of a build; its fields are empty if there are errors.
type built struct {
	site    *generator.Plan
	written disk.Report
	// verified is the number of files that a build without a cache reproduced.
	verified int
	// noted is the number of addresses that were published for the first time.
	noted int
}

func (o *buildOptions) build(ctx context.Context, builder *generator.Builder, folder disk.Folder, progress *progress) (b built, diags diag.List, err error) {
	progress.doing("reading and bundling")
	b.site, diags = o.plan(ctx, builder, progress.say)
	if b.site == nil {
		return b, diags, nil
	}
	if o.Launch {
		diags = refused(builder, b.site, diags)
	}
	if diags.HasErrors() {
		return b, diags, nil
	}
	if access, err := readMembers(o.Root); err == nil && access.Protect == model.Sealed {
		folder.Own = true // otherwise files of an earlier, unsealed library would remain
	}
	progress.doing("rendering")
	written, found, err := disk.Write(ctx, b.site.Set, folder)
	diags.Add(found)
	if err != nil || diags.HasErrors() {
		return b, diags, err
	}
	b.written = written
	if o.Verify {
		progress.doing("building again without a cache")
		if b.verified, found, err = builder.Verify(ctx, b.site, folder); err != nil || found.HasErrors() {
			return b, append(diags, found...), err
		}
	}
	b.noted, found, err = o.notePublished(b.site)
	diags.Add(found)
	return b, diags, err
}

// refused adds the problems for which build --launch refuses a site.
func refused(builder *generator.Builder, site *generator.Plan, diags diag.List) diag.List {
	diags.Add(builder.Locate(golive.Refuse(site.Content)))
	return review.Require(site.Content, diags)
}

func summarise(w io.Writer, out string, b built, took time.Duration) {
	nameUnshown(w, b.site.Content)
	if b.noted > 0 {
		fmt.Fprintf(w, "Noted %d new addresses in %s: keep that file with the others in the project's history.\n", b.noted, content.PublishedFile)
	}
	if b.verified > 0 {
		fmt.Fprintf(w, "Verified: a build without a cache makes the same %d files.\n", b.verified)
	}
	fmt.Fprintf(w, "Built %d pages, %d files, in %s.\n", len(b.site.Routes), len(b.site.Paths()), took.Round(time.Millisecond))
	fmt.Fprintf(w, "  HTML                %.1f KB\n", float64(b.written.HTML)/1000)
	fmt.Fprintf(w, "  %-19s %d written, %d unchanged, %d removed\n",
		filepath.ToSlash(out)+"/", b.written.Written, b.written.Unchanged, b.written.Removed)
}

func nameShared(w io.Writer, shared generator.RemoteReport) {
	if shared.Found+shared.Missing > 0 {
		fmt.Fprintf(w, "  Remote cache        %d found, %d missing, %d added\n", shared.Found, shared.Missing, shared.Added)
	}
	if shared.Problem != nil {
		fmt.Fprintf(w, "  The remote cache did not do all that it was asked, which costs time only: %v.\n", shared.Problem)
	}
}

// unshown says why a page is not shown, for reasons other than a future date.
var unshown = map[content.Reason]string{content.Draft: "a draft", content.Unwritten: "which has no text yet"}

// nameUnshown prints the pages that are not shown: drafts, and posts with a future date.
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

const publishedRemark = `# The addresses that this site has published, written by build. When one of them is lost,
# the build says so. Never remove a line: redirect the address in content/site.yaml. The word
# members marks a page that only they may read.
`

// notePublished adds the site's addresses to the list of published ones, and returns the number
// of new ones. A demonstration or a build with drafts adds none.
func (o *buildOptions) notePublished(plan *generator.Plan) (added int, diags diag.List, err error) {
	if o.Drafts || plan.Content.Site().Demonstration {
		return 0, nil, nil
	}
	all, added, diags := plan.Published()
	if added == 0 || diags.HasErrors() {
		return 0, diags, nil
	}
	list := publishedRemark + strings.Join(all, "\n") + "\n"
	return added, nil, disk.ReplaceFile(filepath.Join(o.Root, filepath.FromSlash(content.PublishedFile)), []byte(list))
}

type checkOptions struct {
	siteOptions
	Streams Streams
	Launch  bool
	Format  string
	// Links checks links to other sites too.
	Links bool
	// Refused is set if build --launch would refuse the site.
	Refused bool
}

func newCheckCmd(streams Streams) *cobra.Command {
	opts := &checkOptions{Streams: streams}
	cmd := described("check", func(ctx context.Context, _ []string) error { return checkRun(ctx, opts) })
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.Launch, "launch", false, "also go through what must be true before going live")
	cmd.Flags().BoolVar(&opts.Links, "links", false, "also ask other sites whether the pages that are linked to are there")
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
			gone, report := builder.AskOutside(ctx, planned)
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
	opts.Refused = planned != nil && refused(builder, planned, slices.Clone(diags)).HasErrors()
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
