package site

import (
	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// utility templates make pages that nobody should find by searching.
var utility = map[string]bool{"login": true, "not-found": true}

// head says what a document tells of its page.
func (l *linker) head(doc *content.Document) schema.Head {
	matter := doc.Matter.Common()
	head := schema.Head{
		Title:       tabTitle(matter, doc.Template, &l.chrome),
		Description: matter.Description,
		Canonical:   l.absolute(doc.Path),
		NoIndex:     matter.Hidden || access(matter) == schema.Members || utility[doc.Template],
		Type:        "website",
		SiteName:    l.chrome.Name,
		Card:        l.card(doc),
	}
	if matter.Canonical != "" {
		head.Canonical = l.absolute(matter.Canonical)
	}
	if doc.Template == "article" {
		head.Type = "article"
	}
	if !head.NoIndex {
		head.StructuredData = func() []any { return l.structuredData(doc) }
	}
	return head
}

func tabTitle(matter *schema.Matter, template string, site *schema.Site) string {
	switch {
	case matter.TabTitle != "":
		return matter.TabTitle
	case template == "home":
		return site.Name + " | " + site.Tagline
	}
	return matter.Title + " | " + site.Name
}

// absolute returns the whole address of a path.
func (l *linker) absolute(path string) string {
	return absolute(&l.chrome, path)
}

func absolute(site *schema.Site, path string) string {
	return site.Address + path
}

// object is a JSON-LD object.
type object map[string]any

// structuredData tells search engines what a page is, in the kinds they still use.
func (l *linker) structuredData(doc *content.Document) []any {
	switch matter := doc.Matter.(type) {
	case *schema.Home:
		return []any{l.business()}
	case *schema.Article:
		return []any{l.posting(doc, matter), l.breadcrumbs(crumb{"Blog", "/blog"}, crumb{matter.Title, doc.Path})}
	case *schema.Guide:
		return []any{l.breadcrumbs(crumb{matter.Title, doc.Path})}
	}
	return nil
}

func (l *linker) business() object {
	site := &l.chrome
	links := make([]string, 0, len(site.Social))
	for _, social := range site.Social {
		if !social.Example {
			links = append(links, social.Href)
		}
	}
	address := object{"@type": "PostalAddress", "addressLocality": site.Contact.Location, "addressCountry": "GB"}
	if post := site.Contact.Post; post != nil && !post.Example {
		address["streetAddress"] = post.Address
	}
	business := object{
		"@context":    "https://schema.org",
		"@type":       "ProfessionalService",
		"@id":         l.absolute("/#business"),
		"name":        site.Name,
		"description": site.Description,
		"url":         l.absolute("/"),
		"telephone":   site.Contact.Phone,
		"email":       site.Contact.Emails[0],
		"areaServed":  "GB",
		"address":     address,
	}
	if len(links) > 0 {
		business["sameAs"] = links
	}
	return business
}

func (l *linker) posting(doc *content.Document, article *schema.Article) object {
	day := article.Date.Format("2006-01-02")
	return object{
		"@context":         "https://schema.org",
		"@type":            "BlogPosting",
		"headline":         article.Title,
		"description":      article.Description,
		"datePublished":    day,
		"author":           object{"@type": "Person", "name": article.Author},
		"publisher":        object{"@type": "Organization", "name": l.chrome.Name, "@id": l.absolute("/#business")},
		"mainEntityOfPage": l.absolute(doc.Path),
		"articleSection":   article.Category,
		"wordCount":        doc.Words,
		"inLanguage":       "en-GB",
	}
}

type crumb struct{ name, path string }

func (l *linker) breadcrumbs(crumbs ...crumb) object {
	home := crumb{l.chrome.Name, "/"}
	items := make([]object, 0, len(crumbs)+1)
	for i, c := range append([]crumb{home}, crumbs...) {
		items = append(items, object{"@type": "ListItem", "position": i + 1, "name": c.name, "item": l.absolute(c.path)})
	}
	return object{"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items}
}
