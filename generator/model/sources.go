package model

import (
	"net/url"
	"strings"

	"nightlight/generator/content"
)

// sources are what pages load from others: the scheduling widget, recordings that are
// elsewhere and, where there is one, Google's tag.
func sources(tree *content.Tree) map[string][]string {
	site := &dataOf(tree).site
	widget := origin(site.Booking.Script)
	all := map[string][]string{
		"script-src": {widget},
		"style-src":  {widget},
		"img-src":    {widget},
		"frame-src":  {site.Booking.Origin},
	}
	for _, sound := range []Recording{site.Sounds.WhiteNoise, site.Sounds.Wind} {
		if !strings.HasPrefix(sound.Href, "/") {
			all["connect-src"] = append(all["connect-src"], origin(sound.Href))
		}
	}
	if site.Tracking.TagID != "" || site.Tracking.AnalyticsID != "" {
		for directive, hosts := range tagSources {
			all[directive] = append(all[directive], hosts...)
		}
	}
	return all
}

// tagSources are where Google's tag loads from and reports to, by directive.
var tagSources = map[string][]string{
	"script-src":  {"https://www.googletagmanager.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://www.google.com"},
	"img-src":     {"https://www.googletagmanager.com", "https://www.google.com", "https://www.google.co.uk", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://*.google-analytics.com"},
	"connect-src": {"https://www.googletagmanager.com", "https://www.google.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://pagead2.googlesyndication.com", "https://*.google-analytics.com", "https://*.analytics.google.com"},
	"frame-src":   {"https://td.doubleclick.net", "https://www.googletagmanager.com"},
}

func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	return u.Scheme + "://" + u.Host
}
