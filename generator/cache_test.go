package generator_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest"
)

const notebook = `
-- content/pages/notes.md --
---
template: notebook
title: Notes
description: The list of notes of a site that is built in tests, and nothing else.
emblem: dot
per-page: 2
---
` + rye

// note returns a note of the test site.
func note(title, words string) string {
	return "---\ntitle: " + title + "\ndescription: A note that stands in a test and is changed there many times.\n" +
		"date: 2025-06-11\nauthor: A tester\nsummary: About " + title + ".\npicture: dot\n---\n" + words + "\n"
}

// built counts the work of one build with a new Builder.
type built struct {
	parsed, rendered, written int
	problems                  diag.List
}

// rendered returns the number of pages that the process has rendered since before.
func rendered(before work.Counts) int { return int(work.Done().Since(before)[work.Rendered]) }

// planned returns a builder, which the caller must close, and its plan.
func planned(t *testing.T, opts generator.Options) (*generator.Builder, *generator.Plan, diag.List) {
	t.Helper()
	b, err := generator.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	site, problems := b.Plan(t.Context())
	if site == nil {
		b.Close()
		t.Fatal(problems)
	}
	return b, site, problems
}

// distOf is the folder of the finished site.
func distOf(site *sitetest.Site) disk.Folder {
	return disk.Folder{Path: site.Path("dist"), Name: "dist"}
}

// buildOnce builds a site into dist, as the command does.
func buildOnce(t *testing.T, site *sitetest.Site) built {
	t.Helper()
	before := work.Done()
	b, plan, _ := planned(t, site.Options())
	defer b.Close()
	report, problems, err := disk.Write(t.Context(), plan.Set, distOf(site))
	if err != nil || problems.HasErrors() {
		t.Fatal(problems, err)
	}
	return built{b.Misses(content.Parsed), rendered(before), report.Written, problems}
}

// The command check reads the files in the same way.
func TestASiteIsMadeWhereNothingCanBeWritten(t *testing.T) {
	site := sitetest.New(t, rye)
	site.Write(".nightlight", "a file where the folder would be")
	b, plan, _ := planned(t, site.Options())
	defer b.Close()
	if files, problems := sitetest.Files(t, plan.Set); files["/rye/index.html"] == "" || len(problems) > 0 {
		t.Errorf("%d files are made: %v", len(files), problems)
	}
}

func expectVerified(t *testing.T, site *sitetest.Site, when string) {
	t.Helper()
	b, plan, _ := planned(t, site.Options())
	defer b.Close()
	files, problems, err := b.Verify(t.Context(), plan, distOf(site))
	if err != nil || len(problems) > 0 || files == 0 {
		t.Errorf("%s: of %d files, a build from nothing makes others: %v %v", when, files, problems, err)
	}
}

// A component that shows the program's start time makes every build different.
func TestASiteThatIsAnotherEachTimeIsReported(t *testing.T) {
	site := sitetest.New(t, notebook)
	site.ReplaceIn("components/templates/loaf.tsx", "<main>", "<main>{performance.timeOrigin}")
	asked := new(atomic.Int64)
	store := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		http.NotFound(w, r)
	}))
	defer store.Close()
	opts := site.Options()
	opts.Remote = generator.Remote{URL: store.URL}
	b, plan, _ := planned(t, opts)
	defer b.Close()
	if _, problems, err := disk.Write(t.Context(), plan.Set, distOf(site)); err != nil || problems.HasErrors() {
		t.Fatal(problems, err)
	}
	before := asked.Load()
	_, problems, err := b.Verify(t.Context(), plan, distOf(site))
	if more := asked.Load() - before; before == 0 || more > 0 {
		t.Errorf("the store is asked %d times, and %d times more for what it may have changed", before, more)
	}
	var named []string
	for _, problem := range problems {
		named = append(named, problem.Pos.File)
	}
	if want := []string{"dist/rye/index.html"}; err != nil || !slices.Equal(named, want) {
		t.Errorf("the files that differ are %q, want %q: %v", named, want, err)
	}
}

