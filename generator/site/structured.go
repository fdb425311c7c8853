package site

import (
	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// What search engines are told of pages, in the kinds of https://schema.org that
// they still use. These are structs rather than maps, because the key of every page
// is made from them in every build.

const vocabulary = "https://schema.org"

// thing is what each object begins with.
type thing struct {
	Context string `json:"@context,omitempty"` // only the outermost object has one
	Type    string `json:"@type"`
	ID      string `json:"@id,omitempty"`
	Name    string `json:"name,omitempty"`
}

type business struct {
	thing
	Description string   `json:"description"`
	URL         string   `json:"url"`
	Telephone   string   `json:"telephone"`
	Email       string   `json:"email"`
	AreaServed  string   `json:"areaServed"`
	Address     address  `json:"address"`
	SameAs      []string `json:"sameAs,omitempty"`
}

type address struct {
	thing
	Street   string `json:"streetAddress,omitempty"`
	Locality string `json:"addressLocality"`
	Country  string `json:"addressCountry"`
}

type posting struct {
	thing
	Headline      string `json:"headline"`
	Description   string `json:"description"`
	DatePublished string `json:"datePublished"`
	Author        thing  `json:"author"`
	Publisher     thing  `json:"publisher"`
	MainEntity    string `json:"mainEntityOfPage"`
	Section       string `json:"articleSection"`
	WordCount     int    `json:"wordCount"`
	Language      string `json:"inLanguage"`
}

type breadcrumbs struct {
	thing
	Items []crumb `json:"itemListElement"`
}

type crumb struct {
	Type     string `json:"@type"`
	Position int    `json:"position"`
	Name     string `json:"name"`
	Item     string `json:"item"`
}

// structuredData are the objects that describe a document's page.
func (l *linker) structuredData(doc *content.Document) []any {
	switch matter := doc.Matter.(type) {
	case *schema.Home:
		return []any{l.business()}
	case *schema.Article:
		return []any{l.posting(doc, matter), l.breadcrumbs(crumb{Name: "Blog", Item: "/blog"}, crumb{Name: matter.Title, Item: doc.Path})}
	case *schema.Guide:
		return []any{l.breadcrumbs(crumb{Name: matter.Title, Item: doc.Path})}
	}
	return nil
}

// businessID is how other objects speak of the business.
func (l *linker) businessID() string { return l.absolute("/#business") }

func (l *linker) business() business {
	site := &l.chrome
	b := business{
		thing:       thing{Context: vocabulary, Type: "ProfessionalService", ID: l.businessID(), Name: site.Name},
		Description: site.Description,
		URL:         l.absolute("/"),
		Telephone:   site.Contact.Phone,
		Email:       site.Contact.Emails[0],
		AreaServed:  "GB",
		Address:     address{thing: thing{Type: "PostalAddress"}, Locality: site.Contact.Location, Country: "GB"},
	}
	if post := site.Contact.Post; post != nil && !post.Example {
		b.Address.Street = post.Address
	}
	for _, social := range site.Social {
		if !social.Example {
			b.SameAs = append(b.SameAs, social.Href)
		}
	}
	return b
}

func (l *linker) posting(doc *content.Document, article *schema.Article) posting {
	return posting{
		thing:         thing{Context: vocabulary, Type: "BlogPosting"},
		Headline:      article.Title,
		Description:   article.Description,
		DatePublished: article.Date.Format("2006-01-02"),
		Author:        thing{Type: "Person", Name: article.Author},
		Publisher:     thing{Type: "Organization", ID: l.businessID(), Name: l.chrome.Name},
		MainEntity:    l.absolute(doc.Path),
		Section:       article.Category,
		WordCount:     doc.Words,
		Language:      "en-GB",
	}
}

// breadcrumbs is the way to a page; the items of crumbs are paths.
func (l *linker) breadcrumbs(crumbs ...crumb) breadcrumbs {
	way := breadcrumbs{thing: thing{Context: vocabulary, Type: "BreadcrumbList"}}
	for i, c := range append([]crumb{{Name: l.chrome.Name, Item: "/"}}, crumbs...) {
		way.Items = append(way.Items, crumb{Type: "ListItem", Position: i + 1, Name: c.Name, Item: l.absolute(c.Item)})
	}
	return way
}
