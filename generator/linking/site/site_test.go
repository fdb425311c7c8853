package site

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
)

var now = time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)

// extra contains pages of the kinds that the bakery does not have.
const extra = `
-- content/notes/easter.md --
---
title: Easter
description: A sentence about this page that search engines can show whole.
date: 2025-04-20
author: A & B
summary: Buns & tea
picture: dot
---
Buns.
-- content/pages/notes.md --
---
template: notebook
title: Notes
description: A sentence about this page that search engines can show whole.
per-page: 24
---
-- content/loaves/rye.md --
---
title: Rye
description: A sentence about this page that search engines can show whole.
lead: Dark.
baked: 2026-01-01
emblem: dot
related: [/white]
---
## Keeping

Like [white](/white), in [paper](/paper.pdf), [as said](#keeping), by [others](https://bread.test).
-- content/loaves/copy.md --
---
title: Copy
description: A sentence about this page that search engines can show whole.
lead: Rye again.
baked: 2026-01-01
canonical: /rye
---
-- content/loaves/hidden.md --
---
title: Hidden
description: A sentence about this page that search engines can show whole.
lead: Not for everybody.
baked: 2026-01-01
hidden: true
---
`

// load reads the bakery with the extra pages and more files.
func load(t *testing.T, more string) *content.Tree {
	t.Helper()
	tree, diags := content.Load(t.Context(), optionsOf(more))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return tree
}

// note returns a post with a date, further lines of front matter, and a text.
func note(name, date, lines, text string) string {
	return fmt.Sprintf("\n-- content/notes/%s.md --\n---\ntitle: %[1]s\ndescription: A sentence about this page that search engines can show whole.\n"+
		"date: %s\nauthor: A\nsummary: s\npicture: dot\n%s---\n%s\n", name, date, lines, text)
}

func optionsOf(more string) content.Options {
	return content.Options{Model: bakery.Model(), FS: bakery.With(extra + more), Icons: bakery.Icons(), Now: now}
}

// link links the site and returns its printed problems, one a line.
func link(tree *content.Tree) (*Linked, string) {
	site, diags := Link(tree, Options{HasFile: func(address string) bool { return address == "/paper.pdf" }, InlineScripts: []string{"let a"}})
	return site, messages(diags)
}

// siteFile replaces the bakery's site.yaml; more keys may follow.
const siteFile = `
-- content/site.yaml --
name: B
tagline: T
address: https://bakery.test
description: A sentence about this page that search engines can show whole.
mark: dot
telephone: '1'
members-notice: n
`

func messages(diags diag.List) string {
	var lines []string
	for _, d := range diags {
		lines = append(lines, strings.TrimSpace(d.Pos.String()+" "+d.Message+" "+d.Hint))
	}
	return strings.Join(lines, "\n")
}

// Problems of a scheduled post are reported early, because they would fail the build on its day.
func TestAPostOfTheFutureIsReadAsOneOfToday(t *testing.T) {
	files := siteFile + "redirects:\n  - {from: /notes/soon, to: /rye}\n" + note("soon", "2026-12-24", "", "## Flour\n\n[a](/nowhere), [b](#flour), [c](#water), [d](/notes/later).") +
		note("later", "2026-12-25", "", "[e](/notes/soon), [f](/notes/soon#flour).")
	tree, diags := content.Load(t.Context(), optionsOf(files))
	linked, more := Link(tree, Options{HasFile: func(string) bool { return false }})
	diags.Add(more)
	diags = slices.DeleteFunc(diags, func(d diag.Diagnostic) bool { return d.Pos.File == "content/loaves/rye.md" })
	const want = `
content/notes/soon.md:11:5 The link “/nowhere” leads nowhere: there is no page /nowhere.
content/notes/soon.md:11:33 The link “#water” leads to a heading, section or ID that content/notes/soon.md does not have.
content/notes/soon.md:11:46 The link “/notes/later” leads to a page that is not published yet. Its day is in content/notes/later.md.
content/site.yaml:9:12 An article appears at /notes/soon on its day, and then this redirect is never followed. Remove the redirect, or rename content/notes/soon.md.
`
	if got := messages(diags); got != strings.TrimSpace(want) {
		t.Errorf("got:\n%s", got)
	}
	if slices.ContainsFunc(linked.Routes, func(r Route) bool { return strings.HasPrefix(r.Source, "content/notes/soon") }) {
		t.Error("it is published before its day")
	}
}

