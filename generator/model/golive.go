package model

import (
	"fmt"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
)

// goLive is this site's part of the checklist, in the order in which owners work through it.
var goLive = []content.Rule{
	{Name: "the business can be reached", Check: exampleContact},
	{Name: "addresses of other services are real", Check: exampleServices},
	{Name: "nothing of other services is for trying out", Check: unrealSettings},
	{Name: "the calendar waits until it is asked for", Check: eagerCalendar},
	{Name: "the members' password is not the demo's", Check: demoPassword},
	{Name: "what a sealed site has published is listed", Check: unlistedAddresses},
	{Name: "the site names who runs the business", Check: unnamedBusiness},
	{Name: "visitors are told their rights", Check: missingPages},
	{Name: "“certified” names its certificate", Check: unnamedCertificate},
	{Name: "proofs of trade are the consultant's own", Check: exampleProofs},
	{Name: "the consultant can be seen and heard", Check: unseenConsultant},
	{Name: "headline figures rest on something", Check: baselessFigures},
	{Name: "promises carry what they rest on", Check: barePromises},
	{Name: "claims of few places have a month", Check: timelessScarcity},
	{Name: "stories are real", Check: sampleStories},
	{Name: "reported purchases match the price", Check: purchaseValue},
	{Name: "facts were checked within a year", Check: staleReviews, Ages: true},
}

func exampleContact(tree *content.Tree) (diags diag.List) {
	contact := &dataOf(tree).site.Contact
	for i, email := range contact.Emails {
		if golive.NotPublic(email) != "" {
			diags = append(diags, diag.Errorf("example-contact", tree.At("site", item("contact.emails", i)), "The e-mail address %s is an example.", email))
		}
	}
	if isMadeUp(contact.Phone) {
		diags = append(diags, diag.Errorf("example-contact", tree.At("site", "contact.phone"), "The telephone number %s is one of Ofcom's made-up numbers.", contact.Phone))
	}
	return diags
}

func exampleServices(tree *content.Tree) (diags diag.List) {
	refuse := func(example bool, at diag.Pos, what string) {
		if example {
			diags = append(diags, diag.Errorf("example-service", at, "%s is an example.", what).
				WithHint("Write the real one, and remove the line “example: true”."))
		}
	}
	site, at := &dataOf(tree).site, func(path string) diag.Pos { return tree.At("site", path) }
	refuse(site.Booking.Example, at("booking.url"), "The booking page's address")
	refuse(site.Tracking.Example, at("tracking.tag-id"), "The ad tag's id")
	refuse(site.Sounds.WhiteNoise.Example, at("sounds.white-noise.href"), "The address of the white noise")
	refuse(site.Sounds.Wind.Example, at("sounds.wind.href"), "The address of the wind")
	for _, offer := range offersOf(tree) {
		refuse(offer.Example, offer.at("checkout-url"), "The checkout of “"+offer.Title+"”")
	}
	for i, social := range site.Social {
		refuse(social.Example, at(item("social", i)+".href"), "The address on "+social.Label)
	}
	return diags
}

// eagerCalendar recommends loading the calendar on a click: otherwise it sets cookies before
// visitors have agreed to them.
func eagerCalendar(tree *content.Tree) diag.List {
	if dataOf(tree).site.Booking.Load == "click" {
		return nil
	}
	return diag.List{diag.Warnf("booking-before-consent", tree.At("site", "booking.load"), "The calendar is loaded when visitors come near it, before they have asked for it.").
		WithHint("It then stores what the page /cookies lists, and its company sees who is there. UK law wants consent first for what isn't needed: write load: click.")}
}

func demoPassword(tree *content.Tree) diag.List {
	if !dataOf(tree).Members.Demo {
		return nil
	}
	return diag.List{diag.Errorf("example-password", tree.At("members", "demo"), "The members' username and password are those that came with the site.").
		WithHint("Choose your own with: nightlight member set")}
}

// unlistedAddresses reports a sealed site whose list of published addresses is missing or empty. A
// demonstration needs none.
func unlistedAddresses(tree *content.Tree) diag.List {
	if dataOf(tree).site.Protect != Sealed || tree.Site().Demonstration {
		return nil
	}
	isListed := false
	diags := tree.Published.Each(func(content.Published) { isListed = true })
	if isListed || len(diags) > 0 { // a plan reports them too
		return nil
	}
	return diag.List{diag.Errorf("published-list-missing", tree.At("site", "protect"), "The library is sealed, and the list of what has been published, %s, is missing or empty.", content.PublishedFile).
		WithHint("Bring it back from the project's history. For a first publication, run nightlight build once on your own computer, without --launch, and commit the file: a host throws away what its builds write.")}
}

// rights are the pages with the information that a business must give visitors by law.
var rights = []struct{ path, about string }{
	{"/privacy", "what is done with what visitors tell"},
	{"/cookies", "what is stored on visitors' devices"},
	{"/terms", "cancelling, complaints and reviews"},
	{"/accessibility", "what works for whom, and whom to tell"},
}

func missingPages(tree *content.Tree) (diags diag.List) {
	for _, page := range rights {
		if tree.Page(page.path) == nil {
			diags = append(diags, diag.Errorf("legal-page-missing", diag.Pos{File: "content/pages" + page.path + ".md"}, "The page %s, about %s, is missing.", page.path, page.about).
				WithHint("Write it, or bring it back from the project's history. Have a solicitor read it."))
		}
	}
	return diags
}

func purchaseValue(tree *content.Tree) (diags diag.List) {
	for _, offer := range offersOf(tree) {
		at, value := offer.at("purchase-value"), offer.PurchaseValue
		if value == 0 {
			at, value = tree.At("site", "tracking.purchase-value"), dataOf(tree).site.Tracking.PurchaseValue
		}
		if offer.ActionType == "purchase" && !priceIs(offer.Price, value) {
			diags = append(diags, diag.Warnf("purchase-value", at, "A purchase is reported to the ad tag as £%d, but “%s” costs %s.", value, offer.Title, offer.Price).
				WithHint("An offer can have a purchase-value of its own, where its payment page leads back to /thank-you?offer=%s.", offer.ID))
		}
	}
	return diags
}

func staleReviews(tree *content.Tree) (diags diag.List) {
	for doc, guide := range pagesOf[*Guide](tree.Documents) {
		day := guide.Reviewed.Format("2 January 2006")
		switch {
		case guide.Reviewed.AddDate(1, 0, 0).Before(tree.Now):
			diags = append(diags, diag.Warnf("facts-outdated", doc.At("reviewed"), "The facts of this guide were last checked on %s.", day))
		case guide.Reviewed.After(tree.Now):
			diags = append(diags, diag.Errorf("reviewed-in-future", doc.At("reviewed"), "This says that the facts were checked on %s, which is in the future.", day))
		}
	}
	return diags
}

func item(list string, i int) string { return fmt.Sprintf("%s[%d]", list, i) }

// priceIs reports whether a price as shown, such as £1,049.99, equals an amount in whole pounds.
func priceIs(price string, pounds int) bool {
	figure := strings.TrimFunc(price, func(r rune) bool { return r < '0' || r > '9' })
	amount, err := strconv.ParseFloat(strings.ReplaceAll(figure, ",", ""), 64)
	return err == nil && amount == float64(pounds)
}
