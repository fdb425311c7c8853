package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"nightlight/generator/base/library"
	"nightlight/generator/model"
)

type memberOptions struct {
	Streams Streams
	Root    string
	// Protect is flag or sealed; empty leaves it as it is.
	Protect string
	// Username is that of the pair to change or remove.
	Username string
	// Yes goes on without a question.
	Yes bool
}

// memberCommand is something that can be changed of how members log in.
type memberCommand struct {
	use, short, long, example string
	// username says what is missing where the command takes a username and got none.
	username string
	run      func(context.Context, *memberOptions) error
}

var memberCommands = []memberCommand{
	{use: "set", run: memberSetRun,
		short: "Set the members' username and password",
		long: `Asks for the username and the password that open the members' area, and writes
what is needed to check them to content/members.yaml. The password itself is
kept nowhere. Build and publish the site for it to take effect.

With an empty password you get one of five random words.

--protect sealed encrypts the members' library, so that nobody opens it without
a password; --protect flag only hides it. docs/security.md compares the two, and
content/site.yaml says which it is.

It says whom this shuts out of a sealed library, and what becomes readable when a
sealed library is to be hidden only, and asks. The file as it was stays beside the
new one, as .members.yaml.before.

Without a terminal the two are read from standard input, one a line, and --yes
takes the place of the answer.`,
		example: `  nightlight member set
  nightlight member set --protect sealed
  printf 'member\ngoodnight\n' | nightlight member set`},
	{use: "add", run: memberAddRun,
		short: "Let another username and password into a sealed library",
		long: `Asks for one more username and password that open the sealed library. Those who
are logged in stay so. With an empty password you get one of five random words.`,
		example: `  nightlight member add`},
	{use: "password USERNAME", run: memberPasswordRun, username: "say whose password to change",
		short: "Change one password of a sealed library",
		long: `Asks for another password for a username, and gives the sealed library a new key:
from the next deploy on nobody who knew the old password can read what is published.
The others log in once more, with the passwords that they have. With an empty
password you get one of five random words.

Without a terminal the password is read from standard input.`,
		example: `  nightlight member password rose`},
	{use: "remove USERNAME", run: memberRemoveRun, username: "say which username to remove",
		short: "Shut a username out of a sealed library",
		long: `Removes a username and its password, and gives the sealed library a new key: from
the next deploy on nobody who knew the old one can read what is published. The
others log in once more, with the passwords that they have.`,
		example: `  nightlight member remove rose`},
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
	for _, c := range memberCommands {
		cmd.AddCommand(c.command(streams))
	}
	return cmd
}

func (c memberCommand) command(streams Streams) *cobra.Command {
	opts := &memberOptions{Streams: streams}
	cmd := &cobra.Command{
		Use: c.use, Short: c.short, Long: c.long, Example: c.example, Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return c.run(cmd.Context(), opts) },
	}
	if c.username != "" {
		cmd.Args = func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError{errors.New(c.username)}
			}
			opts.Username = args[0]
			return nil
		}
	}
	cmd.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")
	if c.use == "set" {
		cmd.Flags().StringVar(&opts.Protect, "protect", "", "flag (hide the library) or sealed (encrypt it); left out, as before")
		cmd.Flags().BoolVar(&opts.Yes, "yes", false, "go on without a question")
	}
	return cmd
}

func memberSetRun(ctx context.Context, opts *memberOptions) error {
	if !slices.Contains([]string{"", model.Flag, model.Sealed}, opts.Protect) {
		return usageError{fmt.Errorf("--protect cannot be %q: choose flag or sealed", opts.Protect)}
	}
	before, err := readMembers(opts.Root)
	if err != nil && opts.Protect == "" {
		return err
	}
	settings, err := readProtect(opts.Root)
	if err != nil {
		return err
	}
	protect := cmp.Or(opts.Protect, settings, before.Protect, model.Flag)
	in := bufio.NewReader(opts.Streams.In)
	pair, err := askPair(ctx, opts.Streams, in, protect)
	if err != nil {
		return err
	}
	wasSealed := settings == model.Sealed || before.Protect == model.Sealed
	if err := opts.confirm(ctx, in, consequences(before, wasSealed && protect == model.Flag, opts.Streams.Out)); err != nil {
		return err
	}
	access, err := newAccess(protect, pair)
	if err != nil {
		return err
	}
	if err := keepMembers(opts.Root); err != nil {
		return err
	}
	if err := writeProtect(opts.Root, protect); err != nil {
		return err
	}
	return opts.write(access, "")
}

func memberAddRun(ctx context.Context, opts *memberOptions) error {
	access, err := readSealed(opts.Root)
	if err != nil {
		return err
	}
	pair, err := askPair(ctx, opts.Streams, bufio.NewReader(opts.Streams.In), model.Sealed)
	if err != nil {
		return err
	}
	if findPair(access, pair.username) >= 0 {
		return usageError{fmt.Errorf("there is a username %s already: choose another, or change its password with: nightlight member password %s", pair.username, pair.username)}
	}
	if err := addPair(access, pair); err != nil {
		return err
	}
	return opts.write(access, "")
}

func memberPasswordRun(ctx context.Context, opts *memberOptions) error {
	access, i, err := opts.readNamed()
	if err != nil {
		return err
	}
	changed := pair{username: access.Pairs[i].Username}
	changed, err = askPassword(ctx, opts.Streams, bufio.NewReader(opts.Streams.In), changed, model.Sealed)
	if err != nil {
		return err
	}
	key, err := changed.derive(access)
	if err != nil {
		return err
	}
	access.Pairs[i].Key = key.String()
	return opts.writeUnderNewKey(access)
}

func memberRemoveRun(_ context.Context, opts *memberOptions) error {
	access, i, err := opts.readNamed()
	switch {
	case err != nil:
		return err
	case len(access.Pairs) == 1:
		return usageError{fmt.Errorf("%s is the only username: choose another one with: nightlight member set", access.Pairs[i].Username)}
	}
	access.Pairs = slices.Delete(access.Pairs, i, i+1)
	return opts.writeUnderNewKey(access)
}

// readNamed reads members.yaml of a sealed library, and finds the pair that the command names.
func (opts *memberOptions) readNamed() (access *model.MembersAccess, i int, err error) {
	if access, err = readSealed(opts.Root); err != nil {
		return nil, 0, err
	}
	if i = findPair(access, opts.Username); i < 0 {
		err = usageError{fmt.Errorf("there is no username %s; there are: %s", opts.Username, usernames(access, opts.Streams.Err))}
	}
	return access, i, err
}

// writeUnderNewKey gives the library a new key: old passwords open old copies of the site.
func (opts *memberOptions) writeUnderNewKey(access *model.MembersAccess) error {
	access.Key = library.NewKey().String()
	return opts.write(access, "Everybody else has to log in once more, with the password that they have.\n")
}

func (opts *memberOptions) write(access *model.MembersAccess, follows string) error {
	file, err := writeMembers(opts.Root, access)
	if err != nil {
		return err
	}
	fmt.Fprintf(opts.Streams.Out, "Written to %s. Build and publish the site for it to take effect.\n%s", file, follows)
	return nil
}
