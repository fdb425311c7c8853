package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"nightlight/generator/serving/dev"
	"nightlight/generator/serving/host"
)

type previewOptions struct {
	siteOptions
	Streams Streams
	Port    int
	Host    bool
}

func newPreviewCmd(streams Streams, runF func(context.Context, *previewOptions) error) *cobra.Command {
	opts := &previewOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "preview",
		Short: "Look at the finished site as visitors will get it",
		Long: `Serves the finished site in dist/ exactly as the host will: with its headers,
its redirects, its page for unknown addresses, and its forms.

It shows what the last build made: run build first, and again after changes.`,
		Example: `  nightlight build
  nightlight preview
  nightlight preview --host     look at the site on your phone`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	opts.addFlags(cmd)
	addServerFlags(cmd, &opts.Port, &opts.Host)
	return cmd
}

func previewRun(ctx context.Context, opts *previewOptions) error {
	ctx, stop := withParent(ctx)
	defer stop()
	folder := opts.folder()
	if !folder.Has("/index.html") {
		return fmt.Errorf("there is no finished site in %s: run build first", folder.Name)
	}
	listener, err := listen(opts.Port, opts.Host)
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
