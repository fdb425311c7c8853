package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sethvargo/go-diceware/diceware"
	"github.com/spf13/cobra"
	"golang.org/x/term"
	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/library"
	"nightlight/generator/model"
)

type memberOptions struct {
	Streams Streams
	Root    string
	// Protect is flag or sealed; if empty, it is not changed.
	Protect string
	// Username is the username to change or remove.
	Username string
	// Yes means to go on without asking.
	Yes bool
	// before is the contents of the members' file that readSealed has read.
	before []byte
}

// memberCommands are the subcommands of member. missing is the error if the username is
// missing, for commands that take one.
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
		sub.Flags().StringVar(&opts.Root, "root", ".", "the folder with content/")
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
	if yes, err := opts.confirm(ctx, in, consequences(before, wasSealed && protect == model.Flag, opts.Streams.Out)); err != nil || !yes {
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
	access, err := opts.readSealed()
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

// writeUnderNewKey replaces the library's key: old passwords unwrap the old key from old copies.
func (opts *memberOptions) writeUnderNewKey(access *model.MembersAccess) error {
	access.Key = library.NewKey().String()
	return opts.write(access, "Everybody else has to log in once more, with the password that they have.\n")
}

// write writes the changed members' file, unless another command has changed it meanwhile: that
// command may have removed a username, which this one would restore.
func (opts *memberOptions) write(access *model.MembersAccess, follows string) error {
	if now, err := os.ReadFile(membersFile(opts.Root)); opts.before != nil && !bytes.Equal(now, opts.before) {
		return errors.Join(errors.New("the members' file was changed while this command ran, so nothing was written: run it again"), err)
	}
	file, err := writeMembers(opts.Root, access)
	if err != nil {
		return err
	}
	fmt.Fprintf(opts.Streams.Out, "Written to %s. Build and publish the site for it to take effect.\n%s", file, follows)
	return nil
}

const (
	// shortestPassword is longer than nearly all passwords in the lists that attackers use.
	shortestPassword = 12
	// fewestTurns is how many letters must not be neighbours of the previous one, as in 12345678.
	fewestTurns = 6
	// passphraseWords is the number of words in a generated password.
	passphraseWords = 5
)

// askPair asks for a username and a password, or reads two lines. It generates a missing password.
func askPair(ctx context.Context, streams Streams, in *bufio.Reader, protect string) (p pair, err error) {
	question := ""
	if terminal(streams.In) {
		question = "Username: "
	}
	if p.username, err = prompt(ctx, streams, in, question); err != nil {
		return pair{}, cmp.Or(ctx.Err(), notPiped(streams, err))
	}
	// Browsers send composed characters, but a pasted letter and its accent may be separate.
	if p.username = norm.NFC.String(p.username); p.username == "" {
		return pair{}, usageError{errors.New("the username is empty")}
	}
	if !isTyped(p.username) {
		return pair{}, usageError{errors.New("the username has a character that cannot be seen")}
	}
	if strings.ContainsAny(p.username, "İΣ") { // browsers lower-case them differently from Go
		return pair{}, usageError{errors.New("the username has a capital İ or Σ, which could not be compared with what a member types: write it in small letters")}
	}
	return askPassword(ctx, streams, in, p, protect)
}

func askPassword(ctx context.Context, streams Streams, in *bufio.Reader, p pair, protect string) (pair, error) {
	var err error
	if p.password, err = readPassword(ctx, streams, in); err != nil {
		return pair{}, err
	}
	if p.password = norm.NFC.String(p.password); p.password == "" {
		p.password, err = makeUpPassword(streams)
		return p, err
	}
	return p, judge(p, protect)
}

func makeUpPassword(streams Streams) (string, error) {
	words, err := diceware.Generate(passphraseWords)
	if err != nil {
		return "", fmt.Errorf("choosing random words: %w", err)
	}
	password := strings.Join(words, " ")
	choices := math.Pow(6, float64(diceware.WordListEffLarge().Digits()))
	fmt.Fprintf(streams.Out, "Password: %s\n%d random words of %.0f, which are %.0f bits. Write them down now: they are not stored anywhere.\n",
		password, passphraseWords, choices, math.Floor(passphraseWords*math.Log2(choices)))
	return password, nil
}

// judge rejects passwords that are easily guessed. Attackers can try guesses against the files of
// a sealed library for years, so its passwords must be random words.
func judge(p pair, protect string) error {
	switch {
	case !isTyped(p.password):
		return usageError{errors.New("the password has a character that cannot be seen")}
	case protect == model.Sealed && !isDrawn(p.password):
		return usageError{fmt.Errorf("the password is too weak for a sealed library, whose files can be tried against guesses for years: leave it empty, and you get %d random words", passphraseWords)}
	case isDemo(p):
		return nil
	case len([]rune(p.password)) < shortestPassword:
		return usageError{fmt.Errorf("the password is too short: %d letters at least, or leave it empty, and you get %d random words", shortestPassword, passphraseWords)}
	case turns(p) < fewestTurns:
		return usageError{fmt.Errorf("the password is among the first that a guesser tries: choose another, or leave it empty, and you get %d random words", passphraseWords)}
	}
	return nil
}

// isTyped reports whether a member can type a text: pipes and pastes may add invisible characters.
func isTyped(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) })
}

