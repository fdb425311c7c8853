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

func TestTheFiguresOfAWakeWindowAreRead(t *testing.T) {
	for text, want := range map[string]Minutes{
		"60 min":    {60, 60},
		"30-45 min": {30, 45},
		"30–45 min": {30, 45},
		"2 h":       {120, 120},
		"3-3.5 h":   {180, 210},
		"4-5.5 h":   {240, 330},
	} {
		var got Minutes
		if !got.read(text) || got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
	for _, text := range []string{"", "about 2 h", "2 hours", "45-30 min", "1 day", "h"} {
		if got := (Minutes{}); got.read(text) {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestARowOfWakeWindowsSaysWhichCellIsWrong(t *testing.T) {
	for want, cells := range map[int][]string{
		-1: {"9 months until the 1-nap transition", "3-3.5 h", "2.5-3 h"},
		1:  {"6-8 months", "long", "1.5 h"},
		2:  {"6-8 months", "2 h", "short"},
		0:  {"6-8 months"},
	} {
		if _, cell := wakeWindow(schema.TableRow{Cells: cells}); cell != want {
			t.Errorf("%q: cell %d, want %d", cells, cell, want)
		}
	}
	window, _ := wakeWindow(schema.TableRow{Cells: []string{"After the 1-nap transition", "4-5.5 h", "3.5-4.5 h"}})
	if window.FromMonths != nil {
		t.Error("a row for one nap begins at no age")
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