// A message names the target that was probably meant, if a redirect or a name reveals it.
func TestLinksThatNearlyFitAndRedirectsAreExplained(t *testing.T) {
	files := siteFile + `redirects:
  - {from: /brown, to: /rye}
  - {from: /brown, to: /white}
  - {from: /rye, to: /white}
  - {from: /old rolls, to: /rye}
  - {from: /chain, to: /brown}
  - {from: /round, to: /about}
  - {from: /about, to: /round}
  - {from: /paper.pdf, to: /rye}
  - {from: /gone, to: /nowhere}
  - {from: /away, to: 'javascript:alert(1)'}
  - {from: "/new\nrolls", to: /rye}
` + loaf("links", "related: [https://bread.test, //bread.test]", `[a](/brown), [b](/Rye), [c](/rye.md), [d](/content/loaves/rye.md), [e](/public/paper.pdf),
[f](/Paper.PDF), [g](/paper.docx), [h](/rye/), [i](/loaves/rye.html), [j](/round), [k](/notes/easter.md), [l](/gone).`)
	tree, diags := content.Load(t.Context(), optionsOf(files))
	_, more := Link(tree, Options{
		HasFile: func(address string) bool { return address == "/paper.pdf" },
		Files:   slices.Values([]string{"/paper.pdf"}),
	})
	const want = `
content/loaves/links.md:4:11 “related” takes the address of a page of this site. It begins with /, as in /contact.
content/loaves/links.md:4:31 This address has no scheme. Write https://bread.test.
content/site.yaml:18:24 "javascript:alert(1)" is not an address that this site can lead to. Addresses begin with / for a page of this site, # for a place on this page, or https:, mailto: or tel:.
content/loaves/links.md:8:5 The link “/brown” leads to a page that has moved. It arrives by a redirect. Write /white.
content/loaves/links.md:8:18 The link “/Rye” leads nowhere: there is no page /Rye. Did you mean /rye?
content/loaves/links.md:8:29 The link “/rye.md” leads nowhere: there is no page /rye.md. Did you mean /rye?
content/loaves/links.md:8:43 The link “/content/loaves/rye.md” leads nowhere: there is no page /content/loaves/rye.md. Did you mean /rye?
content/loaves/links.md:8:72 The link “/public/paper.pdf” leads nowhere: there is no file public/public/paper.pdf. Did you mean /paper.pdf?
content/loaves/links.md:9:5 The link “/Paper.PDF” leads nowhere: there is no file public/Paper.PDF. Did you mean /paper.pdf?
content/loaves/links.md:9:22 The link “/paper.docx” leads nowhere: there is no file public/paper.docx. Did you mean /paper.pdf?
content/loaves/links.md:9:40 The link “/rye/” leads nowhere: there is no page /rye/. Did you mean /rye?
content/loaves/links.md:9:52 The link “/loaves/rye.html” leads nowhere: there is no file public/loaves/rye.html. Did you mean /rye?
content/loaves/links.md:9:75 The redirects from /round lead in a circle. Lead each old address to a page that exists.
content/loaves/links.md:9:88 The link “/notes/easter.md” leads nowhere: there is no page /notes/easter.md. Did you mean /notes/easter?
content/site.yaml:10:12 There is a redirect from /brown above already, so this one is never followed. Remove one of the two.
content/site.yaml:11:12 There is a page at /rye, so this redirect is never followed. Remove the redirect, or rename content/loaves/rye.md.
content/site.yaml:12:12 The address “/old rolls” cannot be redirected: it may contain no space, backslash, ? or #. Write %20 for a space.
content/site.yaml:13:24 The link “/brown” leads to a page that has moved. It arrives by a redirect. Write /white.
content/site.yaml:14:24 The redirects from /about lead in a circle. Lead each old address to a page that exists.
content/site.yaml:15:24 The redirects from /round lead in a circle. Lead each old address to a page that exists.
content/site.yaml:16:12 There is a file at /paper.pdf, so this redirect is never followed. Remove the redirect or the file.
content/site.yaml:17:23 The link “/nowhere” leads nowhere: there is no page /nowhere.
content/site.yaml:19:12 The address “/new
rolls” cannot be redirected: it may contain no space, backslash, ? or #. Write %20 for a space.
`
	if got := "\n" + messages(append(diags, more...)) + "\n"; got != want {
		t.Errorf("got:%s\nwant:%s", got, want)
	}
}

