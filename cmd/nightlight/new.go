package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/template"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator/slug"
)

//go:embed new/post.md
var newPost string

//go:embed new/guide.md
var newGuide string

// newKinds are the files that can be started: their folder and their text.
var newKinds = []struct{ name, short, folder, text string }{
	{"post", "Start an article of the blog", "content/blog", newPost},
	{"guide", "Start a guide of the members' library", "content/guides", newGuide},
}

type newOptions struct {
	Streams             Streams
	Root, Title         string
	Kind, Folder, Texts string
	Now                 time.Time
}

func newNewCmd(streams Streams, runF func(context.Context, *newOptions) error) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new",
		Short: "Start an article or a guide, filled in and ready to build",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usageError{errors.New("say what to start: nightlight new post \"Title\", or new guide \"Title\"")}
			}
			return unknownCommand(cmd, args[0])
		},
		RunE: func(*cobra.Command, []string) error { return nil },
	}
	for _, kind := range newKinds {
		opts := &newOptions{Streams: streams, Kind: kind.name, Folder: kind.folder, Texts: kind.text, Now: time.Now()}
		sub := &cobra.Command{
			Use:     kind.name + ` "Title"`,
			Short:   kind.short,
			Example: fmt.Sprintf("  nightlight new %s \"When naps fall apart\"", kind.name),
			Args: func(_ *cobra.Command, args []string) error {
				if len(args) != 1 {
					return usageError{fmt.Errorf("give one title, in quotes: nightlight new %s \"When naps fall apart\"", opts.Kind)}
				}
				return nil
			},
			RunE: func(cmd *cobra.Command, args []string) error {
				opts.Title = args[0]
				return runF(cmd.Context(), opts)
			},
		}
		sub.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")
		cmd.AddCommand(sub)
	}
	return cmd
}

func newRun(_ context.Context, opts *newOptions) error {
	name := slug.Of(opts.Title)
	if name == "" {
		return usageError{fmt.Errorf("the title %q has no letter for an address", opts.Title)}
	}
	text, err := fillIn(opts)
	if err != nil {
		return err
	}
	file := filepath.Join(opts.Root, filepath.FromSlash(opts.Folder), name+".md")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	// O_EXCL: a file that exists is somebody's work.
	out, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s exists already; choose another title, or edit that file", file)
	} else if err != nil {
		return err
	}
	_, err = out.WriteString(text)
	if err := errors.Join(err, out.Close()); err != nil {
		return err
	}
	fmt.Fprintf(opts.Streams.Out, "Started %s. It is a draft: see it with\n\n  nightlight dev --drafts\n\nand remove its line \"draft: true\" to publish it.\n", file)
	return nil
}

func fillIn(opts *newOptions) (string, error) {
	tmpl, err := template.New(opts.Kind).Parse(opts.Texts)
	if err != nil {
		panic(err) // the text is embedded
	}
	var b strings.Builder
	err = tmpl.Execute(&b, map[string]string{
		"Title": strconv.Quote(opts.Title),
		"Date":  opts.Now.Format(time.DateOnly),
	})
	return b.String(), err
}
