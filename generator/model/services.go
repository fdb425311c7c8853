package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Services is the page that compares the offers.
type Services struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Offers are the cards, in order.
	Offers []Offer `yaml:"offers" json:"offers" validate:"required,unique=ID,dive"`
	// Limited is the banner about free places; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Package explains what the personalised package consists of.
	Package *Package `yaml:"package" json:"package,omitempty"`
	// Choosing helps to decide between the offers.
	Choosing *Section `yaml:"choosing" json:"choosing,omitempty"`
	// Unsure invites those who cannot decide to a call.
	Unsure *Pitch `yaml:"unsure" json:"unsure,omitempty"`
	// PurchaseToast is announced when the checkout opens in a new tab.
	PurchaseToast string `yaml:"purchase-toast" json:"purchaseToast" validate:"required"`
	// Back is the link at the foot of the page.
	Back *schema.Link `yaml:"back" json:"back,omitempty"`
}

// Offer is a service that can be bought or talked about.
type Offer struct {
	// ID is the anchor: online-programme.
	ID          string       `yaml:"id" json:"id" validate:"required"`
	Title       string       `yaml:"title" json:"title" validate:"required"`
	Description schema.Prose `yaml:"description" json:"description" validate:"required"`
	// Details says what is included, in a sentence or two.
	Details  schema.Prose  `yaml:"details" json:"details,omitzero"`
	Benefits []schema.Text `yaml:"benefits" json:"benefits"`
	// Price as it is shown: from £299.
	Price string `yaml:"price" json:"price" validate:"required"`
	// PriceNote says what the price depends on, or what it includes.
	PriceNote string `yaml:"price-note" json:"priceNote,omitempty"`
	// ActionType is discovery (book a free call) or purchase (open the checkout).
	ActionType string `yaml:"action-type" json:"actionType" validate:"required,oneof=discovery purchase"`
	// Action is the label of the button.
	Action              string `yaml:"action" json:"action" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Terms are shown below the button: cancellation, starting early.
	Terms schema.Prose `yaml:"terms" json:"terms,omitzero"`
}

// Package is what one of the offers consists of, part by part.
type Package struct {
	Heading  string           `yaml:"heading" json:"heading" validate:"required"`
	Lead     schema.Prose     `yaml:"lead" json:"lead" validate:"required"`
	Features []PackageFeature `yaml:"features" json:"features" validate:"required,dive"`
}

// PackageFeature is one part of a package.
type PackageFeature struct {
	// ID is the anchor: custom-plan.
	ID          string       `yaml:"id" json:"id" validate:"required"`
	Icon        schema.Icon  `yaml:"icon" json:"icon" validate:"required"`
	Title       string       `yaml:"title" json:"title" validate:"required"`
	Description schema.Prose `yaml:"description" json:"description" validate:"required"`
}

// Limited is a claim that only a few places are free, true for one month.
type Limited struct {
	// Month is the month for which the claim is true: 2026-11.
	Month string `yaml:"month" json:"month" validate:"required,datetime=2006-01"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Text says what is limited; a badge has none.
	Text schema.Prose `yaml:"text" json:"text,omitzero"`
}

// offersOf returns the offers of the services page.
func offersOf(tree *content.Tree) (offers []Offer) {
	for _, doc := range tree.Documents {
		if services, ok := doc.Matter.(*Services); ok {
			offers = append(offers, services.Offers...)
		}
	}
	return offers
}

// showPrice fills in the price that every page shows beside the free call.
func showPrice(tree *content.Tree) {
	for _, offer := range offersOf(tree) {
		if offer.ActionType == "discovery" {
			dataOf(tree).site.Navigation.Price = offer.Price
			return
		}
	}
}

func fillServices(doc *content.Document, tree *content.Tree) (diags diag.List) {
	return keepLimited(doc, tree, &doc.Matter.(*Services).Limited)
}

// anchorsOfServices are the ids of the sections that the page shows.
func anchorsOfServices(doc *content.Document) (ids []string) {
	services := doc.Matter.(*Services)
	ids = shownSections(map[string]bool{"package": services.Package != nil, "choosing": services.Choosing != nil, "unsure": services.Unsure != nil})
	for _, offer := range services.Offers {
		ids = append(ids, offer.ID)
	}
	if services.Package != nil {
		for _, feature := range services.Package.Features {
			ids = append(ids, feature.ID)
		}
	}
	return ids
}

// keepLimited keeps a claim of few places in its month, and removes it in any other, so that
// it cannot go stale.
func keepLimited(doc *content.Document, tree *content.Tree, shown **Limited) diag.List {
	limited, month := *shown, tree.Now.Format("2006-01")
	if limited == nil || limited.Month == month {
		return nil
	}
	if *shown = nil; limited.Month > month {
		return nil
	}
	return diag.List{diag.Warnf(doc.At("limited.month"), "The note “%s” was for %s, so it is not shown any more.", limited.Title, limited.Month).
		WithHint("Write this month, if places really are few, or remove the note.")}
}
