package main

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

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

// memberCommands are what can be changed of how members log in. Where a command takes a
// username, missing says so.
var memberCommands = []struct {
	use     string
	run     func(context.Context, *memberOptions) error
	missing string
}{
	{"set", memberSetRun, ""},
	{"add", memberAddRun, ""},
	{"password USERNAME", memberPasswordRun, "say whose password to change"},
	{"remove USERNAME", memberRemoveRun, "say which username to remove"},
}

func newMemberCmd(streams Streams) *cobra.Command {
	cmd := described("member", nil)
	cmd.Args = onlyCommands
	for _, c := range memberCommands {
		opts := &memberOptions{Streams: streams}
		sub := described(c.use, func(ctx context.Context, args []string) error {
			opts.Username = strings.Join(args, "")
			return c.run(ctx, opts)
		})
		if c.missing != "" {
			sub.Args = exactly(1, c.missing)
		}
		sub.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")
		if c.use == "set" {
			sub.Flags().StringVar(&opts.Protect, "protect", "", "flag (hide the library) or sealed (encrypt it); left out, as before")
			sub.Flags().BoolVar(&opts.Yes, "yes", false, "go on without a question")
		}
		cmd.AddCommand(sub)
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
