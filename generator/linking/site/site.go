// Package site links the documents into a site. It does the work that needs all documents at once.
//
//  1. Each document becomes a route: its page, completed with data from other files
//     (site.go), and the head of its HTML file, with the Open Graph image (head.go).
//  2. Links between pages are checked at their source positions (links.go).
//  3. The small files around the pages are generated: robots, manifest, redirects,
//     sitemap, feed and the model's own (files.go), and the host's headers (headers.go).
package site

import (
	"cmp"
	"iter"
	"slices"
	"sync"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Options are the inputs of a site apart from its documents.
type Options struct {
	// HasFile reports whether public/ contains a file at an address.
	HasFile func(address string) bool
	// Files yields the addresses of the files in public/; it may be nil.
	Files iter.Seq[string]
	// InlineScripts are the inline scripts of the documents, which the policy lists by hash.
	InlineScripts []string
	// Frames are origins that every document may show in frames.
	Frames []string
	// OwnCodeOnly leaves third parties out of every document.
	OwnCodeOnly bool
}

// Linked is the result of linking.
type Linked struct {
	// Routes are the pages, in the order of their files.
	Routes []Route
	// Files are the small files, by address. Lists are the files that grow with the site or that the
	// model generates; they are generated on request.
	Files map[string][]byte
	Lists *output.Lazy
}

// Route is a page with everything that its HTML document declares.
type Route struct {
	// Page has no body; Body returns it, and is nil for a page without one. BodyKey changes whenever
	// the body does.
	Page    *schema.Page
	Body    func() []schema.Block
	BodyKey string
	Head    schema.Head
	// Source is the content file of the page.
	Source string
	// Files are the paths of the page's files in the output.
	Files []string
	// Changed is the date of a post, otherwise zero.
	Changed time.Time
	// Offline is set if members can save the page for reading without a connection.
	Offline bool
	// Continues is set if the page continues a list that begins on another page.
	Continues bool
	// Links are the links in the page's own file.
	Links []content.Link
}

// Link links a content tree into a site.
func Link(tree *content.Tree, opts Options) (*Linked, diag.List) {
	if complete := tree.Model.Complete; complete != nil {
		complete(tree)
	}
	l := &linker{
		tree: tree, opts: opts, lists: output.Lazy{feedPath: func() []byte { return feed(tree) }}, theme: tree.Look().Theme,
		redirects: map[string]bool{}, waiting: map[string]*content.Document{}, sealed: sync.OnceValue(func() bool { return IsSealed(tree) }),
		fragments: map[fragment][]content.Link{}, withdrawn: map[string]bool{}, missing: map[string][]content.Link{},
	}
	for _, redirect := range tree.Site().Redirects {
		l.redirects[redirect.From] = true
	}
	for _, doc := range tree.Withheld {
		if doc.Withheld == content.Waiting {
			l.waiting[doc.Path] = doc
		}
	}
	for _, file := range tree.Model.Files {
		l.lists[file.Path] = func() []byte { return file.Make(tree) }
	}
	site := &Linked{Routes: make([]Route, 0, len(tree.Documents))}
	for _, doc := range tree.Documents {
		site.Routes = append(site.Routes, l.routes(doc)...)
	}
	for _, doc := range l.waiting {
		l.route(doc, tree.Model.Template(doc.Template)) // for its diagnostics
	}
	addSitemaps(l.lists, tree, site.Routes, perSitemap)
	l.checkRedirects()
	l.checkPublished()
	l.checkLinks()
	site.Files = map[string][]byte{
		"/robots.txt": robots(tree),
		manifestPath:  webManifest(tree),
		"/_headers":   headers(tree, opts),
		"/_redirects": redirects(tree.Site()),
	}
	site.Lists = &l.lists
	return site, l.diags.Sorted()
}

// linker contains what linking one document needs to know about the others.
type linker struct {
	tree  *content.Tree
	opts  Options
	lists output.Lazy
	theme schema.Theme
	// redirects are the addresses that have a redirect of their own.
	redirects map[string]bool
	// waiting are the scheduled posts, by address. They appear without a check that day.
	waiting map[string]*content.Document
	// compared counts the addresses compared for suggestions.
	compared int
	// sealed returns the result of IsSealed.
	sealed func() bool
	// fragments maps the IDs that pages do not have to the links to them.
	fragments map[fragment][]content.Link
	// withdrawn are the published pages that are reported as gone. missing maps the addresses of other
	// nonexistent pages to the links to them.
	withdrawn map[string]bool
	missing   map[string][]content.Link
	diags     diag.List
}

// routes returns a document's routes, usually one.
func (l *linker) routes(doc *content.Document) []Route {
	template := l.tree.Model.Template(doc.Template)
	pages := []*content.Document{doc}
	if template.Split != nil {
		pages = template.Split(doc, l.tree)
	}
	routes := make([]Route, len(pages))
	for i, page := range pages {
		routes[i] = l.route(page, template)
		l.addFormats(page, template)
	}
	return routes
}

func (l *linker) addFormats(page *content.Document, template *content.Template) {
	if access(page.Matter.Common()) != schema.Public {
		return
	}
	path := page.Path
	if path == "/" {
		path += "index"
	}
	for _, format := range template.Formats {
		l.lists[path+format.Ending] = func() []byte { return format.Make(page, l.tree) }
	}
}

func (l *linker) route(doc *content.Document, template *content.Template) Route {
	if template.Fill != nil {
		l.diags.Add(template.Fill(doc, l.tree))
	}
	if template.Open != "" && access(doc.Matter.Common()) == schema.Members && l.sealed() {
		l.diags = append(l.diags, diag.Errorf("cannot-seal", doc.At("access"), "A page of the kind “%s” cannot be sealed: %s.", template.Name, template.Open).
			WithHint("Remove the line “access: members”, or write what only members may read in a page of another kind."))
	}
	route := Route{
		Page:      l.page(doc),
		Body:      doc.Body,
		BodyKey:   doc.Key,
		Head:      l.head(doc, template),
		Source:    doc.File,
		Files:     files(doc.Path),
		Links:     doc.Links,
		Continues: doc.Continues,
	}
	if doc.Post != nil {
		route.Changed = doc.Post.Date.Time
	}
	// Members can save members' pages, the pages of collections and templates that the model names,
	// and the page that replaces unsaved ones.
	saved := func(c content.Collection) bool { return c.Offline && c.Folder == doc.Collection }
	route.Offline = route.Page.Access == schema.Members || doc.Path == content.OfflinePath || template.Offline ||
		slices.ContainsFunc(l.tree.Model.Collections, saved)
	return route
}

func (l *linker) page(doc *content.Document) *schema.Page {
	matter := doc.Matter.Common()
	page := &schema.Page{
		Path:        doc.Path,
		Template:    doc.Template,
		Night:       l.tree.Model.Template(doc.Template).Night,
		Access:      access(matter),
		Title:       matter.Title,
		Description: matter.Description,
		Emblem:      matter.Emblem,
		Headings:    doc.Headings,
		Ribbon:      ribbon(doc),
		Content:     doc.Matter,
		Site:        l.tree.Data.Site(),
	}
	if page.Access == schema.Members {
		page.Gate = &schema.Gate{
			LoggedOut: cmp.Or(matter.LoggedOut, "card"),
			Notice:    cmp.Or(matter.Notice, l.tree.Site().MembersNotice),
		}
	}
	return page
}

// ribbon says why a page that is shown with --drafts is not published.
func ribbon(doc *content.Document) string {
	switch doc.Withheld {
	case "":
		return ""
	case content.Waiting:
		return "Not published: it waits for " + doc.Post.Date.Format("2 January 2006") + "."
	default:
		return "Not published: this is a draft."
	}
}

// files returns the files of a page. The page for unknown addresses is both where hosts look for it
// and at its own address.
func files(path string) []string {
	switch path {
	case "/":
		return []string{"/index.html"}
	case content.NotFoundPath:
		return []string{"/404.html", "/404/index.html"}
	}
	return []string{path + "/index.html"}
}

func access(matter *schema.Matter) schema.Access {
	return cmp.Or(matter.Access, schema.Public)
}
