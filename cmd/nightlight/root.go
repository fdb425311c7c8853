package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"nightlight/generator/base/diag"
)

type usageError struct{ error }

func newRootCmd(streams Streams) *cobra.Command {
	cmd := described("nightlight", nil)
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.Version = version()
	cmd.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error { return findRoot(cmd) }
	cmd.Args = onlyCommands
	cmd.SetIn(streams.In)
	cmd.SetOut(streams.Out)
	cmd.SetErr(streams.Err)
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return usageError{explainFlag(cmd, err)} })
	cmd.AddCommand(
		newBuildCmd(streams),
		newDevCmd(streams),
		newPreviewCmd(streams),
		newCheckCmd(streams),
		newReviewCmd(streams),
		newPublishCmd(streams),
		newHistoryCmd(streams),
		newRestoreCmd(streams),
		newNewCmd(streams),
		newMoveCmd(streams),
		newMemberCmd(streams),
		newServerCmd(streams),
	)
	return cmd
}

// findRoot sets --root, unless it is given, to the nearest parent folder that contains a site.
func findRoot(cmd *cobra.Command) error {
	flag := cmd.Flags().Lookup("root")
	if flag == nil || flag.Changed {
		return nil
	}
	folder, err := os.Getwd()
	if err != nil {
		return nil // then the default "." is used
	}
	for root := "."; ; root = filepath.Join("..", root) {
		if _, err := os.Stat(filepath.Join(root, "content", "site.yaml")); err == nil {
			return flag.Value.Set(root)
		}
		if folder == filepath.Dir(folder) {
			return nil
		}
		folder = filepath.Dir(folder)
	}
}

func explainFlag(cmd *cobra.Command, err error) error {
	unknown := new(pflag.NotExistError)
	if !errors.As(err, &unknown) {
		return err
	}
	var known []string
	cmd.Flags().VisitAll(func(flag *pflag.Flag) { known = append(known, flag.Name) })
	message := fmt.Sprintf("%s has no flag --%s", cmd.CommandPath(), unknown.GetSpecifiedName())
	if near := diag.Suggest(unknown.GetSpecifiedName(), known); near != "" {
		message += fmt.Sprintf("; did you mean --%s?", near)
	}
	return errors.New(message)
}

//go:embed help.txt
var helpText string

// described returns a command with its texts from help.txt. It takes no arguments, and prints its
// help if run is nil.
func described(use string, run func(context.Context, []string) error) *cobra.Command {
	_, words, _ := strings.Cut(helpText, "\n= "+use+"\n")
	words, _, _ = strings.Cut(words, "\n\n= ")
	words, examples, _ := strings.Cut(strings.TrimSuffix(words, "\n"), "\n\nExamples:\n")
	short, long, _ := strings.Cut(words, "\n\n")
	return &cobra.Command{
		Use: use, Short: short, Long: long, Example: examples, Args: noArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if run == nil {
				return cmd.Help()
			}
			return run(cmd.Context(), args)
		},
	}
}

// exactly requires a number of arguments; missing is the error otherwise.
func exactly(count int, missing string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) != count {
			return usageError{errors.New(missing)}
		}
		return nil
	}
}

func onlyCommands(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	cmd.SuggestionsMinimumDistance = 2
	message := fmt.Sprintf("there is no command %q", args[0])
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		message += fmt.Sprintf("; did you mean %q?", near[0])
	}
	return usageError{errors.New(message)}
}

func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usageError{fmt.Errorf("%s takes no arguments, but was given %q", cmd.CommandPath(), args[0])}
	}
	return nil
}
