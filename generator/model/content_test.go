package model

import (
	"testing"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func TestEachOfferHasItsOwnCheckout(t *testing.T) {
	const one, other = "https://buy.stripe.com/a", "https://buy.stripe.com/b"
	buy := func(title, address string) Offer {
		return Offer{Title: title, ActionType: "purchase", CheckoutURL: address}
	}
	for _, test := range []struct {
		name   string
		offers []Offer
		want   string
	}{
		{"each its own", []Offer{buy("A", one), buy("B", other), {Title: "C", ActionType: "discovery"}}, ""},
		{"none", []Offer{buy("A", one), buy("B", "")}, "error s.md: “B” can be bought, and has no checkout of its own."},
		{"none at all", []Offer{buy("A", "")}, "error s.md: “A” can be bought, and has no checkout of its own."},
		{"another's", []Offer{buy("A", one), buy("B", one)}, "warning s.md: “B” opens the same checkout as “A”."},
		{"of a call", []Offer{{Title: "C", ActionType: "discovery", CheckoutURL: one}}, "warning s.md: “C” has a checkout that its button does not open."},
	} {
		t.Run(test.name, func(t *testing.T) {
			services := &Services{Offers: test.offers}
			doc := &content.Document{Front: content.Front{File: "s.md", Matter: services}}
			if got := messages(fillServices(doc, &content.Tree{Documents: []*content.Document{doc}})); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestThanksKnowWhatEachOfferIsWorth(t *testing.T) {
	offers := &Services{Offers: []Offer{{ID: "a"}, {ID: "b", PurchaseValue: 199}}}
	tree := &content.Tree{Documents: []*content.Document{{Front: content.Front{Matter: offers}}}}
	for event, want := range map[string]int{"purchase": 1, "booking": 0} {
		page := &Confirmation{Event: event}
		fillConfirmation(&content.Document{Front: content.Front{Matter: page}}, tree)
		if got := page.Purchases; len(got) != want || want == 1 && got[0] != (PurchaseValue{"b", 199}) {
			t.Errorf("after a %s: %v", event, got)
		}
	}
}

func TestTheSiteKnowsTheAddressesOfPagesThatItsSettingsReferTo(t *testing.T) {
	at := func(path string, page schema.Content) *content.Document {
		return &content.Document{Front: content.Front{Matter: page, Path: path}}
	}
	tree := &content.Tree{
		Documents: []*content.Document{at("/booked", &Confirmation{Event: "booking"}), at("/bought", &Confirmation{Event: "purchase"}), at("/my-plan", &SleepPlan{})},
		Data:      new(Data),
	}
	showAddresses(tree)
	if site := dataOf(tree).site; site.Booking.Confirmation != "/booked" || site.Navigation.Plan != "/my-plan" {
		t.Errorf("got %q and %q", site.Booking.Confirmation, site.Navigation.Plan)
	}
}

func TestTheLongestTimeAwakeFollowsFromSleepAndNaps(t *testing.T) {
	for _, test := range []struct {
		cells []string
		want  int
	}{
		{[]string{"6-8 months", "14-16.5 h", "10-12 h", "3-4 naps"}, 300},
		{[]string{"36+ months", "11-12 h", "10-12 h", "0 naps"}, 780},
		{[]string{"36+ months", "11-12 h"}, 780},
		{[]string{"36+ months", "enough"}, 1440},
	} {
		if got := mostAwake(test.cells); got != test.want {
			t.Errorf("%q: awake for %d minutes at most, want %d", test.cells, got, test.want)
		}
	}
}
