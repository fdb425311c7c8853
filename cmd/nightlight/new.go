package main

import (
	"context"
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

	"nightlight/generator"
	"nightlight/generator/base/slug"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

type newOptions struct {
	Streams     Streams
	Root, Title string
	Starter     content.Starter
	Now         time.Time
}

func newNewCmd(streams Streams) *cobra.Command {
	var examples []string
	cmd := described("new", nil)
	for _, starter := range model.LittleDormouse().Starters {
		opts := &newOptions{Streams: streams, Starter: starter, Now: time.Now()}
		example := fmt.Sprintf("nightlight new %s %q", starter.Name, starter.Example)
		examples = append(examples, example)
		sub := &cobra.Command{
			Use:     starter.Name + ` "Title"`,
			Short:   starter.Short,
			Example: "  " + example,
			Args:    exactly(1, "give one title, in quotes: "+example),
			RunE: func(cmd *cobra.Command, args []string) error {
				opts.Title = args[0]
				return newRun(cmd.Context(), opts)
			},
		}
		sub.Flags().StringVar(&opts.Root, "root", ".", "the folder that holds content/")
		cmd.AddCommand(sub)
	}
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usageError{fmt.Errorf("say what to start: %s", strings.Join(examples, ", or "))}
		}
		return unknownCommand(cmd, args[0])
	}
	return cmd
}

func newRun(ctx context.Context, opts *newOptions) error {
	name := slug.Of(opts.Title)
	if name == "" {
		return usageError{fmt.Errorf("the title %q has no letter for an address", opts.Title)}
	}
	if slug.IsReserved(name) {
		return usageError{fmt.Errorf("%s cannot be the name of a file on Windows; choose a longer title", name)}
	}
	common, err := opts.common(ctx)
	if err != nil {
		return err
	}
	text, err := fillIn(opts, common)
	if err != nil {
		return err
	}
	file := filepath.Join(opts.Root, "content", opts.Starter.Folder, name+".md")
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

// common is what the text has in common with the folder's files, as a build reads them.
func (o *newOptions) common(ctx context.Context) (common content.Common, err error) {
	if o.Starter.Common == nil {
		return common, nil
	}
	site := siteOptions{Root: o.Root, Drafts: true}
	builder, err := site.builder(generator.Options{})
	if err != nil {
		return common, err
	}
	defer builder.Close()
	tree, diags := builder.Content(ctx)
	if tree == nil {
		_ = printProblems(o.Streams, diags)
		return common, errProblems
	}
	return o.Starter.Common(tree), nil
}

func fillIn(opts *newOptions, common content.Common) (string, error) {
	tmpl, err := template.New(opts.Starter.Name).Funcs(template.FuncMap{"quoted": strconv.Quote}).Parse(opts.Starter.Text)
	if err != nil {
		panic(err) // the text is embedded
	}
	var b strings.Builder
	err = tmpl.Execute(&b, map[string]any{"Title": strconv.Quote(opts.Title), "Date": opts.Now.Format(time.DateOnly),
		"ID": common.ID, "Author": common.Author, "Category": common.Category})
	return b.String(), err
}
