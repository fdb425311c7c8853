package model

import (
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Home is the front page.
type Home struct {
	schema.Matter `yaml:",inline" json:"-"`
	// Hero is the top of the page.
	Hero Hero `yaml:"hero" json:"hero" validate:"required"`
	// Struggles is the section about what tired parents struggle with.
	Struggles *Section `yaml:"struggles" json:"struggles,omitempty"`
	// Banner is the wide picture below the struggles.
	Banner *Banner `yaml:"banner" json:"banner,omitempty"`
	// HowItWorks is the path of steps.
	HowItWorks *Section `yaml:"how-it-works" json:"howItWorks,omitempty"`
	// WhyChooseUs is the list of reasons.
	WhyChooseUs *Section `yaml:"why-choose-us" json:"whyChooseUs,omitempty"`
	// Stories is the heading above the parents' stories. Without stories it is not shown.
	Stories *Section `yaml:"stories" json:"stories,omitempty"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Limited says that places are few; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Testimonials are filled in from content/testimonials.yaml.
	Testimonials []Testimonial `yaml:"-" json:"testimonials"`
	// Answers are filled in from content/answers.yaml.
	Answers *Answers `yaml:"-" json:"answers,omitempty"`
}

// Hero is the first thing a visitor sees.
type Hero struct {
	// Badge is the small line above the heading.
	Badge string `yaml:"badge" json:"badge,omitempty"`
	// Heading is the promise, in one sentence.
	Heading             string       `yaml:"heading" json:"heading" validate:"required"`
	Lead                schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Figures are the headline numbers.
	Figures []Claim `yaml:"figures" json:"figures" validate:"dive"`
	// Call is the main button, which leads to the booking calendar.
	Call schema.Link `yaml:"call" json:"call" validate:"required"`
	// Action is the second button.
	Action *schema.Link `yaml:"action" json:"action,omitempty"`
	// Quiet is a link, quieter than the buttons.
	Quiet *schema.Link `yaml:"quiet" json:"quiet,omitempty"`
	// Prices are filled in from the offers of the services page.
	Prices []Price `yaml:"-" json:"prices"`
}

// Claim is a headline number with what it counts.
type Claim struct {
	Value string `yaml:"value" json:"value" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Basis says what is counted, Asked how many were asked and how many answered, and
	// Period when. They are shown in small print below the numbers.
	Basis  string `yaml:"basis" json:"basis,omitempty"`
	Asked  string `yaml:"asked" json:"asked,omitempty"`
	Period string `yaml:"period" json:"period,omitempty"`
	// Sample marks an invented number; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

// Price is what an offer costs.
type Price struct {
	Title string `json:"title"`
	Price string `json:"price"`
}

// Section is a heading, a few sentences, and a list of points.
type Section struct {
	// Eyebrow is the small line above the heading.
	Eyebrow string       `yaml:"eyebrow" json:"eyebrow,omitempty"`
	Heading string       `yaml:"heading" json:"heading" validate:"required"`
	Lead    schema.Prose `yaml:"lead" json:"lead,omitzero"`
	// Points are the section's parts, in order.
	Points []Point `yaml:"points" json:"points,omitempty" validate:"dive"`
	// Action is the section's button.
	Action *schema.Link `yaml:"action" json:"action,omitempty"`
}

// Point is one part of a section.
type Point struct {
	Icon                schema.Icon `yaml:"icon" json:"icon,omitzero"`
	schema.Illustration `yaml:",inline"`
	Title               string       `yaml:"title" json:"title" validate:"required"`
	Text                schema.Prose `yaml:"text" json:"text" validate:"required"`
}

// Banner is a wide picture with a sentence beside it.
type Banner struct {
	Picture schema.Picture `yaml:"picture" json:"picture" validate:"required"`
	// Alt says what the picture shows.
	Alt  string       `yaml:"alt" json:"-" validate:"required"`
	Text schema.Prose `yaml:"text" json:"text" validate:"required"`
}

// Testimonial is one family's story.
type Testimonial struct {
	ID   int    `yaml:"id" json:"id" validate:"required"`
	Name string `yaml:"name" json:"name" validate:"required"`
	// ChildAge describes the parent and the child: "Mum of Leo, 8 months".
	ChildAge string       `yaml:"childAge" json:"childAge" validate:"required"`
	Quote    schema.Prose `yaml:"quote" json:"quote" validate:"required"`
	Stars    int          `yaml:"stars" json:"stars" validate:"required,min=1,max=5"`
	// The picture is the family's, round and small beside the name.
	schema.Illustration `yaml:",inline"`
	// Sample marks an invented story; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

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
