package model

import (
	"maps"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// DiscoveryCall is the page that leads to the free call.
type DiscoveryCall struct {
	schema.Matter `yaml:",inline" json:"-"`
	Hero          Pitch `yaml:"hero" json:"hero" validate:"required"`
	// Limited is the badge that says that free calls are few; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// StoryID is the testimonial to show.
	StoryID int `yaml:"story" json:"-"`
	// Story is filled in from StoryID.
	Story *Testimonial `yaml:"-" json:"story,omitempty" validate:"-"`
	// Problems are what families come with.
	Problems *Section `yaml:"problems" json:"problems,omitempty"`
	// Consultant introduces the person who answers.
	Consultant *About `yaml:"consultant" json:"consultant,omitempty"`
	// Reasons are why to book.
	Reasons *Section `yaml:"reasons" json:"reasons,omitempty"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Programme is about the online programme, at #online-programme.
	Programme *Next `yaml:"programme" json:"programme,omitempty"`
}

// Ad is the landing page of advertisements.
type Ad struct {
	schema.Matter `yaml:",inline" json:"-"`
	Hero          Pitch `yaml:"hero" json:"hero" validate:"required"`
	// Pains are the troubles of the nights.
	Pains *Section `yaml:"pains" json:"pains,omitempty"`
	// Benefits are the three cards.
	Benefits *Section `yaml:"benefits" json:"benefits,omitempty"`
	// StoryID is the testimonial to show.
	StoryID int `yaml:"story" json:"-"`
	// Story is filled in from StoryID.
	Story *Testimonial `yaml:"-" json:"story,omitempty" validate:"-"`
	// Price states what the package costs.
	Price schema.Prose `yaml:"price" json:"price,omitzero"`
	// Limited says that places are few; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Closing is the last invitation, with the label of its button.
	Closing Pitch `yaml:"closing" json:"closing" validate:"required"`
}

func showConfirmation(tree *content.Tree) {
	for _, doc := range tree.Documents {
		if page, ok := doc.Matter.(*Confirmation); ok && page.Event == "booking" {
			dataOf(tree).site.Booking.Confirmation = doc.Path
		}
	}
}

func fillConfirmation(doc *content.Document, tree *content.Tree) diag.List {
	page := doc.Matter.(*Confirmation)
	for _, offer := range offersOf(tree) {
		if offer.PurchaseValue > 0 && page.Event == "purchase" {
			page.Purchases = append(page.Purchases, PurchaseValue{offer.ID, offer.PurchaseValue})
		}
	}
	return nil
}

func fillDiscoveryCall(doc *content.Document, tree *content.Tree) diag.List {
	page := doc.Matter.(*DiscoveryCall)
	return append(fillStory(doc, tree, page.StoryID, &page.Story), keepLimited(doc, tree, &page.Limited)...)
}

func fillAd(doc *content.Document, tree *content.Tree) diag.List {
	ad := doc.Matter.(*Ad)
	return append(fillStory(doc, tree, ad.StoryID, &ad.Story), keepLimited(doc, tree, &ad.Limited)...)
}

func fillStory(doc *content.Document, tree *content.Tree, id int, story **Testimonial) diag.List {
	for _, testimonial := range dataOf(tree).Testimonials {
		if testimonial.ID == id {
			*story = &testimonial
			return nil
		}
	}
	if id == 0 || tree.IsBroken("testimonials") {
		return nil // its own problems are reported
	}
	return diag.List{diag.Errorf("story-not-found", doc.At("story"), "There is no story with the id %d.", id).After("content/testimonials.yaml").
		WithHint("The stories and their ids are in content/testimonials.yaml. Without this line the page shows none.")}
}

func anchorsOfDiscoveryCall(doc *content.Document) []string {
	page := doc.Matter.(*DiscoveryCall)
	return shownSections(map[string]bool{
		"consultation": true, "problems": page.Problems != nil, "consultant": page.Consultant != nil,
		"reasons": page.Reasons != nil, "online-programme": page.Programme != nil,
	})
}

// shownSections are the ids of those sections that a page has, sorted.
func shownSections(sections map[string]bool) []string {
	maps.DeleteFunc(sections, func(_ string, isShown bool) bool { return !isShown })
	return slices.Sorted(maps.Keys(sections))
}

func shareDiscoveryCall(doc *content.Document) content.Share {
	return content.Share{Picture: doc.Matter.(*DiscoveryCall).Hero.Picture}
}

func shareAd(doc *content.Document) content.Share {
	hero := &doc.Matter.(*Ad).Hero
	return content.Share{Picture: hero.Picture, Kicker: hero.Badge}
}

func shareConfirmation(doc *content.Document) content.Share {
	return content.Share{Picture: doc.Matter.(*Confirmation).Picture}
}
