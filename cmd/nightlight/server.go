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
	// Write makes the text for one kind of server.
	Write func(hostrules.ServerConfig) (string, error)
}

func newServerCmd(streams Streams) *cobra.Command {
	cmd := described("server", nil)
	for _, kind := range []struct {
		name, address string
		write         func(hostrules.ServerConfig) (string, error)
	}{
		{"nginx", "80", hostrules.ServerConfig.Nginx},
		{"caddy", ":80", hostrules.ServerConfig.Caddy},
	} {
		opts := &serverOptions{Streams: streams, Write: kind.write}
		sub := &cobra.Command{
			Use:     kind.name,
			Short:   "Print the configuration of " + kind.name,
			Example: fmt.Sprintf("  nightlight build && nightlight server %s > %s.conf", kind.name, kind.name),
			Args:    noArgs,
			RunE:    func(cmd *cobra.Command, _ []string) error { return serverRun(cmd.Context(), opts) },
		}
		opts.addFlags(sub)
		sub.Flags().StringVar(&opts.Address, "address", kind.address, "the port or address to answer at, as "+kind.name+" writes it")
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
		return errors.New(folder.Name + " holds no finished site: run “nightlight build” first")
	}
	config := hostrules.ServerConfig{Root: filepath.ToSlash(root), Address: opts.Address, Rules: rules}
	text, err := opts.Write(config)
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(opts.Streams.Out, text)
	return err
}
