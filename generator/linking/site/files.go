package site

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/blog/atom"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/encode"
	"nightlight/generator/base/library"
	"nightlight/generator/linking/search"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// robots lets search engines fetch every page, because otherwise they would not see which ones must
// not be indexed. A demonstration does not announce its sitemap.
func robots(tree *content.Tree) []byte {
	if tree.Site().Demonstration {
		return []byte("User-agent: *\nAllow: /\n")
	}
	return fmt.Appendf(nil, "User-agent: *\nAllow: /\n\nSitemap: %s\n", tree.Absolute(sitemapPath))
}

// feedPosts is the number of newest posts in the feed, which readers fetch repeatedly.
const feedPosts = 50

// feedPath is the address of the feed, which is generated on request.
const feedPath = "/feed.xml"

func feed(tree *content.Tree) []byte {
	made := atom.Feed{
		Title: tree.Site().Name,
		ID:    tree.Absolute("/"),
		Link:  []atom.Link{{Href: tree.Absolute(postsFolder(tree))}, {Rel: "self", Href: tree.Absolute(feedPath)}},
		// The newest post's date, so that equal content produces equal bytes.
		Updated: atom.Time(time.Unix(0, 0).UTC()),
	}
	posts := slices.DeleteFunc(slices.Clone(tree.Posts()), func(doc *content.Document) bool { return access(doc.Matter.Common()) == schema.Members })
	for i, doc := range posts[:min(len(posts), feedPosts)] {
		day, address := atom.Time(doc.Post.Date.UTC()), tree.Absolute(doc.Path)
		if i == 0 {
			made.Updated = day
		}
		made.Entry = append(made.Entry, &atom.Entry{
			Title:     doc.Matter.Common().Title,
			ID:        address,
			Link:      []atom.Link{{Href: address}},
			Published: day, Updated: day,
			Author:  &atom.Person{Name: doc.Post.Author},
			Summary: &atom.Text{Type: "html", Body: doc.Post.Summary.Markup},
		})
	}
	return xmlFile(made)
}

func postsFolder(tree *content.Tree) string {
	for _, collection := range tree.Model.Collections {
		if template := tree.Model.Template(collection.Template); template != nil && template.Post != nil && tree.Page(path.Clean(collection.Prefix)) != nil {
			return path.Clean(collection.Prefix)
		}
	}
	return "/"
}

func xmlFile(v any) []byte {
	data, err := xml.MarshalIndent(v, "", "  ")
	if err != nil {
		panic("site: " + err.Error())
	}
	return append([]byte(xml.Header), append(data, '\n')...)
}

const manifestPath = "/site.webmanifest"

// webManifest lets a phone add the site to its home screen.
func webManifest(tree *content.Tree) []byte {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	type shortcut struct {
		Name string `json:"name"`
		URL  string `json:"url"`
	}
	site, theme := tree.Site(), tree.Look().Theme
	shortcuts := make([]shortcut, len(site.App.Shortcuts))
	for i, link := range site.App.Shortcuts {
		shortcuts[i] = shortcut{link.Label, link.Href}
	}
	return encode.Indented(map[string]any{
		"id":               "/",
		"name":             site.Name,
		"short_name":       cmp.Or(site.App.Name, site.Name),
		"description":      site.Description,
		"lang":             tree.Model.Language,
		"start_url":        cmp.Or(site.App.Href, "/"),
		"scope":            "/",
		"display":          "standalone",
		"background_color": theme.Light,
		"theme_color":      theme.Light,
		"icons": []icon{
			{Src: "/icon-192.png", Sizes: "192x192", Type: "image/png"},
			{Src: "/icon-512.png", Sizes: "512x512", Type: "image/png"},
			{Src: "/icon-maskable-512.png", Sizes: "512x512", Type: "image/png", Purpose: "maskable"},
		},
		"shortcuts": shortcuts,
	})
}

