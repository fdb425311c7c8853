package site

import (
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// card decides what the picture of a shared link shows. Members' pages and those of
// no use to others share the site's; where the author wants so, all pages do.
func (l *linker) card(doc *content.Document, template *content.Template) schema.SocialCard {
	matter, site := doc.Matter.Common(), l.tree.Site()
	if site.ShareOnePicture || access(matter) == schema.Members || template.Unlisted {
		return schema.SocialCard{Name: "site", Title: site.Name, Kicker: site.Tagline, Picture: l.sitePicture()}
	}
	share := shareOf(doc, template)
	if share.Picture.IsZero() {
		share.Picture = matter.Emblem
	}
	if share.Picture.IsZero() {
		share.Picture = l.sitePicture()
	}
	name := strings.ReplaceAll(strings.TrimPrefix(doc.Path, "/"), "/", "-")
	if name == "" {
		name = "home"
	}
	return schema.SocialCard{Name: name, Title: matter.Title, Kicker: share.Kicker, Picture: share.Picture}
}

func shareOf(doc *content.Document, template *content.Template) content.Share {
	if template.Share == nil {
		return content.Share{}
	}
	return template.Share(doc)
}

// sitePicture is the picture of the front page, or else the mark.
func (l *linker) sitePicture() schema.Picture {
	if doc := l.tree.Page("/"); doc != nil {
		if share := shareOf(doc, l.tree.Model.Template(doc.Template)); !share.Picture.IsZero() {
			return share.Picture
		}
	}
	return l.tree.Site().Mark
}
