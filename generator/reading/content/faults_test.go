package content_test

import (
	"context"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/effort"
	"nightlight/generator/sitetest/phone"
)

const note = `---
title: A Second Oven
description: The second oven has come, and stands where the first one stood in spring.
date: 2025-07-11
author: The baker
summary: It is warm.
picture: dot
---
Mind your hands.
`

// faults are mistakes in a note other than those that package marks tests: the text that replaces
// some words, and a part of the message. A W before it marks a warning.
var faults = []struct{ old, with, message string }{
	{"hands", "TODO", "W still to be done"},
	{"A Second Oven", "A Second â€œOvenâ€", "W wrong encoding"},
	{"It is warm", "It is {price:rye, each", "W This brace is never closed"},
	{"2025-07-11", "2925-07-11", "W not shown before 11 July 2925"},
	{"2025-07-11", "2028-07-11", "W not shown before 11 July 2028"},
	{"2025-07-11", "0025-07-11", "W written in 25"},
	{"2025-07-11", "1925-07-11", "W written in 1925"},
	{"The baker", "the Baker", "W looks like"},
	{"The baker", "The bakre", "W looks like"},
	{"The baker", "The  Baker.", "W looks like"},
	{"The baker", "Thebaker", "W looks like"},
}

func TestNoSlipIsPublishedInSilence(t *testing.T) {
	for _, row := range faults {
		t.Run(row.with, func(t *testing.T) {
			severity, message := diag.Error, row.message
			if after, ok := strings.CutPrefix(message, "W "); ok {
				severity, message = diag.Warning, after
			}
			found := problems(map[string]string{"content/notes/second.md": strings.Replace(note, row.old, row.with, 1)})
			if len(found) == 0 || found[0].Severity != severity || !strings.Contains(found[0].Message, message) || found[0].Line == 0 {
				t.Errorf("%q says %v, not %q", row.with, found, row.message)
			}
		})
	}
}

func problems(files map[string]string) diag.List {
	var archive strings.Builder
	for name, text := range files {
		archive.WriteString("-- " + name + " --\n" + text)
	}
	_, found := content.Load(context.Background(), options(bakery.With(archive.String())))
	return found
}

func TestAPhotographOfAFewPixelsIsAWarning(t *testing.T) {
	opts := options(bakery.With("-- content/pictures/oven.jpg --\n" + string(phone.JPEG(60, 40)) + "\n"))
	opts.Photos.Rasteriser = unread{width: 60, height: 40}
	_, found := content.Load(context.Background(), opts)
	if len(found) != 1 || found.HasErrors() || !strings.Contains(found[0].Message, "60 × 40 pixels") {
		t.Errorf("got %v", found)
	}
}

func TestTheSameTextUnderTwoAddressesIsAWarning(t *testing.T) {
	long := note + strings.Repeat("\nBread is best on the day that it was baked.\n", 4)
	found := problems(map[string]string{"content/notes/second.md": long, "content/notes/third.md": strings.Replace(long, "A Second", "A Third", 1)})
	if len(found) != 1 || found[0].File != "content/notes/third.md" || !strings.Contains(found[0].Message, "the same text as content/notes/second.md") {
		t.Errorf("got %v", found)
	}
}

