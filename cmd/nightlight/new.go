package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/template"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
)

type newOptions struct {
	Streams     Streams
	Root, Title string
	Starter     content.Starter
	Now         time.Time
}

func newNewCmd(streams Streams) *cobra.Command {
	cmd := described("new", nil)
	cmd.Args = onlyCommands
	for _, starter := range model.LittleDormouse().Starters {
		opts := &newOptions{Streams: streams, Starter: starter, Now: time.Now()}
		example := fmt.Sprintf("nightlight new %s %q", starter.Name, starter.Example)
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
		sub.Flags().StringVar(&opts.Root, "root", ".", "the folder with content/")
		cmd.AddCommand(sub)
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
	if err := disk.CreateFile(file, text); errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s exists already; choose another title, or edit that file", file)
	} else if err != nil {
		return err
	}
	fmt.Fprintf(opts.Streams.Out, "Started %s. It is a draft: see it with\n\n  nightlight dev --drafts\n\nand remove its line \"draft: true\" to publish it.\n", file)
	return nil
}

// common returns the values that a new text shares with the other files of its folder.
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

type moveOptions struct {
	Streams        Streams
	Root, Old, New string
}

func newMoveCmd(streams Streams) *cobra.Command {
	opts := &moveOptions{Streams: streams}
	cmd := described("move OLD NEW", func(ctx context.Context, args []string) error {
		opts.Old, opts.New = args[0], args[1]
		return moveRun(ctx, opts)
	})
	cmd.Args = exactly(2, "say the old address and the new one: nightlight move /early-waking /early-mornings")
	cmd.Flags().StringVar(&opts.Root, "root", ".", "the folder with content/")
	return cmd
}

func moveRun(ctx context.Context, opts *moveOptions) error {
	builder, tree, err := readContent(ctx, opts.Streams, siteOptions{Root: opts.Root, Drafts: true}, "nothing was moved: fix these problems first")
	if err != nil {
		return err
	}
	defer builder.Close()
	doc := tree.Page(opts.Old)
	if doc == nil {
		return usageError{noPage(tree, opts.Old)}
	}
	file, err := opts.newFile(tree, doc)
	if err != nil {
		return err
	}
	edits := move{opts.Root, tree, map[string]string{}, map[string]string{}}
	lines := edits.leadTo(opts.Old, opts.New)
	if doc.Withheld == "" { // otherwise the old address was never published
		edits.redirect(opts.Old, opts.New)
	}
	edits.texts[file], edits.texts[doc.File] = edits.text(doc.File), ""
	if list, diags := review.Read(tree.FS, nil); !diags.HasErrors() {
		if text, changed := list.Renamed(doc.File, file); changed {
			edits.texts[review.File] = text
		}
	}
	if err := edits.write(); err != nil {
		return errors.Join(err, edits.undo())
	}
	if _, diags := builder.Content(ctx); diags.HasErrors() {
		_ = printProblems(opts.Streams, diags)
		return errors.Join(errors.New("nothing was moved: these problems would follow"), edits.undo())
	}
	fmt.Fprintf(opts.Streams.Out, "Moved %s to %s, and changed %s to it. Run check to see whether components name the old address.\n", doc.File, file, diag.Count(lines, "link"))
	return nil
}

func noPage(tree *content.Tree, address string) error {
	near := diag.Suggest(address, tree.Paths())
	if at := slices.IndexFunc(tree.Documents, func(doc *content.Document) bool { return doc.File == path.Clean(filepath.ToSlash(address)) }); at >= 0 {
		near = tree.Documents[at].Path
	}
	if near != "" {
		return fmt.Errorf("there is no page %s: did you mean %s?", address, near)
	}
	return fmt.Errorf("there is no page %s", address)
}

