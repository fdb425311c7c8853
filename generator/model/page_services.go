package model

import (
	"strconv"
	"strings"

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
	// CheckoutURL is the card provider's payment page of this offer, for a purchase only.
	CheckoutURL string `yaml:"checkout-url" json:"checkoutUrl,omitempty" validate:"omitempty,url"`
	// Example marks a made-up checkout-url, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
	// PurchaseValue is the amount in GBP reported when this offer's payment page leads back to
	// /thank-you?offer= with its id. Left out: the one under tracking in site.yaml.
	PurchaseValue int `yaml:"purchase-value" json:"-"`
	// Action is the label of the button.
	Action              string `yaml:"action" json:"action" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Terms are shown below the button: cancellation, starting early.
	Terms schema.Prose `yaml:"terms" json:"terms,omitzero"`
}

// Limited is a claim that only a few places are free, true for one month.
type Limited struct {
	// Month is the month for which the claim is true: 2026-11.
	Month string `yaml:"month" json:"month" validate:"required,datetime=2006-01"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Places is how many there are that month: {places} in the text.
	Places int `yaml:"places" json:"-" validate:"required,min=1"`
	// Text says what is limited, with {places}.
	Text schema.Prose `yaml:"text" json:"text,omitzero"`
}

// placedOffer is an offer and where its keys are written.
type placedOffer struct {
	*Offer
	at func(key string) diag.Pos
}

func offersOf(tree *content.Tree) (offers []placedOffer) {
	for _, doc := range tree.Documents {
		if services, ok := doc.Matter.(*Services); ok {
			offers = append(offers, offersIn(doc, services)...)
		}
	}
	return offers
}

func offersIn(doc *content.Document, services *Services) (offers []placedOffer) {
	for i := range services.Offers {
		at := func(key string) diag.Pos { return doc.At(item("offers", i) + "." + key) }
		offers = append(offers, placedOffer{&services.Offers[i], at})
	}
	return offers
}

func fillServices(doc *content.Document, tree *content.Tree) (diags diag.List) {
	services := doc.Matter.(*Services)
	return append(checkouts(offersIn(doc, services)), keepLimited(doc, tree, &services.Limited)...)
}

// checkouts reports an offer whose button has nowhere to lead, or leads where another's does.
func checkouts(offers []placedOffer) (diags diag.List) {
	first := map[string]string{}
	for _, offer := range offers {
		address, title := offer.CheckoutURL, offer.Title
		switch isPurchase := offer.ActionType == "purchase"; {
		case isPurchase && address == "":
			diags = append(diags, diag.Errorf("checkout-missing", offer.at("action-type"), "“%s” can be bought, and has no checkout of its own.", title).
				WithHint("Add a line below it that begins with “checkout-url: ”, and has the address of its payment page."))
		case !isPurchase && address != "":
			diags = append(diags, diag.Warnf("checkout-unused", offer.at("checkout-url"), "“%s” has a checkout that its button does not open.", title).
				WithHint("Write action-type: purchase, or remove this line."))
		case address != "" && first[address] != "":
			diags = append(diags, diag.Warnf("checkout-shared", offer.at("checkout-url"), "“%s” opens the same checkout as “%s”.", title, first[address]).
				WithHint("Write the address of its own payment page, so that the right price is asked."))
		}
		first[address] = title
	}
	return diags
}

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

// keepLimited removes a claim of few places in other months than its own.
func keepLimited(doc *content.Document, tree *content.Tree, shown **Limited) diag.List {
	limited, month := *shown, tree.Now.Format("2006-01")
	if limited == nil {
		return nil
	}
	if limited.Month == month {
		if !limited.Text.IsZero() {
			limited.Text.Set(strings.ReplaceAll(limited.Text.Markup, "{places}", strconv.Itoa(limited.Places)))
		}
		return nil
	}
	if *shown = nil; limited.Month > month {
		return nil
	}
	return diag.List{diag.Warnf("note-expired", doc.At("limited.month"), "The note “%s” was for %s, so it is not shown any more.", limited.Title, limited.Month).
		WithHint("Write this month, if places really are few, or remove the note.")}
}
