package site

import (
	"encoding/xml"
	"slices"
	"strings"
	"testing"
	"time"

	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

var now = time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)

// tree is a site of one page of each access and two articles.
func tree() *content.Tree {
	doc := func(path, template string, matter schema.Content, links ...content.Link) *content.Document {
		return &content.Document{Front: content.Front{
			File: "content" + path + ".md", Path: path, Template: template, Matter: matter, Links: links, Words: 500,
		}}
	}
	article := func(title, day string) *schema.Article {
		a := &schema.Article{Matter: schema.Matter{Title: title, Description: "d"}, Author: "A & B"}
		if err := a.Date.UnmarshalText([]byte(day)); err != nil {
			panic(err)
		}
		a.Excerpt.Set("<p>Tea &amp; sleep</p>")
		return a
	}
	return &content.Tree{
		Site: schema.Site{
			Name: "Little Dormouse", Tagline: "Gentle Sleep Support", Address: "https://dormouse.test",
			Contact:   schema.Details{Phone: "1", Emails: []string{"a@dormouse.test"}},
			Booking:   schema.Booking{Origin: "https://calendly.com", Script: "https://assets.calendly.com/w.js"},
			Redirects: []schema.Redirect{{From: "/old", To: "/open"}},
		},
		Documents: []*content.Document{
			doc("/", "home", &schema.Home{Matter: schema.Matter{Title: "Home"}}),
			doc("/blog", "blog", &schema.Blog{Matter: schema.Matter{Title: "Blog"}}),
			doc("/blog/one", "article", article("One", "2025-01-01")),
			doc("/blog/two", "article", article("Two", "2025-06-11")),
			doc("/copy", "guide", &schema.Guide{Matter: schema.Matter{Title: "Copy", Canonical: "/open"}}),
			doc("/hidden", "guide", &schema.Guide{Matter: schema.Matter{Title: "Hidden", Hidden: true}}),
			doc("/members", "guide", &schema.Guide{Matter: schema.Matter{Title: "Members", Access: schema.Members}}),
			doc("/open", "guide", &schema.Guide{Matter: schema.Matter{Title: "Open"}, Related: []string{"/members", "/gone"}},
				content.Link{Href: "/members", Pos: diag.Pos{File: "content/open.md", Line: 7, Column: 3}},
				content.Link{Href: "/memebrs#top", Pos: diag.Pos{File: "content/open.md", Line: 8, Column: 3}},
				content.Link{Href: "https://nhs.uk"}, content.Link{Href: "#here"}, content.Link{Href: "/file.pdf"}),
			doc("/404", "not-found", &schema.NotFound{Matter: schema.Matter{Title: "Page Not Found"}}),
		},
	}
}

func link(t *testing.T) (*Site, diag.List) {
	t.Helper()
	return Link(tree(), Options{Now: now, HasFile: func(address string) bool { return address == "/file.pdf" }, InlineScripts: []string{"let a"}})
}

func route(t *testing.T, site *Site, path string) Route {
	t.Helper()
	for _, r := range site.Routes {
		if r.Page.Path == path {
			return r
		}
	}
	t.Fatalf("there is no page %s", path)
	return Route{}
}

func TestALinkThatLeadsNowhereIsAnErrorAtItsPlace(t *testing.T) {
	_, diags := link(t)
	if len(diags) != 1 || diags[0].Pos.String() != "content/open.md:8:3" || diags[0].Hint != "Did you mean /members?" {
		t.Errorf("problems: %+v", diags)
	}
}

func TestALinkToAPlaceIsCheckedWhereTheBodyIsKnown(t *testing.T) {
	with := tree()
	body := func() []schema.Block { return []schema.Block{&schema.ProseBlock{}} }
	at := func(line int) diag.Pos { return diag.Pos{File: "content/open.md", Line: line} }
	for _, doc := range with.Documents {
		switch doc.Path {
		case "/open":
			doc.Body, doc.IDs = body, []string{"light", "sound"}
			doc.Links = []content.Link{{Href: "#sound", Pos: at(1)}, {Href: "#sounds", Pos: at(2)}, {Href: "/members#cot", Pos: at(3)}, {Href: "/members#cto", Pos: at(4)}, {Href: "/#stories", Pos: at(5)}}
		case "/members":
			doc.Body, doc.IDs = body, []string{"cot"}
		}
	}
	_, diags := Link(with, Options{Now: now, HasFile: func(string) bool { return true }})
	want := []string{
		"content/open.md:2 The link “#sounds” leads to a place that content/open.md does not have. Did you mean #sound?",
		"content/open.md:4 The link “/members#cto” leads to a place that content/members.md does not have. Did you mean #cot?",
	}
	var got []string
	for _, d := range diags {
		got = append(got, d.Pos.String()+" "+d.Message+" "+d.Hint)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s", strings.Join(got, "\n"))
	}
}

func TestALinkToAnUnpublishedPageSaysSo(t *testing.T) {
	with := tree()
	with.Unpublished = map[string]content.Unpublished{
		"/broken": {File: "content/guides/broken.md", Reason: content.Unreadable},
		"/draft":  {File: "content/guides/draft.md", Reason: content.Draft},
	}
	with.Documents = with.Documents[:1]
	with.Links = []content.Link{{Href: "/broken"}, {Href: "/draft"}, {Href: "/images/none.png"}}
	_, diags := Link(with, Options{Now: now, HasFile: func(string) bool { return false }})
	var got []string
	for _, d := range diags {
		got = append(got, d.Message)
	}
	want := []string{"The link “/draft” leads to a draft.", "The link “/images/none.png” leads nowhere: there is no file public/images/none.png."}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s", strings.Join(got, "\n"))
	}
}

