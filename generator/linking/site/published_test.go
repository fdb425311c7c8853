package site

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

const published = `
-- content/published.lock --
# The addresses that this site has published.
/
/white#the-dough
/white#the-crust
/old-white#the-dought
/wite
/old-white
/older-white
/later
/later#when
/paper.pdf
-- content/loaves/later.md --
---
title: Later
draft: true
---
`

const withRedirects = siteFile + `redirects:
  - {from: /old-white, to: /white}
  - {from: /older-white, to: /white}
`

func TestPublishedAddressesThatAreLostAreReported(t *testing.T) {
	const lost = `content/loaves/later.md This page was published, and is left out now (draft): whoever follows a link to /later would find nothing. Publish it again, or redirect /later in content/site.yaml.
content/loaves/white.md /white#the-crust was published, and the page has no such part any more. If its heading reads otherwise now, write {#the-crust} behind it. If the part has been removed, silence this warning.
`
	for name, c := range map[string]struct{ files, want string }{
		"with redirects": {withRedirects, lost + `content/loaves/white.md /old-white#the-dought was published, and the page has no such part any more. It may be #the-dough now. If its heading reads otherwise now, write {#the-dought} behind it. If the part has been removed, silence this warning.
content/site.yaml:8:1 /wite was published, and nothing is there any more. Bring it back with nightlight restore. Or redirect it, with these lines below “redirects:” in the file:
  - from: /wite
    to: /white`},
		"without redirects": {"", lost + `content/site.yaml /older-white was published, and nothing is there any more. Bring it back with nightlight restore. Or redirect it, with these lines at the end of the file:
redirects:
  - from: /older-white
    to: /`},
	} {
		_, got := link(load(t, published+c.files))
		for _, want := range strings.Split(c.want, "\ncontent/") {
			if !strings.Contains(got, want) {
				t.Errorf("%s: got:\n%s\nwant:\n%s", name, got, want)
			}
		}
	}
	if _, got := link(load(t, strings.ReplaceAll(published, "\n/", "\n#")+withRedirects)); got != "" {
		t.Errorf("without the lines: %s", got)
	}
}

// A missing page is one problem, however many links lead to it.
func TestLinksToAPageThatIsGoneAreOneProblem(t *testing.T) {
	links := loaf("links", public, "[a](/zebra), [b](/zebra#a), [c](/zebra), [d](/gnu), [e](/gnu).")
	const list = "-- content/published.lock --\n"
	for files, want := range map[string]string{
		links: `content/loaves/links.md:8:5 3 links lead to /zebra, and there is no such page. Bring the page back. Or redirect its address, with these lines at the end of content/site.yaml:
redirects:
  - from: /zebra
    to: /
content/loaves/links.md:8:46 The link “/gnu” leads nowhere: there is no page /gnu.
content/loaves/links.md:8:57 The link “/gnu” leads nowhere: there is no page /gnu.`,
		links + list + "/gnu\n/zebra\n": `content/site.yaml /gnu was published, and nothing is there any more. Bring it back with nightlight restore. Or redirect it, with these lines at the end of the file:
redirects:
  - from: /gnu
    to: /
content/site.yaml /zebra was published, and nothing is there any more. Bring it back with nightlight restore. Or redirect it, with these lines at the end of the file:
redirects:
  - from: /zebra
    to: /`,
		"-- without content/pages/index.md --\n" + loaf("home", public, "[a](/), [b](/)."): `content/site.yaml:9:11 3 links lead to /, and there is no such page. Bring back the home page, index.md, with nightlight restore.`,
	} {
		if _, got := link(load(t, files)); got != want {
			t.Errorf("got:\n%s\nwant:\n%s", got, want)
		}
	}
}

func TestARedirectOfAFolderLeadsFromAllThatWasPublishedBelow(t *testing.T) {
	tree := load(t, siteFile+`redirects:
  - {from: /bread/*, to: /notes/:splat}
  - {from: /bread/old/*, to: /white}
  - {from: /bread/old/rye, to: /rye}
  - {from: /loop/*, to: /loop/again/:splat}
  - {from: /a*/b, to: /white}
-- content/published.lock --
/bread/lost
/bread/new-oven
/bread/old/roll
/bread/old/rye
/loop/x
`+loaf("links", public, "[a](/bread/new-oven), [b](/bread/old/rolls), [c](/loop/x)."))
	site, got := link(tree)
	const want = `content/loaves/links.md:8:5 The link “/bread/new-oven” leads to a page that has moved. It arrives by a redirect. Write /notes/new-oven.
content/loaves/links.md:8:27 The link “/bread/old/rolls” leads to a page that has moved. It arrives by a redirect. Write /white.
content/loaves/links.md:8:50 The redirects from /loop/x lead in a circle. Lead each old address to a page that exists.
content/site.yaml:8:1 /bread/lost was published, and nothing is there any more. Bring it back with nightlight restore. Or redirect it, with these lines below “redirects:” in the file:
content/site.yaml:13:12 The address “/a*/b” cannot be redirected: a * stands for all pages of a folder, and only at the end. Write it as in /news/*, or write a redirect for each address.`
	for line := range strings.Lines(want) {
		if !strings.Contains(got, line) {
			t.Errorf("got:\n%s\nwant:\n%s", got, line)
		}
	}
	for _, address := range []string{"/bread/new-oven", "/bread/old/roll", "/bread/old/rye"} {
		if strings.Contains(got, address+" was published") {
			t.Errorf("%s is said to be lost:\n%s", address, got)
		}
	}
	const order = "/bread/old/rye /rye 301\n/a*/b /white 301\n/bread/old/* /white 301\n/bread/* /notes/:splat 301\n"
	if written := string(site.Files["/_redirects"]); !strings.HasPrefix(written, order) {
		t.Errorf("the redirects are\n%s", written)
	}
	site, _ = link(load(t, siteFile+"redirects:\n  - {from: /de/*, to: /:splat}\n"))
	if written := string(site.Files["/_redirects"]); !strings.HasPrefix(written, "/de/* https://bakery.test/:splat 301\n") {
		t.Errorf("a host may lead from /de//example.org to another site:\n%s", written)
	}
	tree = load(t, siteFile+"redirects:\n  - {from: /*, to: /white}\n")
	if page, gone := tree.Destination("/rye"), tree.Destination("/gone"); page != "/rye" || gone != "/white" {
		t.Errorf("a page is at %s, and what is gone leads to %s", page, gone)
	}
	const below = "There are pages below /notes, so this redirect would lead away from them on some hosts."
	if _, got := link(load(t, siteFile+"redirects:\n  - {from: /notes/*, to: /white}\n")); !strings.Contains(got, below) {
		t.Errorf("got:\n%s\nwant:\n%s", got, below)
	}
}

