package site

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"nightlight/generator/output"
	"nightlight/generator/schema"
)

func routesOfPages(n int) (routes []Route) {
	for i := range n {
		path := fmt.Sprintf("/page-%d", i)
		routes = append(routes, Route{Page: &schema.Page{Path: path}, Head: schema.Head{Canonical: "https://bakery.test" + path}})
	}
	return append(routes, Route{Page: &schema.Page{Path: "/hidden"}, Head: schema.Head{Canonical: "https://bakery.test/hidden", Unlisted: true}})
}

func TestASitemapWithTooManyPagesIsDivided(t *testing.T) {
	const most = 10
	for pages, parts := range map[int]int{most: 0, most + 1: 2, 2*most + 1: 3, most * most * 2: 20} {
		lists := output.Lazy{}
		addSitemaps(lists, load(t, ""), routesOfPages(pages), most)
		main, listed := string(lists["/sitemap.xml"]()), 0
		for part := range parts {
			if path := fmt.Sprintf("/sitemap-%d.xml", part+1); lists[path] == nil || !strings.Contains(main, "<loc>https://bakery.test"+path+"</loc>") {
				t.Errorf("%d pages: %s is missing:\n%s", pages, path, main)
			}
		}
		if isIndex := strings.Contains(main, "<sitemapindex xmlns="); isIndex != (parts > 0) || len(lists) != parts+1 {
			t.Errorf("%d pages: %d files, and /sitemap.xml is an index: %v", pages, len(lists), isIndex)
		}
		for path, file := range lists {
			n := strings.Count(string(file()), "<url>")
			if listed += n; n > most {
				t.Errorf("%d pages: %s lists %d", pages, path, n)
			}
		}
		if listed != pages {
			t.Errorf("%d of %d pages are listed", listed, pages)
		}
	}
}

func TestTheFeedHoldsTheNewestPostsAndNoMore(t *testing.T) {
	var notes strings.Builder
	for i := range 2 * feedPosts {
		notes.WriteString(note(fmt.Sprintf("note-%03d", i), "2024-01-02", "", "Text."))
	}
	var feed struct {
		Updated string `xml:"updated"`
		Links   []struct {
			Href string `xml:"href,attr"`
		} `xml:"link"`
		Entries []struct {
			Title   string `xml:"title"`
			Author  string `xml:"author>name"`
			Summary string `xml:"summary"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal((*linked(t, notes.String()).Lists)["/feed.xml"](), &feed); err != nil {
		t.Fatal(err)
	}
	if feed.Updated != "2025-06-11T00:00:00+00:00" || feed.Links[0].Href != "https://bakery.test/notes" || len(feed.Entries) != feedPosts {
		t.Errorf("feed: %+v", feed)
	}
	if last := feed.Entries[1]; last.Author != "A & B" || strings.TrimSpace(last.Summary) != "<p>Buns &amp; tea</p>" {
		t.Errorf("entry: %+v", last)
	}
}

// The protocol allows 50,000 addresses and 52,428,800 bytes, and addresses of 2,048 characters.
func TestAFullSitemapIsWithinTheProtocol(t *testing.T) {
	long := Route{Changed: now, Head: schema.Head{Canonical: "https://bakery.test/" + strings.Repeat("x", 2028)}}
	if bytes := len(sitemap([]*Route{&long})) * perSitemap; perSitemap > 50_000 || bytes > 50<<20 {
		t.Errorf("a sitemap of %d pages may have %d bytes", perSitemap, bytes)
	}
}

// Many posts can have the same date, such as those of an imported blog.
func TestTheSearchFindsTheNewestPostsAndMembersPagesForMembers(t *testing.T) {
	day := time.Date(2025, 6, 11, 0, 0, 0, 0, time.UTC)
	page := func(path string) *schema.Page { return &schema.Page{Path: path} }
	routes := []Route{
		{Page: page("/blog")}, {Page: page("/blog/page/2"), Continues: true},
		{Page: &schema.Page{Path: "/naps", Gate: new(schema.Gate)}, Head: schema.Head{Unlisted: true}},
		{Page: page("/thank-you"), Head: schema.Head{Unlisted: true}},
	}
	for i := range 10 * postsToFind {
		routes = append(routes, Route{Page: page(fmt.Sprint("/blog/", i)), Changed: day})
	}
	routes = append(routes, Route{Page: page("/blog/new"), Changed: day.AddDate(0, 0, 1)})
	want := []string{"/blog"}
	for i := range postsToFind - 1 {
		want = append(want, fmt.Sprint("/blog/", i))
	}
	var found []string
	public, gated := pagesToFind(routes, nil)
	for _, page := range public {
		found = append(found, page.Path)
	}
	if want = append(want, "/blog/new"); !slices.Equal(found, want) || len(gated) != 1 || gated[0].Path != "/naps" {
		t.Errorf("everybody finds %v, want %v; members find %v", found, want, gated)
	}
}
