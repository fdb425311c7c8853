package site

import (
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// head says what a document declares about its page.
func (l *linker) head(doc *content.Document, template *content.Template) schema.Head {
	matter := doc.Matter.Common()
	head := schema.Head{
		Title:         tabTitle(doc, l.tree.Site()),
		Description:   matter.Description,
		Canonical:     l.tree.Absolute(doc.Path),
		Unlisted:      matter.Hidden || access(matter) == schema.Members || template.Unlisted,
		Demonstration: l.tree.Site().Demonstration,
		Type:          "website",
		SiteName:      l.tree.Site().Name,
		Language:      l.tree.Model.Language,
		Theme:         l.tree.Model.Theme,
		Card:          l.card(doc, template),
	}
	byModel := l.tree.Model.OwnCodeOnly
	ownCodeOnly := l.opts.OwnCodeOnly || access(matter) == schema.Members || byModel != nil && byModel(doc)
	head.Policies = documentPolicies(l.tree, l.opts, ownCodeOnly)
	if matter.Canonical != "" {
		head.Canonical = l.tree.Absolute(matter.Canonical)
	}
	if doc.Post != nil {
		head.Type = "article"
	}
	if !head.Unlisted && template.StructuredData != nil {
		head.StructuredData = func() []any { return template.StructuredData(doc, l.tree) }
	}
	return head
}

func tabTitle(doc *content.Document, site *schema.Site) string {
	matter := doc.Matter.Common()
	switch {
	case matter.TabTitle != "":
		return matter.TabTitle
	case doc.Path == "/":
		return site.Name + " | " + site.Tagline
	}
	return matter.Title + " | " + site.Name
}
