package model

import (
	"cmp"
	"strings"
	"time"

	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

// Structured data about pages, in the types of https://schema.org that search engines still use.
// Data that thousands of pages have is a struct, because it is part of the cache key of every page.

const vocabulary = "https://schema.org"

// object is data that only a few pages have.
type object map[string]any

type thing struct {
	Context string `json:"@context,omitempty"` // only the outermost object has one
	Type    string `json:"@type"`
	ID      string `json:"@id,omitempty"`
	Name    string `json:"name,omitempty"`
}

type posting struct {
	thing
	Identifier    int    `json:"identifier"`
	Headline      string `json:"headline"`
	Description   string `json:"description"`
	DatePublished string `json:"datePublished"`
	DateModified  string `json:"dateModified,omitempty"`
	Author        thing  `json:"author"`
	Publisher     thing  `json:"publisher"`
	MainEntity    string `json:"mainEntityOfPage"`
	Section       string `json:"articleSection"`
	WordCount     int    `json:"wordCount"`
	Image         string `json:"image,omitempty"`
	Language      string `json:"inLanguage"`
}

// SetImage adds the picture that shared links show.
func (p *posting) SetImage(address string) { p.Image = address }

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

func describeHome(_ *content.Document, tree *content.Tree) []any {
	site := &dataOf(tree).site
	address := object{"@type": "PostalAddress", "addressLocality": site.Contact.Location, "addressCountry": country(tree)}
	if post := site.Contact.Post; post != nil && !post.Example {
		address["streetAddress"] = post.Address
	}
	b := object{
		"@context": vocabulary, "@type": "ProfessionalService", "@id": businessID(tree), "name": site.Name, "description": site.Description, "url": tree.Absolute("/"),
		"telephone": site.Contact.Phone, "email": site.Contact.Emails[0], "areaServed": country(tree), "address": address,
	}
	var sameAs []string
	for _, social := range site.Social {
		if !social.Example {
			sameAs = append(sameAs, social.Href)
		}
	}
	if sameAs != nil {
		b["sameAs"] = sameAs
	}
	week, closed := describeHours(site.Hours)
	if week != nil {
		b["openingHoursSpecification"] = week
	}
	if closed != nil {
		b["specialOpeningHoursSpecification"] = closed
	}
	return []any{b}
}

func country(tree *content.Tree) string { return cmp.Or(dataOf(tree).site.Contact.Country, "GB") }

// amount matches a price in pounds, with or without "from".
var amount = pattern.Of(`^(from )?£(\d[\d,]*(?:\.\d\d)?)$`)

func describeServices(doc *content.Document, tree *content.Tree) (all []any) {
	for _, sold := range doc.Matter.(*Services).Offers {
		price := amount().FindStringSubmatch(sold.Price)
		if price == nil {
			continue
		}
		offer := object{"@type": "Offer", "url": tree.Absolute(doc.Path + "#" + sold.ID), "priceCurrency": "GBP"}
		if pounds := strings.ReplaceAll(price[2], ",", ""); price[1] == "" {
			offer["price"] = pounds
		} else {
			offer["priceSpecification"] = object{"@type": "PriceSpecification", "minPrice": pounds, "priceCurrency": "GBP"}
		}
		all = append(all, object{"@context": vocabulary, "@type": "Service", "name": sold.Title, "provider": organization(tree), "areaServed": country(tree), "offers": offer})
	}
	return all
}

func businessID(tree *content.Tree) string { return tree.Absolute("/#business") }

func organization(tree *content.Tree) thing {
	return thing{Type: "Organization", ID: businessID(tree), Name: tree.Site().Name}
}

func describeArticle(doc *content.Document, tree *content.Tree) []any {
	article := doc.Matter.(*Article)
	modified := ""
	if article.Updated != nil {
		modified = article.Updated.Format(time.DateOnly)
	}
	return []any{
		&posting{
			thing:         thing{Context: vocabulary, Type: "BlogPosting"},
			Identifier:    article.ID,
			Headline:      article.Title,
			Description:   article.Description,
			DatePublished: article.Date.Format(time.DateOnly),
			DateModified:  modified,
			Author:        thing{Type: "Person", Name: article.Author},
			Publisher:     organization(tree),
			MainEntity:    tree.Absolute(doc.Path),
			Section:       article.Category,
			WordCount:     doc.Words,
			Language:      tree.Model.Language,
		},
		trail(tree, crumbsTo(doc, tree)...),
	}
}

// crumbsTo returns the breadcrumbs of an article: the blog, its category and itself.
func crumbsTo(doc *content.Document, tree *content.Tree) (crumbs []crumb) {
	index := dataOf(tree).blog
	if index.list != nil {
		crumbs = append(crumbs, crumb{Name: index.list.Matter.Common().Title, Item: index.list.Path})
	}
	if category := index.categories.link(doc); category != nil {
		crumbs = append(crumbs, crumb{Name: category.Label, Item: category.Href})
	}
	return append(crumbs, crumb{Name: doc.Matter.Common().Title, Item: doc.Path})
}

func describeBlog(doc *content.Document, tree *content.Tree) []any {
	crumbs := []crumb{{Name: doc.Matter.Common().Title, Item: doc.Path}}
	if all := doc.Matter.(*Blog).All; all != nil {
		crumbs = append([]crumb{{Name: all.Label, Item: all.Href}}, crumbs...)
	}
	return []any{trail(tree, crumbs...)}
}

func describeGuide(doc *content.Document, tree *content.Tree) []any {
	return []any{trail(tree, crumb{Name: doc.Matter.Common().Title, Item: doc.Path})}
}

// trail returns the breadcrumbs from the front page to a page; the items of crumbs are paths.
func trail(tree *content.Tree, crumbs ...crumb) breadcrumbs {
	list := breadcrumbs{thing: thing{Context: vocabulary, Type: "BreadcrumbList"}}
	for i, c := range append([]crumb{{Name: tree.Site().Name, Item: "/"}}, crumbs...) {
		list.Items = append(list.Items, crumb{Type: "ListItem", Position: i + 1, Name: c.Name, Item: tree.Absolute(c.Item)})
	}
	return list
}
