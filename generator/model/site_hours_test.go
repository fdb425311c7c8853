package model_test

import (
	"encoding/json"
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

const week = "    - days: Saturday\n      open: 9am to noon\n"

func TestHoursAreSaidInTextsAndToSearchEngines(t *testing.T) {
	tree := load(t,
		edit{"content/site.yaml", week, week + "    - days: Sunday, Monday\n      open: 22:15 to midnight\n  closed: [2026-12-25, 2026-12-28 to 2027-01-01]\n"},
		edit{"content/site.yaml", "  small: \"", "  small: \"{hours:closed}. "})
	routes, _, diags := link(t, tree)
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	text, err := json.Marshal(routes["/"].Head.StructuredData())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"09:00","closes":"20:00"`,
		`"dayOfWeek":["Saturday"],"opens":"09:00","closes":"12:00"`,
		`"dayOfWeek":["Sunday","Monday"],"opens":"22:15","closes":"23:59"`,
		`"opens":"00:00","closes":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"`,
		`"opens":"00:00","closes":"00:00","validFrom":"2026-12-28","validThrough":"2027-01-01"`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("search engines are not told %s: %s", want, text)
		}
	}
	site, _ := json.Marshal(routes["/terms"].Page.Site)
	shown := markupOf(routes["/terms"].Body()) + string(site)
	for _, want := range []string{
		"My hours: Monday to Friday ",
		`"small":"25 December 2026, 28 December 2026 to 1 January 2027. `,
	} {
		if !strings.Contains(shown, want) {
			t.Errorf("the terms do not say %s", want)
		}
	}
}

func TestHoursThatCannotBe(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{"days: Saturday", "days: Satuday", ":13: “Satuday” is not a day of the week. Did you mean Saturday?"},
		{"days: Saturday", "days: Mon-Fri", "“Mon-Fri” is not a day of the week. Write the days as Monday, as Monday, Thursday or as Monday to Friday."},
		{"9am to noon", "5pm to 9am", ":13: This closes at 09:00, before it opens at 17:00. Write the earlier time first."},
		{"9am to noon", "9 to 5", "No time of day can be read from “9”."},
		{"9am to noon", "9am", "No time of day can be read from “9am”."},
		{"9am to noon", "13pm to 14pm", "No time of day can be read from “13pm”."},
		{week, week + "  closed: [Christmas]\n", ":12: “Christmas” is not a day off. Write a day as 2026-12-25, and several as 2026-12-24 to 2027-01-03."},
		{week, week + "  closed: [2026-12-25 to 2026-12-24]\n", "These days off end on 24 December 2026, before they begin on 25 December 2026."},
		{week, week + "  closed: [2026-11-01]\n", "The days off until 1 November 2026 are over. Remove the line."},
		{week, week + "  closed: [2026-11-24]\n", ""},
	} {
		tree, diags := content.Load(t.Context(), options(t, edit{"content/site.yaml", test.old, test.new}))
		_, _, more := link(t, tree)
		got := ""
		for _, d := range append(diags, more...) {
			got += d.String() + ": " + d.Message + " " + d.Hint + "\n"
		}
		if !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s: %q, want %q", test.new, got, test.want)
		}
	}
}