// redirects returns the redirects in the hosts' format. The first match applies, so single
// addresses come before folders, and folders before their parents.
func redirects(site *schema.Site) []byte {
	reach := func(r schema.Redirect) int { // lower for deeper folders
		if folder, isFolder := strings.CutSuffix(r.From, content.EverythingBelow); isFolder {
			return -len(folder)
		}
		return math.MinInt
	}
	all := slices.Clone(site.Redirects)
	slices.SortStableFunc(all, func(a, b schema.Redirect) int { return cmp.Compare(reach(a), reach(b)) })
	var b bytes.Buffer
	for _, r := range all {
		if strings.HasPrefix(r.To, "/"+content.RestOfAddress) { // otherwise /old//example.org leads to example.org on some hosts
			r.To = strings.TrimRight(site.Address, "/") + r.To
		}
		fmt.Fprintf(&b, "%s %s 301\n", r.From, r.To)
	}
	return b.Bytes()
}

// sitemapPath is the address of the sitemap: a list of pages, or of further sitemaps if one would
// be too long.
const sitemapPath = "/sitemap.xml"

// perSitemap is the number of pages in one sitemap. The limits are 50,000 pages and 50 MiB; this
// number stays below 50 MiB even if each address has the maximum of 2,048 characters.
// https://www.sitemaps.org/protocol.html
const perSitemap = 20_000

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

type sitemapEntry struct {
	Loc     string `xml:"loc"`
	LastMod string `xml:"lastmod,omitempty"`
}

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

// SearchPath is the address of the public index.
const SearchPath = "/search.json"

// postsToFind is the number of newest posts in the index, which is fetched as a whole and must stay
// small on a growing blog.
const postsToFind = 50

// SearchFiles are the indexes that the browser searches, by address: a public one, and one that
// only members fetch. A site may have none.
type SearchFiles struct{ Public, Members map[string][]byte }

// Search builds the indexes; key seals the members' index.
func Search(c *cache.Cache, tree *content.Tree, routes []Route, key *library.Key) (files SearchFiles) {
	if tree.Model.Search == nil {
		return files
	}
	known := tree.Model.Search(tree)
	public, gated := pagesToFind(routes, known.ByHeading)
	for _, found := range known.Found {
		public = append(public, search.Page{Path: found.Address, Title: found.Title, Opening: found.Words})
	}
	index := search.Index{Entries: search.Entries(c, public), Words: known.Words, Synonyms: known.Synonyms, Help: known.Help}
	for _, page := range gated { // visitors may find these by title only
		index.Entries = append(index.Entries, search.Entry{Path: page.Path, Title: page.Title, Locked: true, Sections: []search.Section{{}}})
	}
	if len(gated) > 0 {
		members := library.NewFile(key, "/search", search.Index{Entries: search.Entries(c, gated)}.JSON())
		index.Members = members.Address
		files.Members = map[string][]byte{members.Address: members.Data}
	}
	files.Public = map[string][]byte{SearchPath: index.JSON()}
	return files
}

func pagesToFind(routes []Route, byHeading []string) (public, gated []search.Page) {
	newest := newestPosts(routes)
	for i := range routes {
		route := &routes[i]
		page := search.Page{
			Path: route.Page.Path, Title: route.Page.Title, Opening: route.Page.Description,
			Body: route.Body, Key: route.BodyKey, ByHeading: slices.Contains(byHeading, route.Page.Path),
		}
		switch {
		case route.Continues || !route.Changed.IsZero() && !newest[route]:
		case route.Page.Gate != nil:
			gated = append(gated, page)
		case !route.Head.Unlisted:
			public = append(public, page)
		}
	}
	return public, gated
}

func newestPosts(routes []Route) map[*Route]bool {
	var posts []*Route
	for i := range routes {
		if !routes[i].Changed.IsZero() {
			posts = append(posts, &routes[i])
		}
	}
	slices.SortStableFunc(posts, func(a, b *Route) int { return b.Changed.Compare(a.Changed) })
	newest := map[*Route]bool{}
	for _, post := range posts[:min(len(posts), postsToFind)] {
		newest[post] = true
	}
	return newest
}
