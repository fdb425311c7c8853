package content

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// load reads a site that must have no problems.
func load(t *testing.T, opts Options) *Tree {
	t.Helper()
	tree, diags := Load(context.Background(), opts)
	for _, d := range diags {
		t.Errorf("%s: %s", d.Pos, d.Message)
	}
	return tree
}

func document(t *testing.T, tree *Tree, path string) *Document {
	t.Helper()
	for _, doc := range tree.Documents {
		if doc.Path == path {
			return doc
		}
	}
	t.Fatalf("no document at %s", path)
	return nil
}

func paths(tree *Tree) string {
	var paths []string
	for _, doc := range tree.Documents {
		paths = append(paths, doc.Path)
	}
	return strings.Join(paths, " ")
}

func TestFilesBecomeAddresses(t *testing.T) {
	tree := load(t, options(site(t, "")))
	if got, want := paths(tree), "/blog/sleep-routines /safe-sleep /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if tree.Site.Name != "Words" || tree.Site.Year != 2026 || tree.Verifier.Iterations != 600000 {
		t.Errorf("the data files are not read: %+v %+v", tree.Site, tree.Verifier)
	}
	if tree.Tables["naps"].Rows[1].Detail.Markup == "" || tree.Testimonials[0].Quote.Markup == "" {
		t.Error("the Markdown in the data files is not converted")
	}
}

func TestFrontMatterIsReadIntoTheTemplatesStruct(t *testing.T) {
	doc := document(t, load(t, options(site(t, ""))), "/blog/sleep-routines")
	article := doc.Matter.(*schema.Article)
	if article.Title != "Sleep Routines" || article.Date.Day() != 11 || doc.Collection != "blog" || doc.Template != "article" {
		t.Errorf("got %+v", doc)
	}
	if !strings.Contains(article.Picture.Markup, `<circle cx="5"`) || !strings.Contains(article.Excerpt.Markup, "<p>") {
		t.Errorf("got picture %q and excerpt %q", article.Picture.Markup, article.Excerpt.Markup)
	}
	if doc.Words != 4 {
		t.Errorf("got %d words", doc.Words)
	}
}

const placed = `-- content/guides/naps.md --

---
title: Naps
description: How naps work, and how many a baby needs.
lead: |

  Naps matter. See [safe sleep](/safe-sleep),
  and [routines](/blog/sleep-routines).
reviewed: 2026-11-01
emblem: moon
related:
  - /safe-sleep
next:
  heading: What now
  text: Ask [us](/safe-sleep).
  action: { label: Ask, href: /404 }
---
Go [on](/safe-sleep).
`

func TestLinksAndValuesKnowTheirPlace(t *testing.T) {
	doc := document(t, load(t, options(site(t, placed))), "/naps")
	expectLinks(t, doc, `content/guides/naps.md:12:5 /safe-sleep
content/guides/naps.md:15:18 /safe-sleep
content/guides/naps.md:16:31 /404
content/guides/naps.md:18:9 /safe-sleep
content/guides/naps.md:7:33 /safe-sleep
content/guides/naps.md:8:18 /blog/sleep-routines`)
	for path, line := range map[string]int{"title": 3, "related[0]": 12, "next": 13, "next.action.href": 16, "next.nowhere": 13, "nowhere": 2} {
		if got := doc.At(path).Line; got != line {
			t.Errorf("%s is on line %d, want %d", path, got, line)
		}
	}
}

func expectLinks(t *testing.T, doc *Document, want string) {
	t.Helper()
	var links []string
	for _, link := range doc.Links {
		links = append(links, link.Pos.String()+" "+link.Href)
	}
	slices.Sort(links)
	if got := strings.Join(links, "\n"); got != want {
		t.Errorf("got links\n%s\nwant\n%s", got, want)
	}
}

func TestLinksInJoinedLinesKnowTheirPlace(t *testing.T) {
	doc := document(t, load(t, options(site(t, `-- content/guides/naps.md --
---
title: Naps
description: How naps work, and how many a baby needs.
lead: >
  Naps matter, and
  [safe](/safe-sleep) too.


  See [routines](/blog/sleep-routines),
  and [that](/404).
reviewed: 2026-11-01
next:
  heading: What now
  text: Ask
    [us](/safe-sleep)
    if you like.
  action: { label: Ask, href: / }
---
`))), "/naps")
	expectLinks(t, doc, `content/guides/naps.md:10:14 /404
content/guides/naps.md:15:10 /safe-sleep
content/guides/naps.md:17:31 /
content/guides/naps.md:6:10 /safe-sleep
content/guides/naps.md:9:18 /blog/sleep-routines`)
}

func TestLineEndsAndByteOrderMarksDoNotMatter(t *testing.T) {
	windows := fstest.MapFS{}
	for name, file := range site(t, placed) {
		text := strings.ReplaceAll(string(file.Data), "\n", "\r\n")
		windows[name] = &fstest.MapFile{Data: []byte("\uFEFF" + text)}
	}
	plain := document(t, load(t, options(site(t, placed))), "/naps")
	odd := document(t, load(t, options(windows)), "/naps")
	if plain.Matter.(*schema.Guide).Lead != odd.Matter.(*schema.Guide).Lead || plain.At("related[0]") != odd.At("related[0]") {
		t.Errorf("got %+v, want %+v", odd.Matter, plain.Matter)
	}
	if !slices.Equal(plain.Links, odd.Links) {
		t.Errorf("got links %v, want %v", odd.Links, plain.Links)
	}
}