// Drafts may be unfinished, and comments and code may contain anything.
func TestWhatIsNotPublishedMayBeUnfinished(t *testing.T) {
	for _, text := range []string{
		strings.Replace(note, "title:", "draft: true\ntitle:", 1) + "\nTODO\n",
		note + "\n```\nTODO [object Object]\n```\n",
		note + "\nWrite `TODO`, `NaN` or `[object Object]` there, and see [hours](https://example.org/search?s=oven).\n",
		note + "\nA to-do list, todo or not, and [your own](/) and [name](/) oven for £5 and MAX, that that, [hours](https://example.org/a?b), (ready?) C:\\notes at 20°C, São Paulo, at 7.30pm and 11:30pm, 19:30 and 1 March, £5... Ângela, 👩‍🍳.\n",
	} {
		if found := problems(map[string]string{"content/notes/second.md": text}); len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
}

// A list in brackets may begin like a placeholder; a text in brackets that does is a placeholder.
func TestAListIsNoPlaceholder(t *testing.T) {
	const ovens = "content/tables/ovens.yaml"
	for _, row := range []struct{ file, text, places string }{
		{ovens, "caption: Ovens\ncolumns: [your own, ours]\nrows:\n  - cells:\n      [your own, ours] # or so\n  - { cells: [your own, ours] }\n", ""},
		{ovens, "caption: '[your caption]'\ncolumns: [Price, Oven]\nrows:\n  - cells: [\"[your own]\", ours]\n    detail: |\n      [Your text]\n", "1:11 4:14 6:7"},
		{ovens, "caption: Ovens\ncolumns: [Price, Oven]\nrows:\n  - cells: [your own, the the oven]\n", "4:23"},
		{"content/loaves/rye.md", "---\ntitle: Rye\ndescription: A dark loaf that stays fresh for a week in paper, and two in linen.\nlead: Ours, or [your words].\nbaked: 2026-01-01\nrelated: [your]\n---\n[your own]\n", "4:16 6:11 8:1"},
	} {
		var places []string
		for _, found := range problems(map[string]string{row.file: row.text}) {
			places = append(places, strings.TrimPrefix(found.Pos.String(), row.file+":"))
		}
		if got := strings.Join(places, " "); got != row.places {
			t.Errorf("%s\n%s: got %s", row.file, row.text, got)
		}
	}
}

// If the work were quadratic, four times the text would take sixteen times the work.
func TestWorkGrowsWithTheText(t *testing.T) {
	const whole = "---\ntitle: A\ndescription: Bread for a test of texts that are far longer than any loaf needs.\nlead: B\nbaked: 2025-06-11\n---\n"
	body := func(unit string) func(n int) fstest.MapFS {
		return func(n int) fstest.MapFS {
			return fstest.MapFS{"content/loaves/a.md": {Data: []byte(whole + strings.Repeat(unit, n))}}
		}
	}
	for _, text := range []struct {
		name  string
		times int
		files func(n int) fstest.MapFS
	}{
		{"backticks", 100_000, body("`")},
		{"backticks of all lengths", 8_000, body("`a``b```c````")},
		{"quotes", 20_000, body("'a\"\n\n")},
		{"elements of a drawing", 100_000, func(n int) fstest.MapFS {
			const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">`
			return fstest.MapFS{"content/pictures/c.svg": {Data: []byte(start + strings.Repeat("<g>", n))}}
		}},
	} {
		t.Run(text.name, func(t *testing.T) {
			if effort.Grows(text.times, 10, func(n int) { content.Load(t.Context(), options(text.files(n))) }) {
				t.Error("four times the text takes ten times the work")
			}
		})
	}
}

func TestAliasesOfAliasesEnd(t *testing.T) {
	const aliases = "---\na: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: &e [*d, *d]\n---\n"
	files := fstest.MapFS{"content/loaves/a.md": {Data: []byte(aliases)}}
	if _, diags := content.Load(t.Context(), options(files)); !diags.HasErrors() {
		t.Error("unknown keys with aliases are no mistake")
	}
}

// FuzzFiles checks that no text, however broken, stops the reading of a site.
func FuzzFiles(f *testing.F) {
	for _, seed := range []string{"", "a: [", "---\ntitle: {}\n---\n:::", "<svg viewBox=\"0 0 1 1\"><g", "caption: a\ncolumns: [b]\nrows: [{cells: []}]\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		content.Load(context.Background(), options(fstest.MapFS{
			"content/site.yaml":      {Data: text},
			"content/hours.yaml":     {Data: text},
			"content/loaves/a.md":    {Data: append(append([]byte("---\n"), text...), "\n---\n"...)},
			"content/loaves/b.md":    {Data: text},
			"content/pictures/c.svg": {Data: text},
			"content/tables/d.yaml":  {Data: text},
		}))
	})
}

// A symbolic link may point to a system file, whose content must never be shown, even in a message.
func TestContentTakesNoLinks(t *testing.T) {
	for _, file := range []string{
		"content/loaves/rye.md", "content/site.yaml", "content/tables/prices.yaml", "content/pictures/oven.svg", "content/pictures/oven.jpg",
	} {
		files := fstest.MapFS{
			"secret": {Data: []byte("root: the password")},
			file:     {Data: []byte("../../secret"), Mode: fs.ModeSymlink},
		}
		_, diags := content.Load(t.Context(), options(files))
		said := 0
		for _, d := range diags {
			if d.File == file && strings.HasPrefix(d.Message, "This is a link to another file") {
				said++
			}
			if strings.Contains(d.Message+d.Hint+d.Source, "password") {
				t.Errorf("%s: shows what is not to be seen: %+v", file, d)
			}
		}
		if said != 1 {
			t.Errorf("%s: the link is reported %d times in %v", file, said, diags)
		}
	}
}
