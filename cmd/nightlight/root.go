package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"nightlight/generator/base/diag"
)

// usageError is a command line that cannot be understood.
type usageError struct{ error }

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
		SilenceErrors:     true,
		SilenceUsage:      true,
		Version:           version(),
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error { return findRoot(cmd) },
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return unknownCommand(cmd, args[0])
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.SetIn(streams.In)
	cmd.SetOut(streams.Out)
	cmd.SetErr(streams.Err)
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return usageError{explainFlag(cmd, err)} })
	cmd.AddCommand(
		newBuildCmd(streams, buildRun),
		newDevCmd(streams, devRun),
		newPreviewCmd(streams, previewRun),
		newCheckCmd(streams, checkRun),
		newReviewCmd(streams, reviewRun),
		newPublishCmd(streams, publishRun),
		newHistoryCmd(streams, historyRun),
		newRestoreCmd(streams, restoreRun),
		newNewCmd(streams, newRun),
		newMoveCmd(streams, moveRun),
		newMemberCmd(streams),
		newServerCmd(streams, serverRun),
		newVersionCmd(streams),
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
		return nil // then it is the folder itself
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

func unknownCommand(cmd *cobra.Command, name string) error {
	cmd.SuggestionsMinimumDistance = 2
	message := fmt.Sprintf("there is no command %q", name)
	if near := cmd.SuggestionsFor(name); len(near) > 0 {
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
