package site

import (
	"encoding/xml"
	"fmt"
	"slices"
	"time"

	"nightlight/generator/output"
	"nightlight/generator/reading/content"
)

// sitemapPath is the address of the sitemap: a list of pages, or of further sitemaps where
// one would be too long.
const sitemapPath = "/sitemap.xml"

// perSitemap is how many pages one sitemap lists. It may have 50,000 and 50 MiB; so many stay
// below 50 MiB even if each address has the 2,048 letters that it may have.
// https://www.sitemaps.org/protocol.html
const perSitemap = 20_000

// sitemapNamespace is that of sitemaps and of their index.
const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

// sitemapEntry is a page on a sitemap, or a sitemap on the index.
type sitemapEntry struct {
	Loc     string `xml:"loc"`
	LastMod string `xml:"lastmod,omitempty"`
}

// addSitemaps adds the files that list the pages which search engines should know, each
// with at most so many pages.
func addSitemaps(lists output.Lazy, tree *content.Tree, routes []Route, most int) {
	var listed []*Route
	for i := range routes {
		if head := &routes[i].Head; !head.Unlisted && head.Canonical == tree.Absolute(routes[i].Page.Path) {
			listed = append(listed, &routes[i])
		}
	}
	if len(listed) <= most {
		lists[sitemapPath] = func() []byte { return sitemap(listed) }
		return
	}
	var index []sitemapEntry
	for part := range slices.Chunk(listed, most) {
		path := fmt.Sprintf("/sitemap-%d.xml", len(index)+1)
		index = append(index, sitemapEntry{Loc: tree.Absolute(path)})
		lists[path] = func() []byte { return sitemap(part) }
	}
	lists[sitemapPath] = func() []byte {
		return xmlFile(struct {
			XMLName  xml.Name
			Sitemaps []sitemapEntry `xml:"sitemap"`
		}{xml.Name{Space: sitemapNamespace, Local: "sitemapindex"}, index})
	}
}

func sitemap(routes []*Route) []byte {
	urls := struct {
		XMLName xml.Name
		URLs    []sitemapEntry `xml:"url"`
	}{XMLName: xml.Name{Space: sitemapNamespace, Local: "urlset"}}
	for _, route := range routes {
		entry := sitemapEntry{Loc: route.Head.Canonical}
		if !route.Changed.IsZero() {
			entry.LastMod = route.Changed.Format(time.DateOnly)
		}
		urls.URLs = append(urls.URLs, entry)
	}
	return xmlFile(urls)
}
