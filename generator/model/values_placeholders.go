package model

import (
	"regexp"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
)

// setting is a value that other services give, and where it is written.
type setting struct {
	at    diag.Pos
	value string
}

// placeholders are what such a value must not be when the site goes live. What may be meant is a
// warning.
var placeholders = []struct {
	value func() *regexp.Regexp
	make  func(id diag.ID, at diag.Pos, format string, args ...any) diag.Diagnostic
	what  string
	hint  string
}{
	{pattern.Of(`stripe\.com/(?:c/pay/cs_)?test_|\b[prs]k_test_`), diag.Errorf, "belongs to Stripe's test mode, in which nobody pays", "Switch the test mode off, and copy the payment link again."},
	{pattern.Of(`(?i)[./-]sandbox(?:\.|-)|\bsandbox\.|[?&](?:mode|env)=(?:test|sandbox)\b`), diag.Errorf, "is for trying out, where nothing is real", "Copy the real one."},
	{pattern.Of(`(?i)^UA-`), diag.Errorf, "is of Universal Analytics, which Google has switched off", "Write the id of a property of Google Analytics 4, which begins with G-, or leave it empty: \"\"."},
	{pattern.Of(`(?i)^(?:AW|G|GT|GTM|UA)-(?:0+|x+|123456789?0?|abc[a-z0-9]*)(?:/|$)`), diag.Errorf, "is made up", "Write the real one, or leave it empty: \"\"."},
	{pattern.Of(`(?i)^https?://[^/]+/(?:.*[/_.-])?(?:your[-_]?(?:name|link|page|username|account)|changeme|placeholder|todo|x{3,})(?:[/_.?-]|$)`), diag.Errorf, "still says what to write there", "Copy the real one."},
	{pattern.Of(`(?i)^https?://[^/]+/(?:.*[/_.-])?(?:test|testing|demo|example|sample)(?:[/_.?-]|$)`), diag.Warnf, "looks like one for trying out", "Copy the real one, unless it is."},
}

// unrealSettings reports values for trying out, but for those that are marked as examples.
func unrealSettings(tree *content.Tree) (diags diag.List) {
	for _, setting := range settings(tree) {
		if what := golive.NotPublic(setting.value); what != "" {
			diags = append(diags, diag.Errorf("setting-unreal", setting.at, "%s is %s.", setting.value, what).WithHint("Write the address that everybody can open."))
			continue
		}
		for _, kind := range placeholders {
			if kind.value().MatchString(setting.value) {
				diags = append(diags, kind.make("setting-unreal", setting.at, "%s %s.", setting.value, kind.what).WithHint("%s", kind.hint))
				break
			}
		}
	}
	return diags
}

// settings are the values that are not marked as examples.
func settings(tree *content.Tree) (found []setting) {
	site := &dataOf(tree).site
	add := func(example bool, path, value string) {
		if !example {
			found = append(found, setting{tree.At("site", path), value})
		}
	}
	add(site.Booking.Example, "booking.url", site.Booking.URL)
	add(site.Booking.Example, "booking.origin", site.Booking.Origin)
	tracking := &site.Tracking
	add(tracking.Example, "tracking.tag-id", tracking.TagID)
	add(tracking.Example, "tracking.analytics-id", tracking.AnalyticsID)
	add(tracking.Example, "tracking.booking", tracking.Booking)
	add(tracking.Example, "tracking.purchase", tracking.Purchase)
	for i, social := range site.Social {
		add(social.Example, item("social", i)+".href", social.Href)
	}
	for _, offer := range offersOf(tree) {
		if !offer.Example {
			found = append(found, setting{offer.at("checkout-url"), offer.CheckoutURL})
		}
	}
	return found
}

// madeUp matches the digits of the numbers that Ofcom keeps for stories, from the 0 on.
var madeUp = pattern.Of(`^0(?:7700900|1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2920180|2896496|8081570|9098790|306999)\d{3,4}$`)

// isMadeUp says whether a telephone number is one of those, however it is written.
func isMadeUp(phone string) bool {
	number := strings.TrimPrefix(digits(strings.Replace(phone, "(0)", "", 1)), "00")
	if rest, is := strings.CutPrefix(number, "44"); is {
		number = "0" + rest
	}
	return madeUp().MatchString(number)
}

// disagreements reports settings that cannot be true, or not together.
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
				WithHint("Write the day on which somebody last compared it with its source."))
		}
	}
	if booking := site.Booking; house(booking.URL) != house(booking.Origin) {
		diags = append(diags, diag.Warnf("booking-origin", tree.At("site", "booking.origin"), "The calendar is at %s, and only messages of %s are accepted, so that no booking would be noticed.", house(booking.URL), house(booking.Origin)).
			WithHint("Write the beginning of the calendar's address: it ends before the third slash."))
	}
	return diags
}

// ownHouse matches the part of a host that somebody registers.
var ownHouse = pattern.Of(`[^.]+\.(?:(?:co|org|ac|gov|me|net|com)\.)?[^.]+$`)

// house is whose an address is: calendly.com.
func house(address string) string {
	_, rest, _ := strings.Cut(address, "://")
	host, _, _ := strings.Cut(rest, "/")
	host, _, _ = strings.Cut(host, ":")
	return ownHouse().FindString(strings.ToLower(host))
}
