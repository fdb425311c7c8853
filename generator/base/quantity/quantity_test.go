package quantity

import (
	"strings"
	"testing"
)

func TestJoinKeepsAQuantityOnOneLine(t *testing.T) {
	finder := New(Words{Units: []string{"loaves"}, Counted: []string{"oven"}})
	for text, want := range map[string]string{
		"Up to 3 weeks of it":         "Up to 3_weeks of it",
		"Waking 3-5 times a night":    "Waking 3-|5 times a night",
		"0–3 months":                  "0–|3_months",
		"A 15-minute call at 4:30 pm": "A 15-|minute call at 4:30_pm",
		"nights 7-9":                  "nights_7-|9",
		"16-20°C, 2.5 loaves":         "16-|20°C, 2.5_loaves",
		"Oven 2, from £299":           "Oven_2, from £299",
		"2.5 crumbs, shelf 2":         "2.5 crumbs, shelf 2",
		"A4 minutes, 5 of them":       "A4 minutes, 5 of them",
		"":                            "",
	} {
		visible := strings.NewReplacer("\u00a0", "_", "\u2060", "|")
		if got := visible.Replace(string(finder.Join([]byte(text)))); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