func linked(t *testing.T, more string) *Linked {
	t.Helper()
	site, problems := link(load(t, more))
	if problems != "" {
		t.Fatal(problems)
	}
	return site
}

func route(t *testing.T, site *Linked, path string) Route {
	t.Helper()
	for _, r := range site.Routes {
		if r.Page.Path == path {
			return r
		}
	}
	t.Fatalf("there is no page %s", path)
	return Route{}
}

func TestLinksAreCheckedWhereTheyWereWritten(t *testing.T) {
	links := note("later", "2026-12-24", "", "Soon.") + note("unwritten", "2025-01-24", "", "") + `
-- content/loaves/links.md --
---
title: Links
description: A sentence about this page that search engines can show whole.
lead: "[A slip](/rey#top)."
baked: 2026-01-01
---
## Light

[Here](#light), [nearly here](#lihgt), [there](/white#the-dough), [nearly there](/white#the-duogh),
[where no body is](/404#anything), [a draft](/draft), [later](/notes/later), [nothing](/notes/unwritten), [a file](/images/none.png).
-- content/loaves/draft.md --
---
title: Draft
draft: true
---
`
	_, got := link(load(t, links))
	want := strings.Join([]string{
		"content/loaves/links.md:4:17 The link “/rey#top” leads nowhere: there is no page /rey. Did you mean /rye?",
		"content/loaves/links.md:9:31 The link “#lihgt” leads to a heading, section or ID that content/loaves/links.md does not have. Did you mean #light?",
		"content/loaves/links.md:9:82 The link “/white#the-duogh” leads to a heading, section or ID that content/loaves/white.md does not have. Did you mean #the-dough?",
		"content/loaves/links.md:10:46 The link “/draft” leads to a draft. Publish content/loaves/draft.md, by removing its line “draft: true”, or remove the link.",
		"content/loaves/links.md:10:63 The link “/notes/later” leads to a page that is not published yet. Its day is in content/notes/later.md.",
		"content/loaves/links.md:10:88 The link “/notes/unwritten” leads to a page that has no text yet. Write content/notes/unwritten.md, or remove the link.",
		"content/loaves/links.md:10:116 The link “/images/none.png” leads nowhere: there is no file public/images/none.png.",
	}, "\n")
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func TestPagesWithOneTitleOrDescriptionAreNamed(t *testing.T) {
	page := func(name, keys string) string {
		return "-- content/loaves/" + name + ".md --\n---\nlead: Dark.\nbaked: 2026-01-01\n" + keys + "---\n"
	}
	const title, description = "title: Barley\n", "description: Barley, and how it is baked.\n"
	for keys, want := range map[string]string{
		"title: Spelt\n" + description:                              "5: content/loaves/a.md has the same description",
		"title: Spelt\ndescription: barley, and  how it is baked\n": "5: content/loaves/a.md has the same description",
		title + "description: Barley, and how it is eaten.\n":       "4: content/loaves/a.md has the same title",
		"title: Spelt\ndescription: Barley, and how it is eaten.\n": "",
		title + description + "hidden: true\n":                      "",
		title + description + "canonical: /a\n":                     "",
		title + description + "access: members\n":                   "",
	} {
		got := ""
		for _, d := range FoundAlike(load(t, page("a", title+description)+page("b", keys))) {
			if said, _, _ := strings.Cut(d.Message, ", so"); d.File == "content/loaves/b.md" {
				got += fmt.Sprintf("%d: %s", d.Line, said)
			}
		}
		if got != want {
			t.Errorf("%q: %s", keys, got)
		}
	}
}

// A format of a members' page would be a file that everyone can fetch, as is the feed.
func TestTheModelAddsFilesAndFormsOfPublicPages(t *testing.T) {
	noteFor := func(access string) string {
		return note(access, "2025-04-20", "access: "+access+"\n", "See [the hours](/hours.txt) and [this as a text](/notes/easter.txt).")
	}
	site := linked(t, noteFor("members")+noteFor("public"))
	for path, want := range map[string]string{
		"/hours.txt":        "Monday: From *six* on\nSunday: Never\n",
		"/notes/public.txt": "public\nA, 20 April 2025\nhttps://bakery.test/notes/public\n",
	} {
		if file := (*site.Lists)[path]; file == nil || string(file()) != want {
			t.Errorf("%s is not %q", path, want)
		}
	}
	if (*site.Lists)["/notes/members.txt"] != nil {
		t.Error("a members' page has a form that everybody can fetch")
	}
	if feed := string((*site.Lists)["/feed.xml"]()); strings.Contains(feed, "/notes/members") || !strings.Contains(feed, "/notes/public") {
		t.Errorf("the feed is\n%s", feed)
	}
	_, problems := link(load(t, strings.Replace(noteFor("public"), "/hours.txt", "/hour.txt", 1)))
	if !strings.Contains(problems, "content/notes/public.md:10:17 The link “/hour.txt” leads nowhere") {
		t.Errorf("a link to a file that is not made: %q", problems)
	}
}

// For each page: its title, files and Open Graph image, and whether it has a gate, has structured
// data, leaves third parties out, and may be found.
func TestThePagesOfASite(t *testing.T) {
	site := linked(t, "-- content/pages/notes.md --\n---\ntemplate: notebook\ntitle: Notes\ndescription: d\nper-page: 1\n---\n")
	dot := route(t, site, "/rye").Page.Emblem
	shared := schema.SocialCard{Name: "site", Title: "The Bakery", Kicker: "Bread, Daily", Picture: dot}
	for path, want := range map[string]struct {
		title, files                     string
		card                             schema.SocialCard
		gated, described, closed, listed bool
	}{
		"/":               {"The Bakery | Bread, Daily", "/index.html", schema.SocialCard{Name: "home", Title: "Fresh bread", Kicker: "Fresh", Picture: dot}, false, false, false, true},
		"/rye":            {"Rye | The Bakery", "/rye/index.html", schema.SocialCard{Name: "rye", Title: "Rye", Picture: dot}, false, true, false, true},
		"/notes/new-oven": {"A New Oven | The Bakery", "/notes/new-oven/index.html", schema.SocialCard{Name: "notes-new-oven", Title: "A New Oven", Picture: dot}, false, false, false, true},
		"/white":          {"White Loaf | The Bakery", "/white/index.html", shared, true, false, true, false},
		"/hidden":         {"Hidden | The Bakery", "/hidden/index.html", schema.SocialCard{Name: "hidden", Title: "Hidden", Picture: dot}, false, false, false, false},
		"/copy":           {"Copy | The Bakery", "/copy/index.html", schema.SocialCard{Name: "copy", Title: "Copy", Picture: dot}, false, true, false, false},
		"/notes":          {"Notes | The Bakery", "/notes/index.html", schema.SocialCard{Name: "notes", Title: "Notes", Picture: dot}, false, false, false, true},
		"/notes/page/2":   {"Notes, page 2 | The Bakery", "/notes/page/2/index.html", schema.SocialCard{Name: "notes-page-2", Title: "Notes, page 2", Picture: dot}, false, false, false, true},
		"/404":            {"Page Not Found | The Bakery", "/404.html /404/index.html", shared, false, false, false, false},
	} {
		r := route(t, site, path)
		got := want
		got.title, got.files, got.card = r.Head.Title, strings.Join(r.Files, " "), r.Head.Card
		got.gated, got.described = r.Page.Gate != nil, r.Head.StructuredData != nil
		got.closed = slices.Equal(r.Head.Policies, []string{"img-src 'self' data:; frame-src 'none'; require-trusted-types-for 'script'; trusted-types nightlight"})
		got.listed = strings.Contains(string((*site.Lists)["/sitemap.xml"]()), "<loc>https://bakery.test"+path+"</loc>")
		if got != want {
			t.Errorf("%s: %+v, want %+v", path, got, want)
		}
	}
	if gate := route(t, site, "/white").Page.Gate; gate.Notice != "You need to be logged in to see this." {
		t.Errorf("the gate of a members' page: %+v", gate)
	}
	if describe := route(t, site, "/rye").Head.StructuredData; describe()[0].(map[string]string)["url"] != "https://bakery.test/rye" {
		t.Errorf("a loaf is described as %v", describe())
	}
	if sitemap := string((*site.Lists)["/sitemap.xml"]()); !strings.Contains(sitemap, "<lastmod>2025-06-11</lastmod>") {
		t.Errorf("the day of a post is missing:\n%s", sitemap)
	}
}

// Hosts combine the values of a header set by several rules, or use the last one. So only one rule
// sets each, such as caching and the opener policy of one page.
func TestTheHeadersOfASite(t *testing.T) {
	site := linked(t, siteFile+"redirects:\n  - { from: /old, to: /rye }\n")
	const want = `/*
  Content-Security-Policy: default-src 'none'; script-src 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=' 'strict-dynamic'; style-src 'self'; img-src 'self' data: https://maps.test; font-src 'self'; media-src 'self'; connect-src 'self'; frame-src https://maps.test; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Resource-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/members/*
  Cache-Control: private, no-cache
  X-Robots-Tag: noindex
/sw.js
  Cache-Control: no-cache
/404/*
  Cross-Origin-Opener-Policy: same-origin
/site.webmanifest
  Content-Type: application/manifest+json; charset=utf-8
`
	if diff := cmp.Diff(want, string(site.Files["/_headers"])); diff != "" {
		t.Errorf("the headers (- want, + got):\n%s", diff)
	}
	if got := string(site.Files["/_redirects"]); got != "/old /rye 301\n" {
		t.Errorf("redirects: %q", got)
	}
}

// In dev, all documents leave third parties out, and may show the server's frame.
func TestEveryDocumentLeavesThirdPartiesOutWhereThatIsAsked(t *testing.T) {
	site, diags := Link(load(t, ""), Options{
		HasFile: func(address string) bool { return address == "/paper.pdf" }, OwnCodeOnly: true, Frames: []string{"http://127.0.0.1:1"},
	})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	for _, r := range site.Routes {
		if policy := strings.Join(r.Head.Policies, "; "); !strings.Contains(policy, "frame-src http://127.0.0.1:1;") || !strings.Contains(policy, "require-trusted-types-for") {
			t.Errorf("%s adds the policy %q", r.Page.Path, policy)
		}
	}
	if headers := string(site.Files["/_headers"]); !strings.Contains(headers, "frame-src http://127.0.0.1:1 ") {
		t.Errorf("the headers are:\n%s", headers)
	}
}

// A host may combine the values of a header set by two rules, or use the last one. So only one rule
// sets the policy, and it contains nothing that would break the editor.
func TestTheEditorAndTheSiteHavePoliciesOfTheirOwn(t *testing.T) {
	without, with := linked(t, siteFile), linked(t, siteFile+"admin: true\nrepository:\n  name: bakery/website\n")
	_, header, _ := strings.Cut(string(with.Files["/_headers"]), "Content-Security-Policy: ")
	header, below, _ := strings.Cut(header, "\n")
	if header != "base-uri 'none'; form-action 'self'; frame-ancestors 'none'" || strings.Contains(below, "Content-Security-Policy") {
		t.Errorf("the headers are:\n%s", with.Files["/_headers"])
	}
	_, whole, _ := strings.Cut(string(without.Files["/_headers"]), "Content-Security-Policy: ")
	whole, _, _ = strings.Cut(whole, "\n")
	inDocuments := strings.TrimSuffix(whole, "; "+header)
	for path, count := range map[string]int{"/rye": 1, "/white": 2} {
		if policies := route(t, with, path).Head.Policies; len(policies) != count || policies[0] != inDocuments {
			t.Errorf("%s has the policies %q, want first %q", path, policies, inDocuments)
		}
	}
}
