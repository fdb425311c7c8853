package site

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"time"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// sitemap lists the pages that search engines should know.
func sitemap(site *schema.Site, routes []Route) []byte {
	type entry struct {
		Loc     string `xml:"loc"`
		LastMod string `xml:"lastmod,omitempty"`
	}
	urls := struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []entry  `xml:"url"`
	}{}
	for _, route := range routes {
		own := absolute(site, route.Page.Path)
		if route.Head.NoIndex || route.Head.Canonical != own {
			continue
		}
		e := entry{Loc: own}
		if !route.Changed.IsZero() {
			e.LastMod = route.Changed.Format(time.DateOnly)
		}
		urls.URLs = append(urls.URLs, e)
	}
	return xmlFile(urls)
}

func robots(site *schema.Site) []byte {
	return fmt.Appendf(nil, "User-agent: *\nAllow: /\n\nSitemap: %s\n", absolute(site, "/sitemap.xml"))
}

type atomLink struct {
	Rel  string `xml:"rel,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	Title   string   `xml:"title"`
	ID      string   `xml:"id"`
	Link    atomLink `xml:"link"`
	Updated string   `xml:"updated"`
	Author  string   `xml:"author>name"`
	Summary atomHTML `xml:"summary"`
}

type atomHTML struct {
	Type string `xml:"type,attr"`
	HTML string `xml:",chardata"`
}

// feedArticles is how many of the newest articles the feed holds: readers fetch it
// again and again.
const feedArticles = 50

// feed is the blog as an Atom feed.
func feed(site *schema.Site, articles []*content.Document) []byte {
	atom := struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		Title   string      `xml:"title"`
		ID      string      `xml:"id"`
		Links   []atomLink  `xml:"link"`
		Updated string      `xml:"updated"`
		Entries []atomEntry `xml:"entry"`
	}{
		Title: site.Name,
		ID:    absolute(site, "/"),
		Links: []atomLink{{Href: absolute(site, "/blog")}, {Rel: "self", Href: absolute(site, "/feed.xml")}},
		// The newest article's day, so that equal content makes equal bytes.
		Updated: time.Unix(0, 0).UTC().Format(time.RFC3339),
	}
	for i, doc := range articles {
		article := doc.Matter.(*schema.Article)
		updated := article.Date.UTC().Format(time.RFC3339)
		if i == 0 {
			atom.Updated = updated
		}
		address := absolute(site, doc.Path)
		atom.Entries = append(atom.Entries, atomEntry{
			Title:   article.Title,
			ID:      address,
			Link:    atomLink{Href: address},
			Updated: updated,
			Author:  article.Author,
			Summary: atomHTML{Type: "html", HTML: article.Excerpt.Markup},
		})
	}
	return xmlFile(atom)
}

func xmlFile(v any) []byte {
	data, err := xml.MarshalIndent(v, "", "  ")
	if err != nil {
		panic("site: " + err.Error())
	}
	return append([]byte(xml.Header), append(data, '\n')...)
}

// webManifest lets a phone keep the site on its home screen.
func webManifest(site *schema.Site) []byte {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	data, err := json.MarshalIndent(map[string]any{
		"name":             site.Name,
		"short_name":       site.Name,
		"description":      site.Description,
		"start_url":        "/",
		"display":          "standalone",
		"background_color": "#FBF6EE",
		"theme_color":      "#FBF6EE",
		"icons": []icon{
			{Src: "/icon-192.png", Sizes: "192x192", Type: "image/png"},
			{Src: "/icon-512.png", Sizes: "512x512", Type: "image/png"},
			{Src: "/icon-maskable-512.png", Sizes: "512x512", Type: "image/png", Purpose: "maskable"},
		},
	}, "", "  ")
	if err != nil {
		panic("site: " + err.Error())
	}
	return append(data, '\n')
}

// redirects leads from old addresses to new ones, in the form that the hosts read.
func redirects(site *schema.Site) []byte {
	var b bytes.Buffer
	for _, r := range site.Redirects {
		fmt.Fprintf(&b, "%s %s 301\n", r.From, r.To)
	}
	return b.Bytes()
}
