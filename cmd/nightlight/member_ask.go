package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"

	"github.com/ccojocar/zxcvbn-go"
	"github.com/sethvargo/go-diceware/diceware"
	"golang.org/x/term"

	"nightlight/generator/model"
)

const (
	// shortestPassword keeps out what is guessed in minutes.
	shortestPassword = 8
	// weakestBits keeps out what is in every list of common passwords.
	weakestBits = 20
	// sealedBits is the strength that a sealed library asks of a password. Whoever
	// has its files can try guesses for years.
	sealedBits = 60
	// judgedLetters bounds the time that judging takes; more letters only add strength.
	judgedLetters = 60
	// passphraseWords are how many words make a password.
	passphraseWords = 5
)

// askPair asks a person for a username and password, the password twice and unseen; or
// it reads two lines. It makes up a password where none was given.
func askPair(ctx context.Context, streams Streams, protect string) (pair, error) {
	p, err := readPair(ctx, streams)
	if err != nil {
		return pair{}, err
	}
	if p.username = strings.TrimSpace(p.username); p.username == "" {
		return pair{}, usageError{errors.New("the username is empty")}
	}
	if p.password == "" {
		p.password, err = makeUpPassword(streams)
		return p, err
	}
	return p, judge(p, protect)
}

// makeUpPassword returns random words and shows them, once.
func makeUpPassword(streams Streams) (string, error) {
	words, err := diceware.Generate(passphraseWords)
	if err != nil {
		return "", fmt.Errorf("choosing random words: %w", err)
	}
	password := strings.Join(words, " ")
	choices := math.Pow(6, float64(diceware.WordListEffLarge().Digits()))
	fmt.Fprintf(streams.Out, "Password: %s\n%d random words of %.0f, which are %.0f bits. Write them down now: they are kept nowhere.\n",
		password, passphraseWords, choices, math.Floor(passphraseWords*math.Log2(choices)))
	return password, nil
}

// judge refuses what is easily guessed.
func judge(p pair, protect string) error {
	if len([]rune(p.password)) < shortestPassword {
		return usageError{fmt.Errorf("the password is too short: %d letters at least, better four random words", shortestPassword)}
	}
	if strength(p) < weakestBits && !isDemo(p) {
		return usageError{errors.New("the password is among the first that a guesser tries: take four random words, or leave it empty, and you get five")}
	}
	if protect == model.Sealed && strength(p) < sealedBits {
		return usageError{errors.New("the password is too weak for a sealed library, whose files can be tried against guesses for years: leave it empty, and you get five random words")}
	}
	return nil
}

// strength estimates how many bits a guesser who knows people's habits must try. A word
// that comes again adds nothing.
func strength(p pair) float64 {
	words := strings.Fields(p.password)
	slices.Sort(words)
	letters := []rune(strings.Join(slices.Compact(words), " "))
	known := []string{p.username, "little", "dormouse", "member"}
	return zxcvbn.PasswordStrength(string(letters[:min(len(letters), judgedLetters)]), known).Entropy
}

func readPair(ctx context.Context, streams Streams) (p pair, err error) {
	in := bufio.NewReader(streams.In)
	if !terminal(streams.In) {
		if p.username, err = line(in); err == nil {
			p.password, err = line(in)
		}
		if err != nil {
			return pair{}, usageError{errors.New("standard input must hold the username and the password, one a line")}
		}
		return p, nil
	}
	fmt.Fprint(streams.Out, "Username: ")
	if p.username, err = unlessStopped(ctx, func() (string, error) { return line(in) }); err != nil {
		return pair{}, err
	}
	p.password, err = unseen(ctx, streams, "Password (not shown; leave it empty for five random words): ")
	if err != nil || p.password == "" {
		return p, err
	}
	again, err := unseen(ctx, streams, "The same again: ")
	if err != nil {
		return pair{}, err
	}
	if again != p.password {
		return pair{}, errors.New("the two passwords differ; nothing was changed")
	}
	return p, nil
}

// unseen asks for a line that the terminal does not show, and leaves the terminal as it
// was, also when the command is stopped.
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

// unlessStopped returns what ask returns, or at once when ctx ends: a read from a terminal
// cannot be ended.
func unlessStopped(ctx context.Context, ask func() (string, error)) (string, error) {
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

// line reads a line without its end; a last line needs none.
func line(in *bufio.Reader) (string, error) {
	text, err := in.ReadString('\n')
	if err == io.EOF && text != "" {
		err = nil
	}
	return strings.TrimRight(text, "\r\n"), err
}
