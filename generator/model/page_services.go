package model

import (
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

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