const unfinished = `-- content/guides/naps.md --
---
title: Naps
draft: true
---
<b>To do.</b>
-- content/blog/soon.md --
---
title: Soon
description: What will be said in December, once December has come.
date: 2026-12-03
author: Your consultant
excerpt: Soon.
category: News
picture: moon
alt: A full moon
---
Soon.
`

func TestDraftsAndTheFutureAreLeftOut(t *testing.T) {
	tree := load(t, options(site(t, unfinished)))
	if got, want := paths(tree), "/blog/sleep-routines /safe-sleep /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if len(tree.Scheduled) != 1 || tree.Scheduled[0].Title != "Soon" || tree.Scheduled[0].Date.Day() != 3 {
		t.Errorf("got scheduled %+v", tree.Scheduled)
	}
	opts := options(site(t, unfinished))
	opts.Drafts = true
	tree, diags := Load(context.Background(), opts)
	if got, want := paths(tree), "/blog/sleep-routines /blog/soon /naps /safe-sleep /404"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if !diags.HasErrors() {
		t.Error("the problems of a draft that is shown are not reported")
	}
}

func TestAnArticleAppearsOnItsDay(t *testing.T) {
	opts := options(site(t, unfinished))
	opts.Now = today.AddDate(0, 0, 12)
	if got := paths(load(t, opts)); !strings.Contains(got, "/blog/soon") {
		t.Errorf("got %s", got)
	}
}

func TestOnlyEditedDocumentsAreParsedAgain(t *testing.T) {
	files := site(t, "")
	opts := options(files)
	opts.Cache = &cache.Cache{}
	expect := func(made, remembered int) {
		t.Helper()
		load(t, opts)
		if gotMade, gotRemembered := opts.Cache.Counts("parse"); gotMade != made || gotRemembered != remembered {
			t.Errorf("parsed %d and remembered %d, want %d and %d", gotMade, gotRemembered, made, remembered)
		}
		opts.Cache.NextGeneration()
	}
	edit := func(name, old, new string) {
		files[name] = &fstest.MapFile{Data: []byte(strings.Replace(string(files[name].Data), old, new, 1))}
	}
	expect(3, 0)
	expect(0, 3)
	edit("content/guides/safe-sleep.md", "flat", "level")
	expect(1, 2)
	edit("content/site.yaml", "Words", "Other words")
	expect(0, 3)
	edit("content/pictures/moon.svg", `r="4"`, `r="3"`)
	expect(3, 0)
}

func TestOnlyEditedDataIsReadAgain(t *testing.T) {
	files := site(t, "")
	opts := options(files)
	opts.Cache = &cache.Cache{}
	load(t, opts)
	all, _ := opts.Cache.Counts("data")
	expect := func(made int, name string) {
		t.Helper()
		opts.Cache.NextGeneration()
		tree := load(t, opts)
		if tree.Site.Name != name || tree.Tables["naps"].Rows[1].Detail.Markup == "" || tree.Testimonials[0].Quote.Markup == "" {
			t.Errorf("what is remembered is not what was read: %+v", tree.Site.Name)
		}
		if got, remembered := opts.Cache.Counts("data"); got != made || remembered != all-made {
			t.Errorf("read %d and remembered %d, want %d of %d", got, remembered, made, all)
		}
	}
	expect(0, "Words")
	text := strings.Replace(string(files["content/site.yaml"].Data), `"name": "Words"`, `"name": "Other words"`, 1)
	files["content/site.yaml"] = &fstest.MapFile{Data: []byte(text)}
	expect(1, "Other words")
	files["content/pictures/moon.svg"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["content/pictures/moon.svg"].Data), `r="4"`, `r="3"`, 1))}
	expect(all, "Other words")
}

func TestWhatLaterStagesFillInIsNotRemembered(t *testing.T) {
	opts := options(site(t, ""))
	opts.Cache = &cache.Cache{}
	for range 2 {
		article := document(t, load(t, opts), "/blog/sleep-routines").Matter.(*schema.Article)
		if article.Minutes != 0 {
			t.Error("the reading time of the last round is still there")
		}
		article.Minutes = 3
	}
}

func TestARememberedDocumentStillComplains(t *testing.T) {
	opts := options(site(t, "-- content/guides/naps.md --\n---\ntitle: Naps\n---\n"))
	opts.Cache = &cache.Cache{}
	_, first := Load(context.Background(), opts)
	_, second := Load(context.Background(), opts)
	if len(first) == 0 || !slices.Equal(first, second) {
		t.Errorf("first %v, then %v", first, second)
	}
}

func TestAnEmptyFolderIsDescribedNotFatal(t *testing.T) {
	_, diags := Load(context.Background(), Options{FS: fstest.MapFS{}, Now: today})
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
	if _, diags := Load(ctx, options(site(t, ""))); !diags.HasErrors() {
		t.Error("a cancelled load looks like a finished one")
	}
}

func TestLargeAndForeignFilesAreRefused(t *testing.T) {
	files := site(t, "")
	load(t, options(files))
	files["content/guides/large.md"] = &fstest.MapFile{Data: make([]byte, maxSize+1)}
	files["content/guides/foreign.md"] = &fstest.MapFile{Data: []byte("---\ntitle: B\xe9b\xe9\n---\n")}
	_, diags := Load(context.Background(), options(files))
	if len(diags) != 2 || !strings.Contains(diags[0].Message, "UTF-8") || !strings.Contains(diags[1].Message, "1 MiB") {
		t.Errorf("got %v", diags)
	}
}
