package slug

import "testing"

func TestOf(t *testing.T) {
	for text, want := range map[string]string{
		"Tea & naps, déjà vu":   "tea-naps-deja-vu",
		"It's LATE, isn’t it?":  "its-late-isnt-it",
		"  --Nap Times_2 (old)": "nap-times-2-old",
		"Moon_Été":              "moon-ete",
		"safe-sleep":            "safe-sleep",
		"2½ hours":              "21-2-hours",
		"İstanbul":              "istanbul",
		"Why can’t she sleep?":  "why-cant-she-sleep",
		"¿¡":                    "",
		"眠る":                    "",
		"":                      "",
	} {
		if got := Of(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
