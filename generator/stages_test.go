package generator_test

import (
	"regexp"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/lint"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/phone"

	"github.com/google/go-cmp/cmp"
)

// everything returns the options of a site to which every stage adds files.
func everything(t *testing.T) generator.Options {
	t.Helper()
	site := sitetest.New(t, secret+`
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
`)
	site.Write("content/pictures/oven.jpg", string(phone.JPEG(60, 40)))
	// The files that the components of a site refer to in their code.
	site.Write("components/entry.client.tsx", site.Read("components/entry.client.tsx")+"\nconsole.log(['/sw.js', '/offline.json', '/search.json', '/routes.json', '/licences.txt']);\n")
	opts := site.Options()
	opts.Model.Search = func(*content.Tree) content.Search { return content.Search{} }
	return opts
}

// Each stage twice makes the same site, and a check misses any kind of its files.
func TestASiteWithEveryStageIsWhole(t *testing.T) {
	b, site, _ := planned(t, everything(t))
	defer b.Close()
	all, _ := sitetest.Files(t, site.Set)
	again, diags := b.PlanTwice(t.Context())
	if again == nil {
		t.Fatal(diags)
	}
	second, diags := sitetest.Files(t, again.Set)
	if diff := cmp.Diff(all, second); diff != "" || diags.HasErrors() {
		t.Error(diff, diags)
	}
	opts := lint.Options{Folder: "dist", Origin: site.Content.Site().Address, Gated: site.Gated()}
	if diags := lint.Check(t.Context(), site.Set, opts); len(diags) > 0 {
		t.Fatal("the whole site: ", messagesOf(diags))
	}
	for _, missing := range []string{
		`^/(sitemap|feed)\.xml$`, `^/search\.json$`, `^/routes\.json$`, `^/assets/.*\.js$`, `^/licences\.txt$`, `^/members/`,
		`\.html$`, `^/sw\.js$`, `^/assets/card-`, `^/assets/.*\.webp$`, `^/favicon\.svg$`,
	} {
		without, of := new(output.Set), regexp.MustCompile(missing)
		for name, text := range all {
			if !of.MatchString(name) {
				without.Add(name, []byte(text))
			}
		}
		if dropped := len(all) - len(without.Paths()); dropped == 0 {
			t.Errorf("%s: there is no such file, so this test says nothing of it", missing)
		} else if diags := lint.Check(t.Context(), without, opts); len(diags) == 0 {
			t.Errorf("%s: a site without these %d files is said to be right", missing, dropped)
		}
	}
}

func TestAConflictInAFileOfTheSiteIsAllThatIsReported(t *testing.T) {
	const sides = "<<<<<<< HEAD\n{}\n=======\n{\"kb\": 1}\n>>>>>>> main\n"
	for _, file := range []string{"netlify.toml", "content/published.lock"} {
		site := sitetest.New(t, rye)
		site.Write(file, sides)
		b := sitetest.NewBuilder(t, site.Options())
		if plan, diags := b.Plan(t.Context()); plan != nil || len(diags) != 1 || diags[0].Pos != (diag.Pos{File: file, Line: 1, Column: 1}) {
			t.Errorf("%s: %v", file, diags)
		}
	}
}

// Reading a site must work with a photograph that no plan has processed yet.
func TestASiteWithANewPhotographIsReadWithoutAPlan(t *testing.T) {
	opts := everything(t)
	for name, read := range map[string]func(b *generator.Builder) diag.List{
		"values": func(b *generator.Builder) diag.List { b.Values(t.Context()); return nil },
		"routes": func(b *generator.Builder) diag.List {
			_, diags := b.Unsaved(b.FS(), new(cache.Cache)).Routes(t.Context())
			return diags
		},
	} {
		if diags := read(sitetest.NewBuilder(t, opts)); diags.HasErrors() {
			t.Errorf("%s: %v", name, diags)
		}
	}
}