// newFile returns the file of the page at its new address, in the same folder.
func (o *moveOptions) newFile(tree *content.Tree, doc *content.Document) (string, error) {
	name := strings.TrimSuffix(path.Base(o.New), ".md")
	file := path.Join(path.Dir(doc.File), name+".md")
	moved := path.Join(path.Dir(o.Old), name)
	switch {
	case doc.Path == "/" || doc.Path == content.NotFoundPath:
		return "", usageError{fmt.Errorf("%s must stay where it is", doc.File)}
	case o.New != moved:
		return "", usageError{fmt.Errorf("pages in %s have addresses such as %s", path.Dir(doc.File), path.Join(path.Dir(o.Old), slug.Of(name)))}
	case name != slug.Of(name) || slug.IsReserved(name):
		return "", usageError{fmt.Errorf("%s cannot be an address: write %s", o.New, path.Join(path.Dir(o.New), slug.Of(name)))}
	case tree.Page(o.New) != nil:
		return "", usageError{fmt.Errorf("there is a page %s already", o.New)}
	}
	for _, redirect := range tree.Site().Redirects {
		if redirect.From == o.New {
			return "", usageError{fmt.Errorf("content/site.yaml has a redirect from %s: remove it first", o.New)}
		}
	}
	return file, nil
}

// move contains the new texts of files, and their old texts for undo.
type move struct {
	root          string
	tree          *content.Tree
	texts, before map[string]string // by file; "" if there is none
}

func (m *move) text(file string) string {
	if text, edited := m.texts[file]; edited {
		return text
	}
	data, _ := fs.ReadFile(m.tree.FS, file) // it has just been read without an error
	return string(data)
}

// leadTo changes the links to an address, and returns their number.
func (m *move) leadTo(from, to string) (count int) {
	// The address, but not the beginning or end of a longer one.
	written := regexp.MustCompile(`(^|[ \t"'(<\[,])` + regexp.QuoteMeta(from) + `($|[^-_/.\w])`)
	for href, pos := range m.tree.Addresses() {
		if address, _, _ := strings.Cut(href, "#"); address != from {
			continue
		}
		lines := strings.Split(m.text(pos.File), "\n")
		line := lines[pos.Line-1]
		if at := written.FindStringSubmatchIndex(line); at != nil { // links on one line are changed in order
			lines[pos.Line-1] = line[:at[3]] + to + line[at[4]:]
			m.texts[pos.File] = strings.Join(lines, "\n")
			count++
		}
	}
	return count
}

const siteFile = "content/site.yaml"

var redirectsKey = pattern.Of(`(?m)^redirects:[ \t]*\r?\n`)

func (m *move) redirect(from, to string) {
	text, entry := m.text(siteFile), fmt.Sprintf("  - from: %s\n    to: %s\n", from, to)
	if at := redirectsKey().FindStringIndex(text); at != nil {
		text = text[:at[1]] + entry + text[at[1]:]
	} else {
		text = strings.TrimRight(text, "\n") + "\n\nredirects:\n" + entry
	}
	m.texts[siteFile] = text
}

// write writes all files before it removes one, so that no text is lost if it is interrupted.
func (m *move) write() error {
	for _, file := range removedLast(m.texts) {
		text := m.texts[file]
		data, err := fs.ReadFile(m.tree.FS, file)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		m.before[file] = string(data)
		if err := m.put(file, text); err != nil {
			return err
		}
	}
	return nil
}

func (m *move) undo() (err error) {
	for _, file := range removedLast(m.before) {
		err = errors.Join(err, m.put(file, m.before[file]))
	}
	return err
}

// removedLast returns the files, with those to remove at the end.
func removedLast(texts map[string]string) []string {
	return slices.SortedFunc(maps.Keys(texts), func(a, b string) int {
		if (texts[a] == "") != (texts[b] == "") {
			return strings.Compare(texts[b], texts[a])
		}
		return strings.Compare(a, b)
	})
}

func (m *move) put(file, text string) error {
	name := filepath.Join(m.root, file)
	if text == "" {
		return os.Remove(name)
	}
	return disk.ReplaceFile(name, []byte(text))
}
