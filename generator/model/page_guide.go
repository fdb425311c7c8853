package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func fillGuide(doc *content.Document, tree *content.Tree) diag.List {
	diags := unfinished(doc)
	guide := doc.Matter.(*Guide)
	guide.Calls = callsIn(guide.Now, dataOf(tree).Answers.CallNumber)
	guide.RelatedPages = make([]PageCard, 0, len(guide.Related))
	for _, path := range guide.Related {
		if other := tree.Page(path); other != nil { // a missing one is reported by the check of links
			guide.RelatedPages = append(guide.RelatedPages, pageCard(other))
		}
	}
	if guide.Access != schema.Members && guide.Next != nil {
		next := tree.Page(guide.Next.Action.Href)
		if next != nil && next.Matter.Common().Access == schema.Members {
			guide.VisitorsNext = &dataOf(tree).site.VisitorsNext
		}
	}
	if doc.Collection == "guides" && len(guide.Now) == 0 {
		diags = append(diags, diag.Errorf("guide-without-now", doc.At("now"), "The key “now” is missing: a guide opens with three lines for someone who stands in the dark.").
			WithHint("Add a line “now:”, and below it three lines that begin with two spaces and a hyphen."))
	}
	return diags
}

func pageCard(doc *content.Document) PageCard {
	matter := doc.Matter.Common()
	return PageCard{
		Title:       matter.Title,
		Description: matter.Description,
		Path:        doc.Path,
		Emblem:      matter.Emblem,
		Members:     matter.Access == schema.Members,
	}
}

func shareGuide(doc *content.Document) content.Share {
	return content.Share{Kicker: doc.Matter.(*Guide).Label}
}
