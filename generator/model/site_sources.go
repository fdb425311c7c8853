package model

import (
	"net/url"
	"strings"

	"nightlight/generator/reading/content"
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
