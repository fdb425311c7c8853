package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

// usageError is a command line that cannot be understood.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func isUsage(err error) bool {
	var usage usageError
	return errors.As(err, &usage)
}

func newRootCmd(streams Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "nightlight",
		Short: "Builds a website of Markdown, YAML and React components",
		Long: `nightlight builds a website of Markdown, YAML and React components.

Words live in content/, looks in components/, files to copy in public/.
The finished site goes to dist/, ready for any host.`,
		Example: `  nightlight dev        see the site while you write
  nightlight build      make the finished site
  nightlight check      find what is wrong before others do`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return unknownCommand(cmd, args[0])
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	// It is there for those who know to ask for it.
	cmd.CompletionOptions.HiddenDefaultCmd = true
	cmd.SetIn(streams.In)
	cmd.SetOut(streams.Out)
	cmd.SetErr(streams.Err)
	cmd.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usageError{err} })
	cmd.AddCommand(
		newBuildCmd(streams, buildRun),
		newDevCmd(streams, devRun),
		newPreviewCmd(streams, previewRun),
		newCheckCmd(streams, checkRun),
		newNewCmd(streams, newRun),
		newMemberCmd(streams),
	)
	return cmd
}

func unknownCommand(cmd *cobra.Command, name string) error {
	cmd.SuggestionsMinimumDistance = 2
	message := fmt.Sprintf("there is no command %q", name)
	if near := cmd.SuggestionsFor(name); len(near) > 0 {
		message += fmt.Sprintf("; did you mean %q?", near[0])
	}
	return usageError{errors.New(message)}
}

// noArgs refuses stray words after a command.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usageError{fmt.Errorf("%s takes no arguments, but was given %q", cmd.CommandPath(), args[0])}
	}
	return nil
}
