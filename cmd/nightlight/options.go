package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"sync"
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

func terminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// controllable says whether a stream is a terminal that understands escape sequences.
func controllable(stream any) bool { return terminal(stream) && os.Getenv("TERM") != "dumb" }

// styleOf is what a stream can show: colours unless NO_COLOR is set, and the terminal's width.
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

// plan plans the site, and installs its npm packages before when that is needed.
func (o *siteOptions) plan(ctx context.Context, builder *generator.Builder, say func(string)) (*generator.Plan, diag.List) {
	if diags := npm.Ensure(ctx, o.Root, say); diags.HasErrors() {
		return nil, diags
	}
	return builder.Plan(ctx)
}

func printProblems(streams Streams, list diag.List) error {
	return diag.Print(streams.Err, diag.Text, list, styleOf(streams.Err))
}

// progressDelay is how long a command may work before it says what it is doing.
const progressDelay = time.Second

// progress shows one calm line on a terminal while something takes long.
type progress struct {
	w     io.Writer
	quiet bool
	live  bool // the line may be drawn and wiped

	mu    sync.Mutex
	step  string
	shown bool
	timer *time.Timer
}

func startProgress(w io.Writer, quiet bool) *progress {
	p := &progress{w: w, quiet: quiet, live: !quiet && controllable(w)}
	if p.live {
		p.timer = time.AfterFunc(progressDelay, p.show)
	}
	return p
}

func (p *progress) doing(step string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.step = step
	if p.shown {
		p.draw()
	}
}

func (p *progress) say(sentence string) {
	if p.quiet {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wipe()
	fmt.Fprintln(p.w, sentence)
	if p.shown {
		p.draw()
	}
}

// stop wipes the line. It may be called more than once.
func (p *progress) stop() {
	if !p.live {
		return
	}
	p.timer.Stop()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wipe()
	p.live, p.shown = false, false
}

func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.live {
		p.shown = true
		p.draw()
	}
}

func (p *progress) draw() { fmt.Fprintf(p.w, "\r\x1b[K%s …", p.step) }

func (p *progress) wipe() {
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