func TestABuildMakesOnlyWhatChanged(t *testing.T) {
	site := sitetest.New(t, notebook)
	for _, name := range []string{"one", "two", "three"} {
		site.Write("content/notes/"+name+".md", note(name, "Words."))
	}
	// The front page, the not-found page (in two files), two loaves, four notes, and the
	// list of notes on two pages.
	const documents, pages = 9, 11

	for _, step := range []struct {
		name             string
		change           func()
		parsed, rendered int
	}{
		{"the first time", func() {}, documents, pages},
		{"nothing", func() {}, 0, 0},
		{"the words of a note", func() { site.ReplaceIn("content/notes/two.md", "Words.", "Other words.") }, 1, 1},
		{"what the list shows of it", func() { site.ReplaceIn("content/notes/two.md", "title: two", "title: Two") }, 1, 2},
		{"a clock that was wrong", func() { date(site.Path("content/notes/one.md"), 24*time.Hour) }, 0, 0},
		{"a clock that was slow", func() { date(site.Path("content/notes/one.md"), -24*time.Hour) }, 0, 0},
		{"a note with another name", func() { _ = os.Rename(site.Path("content/notes/one.md"), site.Path("content/notes/four.md")) }, 1, 2},
		{"a note that is gone", func() { _ = os.Remove(site.Path("content/notes/four.md")) }, 0, 2},
		{"a note that is there again", func() { site.Write("content/notes/one.md", note("one", "Words.")) }, 0, 3},
		{"a word on all pages", func() { site.ReplaceIn("content/site.yaml", "The Bakery", "A Bakery") }, 0, pages},
		{"a word in the script of one kind of page", func() { site.ReplaceIn("components/templates/notebook.tsx", "Read {label}", "See {label}") }, 0, pages},
		{"a picture, which is the site's mark too", func() { site.ReplaceIn("content/pictures/dot.svg", `r="4"`, `r="3"`) }, 6, pages},
		{"the picture of a note", func() {
			site.Write("content/pictures/oven.svg", oven(4))
			site.Write("content/notes/two.md", note("two", "![The oven](oven)"))
		}, 1, 2},
		{"another in its place", func() { site.Write("content/pictures/oven.svg", oven(5)) }, 1, 1},
		{"the first again", func() { site.Write("content/pictures/oven.svg", oven(4)) }, 1, 1},
		{"a picture that nothing shows", func() { site.Write("content/pictures/loaf.svg", oven(4)) }, 0, 0},
		{"a page that somebody has changed", func() { site.Write("dist/rye/index.html", "changed") }, 0, 1},
		{"the folder of the site", func() { _ = os.RemoveAll(site.Path("dist")) }, 0, pages},
		{"the folder of what is remembered", func() { _ = os.RemoveAll(site.Path(".nightlight")) }, documents, pages},
		{"what is remembered, half written", func() { halve(t, site.Path(".nightlight/cache")) }, documents, 0},
	} {
		step.change()
		got := buildOnce(t, site)
		if got.parsed != step.parsed || got.rendered != step.rendered {
			t.Errorf("%s: parsed %d and rendered %d, want %d and %d", step.name, got.parsed, got.rendered, step.parsed, step.rendered)
		}
		if got.written > 0 { // otherwise the site is the one already verified
			expectVerified(t, site, step.name)
		}
	}
}

func oven(radius int) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="%d"/></svg>`, radius)
}

// date sets the modification time of a file relative to now.
func date(file string, by time.Duration) {
	saved := time.Now().Add(by)
	_ = os.Chtimes(file, saved, saved)
}

// halve truncates each file below a folder to half its size.
func halve(t *testing.T, folder string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(file string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		return errors.Join(err, os.Truncate(file, info.Size()/2))
	})
	if err != nil {
		t.Fatal(err)
	}
}
