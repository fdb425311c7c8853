package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"nightlight/generator/finishing/hostrules"
)

type serverOptions struct {
	siteOptions
	Streams Streams
	Address string
	// Kind is nginx or caddy.
	Kind string
}

func newServerCmd(streams Streams) *cobra.Command {
	cmd := described("server", nil)
	for kind, address := range map[string]string{"nginx": "80", "caddy": ":80"} {
		opts := &serverOptions{Streams: streams, Kind: kind}
		sub := &cobra.Command{
			Use:     kind,
			Short:   "Print the configuration of " + kind,
			Example: fmt.Sprintf("  nightlight build && nightlight server %s > %[1]s.conf", kind),
			Args:    noArgs,
			RunE:    func(cmd *cobra.Command, _ []string) error { return serverRun(cmd.Context(), opts) },
		}
		opts.addFlags(sub)
		sub.Flags().StringVar(&opts.Address, "address", address, "the port or address to answer at, as "+kind+" writes it")
		cmd.AddCommand(sub)
	}
	return cmd
}

func serverRun(ctx context.Context, opts *serverOptions) error {
	folder := opts.folder()
	root, err := filepath.Abs(folder.Path)
	if err != nil {
		return err
	}
	rules, err := hostrules.Read(ctx, folder)
	if err != nil {
		return err
	}
	if !folder.Has("/index.html") {
		return errors.New(folder.Name + " contains no finished site: run “nightlight build” first")
	}
	config := hostrules.ServerConfig{Root: filepath.ToSlash(root), Address: opts.Address, Rules: rules}
	text, err := config.Write(opts.Kind)
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(opts.Streams.Out, text)
	return err
}
