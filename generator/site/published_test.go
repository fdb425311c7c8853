package site

import (
	"slices"
	"strings"
	"testing"
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
	const lost = `content/loaves/later.md This page was published, and is left out now (draft): whoever follows a link to /later would find nothing. Publish it again, or redirect /later in content/site.yaml. If nobody needs /later any more, remove it from line 9 of content/published.lock.
content/loaves/white.md /white#the-crust was published, and the page has no such part any more. If its heading reads otherwise now, write {#the-crust} behind it. If the part has been removed, remove it from line 4 of content/published.lock too.
`
	for name, c := range map[string]struct{ files, want string }{
		"with redirects": {withRedirects, lost + `content/loaves/white.md /old-white#the-dought was published, and the page has no such part any more. It may be #the-dough now. If its heading reads otherwise now, write {#the-dought} behind it. If the part has been removed, remove it from line 5 of content/published.lock too.
content/site.yaml:8:1 /wite was published, and nothing is there any more. Redirect it, with these lines below “redirects:”
  - from: /wite
    to: /white
If nobody needs /wite any more, remove it from line 6 of content/published.lock.`},
		"without redirects": {"", lost + `content/site.yaml /older-white was published, and nothing is there any more. Redirect it, with these lines at the end of the file:
redirects:
  - from: /older-white
    to: /
If nobody needs /older-white any more, remove it from line 8 of content/published.lock.`},
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

func TestAnAddressThatIsListedTwiceCountsOnce(t *testing.T) {
	const twice = "/later\n/later\n"
	tree := load(t, strings.Replace(published, "/later\n", twice, 1)+withRedirects)
	if want := strings.Count(published, "\n/"); len(tree.Published) != want {
		t.Errorf("%d addresses were published, not %d", len(tree.Published), want)
	}
}

func TestTheAddressesOfASiteAreThoseOfItsPagesAndTheirPartsAndOfOld(t *testing.T) {
	got := Addresses(load(t, published+withRedirects))
	for _, want := range []string{"/", "/white", "/white#the-dough", "/notes/new-oven", "/later", "/older-white"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %v", want, got)
		}
	}
	if !slices.IsSorted(got) || len(got) != len(slices.Compact(got)) {
		t.Errorf("not sorted, or not each once: %v", got)
	}
}
