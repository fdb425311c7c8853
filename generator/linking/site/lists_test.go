package site

import (
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
	for pages, want := range map[int]struct {
		files []string
		first string
	}{
		most:            {[]string{"/sitemap.xml"}, "https://bakery.test/page-0"},
		most + 1:        {[]string{"/sitemap-1.xml", "/sitemap-2.xml", "/sitemap.xml"}, "https://bakery.test/sitemap-1.xml"},
		2*most + 1:      {[]string{"/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml", "/sitemap.xml"}, "https://bakery.test/sitemap-1.xml"},
		most * most:     {nil, "https://bakery.test/sitemap-1.xml"},
		most * most * 2: {nil, "https://bakery.test/sitemap-1.xml"},
	} {
		lists := output.Lazy{}
		addSitemaps(lists, load(t, ""), routesOfPages(pages), most)
		if got := lists.Paths(); want.files != nil && fmt.Sprint(got) != fmt.Sprint(want.files) {
			t.Errorf("%d pages: the files are %v, want %v", pages, got, want.files)
		}
		if main := string(lists["/sitemap.xml"]()); !strings.Contains(main, "<loc>"+want.first+"</loc>") {
			t.Errorf("%d pages: /sitemap.xml lacks %s:\n%s", pages, want.first, main)
		}
		listed := 0
		for path, file := range lists {
			text := string(file())
			if isIndex := strings.Contains(text, "<sitemapindex xmlns="); isIndex != (path == "/sitemap.xml" && pages > most) {
				t.Errorf("%d pages: %s is an index: %v", pages, path, isIndex)
			}
			if n := strings.Count(text, "<url>"); n > most {
				t.Errorf("%d pages: %s lists %d", pages, path, n)
			} else {
				listed += n
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
		fmt.Fprintf(&notes, "-- content/notes/note-%03d.md --\n---\ntitle: Note\ndescription: A sentence about this page that search engines can show whole.\n"+
			"date: 2024-01-02\nauthor: A\nsummary: S\npicture: dot\n---\nText.\n", i)
	}
	feed := string((*linked(t, "\n"+notes.String()).Lists)["/feed.xml"]())
	if n := strings.Count(feed, "<entry>"); n != feedPosts || !strings.Contains(feed, "<title>Easter</title>") {
		t.Errorf("the feed has %d entries, want %d with the newest", n, feedPosts)
	}
}

// The protocol takes 50,000 addresses and 52,428,800 bytes, and addresses of 2,048 letters.
func TestAFullSitemapIsWithinTheProtocol(t *testing.T) {
	long := Route{Changed: now, Head: schema.Head{Canonical: "https://bakery.test/" + strings.Repeat("x", 2028)}}
	if bytes := len(sitemap([]*Route{&long})) * perSitemap; perSitemap > 50_000 || bytes > 50<<20 {
		t.Errorf("a sitemap of %d pages may have %d bytes", perSitemap, bytes)
	}
}

// Many posts can have one day, as those of a blog that was brought along.
func TestTheSearchFindsTheNewestPostsAndNoMore(t *testing.T) {
	day := time.Date(2025, 6, 11, 0, 0, 0, 0, time.UTC)
	page := func(path string) *schema.Page { return &schema.Page{Path: path} }
	routes := []Route{{Page: page("/blog")}, {Page: page("/blog/page/2"), Continues: true}}
	for i := range 10 * postsToFind {
		routes = append(routes, Route{Page: page(fmt.Sprint("/blog/", i)), Changed: day})
	}
	routes = append(routes, Route{Page: page("/blog/new"), Changed: day.AddDate(0, 0, 1)})
	var found []string
	public, _ := pagesToFind(routes, nil)
	for _, page := range public {
		found = append(found, page.Path)
	}
	if want := 1 + postsToFind; len(found) != want || found[0] != "/blog" || !slices.Contains(found, "/blog/new") {
		t.Errorf("%d pages are found, want %d: %v", len(found), want, found)
	}
	if slices.Contains(found, "/blog/page/2") {
		t.Error("a page that goes on with a list is found")
	}
}

func TestMembersFindMembersPagesAndNobodyWhatIsUnlisted(t *testing.T) {
	routes := []Route{
		{Page: &schema.Page{Path: "/services"}},
		{Page: &schema.Page{Path: "/naps", Gate: new(schema.Gate)}, Head: schema.Head{Unlisted: true}},
		{Page: &schema.Page{Path: "/thank-you"}, Head: schema.Head{Unlisted: true}},
	}
	public, gated := pagesToFind(routes, nil)
	if len(public) != 1 || public[0].Path != "/services" || len(gated) != 1 || gated[0].Path != "/naps" {
		t.Errorf("everybody finds %v, members %v", public, gated)
	}
}
