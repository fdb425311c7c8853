package generator_test

import (
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
