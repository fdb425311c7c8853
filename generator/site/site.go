// Package site makes a site of the documents: what needs them all at once. It
// decides addresses, fills in what pages show of one another, checks the links
// between them, and writes the small files around the pages: sitemap, feed,
// robots, manifest, headers and redirects.
package site

import (
	"cmp"
	"time"

	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/schema"
)

// Options are what a site depends on beside its documents.
type Options struct {
	// Now is the time of the build; only its year is shown.
	Now time.Time
	// HasFile says whether public/ holds a file at an address.
	HasFile func(address string) bool
	// InlineScripts are the scripts that documents hold, for their hashes.
	InlineScripts []string
}

// Site is the linked site.
type Site struct {
	// Chrome is the part that all pages share.
	Chrome *schema.Site
	// Routes are the pages, sorted by path.
	Routes []Route
	// Files are the small files, by address, and Lists those that grow with the site,
	// which are made when they are asked for.
	Files map[string][]byte
	Lists *output.Lazy
}

// Route is a page with all that its document says.
type Route struct {
	// Page is without its body, which Body returns; Body is nil for a page that has
	// none. BodyKey is the same as long as the body is.
	Page    *schema.Page
	Body    func() []schema.Block
	BodyKey string
	Head    schema.Head
	// Source is the file that an author edits to change the page.
	Source string
	// Files are the paths of the page's files in the output.
	Files []string
	// Changed is the day of an article, else zero.
	Changed time.Time
}

// Link makes the site of a tree of content.
func Link(tree *content.Tree, opts Options) (*Site, diag.List) {
	l := &linker{tree: tree, opts: opts, byPath: map[string]*content.Document{}}
	for _, doc := range tree.Documents {
		l.byPath[doc.Path] = doc
	}
	l.chrome = tree.Site
	l.chrome.Year = opts.Now.Year()

	site := &Site{Chrome: &l.chrome, Routes: make([]Route, 0, len(tree.Documents))}
	l.articles = articles(tree.Documents)
	for _, doc := range tree.Documents {
		if doc.Template == "blog" {
			site.Routes = append(site.Routes, l.list(doc)...)
			continue
		}
		site.Routes = append(site.Routes, l.route(doc))
	}
	l.checkLinks()
	site.Files = map[string][]byte{
		"/robots.txt":       robots(&l.chrome),
		"/site.webmanifest": webManifest(&l.chrome),
		"/_headers":         headers(&l.chrome, opts.InlineScripts),
		"/_redirects":       redirects(&l.chrome),
	}
	site.Lists = &output.Lazy{
		"/sitemap.xml": func() []byte { return sitemap(&l.chrome, site.Routes) },
		"/feed.xml":    func() []byte { return feed(&l.chrome, l.articles[:min(len(l.articles), feedArticles)]) },
	}
	return site, l.diags.Sorted()
}

// linker holds what linking one document needs to know of the others.
type linker struct {
	tree   *content.Tree
	opts   Options
	chrome schema.Site
	byPath map[string]*content.Document
	// articles are the blog's, newest first.
	articles []*content.Document
	diags    diag.List
}

// route makes a document's page.
func (l *linker) route(doc *content.Document) Route {
	matter := doc.Matter.Common()
	page := &schema.Page{
		Path:        doc.Path,
		Template:    doc.Template,
		Access:      access(matter),
		Title:       matter.Title,
		Description: matter.Description,
		Emblem:      matter.Emblem,
		Headings:    doc.Headings,
		Content:     l.fill(doc),
		Site:        &l.chrome,
	}
	if page.Access == schema.Members {
		page.Gate = &schema.Gate{
			LoggedOut: cmp.Or(matter.LoggedOut, "card"),
			Notice:    cmp.Or(matter.Notice, l.tree.Site.MembersNotice),
		}
	}
	route := Route{Page: page, Body: doc.Body, BodyKey: doc.Key, Head: l.head(doc), Source: doc.File, Files: files(doc.Path)}
	if article, ok := doc.Matter.(*schema.Article); ok {
		route.Changed = article.Date.Time
	}
	return route
}

// files returns where a page stands. The page for unknown addresses stands where
// hosts look for it, and at its own address too.
func files(path string) []string {
	switch path {
	case "/":
		return []string{"/index.html"}
	case NotFoundPath:
		return []string{"/404.html", "/404/index.html"}
	}
	return []string{path + "/index.html"}
}

// NotFoundPath is the address of the page for unknown addresses.
const NotFoundPath = "/404"

func access(matter *schema.Matter) schema.Access {
	if matter.Access == "" {
		return schema.Public
	}
	return matter.Access
}
