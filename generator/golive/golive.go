// Package golive knows what must be true of a site before it goes live, beyond
// being built without mistakes: no example addresses, no claims that nobody could
// prove, no password that stands in the README.
package golive

import (
	"fmt"
	"strings"
	"time"

	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// The files that the rules point at.
const (
	siteFile         = "content/site.yaml"
	membersFile      = "content/members.yaml"
	testimonialsFile = "content/testimonials.yaml"
)

// rule is a line of the checklist; broken reports where it is not kept.
type rule struct {
	name   string
	broken func(tree *content.Tree, now time.Time) diag.List
}

// rules is the checklist, in the order in which people go through it.
var rules = []rule{
	{"the address is the site's own", exampleAddress},
	{"addresses of other services are real", exampleServices},
	{"started files are finished", placeholders},
	{"the members' password is not the demo's", demoPassword},
	{"it is said who runs the business", unnamedBusiness},
	{"“certified” names its certificate", unnamedCertificate},
	{"headline figures rest on something", baselessFigures},
	{"stories are real", sampleStories},
	{"pages have been made true", samplePages},
	{"reported purchases match the price", purchaseValue},
	{"facts were checked within a year", staleReviews},
}

// Check goes through the list. Errors must be mended before going live; warnings
// are for the owner to decide.
func Check(tree *content.Tree, now time.Time) diag.List {
	var diags diag.List
	for _, rule := range rules {
		diags.Add(rule.broken(tree, now))
	}
	return diags.Sorted()
}

func exampleAddress(tree *content.Tree, _ time.Time) (diags diag.List) {
	if isExample(tree.Site.Address) {
		diags = append(diags, diag.Errorf(tree.At(siteFile, "address"), "The site's address, %s, is an example.", tree.Site.Address).
			WithHint("Write the address at which the site will be published."))
	}
	for i, email := range tree.Site.Contact.Emails {
		if isExample(email) {
			diags = append(diags, diag.Errorf(tree.At(siteFile, item("contact.emails", i)), "The e-mail address %s is an example.", email))
		}
	}
	if strings.HasPrefix(tree.Site.Contact.Phone, "07700 900") {
		diags = append(diags, diag.Errorf(tree.At(siteFile, "contact.phone"), "The telephone number %s is one of those kept for films.", tree.Site.Contact.Phone))
	}
	return diags
}

func isExample(address string) bool {
	host := strings.TrimSuffix(address, "/")
	return strings.HasSuffix(host, ".example") || strings.HasSuffix(host, "example.com")
}

func exampleServices(tree *content.Tree, _ time.Time) (diags diag.List) {
	refuse := func(example bool, path, what string) {
		if example {
			diags = append(diags, diag.Errorf(tree.At(siteFile, path), "%s is an example.", what).
				WithHint("Write the real one, and remove the line “example: true”."))
		}
	}
	site := &tree.Site
	refuse(site.Booking.Example, "booking.url", "The booking page's address")
	refuse(site.Checkout.Example, "checkout.url", "The checkout's address")
	refuse(site.Tracking.Example, "tracking.tag-id", "The ad tag's id")
	for i, social := range site.Social {
		refuse(social.Example, item("social", i)+".href", "The address on "+social.Label)
	}
	return diags
}

// started are the beginnings of the sentences that a new file is filled in with.
var started = map[string]string{
	"description": "One or two sentences for search results",
	"excerpt":     "The teaser that stands on the blog",
	"alt":         "What the picture shows, for those who",
	"lead":        "The sentence or two under the title",
}

func placeholders(tree *content.Tree, _ time.Time) (diags diag.List) {
	for _, doc := range tree.Documents {
		written := map[string]string{"description": doc.Matter.Common().Description}
		switch page := doc.Matter.(type) {
		case *schema.Article:
			written["excerpt"], written["alt"] = page.Excerpt.Source, page.Alt
		case *schema.Guide:
			written["lead"] = page.Lead.Source
		}
		for key, text := range written {
			if strings.HasPrefix(text, started[key]) {
				diags = append(diags, diag.Errorf(doc.At(key), "The “%s” of this page still says what to write there.", key))
			}
		}
	}
	return diags
}

func demoPassword(tree *content.Tree, _ time.Time) diag.List {
	if !tree.Verifier.Demo {
		return nil
	}
	return diag.List{diag.Errorf(tree.At(membersFile, "demo"), "The members' username and password are those of the README.").
		WithHint("Choose your own with: nightlight member set")}
}

func purchaseValue(tree *content.Tree, _ time.Time) (diags diag.List) {
	value := tree.Site.Tracking.PurchaseValue
	for _, doc := range tree.Documents {
		services, ok := doc.Matter.(*schema.Services)
		if !ok {
			continue
		}
		for _, offer := range services.Offers {
			if offer.ActionType == "purchase" && !priceIs(offer.Price, value) {
				diags = append(diags, diag.Warnf(tree.At(siteFile, "tracking.purchase-value"),
					"A purchase is reported to the ad tag as £%d, but “%s” costs %s.", value, offer.Title, offer.Price))
			}
		}
	}
	return diags
}

func staleReviews(tree *content.Tree, now time.Time) (diags diag.List) {
	for _, doc := range tree.Documents {
		guide, ok := doc.Matter.(*schema.Guide)
		if ok && guide.Reviewed.AddDate(1, 0, 0).Before(now) {
			diags = append(diags, diag.Warnf(doc.At("reviewed"), "The facts of this guide were last checked on %s.", guide.Reviewed.Format("2 January 2006")))
		}
	}
	return diags
}

// item is the path of an item of a list.
func item(list string, i int) string { return fmt.Sprintf("%s[%d]", list, i) }

// priceIs compares a price as it is shown, £49.99, with whole pounds.
func priceIs(price string, pounds int) bool {
	digits := strings.TrimFunc(price, func(r rune) bool { return r < '0' || r > '9' })
	whole, pence, _ := strings.Cut(digits, ".")
	n := 0
	for _, r := range whole {
		n = n*10 + int(r-'0')
	}
	return n == pounds && strings.Trim(pence, "0") == ""
}
