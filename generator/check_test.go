package generator_test

import (
	"slices"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/render"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
)

// checked counts the work of one check with a new Builder.
type checked struct{ rendered, listed, judged int }

// checkOnce checks the site at root, whose front page can show only its title.
func checkOnce(t *testing.T, root string, judge func(title string) diag.List) (checked, diag.List) {
	t.Helper()
	model, before := bakery.Model(), work.Done()
	model.Template("counter").Inspection = &content.Inspection{
		New:   func() any { return new(string) },
		Judge: func(_ *content.Tree, listed any) diag.List { return judge(*listed.(*string)) },
	}
	b, site, problems := planned(t, generator.Options{Root: root, Model: model, Now: sitetest.Today})
	defer b.Close()
	problems.Add(b.Check(t.Context(), site, "dist"))
	return checked{rendered(before), b.Misses(render.Listed), b.Misses(generator.Judged)}, problems
}

// bakeryProblems are the problems of the eight finished pages of the bakery, which has no icons.
var bakeryProblems = []string{
	"A link leads to /apple-touch-icon.png, which does not exist. This is so on 7 more pages.",
	"A link leads to /favicon.ico, which does not exist. This is so on 7 more pages.",
	"A link leads to /favicon.svg, which does not exist. This is so on 7 more pages.",
	"A link leads to /icon-192.png, which does not exist.",
	"A link leads to /icon-512.png, which does not exist.",
	"A link leads to /icon-maskable-512.png, which does not exist.",
}

func messagesOf(problems diag.List) (messages []string) {
	for _, problem := range problems {
		messages = append(messages, problem.Message)
	}
	return messages
}

// inspectable returns a site whose components list what the front page can show.
func inspectable(t *testing.T) *sitetest.Site {
	t.Helper()
	site := sitetest.New(t, notebook)
	site.Write("components/entry.server.tsx", site.Read("components/entry.server.tsx")+"\nexport const inspect = (page: Page) => page.title + page.site.name;\n")
	return site
}

// All problems are reported each time, whether or not anything has changed.
func TestACheckMakesOnlyWhatChanged(t *testing.T) {
	site := inspectable(t)
	site.Write("content/notes/one.md", note("one", "Words."))
	severity := diag.Warning
	// The front page, the not-found page (in two files), two loaves, two notes, and their list.
	const pages = 8
	for _, step := range []struct {
		name   string
		change func()
		want   checked
	}{
		{"the first time", func() {}, checked{pages, 1, 1}},
		{"nothing", func() {}, checked{}},
		{"the words of a note", func() { site.ReplaceIn("content/notes/one.md", "Words.", "Other words.") }, checked{1, 0, 1}},
		{"a file that no page shows", func() { site.ReplaceIn("content/till/label.yaml", "{weight}", "Weighs {weight}") }, checked{0, 0, 1}},
		{"the page itself", func() { site.ReplaceIn("content/pages/index.md", "title: ", "title: New ") }, checked{1, 1, 1}},
		{"what all pages share", func() { site.ReplaceIn("content/site.yaml", "label: Front", "label: Entrance") }, checked{pages, 0, 1}},
		{"the site's name", func() { site.ReplaceIn("content/site.yaml", "name: The", "name: Our"); severity = diag.Error }, checked{pages, 1, 1}},
		{"a component", func() { site.ReplaceIn("components/templates/notebook.tsx", "Read {label}", "See {label}") }, checked{pages, 1, 1}},
		{"nothing, with an error", func() {}, checked{0, 0, 1}},
	} {
		step.change()
		got, problems := checkOnce(t, site.Root, func(title string) diag.List {
			d := diag.Errorf("tried", diag.Pos{File: "content/pages/index.md", Line: 3, Column: 1}, "It says %s.", title)
			d.Severity = severity
			return diag.List{d}
		})
		if got != step.want {
			t.Errorf("%s: %+v, want %+v", step.name, got, step.want)
		}
		last := len(problems) - 1
		if judged := problems[last]; !slices.Equal(messagesOf(problems[:last]), bakeryProblems) || judged.Severity != severity || judged.Source == "" {
			t.Errorf("%s: reported %+v", step.name, problems)
		}
	}
}
