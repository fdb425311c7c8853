package content_test

import (
	"context"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/effort"
)

// What grows with the square of the text takes sixteen times the work for four times as much.
func TestWorkGrowsWithHostileTexts(t *testing.T) {
	const whole = "---\ntitle: A\ndescription: Bread that nobody has baked, for a test of texts that are far too large.\nlead: B\nbaked: 2025-06-11\n---\n"
	body := func(unit string) func(n int) fstest.MapFS {
		return func(n int) fstest.MapFS {
			return fstest.MapFS{"content/loaves/a.md": {Data: []byte(whole + strings.Repeat(unit, n))}}
		}
	}
	front := func(before, unit string) func(n int) fstest.MapFS {
		return func(n int) fstest.MapFS {
			return fstest.MapFS{"content/loaves/a.md": {Data: []byte("---\n" + before + strings.Repeat(unit, n) + "\n---\n")}}
		}
	}
	var nested strings.Builder
	for depth := range 45 {
		nested.WriteString(strings.Repeat(" ", 2*depth) + "- a\n")
	}
	for _, text := range []struct {
		name  string
		times int
		files func(n int) fstest.MapFS
	}{
		{"nested lists on a line", 8_000, body("- ")},
		{"nested lists on lines", 60, body(nested.String())},
		{"opening brackets", 500_000, body("[")},
		{"brackets", 200_000, body("[]")},
		{"links", 100_000, body("[a](")},
		{"backticks", 100_000, body("`")},
		{"backticks of all lengths", 8_000, body("`a``b```c````")},
		{"asterisks", 35_000, body("*a_")},
		{"directives", 10_000, body(":::a\n")},
		{"quotes", 20_000, body("'a\"\n\n")},
		{"brackets in YAML", 200_000, front("title: ", "[")},
		{"nested lists in YAML", 8_000, front("title:\n    ", "- ")},
		{"keys in YAML", 20_000, front("", "a: b\n")},
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

// FuzzFiles shows that no text, however broken, stops the reading of a site.
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

// A link may lead to a file of the system: nothing of it may be shown, not even in a message.
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
