package site

import (
	"cmp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

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
		Theme:         l.theme,
		Card:          l.card(doc, template),
	}
	byModel := l.tree.Model.OwnCodeOnly
	head.OwnCodeOnly = l.opts.OwnCodeOnly || access(matter) == schema.Members || byModel != nil && byModel(doc)
	head.Policies = documentPolicies(l.tree, l.opts, head.OwnCodeOnly)
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

// card decides what the Open Graph image shows. Members' pages and unlisted pages share the site's
// image; with share-one-picture all pages do.
func (l *linker) card(doc *content.Document, template *content.Template) schema.SocialCard {
	matter, site := doc.Matter.Common(), l.tree.Site()
	if site.ShareOnePicture || access(matter) == schema.Members || template.Unlisted {
		return schema.SocialCard{Name: "site", Title: site.Name, Kicker: site.Tagline, Picture: l.sitePicture()}
	}
	share := shareOf(doc, template)
	name := cmp.Or(strings.ReplaceAll(strings.TrimPrefix(doc.Path, "/"), "/", "-"), "home")
	return schema.SocialCard{Name: name, Title: matter.Title, Kicker: share.Kicker, Picture: cmp.Or(share.Picture, matter.Emblem, l.sitePicture())}
}

func shareOf(doc *content.Document, template *content.Template) content.Share {
	if template.Share == nil {
		return content.Share{}
	}
	return template.Share(doc)
}

func (l *linker) sitePicture() schema.Picture {
	if doc := l.tree.Page("/"); doc != nil {
		if share := shareOf(doc, l.tree.Model.Template(doc.Template)); !share.Picture.IsZero() {
			return share.Picture
		}
	}
	return l.tree.Site().Mark
}

// FoundAlike warns of pages with the same title or description in search results.
func FoundAlike(tree *content.Tree) (diags diag.List) {
	shown := slices.DeleteFunc(slices.Clone(tree.Documents), func(doc *content.Document) bool {
		matter := doc.Matter.Common()
		return matter.Hidden || matter.Canonical != "" || access(matter) == schema.Members || tree.Model.Template(doc.Template).Unlisted
	})
	slices.SortStableFunc(shown, func(a, b *content.Document) int { return cmp.Compare(a.File, b.File) })
	for _, key := range []string{"title", "description"} {
		first := map[string]string{}
		for _, doc := range shown {
			said := doc.Matter.Common().Description
			if key == "title" {
				said = tabTitle(doc, tree.Site())
			}
			said = strings.Join(strings.Fields(strings.ToLower(strings.TrimRight(said, ".!? "))), " ")
			if other := first[said]; other != "" && other != doc.File {
				diags = append(diags, diag.Warnf(diag.ID(key+"-twice"), doc.At(key), "%s has the same %s, so that search results do not tell the two apart.", other, key).
					WithHint("Say here what only this page has."))
				continue
			}
			first[said] = doc.File
		}
	}
	return diags
}
