package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
)

type historyOptions struct {
	Streams    Streams
	Root, File string
	Most       int
}

func newHistoryCmd(streams Streams) *cobra.Command {
	opts := &historyOptions{Streams: streams}
	cmd := described("history [FILE]", func(ctx context.Context, args []string) error {
		opts.File = strings.Join(args, "")
		return historyRun(ctx, opts)
	})
	cmd.Args = atMostOneFile
	cmd.Flags().StringVar(&opts.Root, "root", ".", "the folder with content/")
	cmd.Flags().IntVar(&opts.Most, "most", 20, "how many changes to show")
	return cmd
}

func atMostOneFile(_ *cobra.Command, args []string) error {
	if len(args) > 1 {
		return usageError{fmt.Errorf("name one file, but %d were given", len(args))}
	}
	return nil
}

func historyRun(ctx context.Context, opts *historyOptions) error {
	v, err := openVersions(ctx, opts.Root, opts.Streams)
	if err != nil {
		return err
	}
	var files []string
	if opts.File != "" {
		file, err := v.named(ctx, opts.File)
		if err != nil {
			return err
		}
		files = []string{file}
	}
	commits, err := v.log(ctx, opts.Most, files...)
	if err != nil {
		return err
	}
	for _, c := range commits {
		fmt.Fprintf(opts.Streams.Out, "%s, %s: %s\n", c.date.Local().Format(time.DateOnly), v.shown(c.author), v.shown(c.subject))
		for _, e := range c.edits {
			if opts.File == "" {
				fmt.Fprintf(opts.Streams.Out, "  %s\n", v.shown(e.String()))
			} else {
				v.show(ctx, opts.Streams.Out, e, c.id+"~", c.id)
			}
		}
	}
	return nil
}

// named returns the current or former file that a name on the command line refers to.
func (v *versions) named(ctx context.Context, name string) (string, error) {
	out, err := v.Run(ctx, "", append([]string{"log", "--format=", "--name-only", "--no-renames", "--relative", "-z", "--"}, ownFolders...)...)
	if err != nil {
		return "", errors.New("there is no history yet: nightlight publish begins it")
	}
	known := strings.FieldsFunc(string(out), func(r rune) bool { return r == 0 || r == '\n' })
	slices.Sort(known)
	return meantFile(v.Root, name, slices.Compact(known), "the history knows no file %s in content/ or public/", "nightlight history lists what was changed")
}

// meantFile returns the known file that a name on the command line refers to: its path, the end of
// that, or the address of its page. unknown and hint form the error if there is none.
func meantFile(root, name string, known []string, unknown, hint string) (string, error) {
	isAddress := strings.HasPrefix(name, "/")
	name = path.Clean(strings.Trim(filepath.ToSlash(belowRoot(root, name)), "/"))
	if name == "." {
		name = "index"
	}
	var found []string
	files := map[string]string{} // by spellings that a mistyped name may be similar to
	for _, file := range known {
		if file == name {
			return file, nil
		}
		stem := strings.TrimSuffix(file, path.Ext(file))
		if strings.HasSuffix("/"+stem, "/"+name) || strings.HasSuffix("/"+file, "/"+name) {
			found = append(found, file)
		}
		_, short, _ := strings.Cut(file, "/")
		for _, spelling := range []string{file, short, path.Base(file), path.Base(stem)} {
			files[spelling] = file
		}
	}
	isPage := func(file string) bool { return path.Ext(file) == ".md" }
	if isAddress && slices.ContainsFunc(found, isPage) { // a table with the page's name has no address
		found = slices.DeleteFunc(found, func(file string) bool { return !isPage(file) })
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return "", usageError{fmt.Errorf("%s can be several files: name one of %s", diag.Visible(name), diag.Visible(strings.Join(found, ", ")))}
	}
	unknown = fmt.Sprintf(unknown, diag.Visible(name))
	if near := diag.Suggest(name, slices.Sorted(maps.Keys(files))); near != "" {
		return "", usageError{fmt.Errorf("%s: did you mean %s?", unknown, diag.Visible(files[near]))}
	}
	return "", usageError{fmt.Errorf("%s; %s", unknown, hint)}
}

