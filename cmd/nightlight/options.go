package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/npm"
	"nightlight/generator/serving/host"
)

// Streams are the standard streams of a command; tests pass buffers.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

func terminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// controllable reports whether a stream is a terminal that supports escape sequences.
func controllable(stream any) bool { return terminal(stream) && os.Getenv("TERM") != "dumb" }

// styleOf returns what a stream can show: colours unless NO_COLOR is set, and the terminal's width.
func styleOf(stream any) diag.Style {
	_, refused := os.LookupEnv("NO_COLOR")
	style := diag.Style{Colour: !refused && controllable(stream)}
	if terminal(stream) {
		style.Width, _, _ = term.GetSize(int(stream.(*os.File).Fd())) // 0 if it is not known
	}
	return style
}

// siteOptions are the flags that all commands about a site share.
type siteOptions struct {
	Root string
	Out  string
	// CacheDir is where results are stored; empty for the default.
	CacheDir string
	Drafts   bool
	Quiet    bool
}

func (o *siteOptions) addFlags(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&o.Root, "root", ".", "the folder with content/, components/, public/ and package.json")
	flags.StringVar(&o.Out, "out", "dist", "the folder of the finished site, below the root unless it is a whole path")
	flags.StringVar(&o.CacheDir, "cache-dir", os.Getenv("NIGHTLIGHT_CACHE"), "the folder that stores results from one build to the next (default $NIGHTLIGHT_CACHE, else in node_modules/.cache)")
	flags.Lookup("cache-dir").DefValue = "" // not printed twice: the sentence contains it
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

// plan plans the site, after installing its npm packages if necessary.
func (o *siteOptions) plan(ctx context.Context, builder *generator.Builder, say func(string)) (*generator.Plan, diag.List) {
	if diags := npm.Ensure(ctx, o.Root, say); diags.HasErrors() {
		return nil, diags
	}
	return builder.Plan(ctx)
}

// readContent reads the content of a site as a build does. If it has errors, readContent prints
// them and returns refusal as the error. Otherwise the caller must close the builder.
func readContent(ctx context.Context, streams Streams, site siteOptions, refusal string) (*generator.Builder, *content.Tree, error) {
	builder, err := site.builder(generator.Options{})
	if err != nil {
		return nil, nil, err
	}
	tree, diags := builder.Content(ctx)
	if diags.HasErrors() {
		builder.Close()
		_ = printProblems(streams, diags)
		return nil, nil, errors.New(refusal)
	}
	return builder, tree, nil
}

func printProblems(streams Streams, list diag.List) error {
	return diag.Print(streams.Err, diag.Text, list, styleOf(streams.Err))
}

// progressDelay is how long a command may run before it says what it is doing.
const progressDelay = time.Second

// progress shows one line on a terminal during a long operation.
type progress struct {
	w     io.Writer
	quiet bool
	live  bool // the line may be drawn and erased

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
	p.step = step + " …"
	p.draw(p.step)
}

func (p *progress) say(sentence string) {
	if p.quiet {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.draw("")
	fmt.Fprintln(p.w, sentence)
	p.draw(p.step)
}

// stop erases the line. It may be called more than once.
func (p *progress) stop() {
	if !p.live {
		return
	}
	p.timer.Stop()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.draw("")
	p.live, p.shown = false, false
}

func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.live {
		p.shown = true
		p.draw(p.step)
	}
}

func (p *progress) draw(text string) {
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K", text)
	}
}

// receivedFolder contains form submissions. No command deletes it.
const receivedFolder = "received"

func (o *siteOptions) inbox() host.Inbox { return host.Inbox(filepath.Join(o.Root, receivedFolder)) }

// sourceFolders contain the user's files: a site is never written into them.
var sourceFolders = []string{"content", "components", "public", "node_modules", ".git", ".nightlight", receivedFolder}

// workFolders are folders in .nightlight that do not belong to an output folder of that name.
var workFolders = []string{"cache", "npm-cache", "server"}

func (o *siteOptions) folder() disk.Folder {
	return disk.Folder{Path: o.below(o.Out), Name: filepath.ToSlash(filepath.Clean(o.Out))}
}

func (o *siteOptions) below(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(o.Root, path)
}

// publishedFolders are copied to the finished site or read as its sources.
var publishedFolders = []string{"content", "components", "public"}

// checkCacheDir rejects a folder whose files would be published or read as sources.
func (o *siteOptions) checkCacheDir() error {
	if o.CacheDir == "" {
		return nil
	}
	for _, name := range append([]string{o.Out}, publishedFolders...) {
		if isWithin(o.below(o.CacheDir), o.below(name)) {
			return usageError{fmt.Errorf("--cache-dir %s is in %s, where it would become part of the site: name a folder of its own", o.CacheDir, name)}
		}
	}
	return nil
}

// outFolder returns the output folder, which must not contain sources or be inside them.
func (o *siteOptions) outFolder() (disk.Folder, error) {
	folder := o.folder()
	out, err := filepath.Abs(folder.Path)
	if err != nil {
		return disk.Folder{}, err
	}
	if isWithin(o.Root, out) {
		return disk.Folder{}, usageError{fmt.Errorf("--out %s contains the site's own files: name a folder of its own, such as dist", folder.Name)}
	}
	for _, name := range sourceFolders {
		source := filepath.Join(o.Root, name)
		if isWithin(out, source) || isWithin(source, out) {
			return disk.Folder{}, usageError{fmt.Errorf("--out %s would write into %s: name a folder of its own, such as dist", folder.Name, name)}
		}
	}
	// Writing needs a folder of the same name in .nightlight beside the output folder.
	out = resolve(out)
	if name := filepath.Base(out); filepath.Dir(out) == resolve(o.Root) && slices.Contains(workFolders, name) {
		return disk.Folder{}, usageError{fmt.Errorf("--out %s needs .nightlight/%s, which is in use: name another folder, such as dist", folder.Name, name)}
	}
	return folder, nil
}

// isWithin reports whether a path is in a folder, following symbolic links.
func isWithin(path, folder string) bool {
	want, err := os.Stat(folder)
	if err != nil {
		return false
	}
	path = resolve(path)
	for {
		if info, err := os.Stat(path); err == nil && os.SameFile(info, want) {
			return true
		}
		parent := filepath.Dir(path)
		if parent == path {
			return false
		}
		path = parent
	}
}

// resolve returns the absolute path, with symbolic links resolved as far as the path exists.
func resolve(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if target, err := filepath.EvalSymlinks(path); err == nil {
		return target
	}
	parent := filepath.Dir(path)
	if parent == path {
		return path
	}
	return filepath.Join(resolve(parent), filepath.Base(path))
}
