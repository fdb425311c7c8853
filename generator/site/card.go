package site

import (
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// card decides what the picture of a shared link shows. Members' pages and those of
// no use to others share the site's; where the author wants so, all pages do.
func (l *linker) card(doc *content.Document) schema.SocialCard {
	matter := doc.Matter.Common()
	card := schema.SocialCard{Title: matter.Title, Picture: matter.Emblem}
	switch matter := doc.Matter.(type) {
	case *schema.Home:
		card.Picture = matter.Hero.Picture
	case *schema.Ad:
		card.Picture, card.Kicker = matter.Hero.Picture, matter.Hero.Badge
	case *schema.DiscoveryCall:
		card.Picture = matter.Hero.Picture
	case *schema.Confirmation:
		card.Picture = matter.Picture
	case *schema.Guide:
		card.Kicker = matter.Label
	case *schema.Article:
		card.Picture, card.Kicker = matter.Picture, matter.Category
	}
	if l.chrome.ShareOnePicture || access(matter) == schema.Members || utility[doc.Template] {
		return schema.SocialCard{Name: "site", Title: l.chrome.Name, Kicker: l.chrome.Tagline, Picture: l.welcome()}
	}
	if card.Picture.IsZero() {
		card.Picture = l.welcome()
	}
	if card.Name = strings.ReplaceAll(strings.TrimPrefix(doc.Path, "/"), "/", "-"); card.Name == "" {
		card.Name = "home"
	}
	return card
}

// welcome is the picture of the home page, for pages without one.
func (l *linker) welcome() schema.Picture {
	if doc, ok := l.byPath["/"]; ok {
		if home, ok := doc.Matter.(*schema.Home); ok {
			return home.Hero.Picture
		}
	}
	return l.chrome.Mark
}
