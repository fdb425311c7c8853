package slug

import "testing"

func TestOf(t *testing.T) {
	for text, want := range map[string]string{
		"Tea & cakes, déjà vu":  "tea-cakes-deja-vu",
		"It's LATE, isn’t it?":  "its-late-isnt-it",
		"  --Nap Times_2 (old)": "nap-times-2-old",
		"Moon_Été":              "moon-ete",
		"safe-sleep":            "safe-sleep",
		"2½ hours":              "21-2-hours",
		"İstanbul":              "istanbul",
		"Why can’t she sleep?":  "why-cant-she-sleep",
		"Größe":                 "groesse",
		"Gro\u0308ße":           "groesse",
		"Smørrebrød, Łódź":      "smorrebrod-lodz",
		"¿¡":                    "",
		"眠る":                    "",
		"":                      "",
	} {
		if got := Of(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestNamesThatCanBeNoFileAreReserved(t *testing.T) {
	for name, want := range map[string]bool{"con": true, "aux": true, "com1": true, "lpt9": true, "contact": false, "nul-and-void": false, "com": false} {
		if got := IsReserved(name); got != want {
			t.Errorf("%s: got %v", name, got)
		}
	}
}
