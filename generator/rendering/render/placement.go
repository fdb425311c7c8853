package render

import (
	"strings"

	"nightlight/generator/base/pattern"
)

// placement is what a place of the layout asks of a photograph.
type placement struct {
	// sizes is how wide it is shown, as the attribute of the same name says it.
	sizes string
	// eager is set where it is the first thing to see, and loads before all others.
	eager bool
}

// onPhone has phones whose screens have more than two dots for each pixel of the layout
// load a photograph for two: with more it looks the same, and comes in twice the time.
const onPhone = "(max-width: 30rem) and (min-resolution: 2.25dppx) 60vw, "

// placements are the places of the layout in which components/ui/picture.tsx shows a
// photograph. The style sheets of these places decide how it is cropped.
var placements = map[string]placement{
	"hero":     {"(min-width: 64rem) 38rem, min(38rem, 100vw)", true}, // cropped from both sides
	"pitch":    {onPhone + "(min-width: 75rem) 30rem, (min-width: 48rem) 40vw, 92vw", true},
	"article":  {onPhone + "(min-width: 70rem) 66rem, 100vw", true},
	"banner":   {onPhone + "(min-width: 84rem) 80rem, 100vw", false},
	"figure":   {onPhone + "(min-width: 45rem) 44rem, 92vw", false},
	"card":     {onPhone + "(min-width: 75rem) 40rem, (min-width: 48rem) 54vw, 92vw", false},
	"half":     {"(min-width: 75rem) 28rem, (min-width: 48rem) 38vw, 92vw", false},
	"step":     {"(min-width: 75rem) 22rem, (min-width: 48rem) 27vw, 76vw", false},
	"small":    {"24rem", false},
	"portrait": {"8rem", false},
	"emblem":   {"12rem", false},
}

var sizes = pattern.Of(` sizes="[^"]*"`)

// placed fits the markup of a photograph to a place; other markup has none. A place
// that is not in the table keeps what the markup says, which fits a text.
func placed(markup, slot string) string {
	at, ok := placements[slot]
	if !ok {
		return markup
	}
	markup = sizes().ReplaceAllLiteralString(markup, ` sizes="`+at.sizes+`"`)
	if at.eager {
		markup = strings.ReplaceAll(markup, ` loading="lazy"`, ` fetchpriority="high"`)
	}
	return markup
}
