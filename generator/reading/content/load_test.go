package content_test

import (
	"context"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
)

// load reads a site, which must not have any problems.
func load(t *testing.T, opts content.Options) *content.Tree {
	t.Helper()
	tree, diags := content.Load(context.Background(), opts)
	for _, d := range diags {
		t.Errorf("%s: %s", d.Pos, d.Message)
	}
	return tree
}

func document(t *testing.T, tree *content.Tree, path string) *content.Document {
	t.Helper()
	for _, doc := range tree.Documents {
		if doc.Path == path {
			return doc
		}
	}
	t.Fatalf("no document at %s", path)
	return nil
}

func paths(tree *content.Tree) string {
	var paths []string
	for _, doc := range tree.Documents {
		paths = append(paths, doc.Path)
	}
	return strings.Join(paths, " ")
}

func TestFilesBecomeAddresses(t *testing.T) {
	tree := load(t, options(bakery.With("")))
	if got, want := paths(tree), "/white /notes/new-oven / /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if tree.Site().Name != "The Bakery" || tree.Site().Year != 2026 || len(tree.Data.(*bakery.Data).Hours) != 2 {
		t.Errorf("the data files are not read: %+v", tree.Data)
	}
	if tree.Tables["prices"].Rows[1].Detail.Markup == "" || tree.Data.(*bakery.Data).Hours[0].Open.Markup == "" {
		t.Error("the Markdown in the data files is not converted")
	}
}

func TestFrontMatterIsReadIntoTheTemplatesStruct(t *testing.T) {
	doc := document(t, load(t, options(bakery.With(""))), "/notes/new-oven")
	note := doc.Matter.(*bakery.Note)
	if note.Title != "A New Oven" || note.Date.Day() != 11 || doc.Collection != "notes" || doc.Template != "note" {
		t.Errorf("got %+v", doc)
	}
	if !strings.Contains(note.Picture.Markup, `<circle cx="5"`) || !strings.Contains(note.Summary.Markup, "<p>") {
		t.Errorf("got picture %q and summary %q", note.Picture.Markup, note.Summary.Markup)
	}
	if doc.Words != 3 {
		t.Errorf("got %d words", doc.Words)
	}
}

const placed = `-- content/loaves/rye.md --

---
title: Rye
description: What rye bread is made of, and for how long it keeps.
lead: |

  Rye matters. See [white bread](/white),
  and [the oven](/notes/new-oven).
baked: 2026-11-01
emblem: dot
related:
  - /white
next:
  heading: What now
  text: Ask [us](/white).
  action: { label: Ask, href: /404 }
---
Go [on](/white).
`

func TestLinksAndValuesHaveTheirPosition(t *testing.T) {
	doc := document(t, load(t, options(bakery.With(placed))), "/rye")
	expectLinks(t, doc, `content/loaves/rye.md:10:9 content/pictures/dot.svg
content/loaves/rye.md:12:5 /white
content/loaves/rye.md:15:18 /white
content/loaves/rye.md:16:31 /404
content/loaves/rye.md:18:9 /white
content/loaves/rye.md:7:34 /white
content/loaves/rye.md:8:18 /notes/new-oven`)
	for path, line := range map[string]int{"title": 3, "related[0]": 12, "next": 13, "next.action.href": 16, "next.nowhere": 13, "nowhere": 2} {
		if got := doc.At(path).Line; got != line {
			t.Errorf("%s is on line %d, want %d", path, got, line)
		}
	}
}

func expectLinks(t *testing.T, doc *content.Document, want string) {
	t.Helper()
	var links []string
	for _, link := range doc.Links {
		links = append(links, link.Pos.String()+" "+link.Href+link.Shows)
	}
	slices.Sort(links)
	if got := strings.Join(links, "\n"); got != want {
		t.Errorf("got links\n%s\nwant\n%s", got, want)
	}
}

func TestLinksInJoinedLinesHaveTheirPosition(t *testing.T) {
	doc := document(t, load(t, options(bakery.With(`-- content/loaves/rye.md --
---
title: Rye
description: What rye bread is made of, and for how long it keeps.
lead: >
  Rye matters, and
  [white](/white) too.


  See [the oven](/notes/new-oven),
  and [that](/404).
baked: 2026-11-01
next:
  heading: What now
  text: Ask
    [us](/white)
    if you like.
  action: { label: Ask, href: / }
---
`))), "/rye")
	expectLinks(t, doc, `content/loaves/rye.md:10:14 /404
content/loaves/rye.md:15:10 /white
content/loaves/rye.md:17:31 /
content/loaves/rye.md:6:11 /white
content/loaves/rye.md:9:18 /notes/new-oven`)
}

func TestLineEndsAndByteOrderMarksDoNotMatter(t *testing.T) {
	windows := fstest.MapFS{}
	for name, file := range bakery.With(placed) {
		text := strings.ReplaceAll(string(file.Data), "\n", "\r\n")
		windows[name] = &fstest.MapFile{Data: []byte("\uFEFF" + text)}
	}
	plain := document(t, load(t, options(bakery.With(placed))), "/rye")
	odd := document(t, load(t, options(windows)), "/rye")
	if plain.Matter.(*bakery.Loaf).Lead != odd.Matter.(*bakery.Loaf).Lead || plain.At("related[0]") != odd.At("related[0]") {
		t.Errorf("got %+v, want %+v", odd.Matter, plain.Matter)
	}
	if !slices.Equal(plain.Links, odd.Links) {
		t.Errorf("got links %v, want %v", odd.Links, plain.Links)
	}
}

