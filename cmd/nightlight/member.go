package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"nightlight/generator/library"
	"nightlight/generator/model"
)

type memberOptions struct {
	Streams Streams
	Root    string
	// Protect is flag or sealed; empty leaves it as it is.
	Protect string
	// Username is that of the pair to remove.
	Username string
}

func newMemberCmd(streams Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "member",
		Short: "Change how members log in",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(
		newMemberSetCmd(streams, memberSetRun),
		newMemberAddCmd(streams, memberAddRun),
		newMemberRemoveCmd(streams, memberRemoveRun),
	)
	return cmd
}

type memberRun func(context.Context, *memberOptions) error

func newMemberSetCmd(streams Streams, runF memberRun) *cobra.Command {
	opts := &memberOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "set",
		Short: "Set the members' username and password",
		Long: `Asks for the username and the password that open the members' area, and writes
what is needed to check them to content/members.yaml. The password itself is
kept nowhere. Build and publish the site for it to take effect.

With an empty password you get one of five random words.

--protect sealed encrypts the members' library, so that nobody opens it without
a password; --protect flag only hides it. docs/security.md compares the two.

Without a terminal the two are read from standard input, one a line.`,
		Example: `  nightlight member set
  nightlight member set --protect sealed
  printf 'member\ngoodnight\n' | nightlight member set`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	addRootFlag(cmd, opts)
	cmd.Flags().StringVar(&opts.Protect, "protect", "", "flag (hide the library) or sealed (encrypt it); left out, as before")
	return cmd
}

func newMemberAddCmd(streams Streams, runF memberRun) *cobra.Command {
	opts := &memberOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "add",
		Short: "Let another username and password into a sealed library",
		Long: `Asks for one more username and password that open the sealed library. Those who
are logged in stay so. With an empty password you get one of five random words.`,
		Example: `  nightlight member add`,
		Args:    noArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	addRootFlag(cmd, opts)
	return cmd
}

func newMemberRemoveCmd(streams Streams, runF memberRun) *cobra.Command {
	opts := &memberOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "remove USERNAME",
		Short: "Shut a username out of a sealed library",
		Long: `Removes a username and its password, and gives the sealed library a new key: from
the next deploy on nobody who knew the old one can read what is published. The
others log in once more, with the passwords that they have.`,
		Example: `  nightlight member remove rose`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError{errors.New("say which username to remove")}
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.Username = args[0]
			return runF(cmd.Context(), opts)
		},
	}
	addRootFlag(cmd, opts)
	return cmd
}

func addRootFlag(cmd *cobra.Command, opts *memberOptions) {
	cmd.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")
}

func memberSetRun(ctx context.Context, opts *memberOptions) error {
	if !slices.Contains([]string{"", model.Flag, model.Sealed}, opts.Protect) {
		return usageError{fmt.Errorf("--protect cannot be %q: choose flag or sealed", opts.Protect)}
	}
	protect := opts.Protect
	if protect == "" {
		before, err := readMembers(opts.Root)
		if err != nil {
			return err
		}
		protect = before.Protect
	}
	pair, err := askPair(ctx, opts.Streams, protect)
	if err != nil {
		return err
	}
	access, err := newAccess(protect, pair)
	if err != nil {
		return err
	}
	return opts.write(access, "")
}

func memberAddRun(ctx context.Context, opts *memberOptions) error {
	access, err := readSealed(opts.Root)
	if err != nil {
		return err
	}
	pair, err := askPair(ctx, opts.Streams, model.Sealed)
	if err != nil {
		return err
	}
	if findPair(access, pair.username) >= 0 {
		return usageError{fmt.Errorf("there is a username %s already: choose another, or remove that one first", pair.username)}
	}
	if err := addPair(access, pair); err != nil {
		return err
	}
	return opts.write(access, "")
}

func memberRemoveRun(_ context.Context, opts *memberOptions) error {
	access, err := readSealed(opts.Root)
	if err != nil {
		return err
	}
	i := findPair(access, opts.Username)
	switch {
	case i < 0:
		return usageError{fmt.Errorf("there is no username %s; there are: %s", opts.Username, strings.Join(usernames(access), ", "))}
	case len(access.Pairs) == 1:
		return usageError{fmt.Errorf("%s is the only username: choose another one with: nightlight member set", access.Pairs[i].Username)}
	}
	access.Pairs = slices.Delete(access.Pairs, i, i+1)
	access.Key = library.NewKey().String()
	return opts.write(access, "Everybody else has to log in once more, with the password that they have.\n")
}

// write writes members.yaml and says what follows.
func (opts *memberOptions) write(access *model.MembersAccess, follows string) error {
	file, err := writeMembers(opts.Root, access)
	if err != nil {
		return err
	}
	fmt.Fprintf(opts.Streams.Out, "Written to %s. Build and publish the site for it to take effect.\n%s", file, follows)
	return nil
}
