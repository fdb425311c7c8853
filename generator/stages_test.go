package generator_test

import (
	"os"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/lint"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

// everything is a site to which every stage adds files.
func everything(t *testing.T) generator.Options {
	t.Helper()
	site := folder{t, sitetest.New(t, secret+`
-- public/favicon.svg --
<svg xmlns="http://www.w3.org/2000/svg"/>
-- public/favicon.ico --
-- public/apple-touch-icon.png --
-- public/icon-192.png --
-- public/icon-512.png --
-- public/icon-maskable-512.png --
-- content/loaves/rye.md --
---
title: Rye by day
description: How long rye bread keeps, how it is cut, and what to do about the crumbs.
lead: Rye comes and goes.
baked: 2025-06-11
---
![The oven](oven.jpg)
-- components/entry.worker.ts --
declare const LIBRARY: { version: string };
console.log(LIBRARY.version);
`).Root}
	site.write("content/pictures/oven.jpg", string(phone.JPEG(60, 40)))
	// What the components of a site name in their code.
	entry, err := os.ReadFile(site.path("components/entry.client.tsx"))
	if err != nil {
		t.Fatal(err)
	}
	site.write("components/entry.client.tsx", string(entry)+"\nconsole.log(['/sw.js', '/offline.json', '/search.json', '/routes.json', '/licences.txt']);\n")
	opts := generator.Options{Root: site.root, Model: sitetest.New(t, "").Options().Model, Now: sitetest.Today}
	opts.Model.Search = func(*content.Tree) content.Search { return content.Search{} }
	return opts
}

// filesOf makes all files of a site.
func filesOf(t *testing.T, site *output.Set) map[string]string {
	t.Helper()
	files := map[string]string{}
	diags, err := site.Each(t.Context(), func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil || diags.HasErrors() {
		t.Fatal(diags, err)
	}
	return files
}

func TestTheOrderAndTheRepetitionOfStagesMakeNoDifference(t *testing.T) {
	b, site, _ := planned(t, everything(t))
	defer b.Close()
	want := filesOf(t, site.Set)
	again, diags := b.PlanTwice(t.Context())
	if again == nil {
		t.Fatal(diags)
	}
	for name, other := range map[string]*output.Set{"stages run twice": again.Set, "files gathered in the opposite order": site.Reversed()} {
		got := filesOf(t, other)
		for path := range want {
			if got[path] != want[path] {
				t.Errorf("%s: %s is another", name, path)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: there are %d files, want %d", name, len(got), len(want))
		}
	}
}

func TestACheckFindsThatTheFilesOfAStageAreMissing(t *testing.T) {
	b, site, _ := planned(t, everything(t))
	defer b.Close()
	opts := lint.Options{Folder: "dist", Origin: site.Content.Site().Address, Gated: site.Gated(), Unlisted: site.Unlisted()}
	if diags := lint.Check(t.Context(), site.Set, opts); len(diags) > 0 {
		t.Fatal("the whole site: ", messagesOf(diags))
	}
	for _, stage := range site.Stages() {
		without, dropped := site.Without(stage)
		if diags := lint.Check(t.Context(), without, opts); len(diags) == 0 && stage != "editor" {
			t.Errorf("%s: a site without its %d files is said to be right", stage, dropped)
		}
		if dropped == 0 && stage != "editor" {
			t.Errorf("%s adds no files, so this test says nothing of it", stage)
		}
	}
}

func TestAStageThatAddsItsFilesTwicePanics(t *testing.T) {
	b, site, _ := planned(t, everything(t))
	defer b.Close()
	for _, stage := range site.Stages() {
		if _, dropped := site.Without(stage); dropped == 0 {
			continue
		}
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: its files are in the site twice", stage)
				}
			}()
			site.WithTwo(stage)
		}()
	}
}

func TestAConflictInAFileOfTheSiteIsAllThatIsReported(t *testing.T) {
	const sides = "<<<<<<< HEAD\n{}\n=======\n{\"kb\": 1}\n>>>>>>> main\n"
	for _, file := range []string{"netlify.toml", "content/published.lock"} {
		site := folder{t, sitetest.New(t, rye).Root}
		site.write(file, sides)
		b, err := generator.New(generator.Options{Root: site.root, Model: bakery.Model(), Now: sitetest.Today})
		if err != nil {
			t.Fatal(err)
		}
		if plan, diags := b.Plan(t.Context()); plan != nil || len(diags) != 1 || diags[0].Pos != (diag.Pos{File: file, Line: 1, Column: 1}) {
			t.Errorf("%s: %v", file, diags)
		}
		b.Close()
	}
}

// A photograph that no plan has looked at yet is looked at by whoever reads the site first.
func TestASiteWithANewPhotographIsReadWithoutAPlan(t *testing.T) {
	opts := everything(t)
	for name, read := range map[string]func(b *generator.Builder) diag.List{
		"values": func(b *generator.Builder) diag.List { b.Values(t.Context()); return nil },
		"routes": func(b *generator.Builder) diag.List {
			_, diags := b.Unsaved(b.FS(), new(cache.Cache)).Routes(t.Context())
			return diags
		},
	} {
		b, err := generator.New(opts)
		if err != nil {
			t.Fatal(err)
		}
		if diags := read(b); diags.HasErrors() {
			t.Errorf("%s: %v", name, diags)
		}
		b.Close()
	}
}
