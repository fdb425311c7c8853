package model

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// brands are invented: each role with its colours by day and by night.
var brands = map[string]string{
	"Meadow":  "paper #f7faf3 #10160f card #ffffff #182117 ink #1d2b1b #dfe9da soft #4a5a46 #aebda8 link #2c6a2f #9fd39a action #2f6b32 #8fcf8a accent #e2b93b #b59a4f band #234d26 #0b110a",
	"Harbour": "paper #f4f8fb #0d141b card #ffffff #15202a ink #14222e #dbe7f1 soft #465866 #a5b6c4 link #1b5c92 #8ec5f2 action #1b5c92 #7ab8ea accent #f08a5d #c9714a band #123a5c #080e14",
	"Plum":    "paper #fdf6f8 #1a1016 card #fffdfd #261820 ink #33141f #f0dde4 soft #6b4a57 #c2a5b0 link #8c2f57 #eaa3c2 action #8c2f57 #e58fb4 accent #d9a05b #a9794a band #4d1a32 #12090e",
}

func brandFrom(words string) *Brand {
	brand, fields := new(Brand), strings.Fields(words)
	c := &brand.Colours
	of := map[string]*ColourPair{"paper": &c.Paper, "card": &c.Card, "ink": &c.Ink, "soft": &c.Soft, "link": &c.Link, "action": &c.Action, "accent": &c.Accent, "band": &c.Band}
	for pair := range slices.Chunk(fields, 3) {
		*of[pair[0]] = ColourPair{pair[1], pair[2]}
	}
	return brand
}

// Each of three brands is readable by day, by night and in the dim light, which has no blue.
func TestThreeBrandsCanBeRead(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(brands)) {
		brand := brandFrom(brands[name])
		for _, fault := range brandFaults(brand) {
			t.Errorf("%s: %s: %s %s", name, fault.path, fault.message, fault.hint)
		}
		day, night, dim := brand.palettes()
		for light, made := range map[string]palette{"day": day, "night": night, "dim": dim} {
			for _, surface := range []string{"paper", "paper-2", "card", "tint-sage", "tint-blush", "tint-moon", "tint-dusk"} {
				for token, contrast := range map[string]float64{"ink": 4.5, "ink-soft": 4.5, "link": 4.5, "gold-ink": 4.5, "sage": 4.5, "blush": 4.5, "danger": 4.5, "success": 4.5, "line-strong": 3, "ring": 3} {
					if got := made[token].contrast(made[surface]); got < contrast {
						t.Errorf("%s by %s: %s on %s has a contrast of %.2f", name, light, token, surface, got)
					}
				}
			}
			for on, ground := range map[string]string{"ink-on-action": "action", "ink-on-dusk": "dusk", "ink-on-dusk-soft": "dusk", "ink-on-gold": "gold"} {
				if got := made[on].contrast(made[ground]); got < 4.5 {
					t.Errorf("%s by %s: %s has a contrast of %.2f", name, light, on, got)
				}
			}
		}
		for token, c := range dim {
			if parts := c.parts(); parts[2] > 0.25*parts[0] {
				t.Errorf("%s: %s is blue in the dim light: %s", name, token, c)
			}
		}
	}
}

func TestColoursThatCannotBeReadAreRefusedWithTheNearestThatCan(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{"ink #1d2b1b", "ink #9aa597", "colours.ink.day #9aa597 cannot be read on paper and card: the contrast is 2.4, and has to be 4.5. The nearest colour that can be read is "},
		{"action #2f6b32 #8fcf8a", "action #2f6b32 #203020", "colours.action.night #203020 cannot be read on paper and card"},
		{"paper #f7faf3", "paper green", "colours.paper.day “green” is not a colour."},
	} {
		got := ""
		for _, fault := range brandFaults(brandFrom(strings.Replace(brands["Meadow"], test.old, test.new, 1))) {
			got += fault.path + " " + fault.message + " " + fault.hint + "\n"
			if _, better, ok := strings.Cut(fault.hint, `is "`); ok {
				c := colour(strings.TrimSuffix(better, `".`))
				if on := []colour{"#f7faf3", "#ffffff"}; strings.HasSuffix(fault.path, "day") && (c.least(on) < 4.5 || c.least(on) > 4.8) {
					t.Errorf("%s has a contrast of %.2f", c, c.least(on))
				}
			}
		}
		if !strings.HasPrefix(got, test.want) {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
