package model

import (
	_ "embed"
	"net/url"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// sources are where recordings are that are not on the site's own address.
func sources(tree *content.Tree) map[string][]string {
	sounds := dataOf(tree).site.Sounds
	all := map[string][]string{}
	for _, sound := range []Recording{sounds.WhiteNoise, sounds.Wind} {
		if !strings.HasPrefix(sound.Href, "/") {
			origin := sound.Href
			if u, err := url.Parse(sound.Href); err == nil {
				origin = u.Scheme + "://" + u.Host
			}
			all["connect-src"] = append(all["connect-src"], origin)
		}
	}
	return all
}

func thirdParties(tree *content.Tree) map[string][]string {
	site := &dataOf(tree).site
	all := map[string][]string{"frame-src": {site.Booking.Origin}}
	add := func(sources map[string][]string) {
		for directive, hosts := range sources {
			all[directive] = append(all[directive], hosts...)
		}
	}
	if site.Tracking.TagID != "" || site.Tracking.AnalyticsID != "" {
		add(tagSources)
	}
	add(visitSources(site.Visits))
	return all
}

// ownCodeOnly is so of the login, of the page that shows what a family keeps, and of the
// public guides, from which members come and go without a new document.
func ownCodeOnly(doc *content.Document) bool {
	return doc.Template == "login" || doc.Template == "on-this-phone" || doc.Collection == "guides"
}

// tagSources are where Google's tag reports to, by directive.
var tagSources = map[string][]string{
	"img-src":     {"https://www.googletagmanager.com", "https://www.google.com", "https://www.google.co.uk", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://*.google-analytics.com"},
	"connect-src": {"https://www.googletagmanager.com", "https://www.google.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://pagead2.googlesyndication.com", "https://*.google-analytics.com", "https://*.analytics.google.com"},
	"frame-src":   {"https://td.doubleclick.net", "https://www.googletagmanager.com"},
}

// searchOf adds the questions that are answered first, which no page's body contains.
func searchOf(tree *content.Tree) content.Search {
	words := dataOf(tree).Search
	search := content.Search{Words: map[string]string{
		"hint": words.Hint, "nothing": words.Nothing, "found": words.Found,
	}}
	for _, s := range words.Synonyms {
		search.Synonyms = append(search.Synonyms, schema.Synonyms{
			Said: s.Said, Means: s.Means, Pages: s.Related, Rank: s.Rank,
		})
	}
	for _, sign := range dataOf(tree).HelpFirst.Signs {
		search.Help = append(search.Help, schema.Help{Said: strings.Join(sign.Said, "|"), Pages: sign.Leads, Calls: sign.Calls})
	}
	answers := answersOf(tree)
	if answers == nil {
		return search
	}
	search.Words["call"], search.Words["callHref"] = answers.Call.Label, answers.Call.Href
	for _, question := range answers.Questions {
		search.Found = append(search.Found, content.Found{
			Address: "/#" + question.ID, Title: question.Question, Words: strings.Join(question.Tonight, " "),
		})
	}
	return search
}

// keepNotice removes a notice on other days than its own. The browser hides it after its last day.
func keepNotice(tree *content.Tree) diag.List {
	site, today := &dataOf(tree).site, tree.Now.Format("2006-01-02")
	notice := site.Notice
	if notice == nil {
		return nil
	}
	from, until := notice.From.Format("2006-01-02"), notice.Until.Format("2006-01-02")
	if today < from || today > until {
		site.Notice = nil
	}
	switch at := tree.At("site", "notice.until"); {
	case until < from:
		return diag.List{diag.Errorf("notice-dates", at, "The notice ends on %s, before it begins on %s.", notice.Until.Text(), notice.From.Text()).
			WithHint("Write the last day on which it is shown, as 2026-12-28.")}
	case today > until:
		return diag.List{diag.Warnf("notice-over", at, "The notice was for the days until %s, so it is not shown any more.", notice.Until.Text()).
			WithHint("Remove the notice, or write new days.")}
	}
	return nil
}

//go:embed starters/post.md
var newPost string

//go:embed starters/guide.md
var newGuide string

//go:embed starters/page.md
var newPage string

var starters = []content.Starter{
	{Name: "post", Short: "Start an article of the blog", Folder: "blog", Example: "When naps fall apart", Text: newPost, Common: newArticle},
	{Name: "guide", Short: "Start a guide of the members' library", Folder: "guides", Example: "When naps fall apart", Text: newGuide},
	{Name: "page", Short: "Start a page that everybody can read", Folder: "pages", Example: "About me", Text: newPage},
}

// started are the beginnings of the sentences that a new file is filled in with.
var started = map[string]string{
	"description": "One or two sentences for search results",
	"excerpt":     "The teaser that stands on the blog",
	"alt":         "What the picture shows, for those who",
	"lead":        "The sentence or two under the title",
}

// unfinished reports the sentences of a new file that a page to be published still has.
func unfinished(doc *content.Document) (diags diag.List) {
	matter := doc.Matter.Common()
	if matter.Draft {
		return nil
	}
	type entry struct{ key, text string }
	written := []entry{{"description", matter.Description}}
	switch page := doc.Matter.(type) {
	case *Article:
		written = append(written, entry{"excerpt", page.Excerpt.Source}, entry{"alt", page.Alt})
	case *Guide:
		written = append(written, entry{"lead", page.Lead.Source})
	}
	for _, w := range written {
		if strings.HasPrefix(w.text, started[w.key]) {
			diags = append(diags, diag.Errorf("starter-left", doc.At(w.key), "The “%s” of this page still says what to write there.", w.key).
				WithHint("Write your own, or make the page a draft again: draft: true."))
		}
	}
	return diags
}
