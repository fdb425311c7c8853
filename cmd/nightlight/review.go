package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
	"nightlight/generator/schema"
)

type reviewOptions struct {
	Streams          Streams
	Root             string
	Files            []string
	Name, Profession string
	All, Yes         bool
}

func newReviewCmd(streams Streams) *cobra.Command {
	opts := &reviewOptions{Streams: streams}
	cmd := described("review [FILE]...", func(ctx context.Context, args []string) error {
		opts.Files = args
		return reviewRun(ctx, opts)
	})
	cmd.Args = nil
	flags := cmd.Flags()
	flags.StringVar(&opts.Root, "root", ".", "the folder with content/")
	flags.StringVar(&opts.Name, "name", "", "who reads; without it, the command asks")
	flags.StringVar(&opts.Profession, "profession", "", "the profession of who reads, or “"+review.NoProfession+"”")
	flags.BoolVar(&opts.All, "all", false, "all files of advice, not only what has changed")
	flags.BoolVar(&opts.Yes, "yes", false, "answer yes for each file that is shown")
	return cmd
}

func reviewRun(ctx context.Context, opts *reviewOptions) error {
	builder, tree, err := readContent(ctx, opts.Streams, siteOptions{Root: opts.Root}, "the advice cannot be read: fix these problems first")
	if err != nil {
		return err
	}
	defer builder.Close()
	list, diags := review.Read(tree.FS, nil)
	if diags.HasErrors() {
		_ = printProblems(opts.Streams, builder.Locate(diags))
		return errors.New("the list of reviews cannot be read: fix these problems first")
	}
	reviews := builder.Reviews(tree)
	all := reviews.Advice(list)
	pending, err := opts.choose(tree, all)
	if err != nil {
		return err
	}
	if len(pending) == 0 {
		fmt.Fprintf(opts.Streams.Out, "All %s of advice say what was read. nightlight review --all goes through them all the same.\n", diag.Count(len(all), "file"))
	}
	session := reviewing{opts, reviews, membersKeys(opts.Root), bufio.NewReader(opts.Streams.In), map[string]*review.Entry{}}
	err = session.ask(ctx, pending)
	if len(session.read) == 0 {
		return err
	}
	if writeErr := disk.ReplaceFile(filepath.Join(opts.Root, review.File), []byte(list.With(session.read))); writeErr != nil {
		return errors.Join(err, fmt.Errorf("writing who has read the advice: %w", writeErr))
	}
	fmt.Fprintf(opts.Streams.Out, "Noted %s in %s. Keep it with the texts in the project's history.\n", diag.Count(len(session.read), "review"), review.File)
	return err
}

func (o *reviewOptions) choose(tree *content.Tree, all []review.Advice) (chosen []review.Advice, err error) {
	if len(o.Files) == 0 {
		return slices.DeleteFunc(slices.Clone(all), func(a review.Advice) bool { return a.IsCurrent() && !o.All }), nil
	}
	var names []string
	for _, advice := range all {
		names = append(names, advice.File)
	}
	for _, name := range o.Files {
		if page := tree.Page(name); page != nil {
			name = filepath.Join(o.Root, page.File)
		}
		file, err := meantFile(o.Root, name, names, "%s is not a file of advice that the site shows", "nightlight review without a name goes through all that changed")
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, all[slices.Index(names, file)])
	}
	return chosen, nil
}

type reviewing struct {
	*reviewOptions
	site review.Site
	keys library.Secrets
	in   *bufio.Reader
	read map[string]*review.Entry
}

func (r *reviewing) ask(ctx context.Context, pending []review.Advice) error {
	for i, advice := range pending {
		fmt.Fprintf(r.Streams.Out, "%d of %d: %s\n", i+1, len(pending), advice.File)
		r.show(ctx, advice)
		answer, err := r.answer(ctx)
		if err != nil {
			return err
		}
		switch answer {
		case "q":
			return nil
		case "y":
			if err := r.introduce(ctx); err != nil {
				return err
			}
			r.read[advice.File] = &review.Entry{
				File: advice.File, Digest: advice.Digest, Name: r.Name, Profession: r.Profession, Date: schema.Date{Time: time.Now()},
			}
		}
	}
	return nil
}

func (r *reviewing) show(ctx context.Context, advice review.Advice) {
	out := r.Streams.Out
	if advice.Entry != nil && !advice.IsCurrent() {
		changes, unknown := r.site.Changes(ctx, advice)
		if unknown == "" {
			fmt.Fprintf(out, "  changed since %s:\n\n", advice.Entry.By())
			for _, change := range changes {
				printIndented(out, shown(change.String(), r.keys))
			}
			return
		}
		fmt.Fprintf(out, "  changed since %s; what it said then is not known: %s. All that it says:\n\n", advice.Entry.By(), unknown)
	} else if advice.Entry != nil {
		fmt.Fprintf(out, "  unchanged since %s. All that it says:\n\n", advice.Entry.By())
	} else {
		fmt.Fprint(out, "  no one has reviewed it. All that it says:\n\n")
	}
	for _, sentence := range r.site.Sentences(advice) {
		printIndented(out, shown(sentence, r.keys))
	}
}

func printIndented(out io.Writer, text string) {
	fmt.Fprintf(out, "    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
}

func (r *reviewing) answer(ctx context.Context) (string, error) {
	if r.Yes {
		return "y", nil
	}
	for {
		answer, err := r.prompt(ctx, "\nHave you read this, and is it right? Write y, n, or q to stop: ")
		if err != nil {
			return "", err
		}
		if answer = strings.ToLower(answer); slices.Contains([]string{"y", "yes", "n", "no", "q", "quit"}, answer) {
			return answer[:1], nil
		}
	}
}

// introduce asks for the reviewer's name and profession, once.
func (r *reviewing) introduce(ctx context.Context) (err error) {
	for _, asked := range []struct {
		value          *string
		flag, question string
	}{
		{&r.Name, "name", "Your name: "},
		{&r.Profession, "profession", "Your profession, such as health visitor, or “" + review.NoProfession + "”: "},
	} {
		for *asked.value = oneLine(*asked.value); *asked.value == ""; *asked.value = oneLine(*asked.value) {
			if r.Yes && !terminal(r.Streams.In) {
				return usageError{fmt.Errorf("say who has read it: add --%s", asked.flag)}
			}
			if *asked.value, err = r.prompt(ctx, asked.question); err != nil {
				return err
			}
		}
	}
	return nil
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func (r *reviewing) prompt(ctx context.Context, question string) (string, error) {
	answer, err := prompt(ctx, r.Streams, r.in, question)
	if !terminal(r.Streams.In) {
		fmt.Fprintln(r.Streams.Out)
	}
	if errors.Is(err, io.EOF) {
		err = usageError{errors.New("no one answered: run the command in a terminal, give the answers on standard input, one a line, or add --yes, --name and --profession")}
	}
	return answer, err
}