func TestWhatIsOddInAListOfAddresses(t *testing.T) {
	const conflict = "\n-- content/published.lock --\n/\n<<<<<<< HEAD\n/white\n"
	if _, got := link(load(t, conflict)); !strings.Contains(got, "content/published.lock:2:1 This isn't an address on the site") {
		t.Errorf("got %q", got)
	}
	const twice = "/later\n/later\n"
	_, once := link(load(t, published+withRedirects))
	if _, got := link(load(t, strings.Replace(published, "/later\n", twice, 1)+withRedirects)); strings.Count(got, "/later") != strings.Count(once, "/later") {
		t.Errorf("got:\n%s\nwant as many problems as in:\n%s", got, once)
	}
}

func TestTheListGetsTheAddressesOfPagesAndTheirPartsThatItLacks(t *testing.T) {
	const everything = "/ /404 /copy /hidden /notes /notes/easter /notes/new-oven /rye /rye#keeping /white=members /white#the-dough"
	const unsorted = "/white#the-dough\n/white members\n/rye\n/rye#keeping\n/notes/easter\n/notes\n/notes/new-oven\n/hidden\n/404\n/copy\n/\n"
	closed, open := loaf("secret", members, "Words."), loaf("secret", public, "Words.")
	for name, c := range map[string]struct{ page, list, want string }{
		"no list":               {"", "", everything},
		"a part of it":          {"", "/\n/404\n/copy\n/gone\n/hidden\n/notes\n/notes/easter\n/rye\n/white members\n", "/notes/new-oven /rye#keeping /white#the-dough"},
		"a page of a part":      {"", "/\n/404\n/copy\n/hidden\n/notes\n/notes/easter\n/notes/new-oven\n/rye#keeping\n/white#the-dough\n/zoo\n", "/rye /white=members"},
		"all, not sorted":       {"", unsorted, ""},
		"all, with remarks":     {"", "\uFEFF# Remark\r\n" + strings.NewReplacer("=", " ", " ", "\r\n\r\n").Replace(everything), ""},
		"for members":           {closed, unsorted, "/secret=members"},
		"for members now":       {closed, unsorted + "/secret\n", "/secret=members"},
		"for everybody now":     {open, unsorted + "/secret members\n", "/secret"},
		"for members as ever":   {closed, unsorted + "/secret members\n", ""},
		"for everybody as ever": {open, unsorted + "/secret\n", ""},
	} {
		tree := load(t, c.page+"\n-- content/published.lock --\n"+c.list)
		lines, added, diags := tree.Published.With(Addresses(tree))
		var got []string
		for _, line := range lines {
			if !strings.Contains("\n"+c.list, "\n"+line+"\n") {
				got = append(got, strings.Replace(line, " ", "=", 1))
			}
		}
		if strings.Join(got, " ") != c.want || added != len(got) || !slices.IsSorted(lines) || len(diags) > 0 {
			t.Errorf("%s: got %s and %d added, want %s; %s", name, got, added, c.want, messages(diags))
		}
	}
}

// The list of a site with 10,000 articles is larger than the limit for content files.
func TestTheListOfPublishedAddressesGrowsBeyondTheLimitOfTexts(t *testing.T) {
	var list strings.Builder
	for list.Len() <= 2*content.MaxSize {
		fmt.Fprintf(&list, "/white#the-dough-%d\n", list.Len())
	}
	got := 0
	diags := load(t, "\n-- content/published.lock --\n"+list.String()).Published.Each(func(content.Published) { got++ })
	if want := strings.Count(list.String(), "\n"); got != want || len(diags) > 0 {
		t.Errorf("%d addresses were read, want %d; %s", got, want, messages(diags))
	}
}

// The cost of a suggestion grows with the number of pages, and so does the number of problems that
// a renamed folder causes. The first suggestions are enough.
func TestSuggestionsForLostAddressesEnd(t *testing.T) {
	tree := load(t, published+withRedirects)
	l := &linker{tree: tree, compared: mostCompared - 10}
	near := 0
	for range 100 {
		if l.suggest("/wite") != "" {
			near++
		}
	}
	if pages := len(tree.Paths()); near != 1+10/pages {
		t.Errorf("%d of 100 problems have a suggestion, want %d", near, 1+10/pages)
	}
}
