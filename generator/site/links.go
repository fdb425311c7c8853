package site

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"nightlight/generator/diag"
)

// checkLinks reports every link inside the site that leads nowhere, at the place
// where its author wrote it. Anchors are checked on the finished pages, because
// templates have some of their own.
func (l *linker) checkLinks() {
	links := slices.Clone(l.tree.Links)
	for _, doc := range l.tree.Documents {
		links = append(links, doc.Links...)
	}
	for _, link := range links {
		address, ok := internal(link.Href)
		if !ok || l.exists(address) {
			continue
		}
		d := diag.Errorf(link.Pos, "The link “%s” leads nowhere: there is no page %s.", link.Href, address)
		if near := diag.Suggest(address, slices.Sorted(maps.Keys(l.byPath))); near != "" {
			d = d.WithHint("Did you mean %s?", near)
		}
		l.diags = append(l.diags, d)
	}
}

// internal returns the path of a link that stays on this site.
func internal(href string) (path string, ok bool) {
	if !strings.HasPrefix(href, "/") || strings.HasPrefix(href, "//") {
		return "", false
	}
	u, err := url.Parse(href)
	if err != nil {
		return href, true
	}
	return u.Path, true
}

func (l *linker) exists(address string) bool {
	if _, ok := l.byPath[address]; ok {
		return true
	}
	return address == "/feed.xml" || address == "/sitemap.xml" || l.opts.HasFile(address)
}
