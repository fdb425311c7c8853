package main

import (
	"bufio"
	"context"
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

const (
	// iterations follows OWASP's Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256.
	iterations = 600_000
	// shortestPassword keeps out what is guessed in minutes.
	shortestPassword = 8
)

type memberSetOptions struct {
	Streams Streams
	Root    string
}

func newMemberCmd(streams Streams, runF func(context.Context, *memberSetOptions) error) *cobra.Command {
	opts := &memberSetOptions{Streams: streams}
	set := &cobra.Command{
		Use:   "set",
		Short: "Set the members' username and password",
		Long: `Asks for the username and the password that open the members' area, and writes
what is needed to check them to content/members.yaml. The password itself is
kept nowhere. Build and publish the site for it to take effect.

Without a terminal the two are read from standard input, one a line.`,
		Example: `  nightlight member set
  printf 'member\ngoodnight\n' | nightlight member set`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return runF(cmd.Context(), opts) },
	}
	set.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")

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
	cmd.AddCommand(set)
	return cmd
}

func memberSetRun(_ context.Context, opts *memberSetOptions) error {
	username, password, err := askPair(opts.Streams)
	if err != nil {
		return err
	}
	text, err := membersFile(username, password, rand.Reader)
	if err != nil {
		return err
	}
	file := filepath.Join(opts.Root, "content", "members.yaml")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		return fmt.Errorf("writing the members' file: %w", err)
	}
	fmt.Fprintf(opts.Streams.Out, "Written to %s. Build and publish the site for it to take effect.\n", file)
	return nil
}

// membersFile returns the text of content/members.yaml for a pair.
func membersFile(username, password string, random io.Reader) (string, error) {
	username = strings.TrimSpace(username)
	switch {
	case username == "":
		return "", usageError{errors.New("the username is empty")}
	case len([]rune(password)) < shortestPassword:
		return "", usageError{fmt.Errorf("the password is too short: %d letters at least, better four random words", shortestPassword)}
	}
	salt := make([]byte, 16)
	if _, err := io.ReadFull(random, salt); err != nil {
		return "", fmt.Errorf("making a salt: %w", err)
	}
	hash, err := pbkdf2.Key(sha256.New, username+"\x00"+password, salt, iterations, 32)
	if err != nil {
		return "", fmt.Errorf("deriving the verifier: %w", err)
	}
	demo := ""
	if username == "member" && password == "goodnight" {
		demo = "# The pair that the README prints; choose your own before going live.\ndemo: true\n"
	}
	return fmt.Sprintf(`# What checks the members' username and password. Made by: nightlight member set
# The password cannot be read from it.
salt: %s
hash: %s
iterations: %d
%s`, base64.StdEncoding.EncodeToString(salt), base64.StdEncoding.EncodeToString(hash), iterations, demo), nil
}

// askPair asks a person for the pair, the password twice and unseen; or it reads
// two lines.
func askPair(streams Streams) (username, password string, err error) {
	in := bufio.NewReader(streams.In)
	if !terminal(streams.In) {
		if username, err = line(in); err == nil {
			password, err = line(in)
		}
		if err != nil {
			return "", "", usageError{errors.New("standard input must hold the username and the password, one a line")}
		}
		return username, password, nil
	}
	fmt.Fprint(streams.Out, "Username: ")
	if username, err = line(in); err != nil {
		return "", "", err
	}
	password, err = unseen(streams, "Password (not shown): ")
	if err != nil {
		return "", "", err
	}
	again, err := unseen(streams, "The same again: ")
	if err != nil {
		return "", "", err
	}
	if again != password {
		return "", "", errors.New("the two passwords differ; nothing was changed")
	}
	return username, password, nil
}

func unseen(streams Streams, prompt string) (string, error) {
	fmt.Fprint(streams.Out, prompt)
	defer fmt.Fprintln(streams.Out)
	password, err := term.ReadPassword(int(streams.In.(*os.File).Fd()))
	return string(password), err
}

// line reads a line without its end; a last line needs none.
func line(in *bufio.Reader) (string, error) {
	text, err := in.ReadString('\n')
	if err == io.EOF && text != "" {
		err = nil
	}
	return strings.TrimRight(text, "\r\n"), err
}