const unfinished = `-- content/loaves/rye.md --
---
title: Rye
draft: true
---
<b>To do.</b>
-- content/notes/soon.md --
---
title: Soon
description: What will be said in December, once December has come.
date: 2026-12-03
author: The baker
summary: Soon.
picture: dot
---
Soon.
`

func TestDraftsAndTheFutureAreLeftOut(t *testing.T) {
	tree := load(t, options(bakery.With(unfinished)))
	if got, want := paths(tree), "/white /notes/new-oven / /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if len(tree.Scheduled) != 1 || tree.Scheduled[0].Title != "Soon" || tree.Scheduled[0].Date.Day() != 3 {
		t.Errorf("got scheduled %+v", tree.Scheduled)
	}
	opts := options(bakery.With(unfinished))
	opts.Now = today.AddDate(0, 0, 12)
	if got := paths(load(t, opts)); !strings.Contains(got, "/notes/soon") {
		t.Errorf("on the day of a post there is %s", got)
	}
	opts.Now, opts.Drafts = today, true
	tree, diags := content.Load(context.Background(), opts)
	if got, want := paths(tree), "/rye /white /notes/new-oven /notes/soon / /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if !diags.HasErrors() {
		t.Error("the problems of a draft that is shown are not reported")
	}
}

func TestOnlyEditedDataIsReadAgain(t *testing.T) {
	files := bakery.With("")
	opts := options(files)
	opts.Cache = &cache.Cache{}
	load(t, opts)
	all := opts.Cache.Misses("data")
	expect := func(made int, name string) {
		t.Helper()
		opts.Cache.NextPlan()
		tree := load(t, opts)
		if tree.Site().Name != name || tree.Tables["prices"].Rows[1].Detail.Markup == "" || tree.Data.(*bakery.Data).Hours[0].Open.Markup == "" {
			t.Errorf("what is remembered is not what was read: %+v", tree.Site().Name)
		}
		if got := opts.Cache.Misses("data"); got != made {
			t.Errorf("read %d, want %d of %d", got, made, all)
		}
	}
	expect(0, "The Bakery")
	text := strings.Replace(string(files["content/site.yaml"].Data), `The Bakery`, `Another Bakery`, 1)
	files["content/site.yaml"] = &fstest.MapFile{Data: []byte(text)}
	expect(1, "Another Bakery")
	files["content/pictures/dot.svg"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["content/pictures/dot.svg"].Data), `r="4"`, `r="3"`, 1))}
	expect(1, "Another Bakery") // the site's mark
}

func TestWhatLaterStagesFillInIsNotCached(t *testing.T) {
	opts := options(bakery.With(""))
	opts.Cache = &cache.Cache{}
	for range 2 {
		counter := document(t, load(t, opts), "/").Matter.(*bakery.Counter)
		if len(counter.Hours) > 0 {
			t.Error("what the last round has filled in is still there")
		}
		counter.Hours = []bakery.Hours{{Day: "Friday"}}
	}
}

func TestAnEmptyFolderIsDescribedNotFatal(t *testing.T) {
	_, diags := content.Load(context.Background(), content.Options{Model: bakery.Model(), FS: fstest.MapFS{}, Now: today})
	if !diags.HasErrors() {
		t.Error("nothing is said of a site without content")
	}
	if slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Message == "" }) {
		t.Errorf("got %v", diags)
	}
}

func TestACancelledLoadSaysSo(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, diags := content.Load(ctx, options(bakery.With(""))); !diags.HasErrors() {
		t.Error("a cancelled load looks like a finished one")
	}
}

// Reading a pipe would block forever.
func TestPipesAndLargeAndForeignFilesAreRefused(t *testing.T) {
	files := bakery.With("")
	files["content/loaves/pipe.md"] = &fstest.MapFile{Mode: fs.ModeNamedPipe}
	files["content/loaves/large.md"] = &fstest.MapFile{Data: make([]byte, content.MaxSize+1)}
	files["content/loaves/foreign.md"] = &fstest.MapFile{Data: []byte("---\ntitle: B\xe9b\xe9\n---\n")}
	_, diags := content.Load(context.Background(), options(files))
	if len(diags) != 3 || !strings.Contains(diags[0].Message, "UTF-8") || !strings.Contains(diags[1].Message, "1 MiB") || !strings.Contains(diags[2].Message, "not a file") {
		t.Errorf("got %v", diags)
	}
}

func TestACauseIsReportedWithoutWhatFollows(t *testing.T) {
	const conflict = "<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n"
	for file, want := range map[string]string{
		"content/site.yaml":          "content/site.yaml:1:1",
		"content/loaves/white.md":    "content/loaves/white.md:1:1",
		"content/tables/prices.yaml": "content/tables/prices.yaml:1:1",
	} {
		for text, want := range map[string]string{conflict: want, "a: caf\xe9\n": file} {
			site := bakery.With("")
			site[file] = &fstest.MapFile{Data: []byte(text)}
			_, diags := content.Load(t.Context(), options(site))
			if len(diags) != 1 || diags[0].Pos.String() != want {
				t.Errorf("%s: %v", file, diags)
			}
		}
	}
}

func TestAnUnreadablePageIsStillKnown(t *testing.T) {
	site := bakery.With("")
	site["content/loaves/white.md"] = &fstest.MapFile{Data: []byte("---\ntitle: Caf\xe9\n---\n")}
	tree, _ := content.Load(t.Context(), options(site))
	if tree.Unpublished["/white"].Reason != content.Unreadable {
		t.Errorf("links to it would be said to lead nowhere: %v", tree.Unpublished)
	}
}
