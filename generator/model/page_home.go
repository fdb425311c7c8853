package model

import (
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

func fillHome(doc *content.Document, tree *content.Tree) (diags diag.List) {
	home := doc.Matter.(*Home)
	for _, offer := range offersOf(tree) {
		home.Hero.Prices = append(home.Hero.Prices, Price{offer.Title, offer.Price})
	}
	home.Testimonials = dataOf(tree).Testimonials
	home.Answers = answersOf(tree)
	return slices.Concat(sharedIDs(tree), disagreements(tree), keepNotice(tree), checkHours(tree), fillVisits(tree), checkBrand(tree), keepLimited(doc, tree, &home.Limited))
}

// sharedIDs reports stories with the id of another: pages name a story by its id.
func sharedIDs(tree *content.Tree) (diags diag.List) {
	first := map[int]string{}
	for i, story := range dataOf(tree).Testimonials {
		if name, taken := first[story.ID]; taken && story.ID != 0 {
			diags = append(diags, diag.Errorf("story-id-taken", tree.At("testimonials", item("", i)+".id"), "The story of %s has the id %d already.", name, story.ID).
				WithHint("Give each story a number of its own."))
			continue
		}
		first[story.ID] = story.Name
	}
	return diags
}

func anchorsOfHome(doc *content.Document) []string {
	home := doc.Matter.(*Home)
	ids := shownSections(map[string]bool{
		"consultation": true, "how-it-works": home.HowItWorks != nil, "why-choose-us": home.WhyChooseUs != nil,
		"testimonials": home.Stories != nil && len(home.Testimonials) > 0, "answers": home.Answers != nil,
	})
	if home.Answers != nil {
		for _, question := range home.Answers.Questions {
			ids = append(ids, question.ID)
		}
	}
	return ids
}

func shareHome(doc *content.Document) content.Share {
	return content.Share{Picture: doc.Matter.(*Home).Hero.Picture}
}
