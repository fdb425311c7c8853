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
