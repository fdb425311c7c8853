package generator_test

import (
	"errors"
	"image/png"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/sitetest"
)

const rye = `
-- content/loaves/rye.md --
---
title: Rye by day
description: How long rye bread keeps, how it is cut, and what to do about the crumbs.
lead: Rye *comes and goes*.
baked: 2025-06-11
access: public
---
## The crumbs

They are normal, says [the front page](/).
`

// One site is built and then edited.
func TestASiteIsMadeOfItsTexts(t *testing.T) {
	site := sitetest.Build(t, rye+secret+`
-- want/dist/rye/index.html --
<html lang="en-IE">
<title>Rye by day | The Bakery</title>
<link rel="canonical" href="https://bakery.test/rye">
<h1
Rye by day
<em>comes and goes</em>
id="the-crumbs"
They are normal, says <a href="/">the front page</a>.
<script type="application/json" id="page-data">
-- want/dist/sitemap.xml --
<loc>https://bakery.test/rye</loc>
! https://bakery.test/white
! secret
-- want/dist/404.html --
There is nothing here.
-- want/dist/secret/index.html --
You need to be logged in
! canary
-- want/files --
/_headers
/_redirects
/robots.txt
/feed.xml
! /rye.html
-- want/rendered --
7
`)
	// Prose is sent once, and members' texts are in a separate file.
	holders := 0
	for path, file := range site.Files {
		want := 0
		if path == "/rye/index.html" {
			want = 1
		}
		if got := strings.Count(file, "They are normal"); got != want {
			t.Errorf("%s holds the sentence %d times, want %d", path, got, want)
		}
		holders += min(1, strings.Count(file, "canary of a paragraph"))
	}
	if holders != 1 {
		t.Errorf("%d files hold the members' words, want 1", holders)
	}
	expectCards(t, site)
	home, words := site.Read("content/pages/index.md"), site.Read("content/site.yaml")
	site.Edit(`
-- content/pages/index.md --
---
template: counter
title: Fresh bread
description: The front page of a site that is built in tests, and of nothing else besides.
lead: Come in.
picture: dot
---
Read about [rye](/rey).
-- want/problems --
error: The link “/rey” leads nowhere: there is no page /rey. [link-broken]
  content/pages/index.md:8:18
  8 | Read about [rye](/rey).
    |                  ^
  Did you mean /rye?

1 problem in 1 file
`)
	site.Edit("-- content/pages/index.md --\n" + home + `
-- public/robots.txt --
User-agent: *
-- public/rye/index.html --
<p>Another page about rye</p>
-- want/problems --
error: This file would be published as /robots.txt, which the build makes itself. [public-address-taken]
  public/robots.txt
  Remove or rename public/robots.txt.

error: This file would be published as /rye/index.html, which content/loaves/rye.md makes too. [public-address-taken]
  public/rye/index.html
  Remove or rename public/rye/index.html.

2 problems in 2 files
`)
	if err := errors.Join(os.Remove(site.Path("public/robots.txt")), os.Remove(site.Path("public/rye/index.html"))); err != nil {
		t.Fatal(err)
	}
	site.Edit("-- content/site.yaml --\nshare-one-picture: true\n" + words)
	if cards := slices.DeleteFunc(slices.Collect(maps.Keys(site.Files)), func(path string) bool { return !strings.HasPrefix(path, "/assets/card-") }); len(cards) != 1 {
		t.Errorf("all shared links have the pictures %q, want one", cards)
	}
}

// expectCards checks that each page has an Open Graph image, and each public page its own.
func expectCards(t *testing.T, site *sitetest.Site) {
	t.Helper()
	image := regexp.MustCompile(`property="og:image" content="https://[^/]+(/assets/card-[^"]+\.png)"`)
	pictures := map[string][]string{}
	for path, file := range site.Files {
		if !strings.HasSuffix(path, ".html") {
			continue
		}
		named := image.FindStringSubmatch(file)
		if named == nil {
			t.Errorf("%s names no picture", path)
			continue
		}
		pictures[named[1]] = append(pictures[named[1]], path)
		size, err := png.DecodeConfig(strings.NewReader(site.Files[named[1]]))
		if err != nil || size.Width != 1200 || size.Height != 630 {
			t.Errorf("the picture of %s: %d by %d, %v", path, size.Width, size.Height, err)
		}
	}
	for picture, paths := range pictures {
		if shared := strings.Contains(picture, "card-site-"); slices.Contains(paths, "/secret/index.html") != shared || len(paths) > 1 && !shared {
			t.Errorf("%q have the picture %s", paths, picture)
		}
	}
}

// editLoaf replaces a text in the component of loaves, builds, and compares the result
// with the expectations.
func editLoaf(t *testing.T, site *sitetest.Site, old, new, want string) {
	t.Helper()
	site.ReplaceIn("components/templates/loaf.tsx", old, new)
	site.Edit(want)
}

// The second build renders only pages that print something.
func TestWhatCodeDoesWrongIsReportedOnceByEachBuild(t *testing.T) {
	site := sitetest.Build(t, rye)
	const first = "import { Blocks } from '../lib/blocks';\n"
	editLoaf(t, site, first, first+"throw new Error('asleep');\n", `
-- want/problems --
error: The components cannot be loaded, so no page can be rendered: Error: asleep [component-load]
  components/templates/loaf.tsx:2:7
  2 | throw new Error('asleep');
    |       ^
  This happens while the file is imported, outside of any component.

1 problem in 1 file
`)
	editLoaf(t, site, "throw new Error('asleep');\n", "", "")
	editLoaf(t, site, "  return (", "  throw new Error('asleep');\n  return (", `
-- want/problems --
error: Rendering the page /rye failed: Error: asleep [component-threw]
  components/templates/loaf.tsx:7:9
  7 |   throw new Error('asleep');
    |         ^
  The page comes from content/loaves/rye.md.

1 problem in 1 file
`)
	editLoaf(t, site, "  throw new Error('asleep');\n", "", "")
	buildOnce(t, site) // the page is rendered and has a key before it prints anything
	editLoaf(t, site, "  return (", "  console.log('a loaf');\n  return (", `
-- want/problems --
warning: A component printed, while /rye was rendered: a loaf [component-printed]
  content/loaves/rye.md

1 problem in 1 file
`)
	for build := range 2 {
		problems := buildOnce(t, site).problems
		if len(problems) != 1 || !strings.Contains(problems[0].Message, "a loaf") {
			t.Errorf("build %d reports %d problems: %v", build+1, len(problems), problems)
		}
	}
	editLoaf(t, site, "  console.log('a loaf');\n", "", "")
	site.Edit(`
-- components/style.css --
body {{
  margin: 0;
}
-- want/problems --
warning: Expected "}" to go with "{" [component-code]
  components/style.css:1:6
  1 | body {{
    |      ^
  Nothing closes what begins here.

warning: Unexpected "{" [component-code]
  components/style.css:1:7
  1 | body {{
    |       ^

2 problems in 1 file
`)
}
