package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync/atomic"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/dev"
	"nightlight/generator/serving/host"
	"nightlight/generator/serving/inplace"
)

// watched are the source files and folders of a site, below its root.
var watched = []string{"content", "components", "public", "package.json", "package-lock.json", "tsconfig.json"}

type servingOptions struct {
	siteOptions
	Streams Streams
	Port    int
	Host    bool
}

type devOptions struct {
	servingOptions
	// ThirdParties loads third-party content, and disables editing.
	ThirdParties bool
}

func newDevCmd(streams Streams) *cobra.Command {
	opts := &devOptions{servingOptions: servingOptions{Streams: streams}}
	cmd := described("dev", func(ctx context.Context, _ []string) error { return devRun(ctx, opts) })
	opts.addFlags(cmd)
	cmd.Flags().BoolVar(&opts.ThirdParties, "third-parties", false, "show the calendar and load the ad tag; nothing can be edited then")
	return cmd
}

func (o *servingOptions) addFlags(cmd *cobra.Command) {
	o.siteOptions.addFlags(cmd)
	cmd.Flags().IntVar(&o.Port, "port", -1, "the port to serve on (default 4321, or the next that is free)")
	cmd.Flags().BoolVar(&o.Host, "host", false, "let phones and other machines on the same network connect")
	cmd.Flags().Lookup("port").DefValue = "0" // not printed twice: the sentence contains it
}

func (o *servingOptions) listen() (*dev.Listener, error) {
	if o.Port > 65535 {
		return nil, usageError{fmt.Errorf("there is no port %d: choose one from 1 to 65535", o.Port)}
	}
	return dev.Listen(o.Port, o.Host)
}

func devRun(ctx context.Context, opts *devOptions) error {
	ctx, stop := withParent(ctx)
	defer stop()
	listener, err := opts.listen()
	if err != nil {
		return err
	}
	defer listener.Close()
	author, err := dev.ListenForAuthor()
	if err != nil {
		return err
	}
	defer author.Close()
	building := generator.Options{Development: true, InlineScripts: []string{dev.InlineScript}}
	if !opts.ThirdParties {
		building.OwnCodeOnly, building.Frames = true, []string{author.Local}
	}
	builder, err := opts.builder(building)
	if err != nil {
		return err
	}
	defer builder.Close()
	var editor *inplace.Editor
	if !opts.ThirdParties {
		editor = inplace.New(builder)
	}

	var newest atomic.Pointer[content.Tree]
	say := func(sentence string) {
		if !opts.Quiet {
			fmt.Fprintln(opts.Streams.Err, sentence)
		}
	}
	return dev.Serve(ctx, dev.Options{
		Root:    opts.Root,
		Watched: watched,
		Plan: func(ctx context.Context) (*output.Set, diag.List) {
			site, diags := opts.plan(ctx, builder, say)
			if site == nil {
				return nil, diags
			}
			newest.Store(site.Content)
			return site.Set, diags
		},
		Run: func(ctx context.Context, args []string, agreed string) (said, asks string) {
			return runForPage(ctx, opts.Root, args, agreed)
		},
		Sheet: func() []content.Swatch {
			if tree := newest.Load(); tree != nil {
				return tree.Look().Sheet
			}
			return nil
		},
		Listener: listener,
		Author:   author,
		Editor:   editor,
		Inbox:    opts.inbox(),
		Out:      opts.Streams.Out,
		Style:    styleOf(opts.Streams.Out),
		Quiet:    opts.Quiet,
	})
}

// runForPage runs a command whose question is asked in a page. The answer is yes only if agreed is
// the digest of the output before the question; otherwise asks is that digest.
func runForPage(ctx context.Context, root string, args []string, agreed string) (said, asks string) {
	var out bytes.Buffer
	answers := &answering{said: &out, agreed: agreed}
	streams := Streams{In: answers, Out: &out, Err: &out}
	cmd := newRootCmd(streams)
	cmd.SetArgs(slices.Insert(slices.Clone(args), 1, "--root", root))
	err := cmd.ExecuteContext(ctx)
	if answers.asked != "" && answers.asked != agreed {
		return answers.before, answers.asked
	}
	if err != nil && !errors.Is(err, errProblems) {
		fmt.Fprintln(streams.Err, "error:", err)
	}
	return out.String(), ""
}

// answering answers one question, which it removes from the output, and saves the output before it.
type answering struct {
	said           *bytes.Buffer
	agreed, before string
	// asked is the digest of the output before the question, empty until that is asked.
	asked string
}

func (a *answering) Read(p []byte) (int, error) {
	if a.asked != "" {
		return 0, io.EOF
	}
	a.said.Truncate(bytes.LastIndexByte(a.said.Bytes(), '\n') + 1)
	a.before = a.said.String()
	if a.asked = fmt.Sprintf("%x", sha256.Sum256(a.said.Bytes())); a.asked == a.agreed {
		return copy(p, "y\n"), nil
	}
	return copy(p, "n\n"), nil
}

func newPreviewCmd(streams Streams) *cobra.Command {
	opts := &servingOptions{Streams: streams}
	cmd := described("preview", func(ctx context.Context, _ []string) error { return previewRun(ctx, opts) })
	opts.addFlags(cmd)
	return cmd
}

func previewRun(ctx context.Context, opts *servingOptions) error {
	ctx, stop := withParent(ctx)
	defer stop()
	folder := opts.folder()
	if !folder.Has("/index.html") {
		return fmt.Errorf("there is no finished site in %s: run build first", folder.Name)
	}
	listener, err := opts.listen()
	if err != nil {
		return err
	}
	defer listener.Close()
	dev.Welcome(opts.Streams.Out, listener)
	if !opts.Quiet {
		fmt.Fprintf(opts.Streams.Out, "This is %s as the last build made it. Ctrl+C stops.\n", folder.Name)
	}
	return listener.Run(ctx, host.Handler(folder, host.HandlerOptions{Inbox: opts.inbox()}))
}
