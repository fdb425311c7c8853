package model

import (
	"cmp"
	_ "embed"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// sources returns the origins of recordings that are not on the site's own address.
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

// ownCodeOnly reports whether a page may run no third-party code: the login, and public pages that
// members reach from the library without loading a new document, which would stop a playing sound.
func ownCodeOnly(doc *content.Document) bool {
	return slices.Contains([]string{"login", "on-this-phone", "safe-tonight"}, doc.Template) || doc.Collection == "guides"
}

var tagSources = map[string][]string{
	"img-src":     {"https://www.googletagmanager.com", "https://www.google.com", "https://www.google.co.uk", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://*.google-analytics.com"},
	"connect-src": {"https://www.googletagmanager.com", "https://www.google.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://pagead2.googlesyndication.com", "https://*.google-analytics.com", "https://*.analytics.google.com"},
	"frame-src":   {"https://td.doubleclick.net", "https://www.googletagmanager.com"},
}

// searchOf adds the questions of content/answers.yaml, which no page's body contains.
func searchOf(tree *content.Tree) content.Search {
	words := dataOf(tree).Search
	search := content.Search{ByHeading: words.ByHeading, Words: map[string]string{
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

// keepNotice removes a notice outside its days. The browser hides it after its last day.
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

// samples are the sentences of the examples in docs/content.md that say what to write.
var samples = []string{
	"The words of the family, with their permission.",
	"This text opens below the row, where the page shows the table with `expand`.",
	"This line stands below the table.",
}

// counters are the services that count visits. None stores anything on a device or recognises a
// visitor on the next day, so none needs consent; the page about cookies names them. {id} and
// {server} stand for the values in content/site.yaml.
var counters = map[string]struct {
	server, script       string
	attributes, commands [][]string
	// img is set if the script also reports through images; also lists further hosts of the company.
	img  bool
	also []string
	// id matches the service's IDs of sites, and like is an example.
	id   func() *regexp.Regexp
	like string
}{
	// https://plausible.io/docs/plausible-script
	"plausible": {
		server: "https://plausible.io", script: "/js/script.js", attributes: [][]string{{"data-domain", "{id}"}},
		id: pattern.Of(`^[a-z0-9-]+(\.[a-z0-9-]+)+$`), like: "littledormouse.co.uk",
	},
	// https://usefathom.com/docs/script/script-advanced
	"fathom": {
		server: "https://cdn.usefathom.com", script: "/script.js", attributes: [][]string{{"data-site", "{id}"}, {"data-spa", "auto"}},
		img: true, id: pattern.Of(`^[A-Z]{6,12}$`), like: "ABCDEFGH",
	},
	// https://docs.umami.is/docs/tracker-configuration. The cloud's reporting host has changed.
	"umami": {
		server: "https://cloud.umami.is", script: "/script.js", attributes: [][]string{{"data-website-id", "{id}"}},
		also: []string{"https://gateway.umami.is", "https://*.umami.dev"},
		id:   pattern.Of(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`), like: "94db1cb1-74f4-4a40-ad6c-962362670409",
	},
	// https://developer.matomo.org/guides/tracking-javascript-guide
	"matomo": {
		script: "/matomo.js", commands: [][]string{{"disableCookies"}, {"setTrackerUrl", "{server}/matomo.php"}, {"setSiteId", "{id}"}},
		img: true, id: pattern.Of(`^[1-9][0-9]*$`), like: "1",
	},
}

func visitSources(visits *Visits) map[string][]string {
	if visits == nil || visits.By == "none" {
		return nil
	}
	service := counters[visits.By]
	hosts := []string{visits.Server}
	if visits.Server == "" {
		hosts = append([]string{service.server}, service.also...)
	}
	all := map[string][]string{"connect-src": hosts}
	if service.img {
		all["img-src"] = hosts
	}
	return all
}

// fillVisits creates the counter. It reports settings with which nothing would be counted, and a
// site that does not tell its visitors.
func fillVisits(tree *content.Tree) (diags diag.List) {
	site := &dataOf(tree).site
	visits := site.Visits
	if visits == nil || visits.By == "none" {
		return nil
	}
	service := counters[visits.By]
	server := cmp.Or(visits.Server, service.server)
	if server == "" {
		diags = append(diags, diag.Errorf("visits-server", tree.At("site", "visits.by"), "It is not said where %s runs.", visits.By).
			WithHint("Add a line “server: ” with its address, such as https://stats.example.org."))
	}
	if visits.ID == "" {
		diags = append(diags, diag.Errorf("visits-id", tree.At("site", "visits.by"), "It is not said what %s calls this site.", visits.By).
			WithHint("Add a line “id: ” and copy it from there: it looks like %s.", service.like))
	} else if !service.id().MatchString(visits.ID) {
		diags = append(diags, diag.Errorf("visits-id", tree.At("site", "visits.id"), "“%s” is not how %s names a site.", visits.ID, visits.By).
			WithHint("Copy it from there: it looks like %s.", service.like))
	}
	cookies := tree.Page("/cookies")
	if cookies != nil && !slices.ContainsFunc(cookies.Headings, func(h schema.Heading) bool { return h.ID == "visits" }) {
		diags = append(diags, diag.Errorf("visits-untold", tree.At("site", "visits.by"), "The page /cookies does not tell visitors that visits are counted by %s.", visits.By).
			WithHint("Add a heading “## Counting visits {#visits}” there, and below it what is counted, by whom, that nothing is stored, and that browsers which ask not to be tracked are left out."))
	}
	fill := strings.NewReplacer("{id}", visits.ID, "{server}", server)
	filled := func(lists [][]string) [][]string {
		out := make([][]string, 0, len(lists))
		for _, words := range lists {
			words = slices.Clone(words)
			for i := range words {
				words[i] = fill.Replace(words[i])
			}
			out = append(out, words)
		}
		return out
	}
	site.Counter = &Counter{server + service.script, filled(service.attributes), filled(service.commands)}
	return diags
}