// isDrawn reports whether a password may be a generated one: enough different words of the list.
func isDrawn(password string) bool {
	words := strings.Fields(password)
	slices.Sort(words)
	words = slices.Compact(words)
	listed := listedWords()
	return len(words) >= passphraseWords && !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(listed, word) })
}

// listedWords returns the words of generated passwords, by throws of five dice: 11111 to 66666.
func listedWords() (words []string) {
	list := diceware.WordListEffLarge()
	for throw := 11111; throw <= 66666; throw++ {
		if word := list.WordAt(throw); word != "" {
			words = append(words, word)
		}
	}
	return words
}

// turns counts the letters that are not neighbours of the previous one, without obvious words.
func turns(p pair) (count int) {
	rest := strings.ToLower(p.password)
	for _, known := range []string{strings.ToLower(p.username), "little", "dormouse", "member", "password", "goodnight", "qwerty"} {
		rest = strings.ReplaceAll(rest, known, "")
	}
	before := rune(-2)
	for _, letter := range rest {
		if letter < before-1 || letter > before+1 {
			count++
		}
		before = letter
	}
	return count
}

func readPassword(ctx context.Context, streams Streams, in *bufio.Reader) (string, error) {
	if !terminal(streams.In) {
		password, err := line(in)
		return password, notPiped(streams, err)
	}
	password, err := unseen(ctx, streams, "Password (not shown; leave it empty for five random words): ")
	if err != nil || password == "" {
		return "", err
	}
	again, err := unseen(ctx, streams, "The same again: ")
	if err == nil && again != password {
		err = errors.New("the two passwords differ; nothing was changed")
	}
	return password, err
}

// notPiped explains that standard input, which is not a terminal, has ended too early.
func notPiped(streams Streams, err error) error {
	if err == nil || terminal(streams.In) {
		return err
	}
	return usageError{errors.New("standard input must contain the username and the password, one a line; for “member password” the password alone")}
}

// confirm asks whether to go on. Without a terminal, --yes is required.
func (opts *memberOptions) confirm(ctx context.Context, in *bufio.Reader, consequences string) (yes bool, err error) {
	if consequences == "" {
		return true, nil
	}
	fmt.Fprint(opts.Streams.Out, consequences)
	switch {
	case opts.Yes:
		return true, nil
	case !terminal(opts.Streams.In):
		return false, usageError{errors.New("nothing was changed; to do it all the same, add --yes")}
	}
	answer, err := prompt(ctx, opts.Streams, in, "Go on? Write yes or no: ")
	if yes = strings.EqualFold(answer, "yes"); err == nil && !yes {
		fmt.Fprintln(opts.Streams.Out, "Nothing was changed.")
	}
	return yes, err
}

// consequences says whom a new members.yaml locks out, and what it makes readable.
func consequences(before *model.MembersAccess, unseals bool, out io.Writer) string {
	var b strings.Builder
	if before != nil && len(before.Pairs) > 0 {
		fmt.Fprintf(&b, "This shuts out everybody who can open the library now: %s. To change one password: nightlight member password USERNAME.\n", usernames(before, out))
	}
	if unseals {
		b.WriteString("The library is sealed now. Once it is only hidden, whoever finds the addresses of its files can read all that members read.\n")
	}
	return b.String()
}

// unseen reads a line without echo, and restores the terminal.
func unseen(ctx context.Context, streams Streams, prompt string) (string, error) {
	fmt.Fprint(streams.Out, prompt)
	defer fmt.Fprintln(streams.Out)
	fd := int(streams.In.(*os.File).Fd())
	before, err := term.GetState(fd)
	if err != nil {
		return "", err
	}
	defer term.Restore(fd, before)
	return unlessStopped(ctx, func() (string, error) {
		password, err := term.ReadPassword(fd)
		return string(password), err
	})
}

func prompt(ctx context.Context, streams Streams, in *bufio.Reader, question string) (string, error) {
	fmt.Fprint(streams.Out, question)
	answer, err := unlessStopped(ctx, func() (string, error) { return line(in) })
	return strings.TrimSpace(answer), err
}

// unlessStopped returns early when ctx ends: reading from a terminal cannot be cancelled.
func unlessStopped(ctx context.Context, ask func() (string, error)) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	type answer struct {
		text string
		err  error
	}
	answers := make(chan answer, 1)
	go func() {
		text, err := ask()
		answers <- answer{text, err}
	}()
	select {
	case a := <-answers:
		return a.text, a.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// line reads a line without its line ending, which the last line need not have.
func line(in *bufio.Reader) (string, error) {
	text, err := in.ReadString('\n')
	if err == io.EOF && text != "" {
		err = nil
	}
	return strings.TrimRight(text, "\r\n"), err
}