// belowRoot returns the path of an existing file relative to the site's root, or else name itself.
func belowRoot(root, name string) string {
	root, _ = filepath.Abs(root)
	whole, _ := filepath.Abs(name)
	below, err := filepath.Rel(root, whole)
	if _, missing := os.Stat(whole); err != nil || missing != nil || !filepath.IsLocal(below) {
		return name
	}
	return below
}

type restoreOptions struct {
	Streams          Streams
	Root, File, Date string
	Yes              bool
}

func newRestoreCmd(streams Streams) *cobra.Command {
	opts := &restoreOptions{Streams: streams}
	cmd := described("restore FILE", func(ctx context.Context, args []string) error {
		opts.File = args[0]
		return restoreRun(ctx, opts)
	})
	cmd.Args = exactly(1, "name one file: nightlight restore content/guides/safe-sleep.md --date 2026-11-20")
	flags := cmd.Flags()
	flags.StringVar(&opts.Root, "root", ".", "the folder with content/")
	flags.StringVar(&opts.Date, "date", "", "the day, such as 2026-11-20")
	flags.BoolVar(&opts.Yes, "yes", false, "put it back without asking")
	return cmd
}

func restoreRun(ctx context.Context, opts *restoreOptions) error {
	var end time.Time
	if opts.Date != "" {
		day, err := time.ParseInLocation(time.DateOnly, opts.Date, time.Local)
		if err != nil {
			return usageError{fmt.Errorf("--date %s is not a day: write it as 2026-11-20", opts.Date)}
		}
		end = day.AddDate(0, 0, 1)
	}
	v, err := openVersions(ctx, opts.Root, opts.Streams)
	if err != nil {
		return err
	}
	file, err := v.named(ctx, opts.File)
	if err != nil {
		return err
	}
	if v.withheld(file) {
		return fmt.Errorf("%s is written by commands, and an old one would let in whom you have shut out; nightlight member changes it", file)
	}
	commits, err := v.log(ctx, 1_000_000, file)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(commits, func(c commit) bool {
		return len(c.edits) > 0 && (end.IsZero() && c.edits[0].status != 'D' || c.date.Before(end))
	})
	if at < 0 || commits[at].edits[0].status == 'D' {
		return fmt.Errorf("%s was not there on %s", diag.Visible(file), opts.Date)
	}
	return opts.write(ctx, v, commits[at], file)
}

func (o *restoreOptions) write(ctx context.Context, v *versions, from commit, file string) error {
	text, err := v.Run(ctx, "", "cat-file", "--filters", from.id+":./"+from.edits[0].file)
	if err != nil {
		return explainGit(err)
	}
	own, name, _ := strings.Cut(filepath.FromSlash(file), string(filepath.Separator))
	place := filepath.Join(o.Root, own)
	if err := os.MkdirAll(place, 0o755); err != nil {
		return err
	}
	folder, err := os.OpenRoot(place) // symbolic links cannot lead out of content/ or public/
	if err != nil {
		return err
	}
	defer folder.Close()
	if now, err := folder.ReadFile(name); err == nil && string(now) == string(text) {
		fmt.Fprintf(o.Streams.Out, "%s is as it was; nothing was changed.\n", diag.Visible(file))
		return nil
	}
	tree, err := v.snapshot(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(o.Streams.Out, "As it was committed on %s:\n", from.date.Local().Format(time.DateOnly))
	now := fileEdit{'M', file, from.edits[0].file}
	if v.text(ctx, tree, file) == nil {
		now.status = 'A'
	}
	v.show(ctx, o.Streams.Out, now, tree, from.id)
	if !o.Yes {
		if yes, err := confirm(ctx, o.Streams, "Put it back? What the file says now is lost unless it was published. Write y or n: ", "Nothing was changed."); err != nil || !yes {
			return err
		}
	}
	if err := folder.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	mode := disk.Shared
	if info, err := folder.Lstat(name); err == nil && info.Mode().IsRegular() {
		mode = info.Mode().Perm()
	}
	if err := disk.ReplaceIn(folder, name, text, mode, func() error { return nil }); err != nil {
		return fmt.Errorf("putting the file back: %w", err)
	}
	fmt.Fprintf(o.Streams.Out, "%s is back as it was. nightlight publish publishes it.\n", diag.Visible(file))
	return nil
}
