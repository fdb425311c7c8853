package quantity

import (
	"strings"
	"testing"
)

func TestJoinKeepsAQuantityOnOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"Up to 3 weeks of it":         "Up to 3_weeks of it",
		"Waking 3-5 times a night":    "Waking 3-|5 times a night",
		"0–3 months":                  "0–|3_months",
		"A 15-minute call at 4:30 pm": "A 15-|minute call at 4:30_pm",
		"nights 7-9":                  "nights_7-|9",
		"16-20°C, 2.5 TOG":            "16-|20°C, 2.5_TOG",
		"Stage 2, from £299":          "Stage_2, from £299",
		"A4 minutes, 5 of them":       "A4 minutes, 5 of them",
		"":                            "",
	} {
		visible := strings.NewReplacer("\u00a0", "_", "\u2060", "|")
		if got := visible.Replace(string(Join([]byte(text)))); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
