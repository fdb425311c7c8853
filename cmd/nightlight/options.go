package main

import (
	"context"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/model"
	"nightlight/generator/rendering/npm"
)

// Streams are where a command reads and writes; tests give it buffers.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// terminal says whether a stream is a screen with a person before it.
func terminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// controllable says whether a stream is a terminal that understands escape sequences.
func controllable(stream any) bool { return terminal(stream) && os.Getenv("TERM") != "dumb" }

// styleOf is what a stream can show: colours on a terminal, unless NO_COLOR is set, and as
// much of a line as the terminal is wide.
func styleOf(stream any) diag.Style {
	_, refused := os.LookupEnv("NO_COLOR")
	style := diag.Style{Colour: !refused && controllable(stream)}
	if terminal(stream) {
		style.Width, _, _ = term.GetSize(int(stream.(*os.File).Fd())) // 0 when it does not say
	}
	return style
}

// siteOptions are the flags that all commands about a site share.
type siteOptions struct {
	Root string
	Out  string
	// CacheDir is where results are kept; empty for the usual place.
	CacheDir string
	Drafts   bool
	Quiet    bool
}

func (o *siteOptions) addFlags(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&o.Root, "root", ".", "the folder that holds content/, components/, public/ and package.json")
	flags.StringVar(&o.Out, "out", "dist", "the folder of the finished site, below the root unless it is a whole path")
	flags.StringVar(&o.CacheDir, "cache-dir", os.Getenv("NIGHTLIGHT_CACHE"), "the folder that keeps results from one build to the next (default $NIGHTLIGHT_CACHE, else in node_modules/.cache)")
	flags.Lookup("cache-dir").DefValue = "" // so that it is not printed: the sentence says it
	flags.BoolVar(&o.Drafts, "drafts", false, "include drafts and articles dated in the future")
	flags.BoolVar(&o.Quiet, "quiet", false, "print problems only")
}

// builder returns the builder of the site that the flags name; more holds the options
// that no flag sets.
func (o *siteOptions) builder(more generator.Options) (*generator.Builder, error) {
	if err := o.checkCacheDir(); err != nil {
		return nil, err
	}
	more.Root, more.Model, more.Drafts, more.Now = o.Root, model.LittleDormouse(), o.Drafts, time.Now()
	more.Remote = generator.Remote{
		URL:    os.Getenv("NIGHTLIGHT_REMOTE_CACHE"),
		Write:  os.Getenv("NIGHTLIGHT_REMOTE_CACHE_WRITE") == "1",
		Secret: os.Getenv("NIGHTLIGHT_REMOTE_CACHE_SECRET"),
	}
	if o.CacheDir != "" {
		more.CacheDir = o.below(o.CacheDir)
	}
	return generator.New(more)
}

// plan plans the site, and installs its npm packages before when that is needed. Say is
// called with a sentence about that.
func (o *siteOptions) plan(ctx context.Context, builder *generator.Builder, say func(string)) (*generator.Plan, diag.List) {
	if diags := npm.Ensure(ctx, o.Root, say); diags.HasErrors() {
		return nil, diags
	}
	return builder.Plan(ctx)
}

// printProblems prints a list for people, on the error stream.
func printProblems(streams Streams, list diag.List) error {
	return diag.Print(streams.Err, diag.Text, list, styleOf(streams.Err))
}
