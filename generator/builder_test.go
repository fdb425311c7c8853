package generator_test

import (
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/sitetest"
)

const nap = `
-- content/guides/naps.md --
---
title: Naps by day
description: How long naps are, how many there are, and what to do about the short ones.
lead: Naps *come and go*.
reviewed: 2025-06-11
---
## Short naps

They are normal, says [the front page](/).
`

func TestAMarkdownFileBecomesAPage(t *testing.T) {
	sitetest.Build(t, nap+`
-- want/dist/naps/index.html --
<title>Naps by day | Test House</title>
<link rel="canonical" href="https://test.example/naps">
<h1
Naps by day
<em>come and go</em>
id="short-naps"
They are normal, says <a href="/">the front page</a>.
<script type="application/json" id="page-data">
-- want/dist/sitemap.xml --
<loc>https://test.example/naps</loc>
! https://test.example/login
-- want/dist/404.html --
There is nothing here.
-- want/files --
/_headers
/_redirects
/robots.txt
/feed.xml
! /naps.html
-- want/rendered --
5
`)
}

func TestProseTravelsOnce(t *testing.T) {
	site := sitetest.Build(t, nap)
	for path, file := range site.Files {
		want := 0
		if path == "/naps/index.html" {
			want = 1
		}
		if got := count(file, "They are normal"); got != want {
			t.Errorf("%s holds the sentence %d times, want %d", path, got, want)
		}
	}
}

func TestAMembersPageKeepsItsWordsToItself(t *testing.T) {
	site := sitetest.Build(t, `
-- content/guides/nights.md --
---
title: Nights
description: What members read about nights, which nobody else finds in the page's own file.
access: members
lead: A whispered lead.
reviewed: 2025-06-11
---
A whispered body.
-- want/dist/nights/index.html --
You need to be logged in
! whispered
-- want/dist/sitemap.xml --
! nights
`)
	holders := 0
	for _, file := range site.Files {
		holders += min(1, count(file, "A whispered body."))
	}
	if holders != 1 {
		t.Errorf("%d files hold the members' words, want 1", holders)
	}
}

func TestABrokenLinkIsToldWithItsPlaceAndItsMend(t *testing.T) {
	site := sitetest.Build(t, nap)
	site.Edit(`
-- content/pages/index.md --
---
template: guide
title: The test house
description: The front page of a site that is built in tests, and of nothing else besides.
lead: Come in.
reviewed: 2025-06-11
---
Read about [naps](/nap).
-- want/problems --
error: The link “/nap” leads nowhere: there is no page /nap.
  content/pages/index.md:8:19
  8 | Read about [naps](/nap).
    |                   ^
  Did you mean /naps?

1 problem in 1 file
`)
}

func TestTheSameFilesMakeTheSameBytes(t *testing.T) {
	first, second := sitetest.Build(t, nap), sitetest.Build(t, nap)
	for path, file := range first.Files {
		if second.Files[path] != file {
			t.Errorf("%s differs from one build to the next", path)
		}
	}
}

func count(text, part string) int { return strings.Count(text, part) }

func TestEachPublicPageHasAPictureForSharedLinks(t *testing.T) {
	site := sitetest.Build(t, `
-- content/guides/naps.md --
---
title: When naps fall apart
description: Why short naps happen in the first months, and three things to try before you change anything else.
lead: Short naps.
reviewed: 2026-11-01
---
Text.
-- content/guides/nights.md --
---
title: When nights fall apart
description: Why short nights happen in the first months, and three things to try before you change anything else.
lead: Short nights.
reviewed: 2026-11-01
access: members
---
Text.
`)
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
		if shared := strings.Contains(picture, "card-site-"); slices.Contains(paths, "/nights/index.html") != shared || len(paths) > 1 && !shared {
			t.Errorf("%q have the picture %s", paths, picture)
		}
	}
}

func TestAllSharedLinksCanHaveOnePicture(t *testing.T) {
	site := sitetest.Build(t, nap)
	words, err := os.ReadFile(filepath.Join(site.Root, "content/site.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	site.Edit("-- content/site.yaml --\nshare-one-picture: true\n" + string(words))
	pictures := 0
	for path := range site.Files {
		if strings.HasPrefix(path, "/assets/card-") {
			pictures++
		}
	}
	if pictures != 1 {
		t.Errorf("there are %d pictures, want 1", pictures)
	}
}