func TestArticlesStandNewestFirst(t *testing.T) {
	site, _ := link(t)
	cards := route(t, site, "/blog").Page.Content.(*schema.Blog).Articles
	if len(cards) != 2 || cards[0].Title != "Two" || cards[0].Minutes != 2 {
		t.Errorf("cards: %+v", cards)
	}
}

func TestALongListOfArticlesIsSpreadOverPages(t *testing.T) {
	with := tree()
	for _, doc := range with.Documents {
		if blog, ok := doc.Matter.(*schema.Blog); ok {
			blog.PerPage, blog.PageWord = 1, "page"
		}
	}
	site, _ := Link(with, Options{Now: now, HasFile: func(string) bool { return true }})
	first, second := route(t, site, "/blog"), route(t, site, "/blog/page/2")
	list := func(r Route) *schema.Blog { return r.Page.Content.(*schema.Blog) }
	if got := list(first); len(got.Articles) != 1 || got.Articles[0].Title != "Two" || got.OlderPath != "/blog/page/2" || got.NewerPath != "" {
		t.Errorf("the first page: %+v", got)
	}
	if got := list(second); len(got.Articles) != 1 || got.Articles[0].Title != "One" || got.OlderPath != "" || got.NewerPath != "/blog" {
		t.Errorf("the second page: %+v", got)
	}
	if second.Page.Title != "Blog, page 2" || second.Head.Canonical != "https://dormouse.test/blog/page/2" || second.Files[0] != "/blog/page/2/index.html" {
		t.Errorf("the second page is called %q, with %+v in %v", second.Page.Title, second.Head, second.Files)
	}
}

func TestRelatedPagesAreCards(t *testing.T) {
	site, _ := link(t)
	cards := route(t, site, "/open").Page.Content.(*schema.Guide).RelatedPages
	if len(cards) != 1 || cards[0].Title != "Members" {
		t.Errorf("cards: %+v", cards)
	}
}

func TestTitlesNameTheSite(t *testing.T) {
	site, _ := link(t)
	for path, want := range map[string]string{
		"/":     "Little Dormouse | Gentle Sleep Support",
		"/404":  "Page Not Found | Little Dormouse",
		"/open": "Open | Little Dormouse",
	} {
		if got := route(t, site, path).Head.Title; got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}

func TestOnlyMembersPagesHaveAGate(t *testing.T) {
	site, _ := link(t)
	if route(t, site, "/members").Page.Gate == nil || route(t, site, "/open").Page.Gate != nil {
		t.Error("the gates stand at the wrong pages")
	}
}

func TestTheSitemapHoldsWhatMayBeFound(t *testing.T) {
	site, _ := link(t)
	sitemap := string((*site.Lists)["/sitemap.xml"]())
	for path, want := range map[string]bool{
		"/": true, "/open": true, "/blog/two": true,
		"/members": false, "/hidden": false, "/copy": false, "/404": false,
	} {
		if got := strings.Contains(sitemap, "<loc>https://dormouse.test"+path+"</loc>"); got != want {
			t.Errorf("%s in the sitemap: %v, want %v", path, got, want)
		}
	}
}

func TestTheNotFoundPageStandsWhereHostsLook(t *testing.T) {
	site, _ := link(t)
	if files := route(t, site, "/404").Files; len(files) != 2 || files[0] != "/404.html" {
		t.Errorf("files: %v", files)
	}
}

func TestTheFeedIsWellFormedAndDatedByItsNewestArticle(t *testing.T) {
	site, _ := link(t)
	var feed struct {
		Updated string `xml:"updated"`
		Entries []struct {
			Title   string `xml:"title"`
			Summary string `xml:"summary"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal((*site.Lists)["/feed.xml"](), &feed); err != nil {
		t.Fatal(err)
	}
	if feed.Updated != "2025-06-11T00:00:00Z" || len(feed.Entries) != 2 || feed.Entries[0].Summary != "<p>Tea &amp; sleep</p>" {
		t.Errorf("feed: %+v", feed)
	}
}

func TestThePolicyNamesTheWidgetAndTheInlineScriptOnly(t *testing.T) {
	site, _ := link(t)
	headers := string(site.Files["/_headers"])
	for _, want := range []string{"script-src 'sha256-", "'self' https://assets.calendly.com;", "frame-src https://calendly.com;", "frame-ancestors 'none'"} {
		if !strings.Contains(headers, want) {
			t.Errorf("the headers lack %q:\n%s", want, headers)
		}
	}
	if strings.Contains(headers, "google") || strings.Contains(headers, "unsafe") {
		t.Errorf("without a tag the policy lets nobody else in:\n%s", headers)
	}
}

func TestWithATagThePolicyLetsItIn(t *testing.T) {
	with := tree()
	with.Site.Tracking.TagID = "AW-1"
	site, _ := Link(with, Options{Now: now, HasFile: func(string) bool { return true }})
	if headers := string(site.Files["/_headers"]); !strings.Contains(headers, "https://www.googletagmanager.com") {
		t.Errorf("headers:\n%s", headers)
	}
}

func TestRedirectsAreWrittenForTheHost(t *testing.T) {
	site, _ := link(t)
	if got := string(site.Files["/_redirects"]); got != "/old /open 301\n" {
		t.Errorf("redirects: %q", got)
	}
}

func TestAMissingStoryIsToldAtItsKey(t *testing.T) {
	with := tree()
	with.Documents = append(with.Documents, &content.Document{Front: content.Front{
		File: "content/ad.md", Path: "/ad", Template: "ad", Matter: &schema.Ad{StoryID: 9},
	}})
	_, diags := Link(with, Options{Now: now, HasFile: func(string) bool { return true }})
	found := false
	for _, d := range diags {
		found = found || d.Message == "There is no story with the id 9."
	}
	if !found {
		t.Errorf("problems: %+v", diags)
	}
}
