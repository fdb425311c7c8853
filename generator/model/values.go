package model

import (
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

var factValues = content.ValueKind{
	Name: "fact", File: "facts",
	ByName: func(data content.Data) map[string]string {
		byName := map[string]string{}
		for _, fact := range data.(*Data).Facts.Facts {
			byName[fact.ID] = fact.Value
		}
		return byName
	},
	Literal: pattern.Of(`(?:first )?\d+(?:\.\d+)?(?:(?:-| to | and )\d+(?:\.\d+)?)?[ \x{00a0}]?(?:°C|(?:consecutive |hard )?[a-zA-Z]+)`),
	Common: func(data content.Data) (common []string) {
		for _, fact := range data.(*Data).Facts.Facts {
			if fact.Common {
				common = append(common, fact.Value)
			}
		}
		return common
	},
}

var priceValues = content.ValueKind{
	Name: "price", File: "prices",
	ByName: func(data content.Data) map[string]string {
		byName := map[string]string{}
		for _, price := range data.(*Data).Prices.Prices {
			byName[price.ID] = price.Amount
		}
		return byName
	},
	Literal:   pattern.Of(`£[ \x{00a0}]?\d+(?:,\d{3})*(?:\.\d\d)?`),
	Others:    func(data content.Data) []string { return data.(*Data).Prices.OtherAmounts },
	OthersKey: "other-amounts",
}

// placeholders are forms that the value for another service must not have when the site goes live.
// A form that may be intended is only a warning.
var placeholders = []placeholder{
	{pattern.Of(`stripe\.com/(?:c/pay/cs_)?test_|\b[prs]k_test_`), diag.Errorf, "belongs to Stripe's test mode, in which no one pays", "Switch the test mode off, and copy the payment link again."},
	{pattern.Of(`(?i)[./-]sandbox(?:\.|-)|\bsandbox\.|[?&](?:mode|env)=(?:test|sandbox)\b`), diag.Errorf, "is for trying out, where nothing is real", "Copy the real one."},
	{pattern.Of(`(?i)^UA-`), diag.Errorf, "is of Universal Analytics, which Google has switched off", "Write the id of a property of Google Analytics 4, which begins with G-, or leave it empty: \"\"."},
	{pattern.Of(`(?i)^(?:AW|G|GT|GTM|UA)-(?:0+|x+|123456789?0?|abc[a-z0-9]*)(?:/|$)`), diag.Errorf, "is made up", "Write the real one, or leave it empty: \"\"."},
	{pattern.Of(`(?i)^https?://[^/]+/(?:.*[/_.-])?(?:your[-_]?(?:name|link|page|username|account)|changeme|placeholder|todo|x{3,})(?:[/_.?-]|$)`), diag.Errorf, "still says what to write there", "Copy the real one."},
	{pattern.Of(`(?i)^https?://[^/]+/(?:.*[/_.-])?(?:test|testing|demo|example|sample)(?:[/_.?-]|$)`), diag.Warnf, "looks like one for trying out", "Copy the real one, unless it is."},
}

type placeholder struct {
	value      func() *regexp.Regexp
	make       func(id diag.ID, at diag.Pos, format string, args ...any) diag.Diagnostic
	what, hint string
}

// unrealSettings reports test values, except those that are marked as examples.
func unrealSettings(tree *content.Tree) (diags diag.List) {
	check := func(example bool, at diag.Pos, value string) {
		isUnreal := func(kind placeholder) bool { return kind.value().MatchString(value) }
		if what := golive.NotPublic(value); example {
			return
		} else if what != "" {
			diags = append(diags, diag.Errorf("setting-unreal", at, "%s is %s.", value, what).WithHint("Write the address that everybody can open."))
		} else if i := slices.IndexFunc(placeholders, isUnreal); i >= 0 {
			diags = append(diags, placeholders[i].make("setting-unreal", at, "%s %s.", value, placeholders[i].what).WithHint("%s", placeholders[i].hint))
		}
	}
	site, at := &dataOf(tree).site, func(path string) diag.Pos { return tree.At("site", path) }
	check(site.Booking.Example, at("booking.url"), site.Booking.URL)
	check(site.Booking.Example, at("booking.origin"), site.Booking.Origin)
	tracking := &site.Tracking
	check(tracking.Example, at("tracking.tag-id"), tracking.TagID)
	check(tracking.Example, at("tracking.analytics-id"), tracking.AnalyticsID)
	check(tracking.Example, at("tracking.booking"), tracking.Booking)
	check(tracking.Example, at("tracking.purchase"), tracking.Purchase)
	for i, social := range site.Social {
		check(social.Example, at(item("social", i)+".href"), social.Href)
	}
	for _, offer := range offersOf(tree) {
		check(offer.Example, offer.at("checkout-url"), offer.CheckoutURL)
	}
	return diags
}

// madeUp matches the digits of the numbers that Ofcom reserves for drama, from the 0 on.
var madeUp = pattern.Of(`^0(?:7700900|1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2920180|2896496|8081570|9098790|306999)\d{3,4}$`)

// isMadeUp reports whether a telephone number is one of those, in any notation.
func isMadeUp(phone string) bool {
	number := strings.TrimPrefix(digits(strings.Replace(phone, "(0)", "", 1)), "00")
	return madeUp().MatchString(national(number))
}

// disagreements reports settings that cannot be true, or that contradict each other.
func disagreements(tree *content.Tree) (diags diag.List) {
	site := &dataOf(tree).site
	inFuture := func(at string, year int) {
		if year > tree.Now.Year() {
			diags = append(diags, diag.Errorf("setting-in-future", tree.At("site", at+".year"), "The certificate is dated %d, which is in the future.", year).
				WithHint("Write the year in which it was awarded."))
		}
	}
	if site.Certificate != nil {
		inFuture("certificate", site.Certificate.Year)
	}
	for i, proof := range site.Proofs {
		inFuture(item("proofs", i), proof.Year)
	}
	for i, fact := range dataOf(tree).Facts.Facts {
		if fact.Read.After(tree.Now.AddDate(0, 0, 1)) {
			diags = append(diags, diag.Errorf("setting-in-future", tree.At("facts", item("facts", i)+".read"), "This figure was read on a day in the future.").
				WithHint("Write the day on which someone last compared it with its source."))
		}
	}
	if booking := site.Booking; house(booking.URL) != house(booking.Origin) {
		diags = append(diags, diag.Warnf("booking-origin", tree.At("site", "booking.origin"), "The calendar is at %s, and only messages of %s are accepted, so that no booking would be noticed.", house(booking.URL), house(booking.Origin)).
			WithHint("Write the beginning of the calendar's address: it ends before the third slash."))
	}
	return diags
}

// ownHouse matches the registered domain of a host.
var ownHouse = pattern.Of(`[^.]+\.(?:(?:co|org|ac|gov|me|net|com)\.)?[^.]+$`)

// house returns the registered domain of an address: calendly.com.
func house(address string) string {
	_, rest, _ := strings.Cut(address, "://")
	host, _, _ := strings.Cut(rest, "/")
	host, _, _ = strings.Cut(host, ":")
	return ownHouse().FindString(strings.ToLower(host))
}

// Claims about the business: each must be true on the day it is published, and there must be proof.

func unnamedBusiness(tree *content.Tree) diag.List {
	problem := diag.Errorf("business-unnamed", tree.At("site", "contact"), "The site does not say who runs the business, and where.")
	if post := dataOf(tree).site.Contact.Post; post != nil && !post.Example {
		return nil
	} else if post != nil {
		problem = diag.Errorf("example-contact", tree.At("site", "contact.post.address"), "The postal address is an example.")
	}
	return diag.List{problem.WithHint("UK law wants both on the site: contact, post, with “name” and “address”.")}
}

func exampleProofs(tree *content.Tree) (diags diag.List) {
	for i, proof := range dataOf(tree).site.Proofs {
		if proof.Example {
			diags = append(diags, diag.Errorf("example-certificate", tree.At("site", item("proofs", i)+".name"), "“%s” is an example.", proof.Name).
				WithHint("Write your own, with its number and year, and remove the line “example: true”. Without one, take the entry out."))
		}
	}
	return diags
}

func unnamedCertificate(tree *content.Tree) diag.List {
	problem := diag.Errorf("certificate-unnamed", tree.At("site", ""), "The site says “certified” and names no certificate.")
	if certificate := dataOf(tree).site.Certificate; certificate != nil && !certificate.Example {
		return nil
	} else if certificate != nil {
		problem = diag.Errorf("example-certificate", tree.At("site", "certificate.name"), "The consultant's certificate is an example.")
	}
	return diag.List{problem.WithHint("Write the certificate, who awarded it and in which year. Without one, take the word “certified” out of the pages.")}
}

// unseenConsultant asks for a photograph and a recording: parents want to know who helps them.
func unseenConsultant(tree *content.Tree) (diags diag.List) {
	consultant := dataOf(tree).site.Consultant
	at := tree.At("site", "consultant")
	if !consultant.Portrait.IsPhotograph() {
		diags = append(diags, diag.Warnf("consultant-unseen", at, "The consultant is shown as a drawing.").
			WithHint("Put a photograph into content/pictures/ and name it as the “portrait”."))
	}
	if consultant.Recording == nil {
		diags = append(diags, diag.Warnf("consultant-unheard", at, "There is no recording of the consultant's voice yet (optional).").
			WithHint("Record in a minute what the call is like, and name the file as the “recording”."))
	}
	return diags
}

// baselessFigures reports headline numbers without proof. UK advertising rules require the proof
// before the claim is published.
func baselessFigures(tree *content.Tree) (diags diag.List) {
	for doc, home := range pagesOf[*Home](tree.Documents) {
		for i, figure := range home.Hero.Figures {
			path := item("hero.figures", i)
			for _, part := range []struct{ key, text, says string }{
				{"basis", figure.Basis, "what the figure “%s” rests on"},
				{"asked", figure.Asked, "how many were asked for the figure “%s”, and how many answered"},
				{"period", figure.Period, "from when to when the figure “%s” was counted"},
			} {
				if part.text == "" {
					diags = append(diags, diag.Errorf("figure-without-basis", doc.At(path), "Nothing says "+part.says+".", figure.Value).
						WithHint("Write it as its “%s”, and keep the records.", part.key))
				}
			}
			if figure.Sample {
				diags = append(diags, diag.Errorf("invented-figure", doc.At(path+".sample"), "The figure “%s” and what it rests on are invented.", figure.Value).
					WithHint("Write your own figure and its basis, keep the records, and remove the line “sample: true”."))
			}
		}
	}
	return diags
}

var (
	// promised matches the result that ads promise, and usual what most families can expect.
	promised = pattern.Of(`(?i)\b(in|within|as little as) (3|three) nights\b`)
	usual    = pattern.Of(`(?i)\bweeks\b`)
	// scarce matches claims that something is limited.
	scarce = pattern.Of(`(?i)\blimited (\w+ ){0,2}(spots|places|spaces|availability)\b|\blimited free (calls|consultations)\b|\b(only|last) (few|\d+) (spots|places|spaces)\b`)
)

// barePromises reports titles and descriptions that promise 3 nights without saying how long most
// plans take: shared links and search results show them alone.
func barePromises(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		matter := doc.Matter.Common()
		for key, text := range map[string]string{"title": matter.Title, "tab-title": matter.TabTitle, "description": matter.Description} {
			if promised().MatchString(text) && !usual().MatchString(text) {
				diags = append(diags, diag.Warnf("promise-unexplained", doc.At(key), "This promises a change in 3 nights, and doesn't say how long most plans take.").
					WithHint("Shared links and search results show it alone: say in it that most plans take 2 to 4 weeks."))
			}
		}
	}
	return diags
}

