package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Guide is a reading page: public guides and the members' library.
type Guide struct {
	schema.Matter `yaml:",inline" json:"-"`
	// Lead is the sentence or two under the title.
	Lead schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Now are three lines for someone who stands in the dark with the child: what to do
	// right now, before any explanation. Every file in content/guides has them.
	Now []string `yaml:"now" json:"now,omitempty" validate:"omitempty,len=3,dive,max=140"`
	// Calls are filled in: the numbers that Now asks to call.
	Calls []schema.Link `yaml:"-" json:"calls,omitempty"`
	// Label is the small line above the title: "Member Resource".
	Label string `yaml:"label" json:"label,omitempty"`
	// Reviewed is the day on which the facts were last checked: 2026-11-01.
	Reviewed schema.Date `yaml:"reviewed" json:"reviewed" validate:"required"`
	// Sources are the places where the facts come from.
	Sources []schema.Link `yaml:"sources" json:"sources,omitempty" validate:"dive"`
	// Action is the button in the title band: where to begin reading.
	Action *schema.Link `yaml:"action" json:"action,omitempty"`
	// Shortcuts are links that only small screens show, below the title.
	Shortcuts []schema.Link `yaml:"shortcuts" json:"shortcuts,omitempty" validate:"dive"`
	// AnchorOffset is how far below the top, in pixels, a section is shown that a link
	// leads to: 80 or 100. Left out, it is shown just below the bar.
	AnchorOffset int `yaml:"anchor-offset" json:"anchorOffset,omitempty" validate:"omitempty,oneof=80 100"`
	// Next is the call to action at the end.
	Next *Next `yaml:"next" json:"next,omitempty"`
	// VisitorsNext is filled in for a public guide whose call to action leads to a members'
	// page: visitors are shown it instead.
	VisitorsNext *Next `yaml:"-" json:"visitorsNext,omitempty"`
	// Related are the addresses of other pages to read: /safe-sleep.
	Related []string `yaml:"related" json:"-" refers:"page"`
	// RelatedPages are filled in from Related.
	RelatedPages []PageCard `yaml:"-" json:"relatedPages,omitempty"`
}

// PageCard is another page, shown as a card.
type PageCard struct {
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Path        string         `json:"path"`
	Emblem      schema.Picture `json:"emblem,omitzero"`
	// Members says that only members can read the page.
	Members bool `json:"members,omitempty"`
}

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