// timelessScarcity reports claims that something is limited outside of “limited”, which is shown
// only in its month.
func timelessScarcity(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		report := func(path, text string) {
			if found := scarce().FindString(text); found != "" && !strings.HasPrefix(path, "limited.") {
				diags = append(diags, diag.Warnf("timeless-scarcity", doc.At(path), "“%s” would stay up for ever.", found).
					WithHint("Such a claim must be true on the day on which it is read: write it under “limited”, with its month."))
			}
		}
		matter := doc.Matter.Common()
		report("title", matter.Title)
		report("description", matter.Description)
		for path, badge := range badges(doc.Matter) {
			report(path, badge)
		}
		schema.WalkPaths(doc.Matter, func(path string, h *schema.HTML) { report(path, h.Source) })
	}
	return diags
}

// badges returns the small lines above the headings of a page, by their paths.
func badges(page schema.Content) map[string]string {
	switch page := page.(type) {
	case *Home:
		return map[string]string{"hero.badge": page.Hero.Badge}
	case *DiscoveryCall:
		return map[string]string{"hero.badge": page.Hero.Badge}
	case *Ad:
		return map[string]string{"hero.badge": page.Hero.Badge, "closing.badge": page.Closing.Badge}
	}
	return nil
}

func sampleStories(tree *content.Tree) (diags diag.List) {
	for i, story := range dataOf(tree).Testimonials {
		if story.Sample {
			diags = append(diags, diag.Errorf("invented-story", tree.At("testimonials", item("", i)+".sample"), "The story of %s is invented. Publishing invented reviews is against the law in the UK.", story.Name).
				WithHint("Put a real family's words here, with their permission, and remove the line “sample: true”."))
		}
	}
	return diags
}
