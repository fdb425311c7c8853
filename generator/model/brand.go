package model

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// typefaces are the typefaces of the style sheet, with the fallbacks shown until they are loaded.
var typefaces = map[string]string{
	"Fraunces": "'Fraunces Variable','Fraunces fallback','Fraunces fallback on Android',Georgia,serif",
	"Figtree":  "'Figtree Variable','Figtree fallback','Figtree fallback on Android',system-ui,sans-serif",
}

// chosenType is the choice for one of the two typefaces: one that ships, or a file of the owner's.
type chosenType struct{ token, key, chosen, usual, file string }

func (t BrandType) chosen() [2]chosenType {
	return [2]chosenType{
		{"display", "headings-file", t.Headings, "Fraunces", t.HeadingsFile},
		{"text", "text-file", t.Text, "Figtree", t.TextFile},
	}
}

// beside returns the path of the owner's file without its extension.
func (c chosenType) beside() string { return "public" + strings.TrimSuffix(c.file, path.Ext(c.file)) }

// cards returns the typefaces of Open Graph images. The program that draws them cannot read WOFF2,
// so it needs the same typeface in another format beside that file.
func (t BrandType) cards(site fs.FS) (types [2]schema.Typeface) {
	for i, of := range t.chosen() {
		types[i].Name = of.chosen
		for _, ending := range []string{".otf", ".ttf"} {
			file := of.beside() + ending
			if _, err := fs.Stat(site, file); of.file != "" && err == nil {
				types[i].File = file
			}
		}
	}
	return types
}

// rules returns the CSS rules of the typefaces, the names of the shipped typefaces that are not
// used, and the addresses of the owner's files.
func (t BrandType) rules() (rules string, unused, fonts []string) {
	used := map[string]bool{}
	for _, of := range t.chosen() {
		name := cmp.Or(of.chosen, of.usual)
		family := typefaces[name]
		if of.file != "" {
			rules += fmt.Sprintf("@font-face{font-family:'Own %s';font-weight:100 900;font-display:swap;src:url(%q) format('woff2')}\n", of.token, of.file)
			_, fallback, _ := strings.Cut(family, ",")
			family, fonts = fmt.Sprintf("'Own %s',%s", of.token, fallback), append(fonts, of.file)
		} else {
			used[name] = true
		}
		if of.file != "" || name != of.usual {
			rules += fmt.Sprintf(":root{--font-%s:%s}\n", of.token, family)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(typefaces)) {
		if !used[name] {
			unused = append(unused, strings.ToLower(name))
		}
	}
	return rules, unused, fonts
}

// palette maps the tokens or roles of one light to their colours.
type palette map[string]colour

// readable are the roles that need a contrast to others, and how much: WCAG 2.2 requires 4.5 for
// text, and 3 for large text and for controls.
var readable = []struct {
	role string
	on   []string
	min  float64
}{
	{"ink", []string{"paper", "card"}, text},
	{"soft", []string{"paper", "card"}, text},
	{"link", []string{"paper", "card"}, text},
	{"action", []string{"paper", "card"}, large},
}

// tokens are the colours of components/styles/tokens.css that are derived from the roles: from one
// of them with a share of another, and with a minimum contrast to the surfaces.
var tokens = []struct {
	name, of, with string
	share          float64
	min            float64
}{
	{"paper", "paper", "", 0, 0},
	{"paper-2", "paper", "accent", .1, 0},
	{"card", "card", "", 0, 0},
	{"tint-sage", "paper", "sage", .12, 0},
	{"tint-blush", "paper", "blush", .12, 0},
	{"tint-moon", "paper", "accent", .16, 0},
	{"tint-dusk", "paper", "link", .12, 0},
	{"dusk", "band", "", 0, 0},
	{"ink", "ink", "", 0, text},
	{"ink-soft", "soft", "", 0, text},
	{"ink-on-dusk", "on-band", "", 0, 0},
	{"ink-on-dusk-soft", "on-band", "band", .15, text},
	{"ink-on-action", "on-action", "", 0, 0},
	{"ink-on-gold", "on-accent", "", 0, 0},
	{"action", "action", "", 0, 0},
	{"action-hover", "action", "on-action", .12, 0},
	{"gold", "accent", "", 0, 0},
	{"gold-ink", "accent", "", 0, text},
	{"link", "link", "", 0, text},
	{"sage", "sage", "", 0, text},
	{"blush", "blush", "", 0, text},
	{"danger", "danger", "", 0, text},
	{"success", "success", "", 0, text},
	{"line", "paper", "ink", .14, 0},
	{"line-night", "paper", "ink", .2, 0},
	{"line-strong", "paper", "ink", .5, large},
	{"ring", "link", "", 0, large},
	{"ring-on-dusk", "on-band", "", 0, 0},
}

// fixed are the colours whose meaning is the same in every brand, by day and by night.
var fixed = map[string][2]colour{
	"sage": {"#4f6b4c", "#a9bd9d"}, "blush": {"#a4503f", "#e0a08d"}, "danger": {"#a3302b", "#f0a294"}, "success": {"#3f6240", "#a9c79d"},
}

// cardColours maps the colours of Open Graph images to the tokens that replace them.
var cardColours = map[string]string{
	"#FBF6EE": "paper", "#F5EBDC": "paper-2", "#FBECCB": "tint-moon", "#E6EBDE": "tint-sage", "#E0A957": "gold",
	"#A3B298": "link", "#5F7269": "dusk",
	"#2B2640": "ink", "#8A5A14": "gold-ink", "#3A3356": "action",
}

func (b *Brand) roles() map[string]ColourPair {
	c := &b.Colours
	return map[string]ColourPair{"paper": c.Paper, "card": c.Card, "ink": c.Ink, "soft": c.Soft, "link": c.Link, "action": c.Action, "accent": c.Accent, "band": c.Band}
}

// palettes returns the tokens by day, by night and in the dim light: amber at half the luminance.
func (b *Brand) palettes() (day, night, dim palette) {
	by, at, low := palette{}, palette{}, palette{}
	for role, pair := range b.roles() {
		by[role], at[role] = colour(strings.ToLower(pair.Day)), colour(strings.ToLower(pair.Night))
	}
	for name, pair := range fixed {
		by[name], at[name] = pair[0], pair[1]
	}
	for name, c := range at {
		low[name] = c.amber(.5)
	}
	return by.tokens(anyLight), at.tokens(anyLight), low.tokens(amberLight)
}

// tokens derives all tokens of a light from its roles.
func (p palette) tokens(in light) palette {
	for _, role := range []string{"band", "action", "accent"} {
		if p["on-"+role] = p[role].opposite(p["ink"], p["paper"], in); p["on-"+role].contrast(p[role]) < text {
			p[role] = p[role].nearest([]colour{"#000000"}, text, in) // amber is never light enough
			p["on-"+role] = "#000000"
		}
	}
	made, surfaces := palette{}, []colour{}
	for _, token := range tokens {
		c := p[token.of]
		if token.with != "" {
			c = in(c.mix(p[token.with], token.share))
		}
		if token.min > 0 {
			on := surfaces
			if strings.Contains(token.name, "-on-dusk") {
				on = []colour{p["band"]}
			}
			c = c.nearest(on, token.min, in)
		} else if strings.HasPrefix(token.name, "paper") || strings.HasPrefix(token.name, "tint") || token.name == "card" {
			surfaces = append(surfaces, c)
		}
		made[token.name] = c
	}
	return made
}

// brandOf returns the site's brand, or nil if there is none or it has problems.
func brandOf(tree *content.Tree) *content.Brand {
	brand := &dataOf(tree).Brand
	if len(brandFaults(brand)) > 0 { // also true if there is no file
		return nil
	}
	day, night, dim := brand.palettes()
	var both, low strings.Builder
	for _, token := range tokens {
		fmt.Fprintf(&both, "--%s:light-dark(%s,%s);", token.name, day[token.name], night[token.name])
		fmt.Fprintf(&low, "--%s:%s;", token.name, dim[token.name])
	}
	typeRules, unused, fonts := brand.Type.rules()
	cards := map[string]string{}
	for from, token := range cardColours {
		cards[from] = string(day[token])
	}
	return &content.Brand{
		Theme: schema.Theme{Light: string(day["paper"]), Dark: string(night["paper"]), Dim: string(dim["paper"])},
		Cards: cards, CardTypes: brand.Type.cards(tree.FS),
		Icons:  [2]string{string(day["dusk"]), string(day["ink-on-dusk"])},
		Unused: unused, Fonts: fonts, Sheet: sheetOf(day, night, dim),
		Styles: ":root{" + both.String() + "}\n@media screen{[data-theme=dim]{" + low.String() + "}}\n" + typeRules,
	}
}

func sheetOf(lights ...palette) (sheet []content.Swatch) {
	for _, token := range tokens {
		on := "paper"
		if _, ground, ok := strings.Cut(token.name, "-on-"); ok {
			on, _, _ = strings.Cut(ground, "-")
		}
		swatch := content.Swatch{Name: token.name}
		for i, p := range lights {
			swatch.Colours[i], swatch.Contrasts[i] = string(p[token.name]), p[token.name].contrast(p[on])
		}
		sheet = append(sheet, swatch)
	}
	return sheet
}

type brandFault struct {
	path, message, hint string
	id                  diag.ID
}

func brandFaults(brand *Brand) (faults []brandFault) {
	for _, light := range []string{"day", "night"} {
		p := palette{}
		for role, pair := range brand.roles() {
			written := map[string]string{"day": pair.Day, "night": pair.Night}[light]
			if !isColour().MatchString(written) {
				faults = append(faults, brandFault{"colours." + role + "." + light, fmt.Sprintf("“%s” is not a colour.", written), `Write six digits after a number sign, in quotation marks: "#3a3356".`, "brand-colour"})
			}
			p[role] = colour(strings.ToLower(written))
		}
		if len(faults) > 0 {
			continue
		}
		for _, rule := range readable {
			c, on := p[rule.role], []colour{}
			for _, role := range rule.on {
				on = append(on, p[role])
			}
			if better := c.nearest(on, rule.min, anyLight); better != c {
				faults = append(faults, brandFault{"colours." + rule.role + "." + light,
					fmt.Sprintf("%s cannot be read on %s: the contrast is %.1f, and has to be %.1f.", c, strings.Join(rule.on, " and "), c.least(on), rule.min),
					fmt.Sprintf(`The nearest colour that can be read is "%s".`, better), "brand-contrast"})
			}
		}
	}
	return faults
}

func checkBrand(tree *content.Tree) (diags diag.List) {
	brand := &dataOf(tree).Brand
	if brand.Colours.Paper.Day == "" {
		return nil // there is no file
	}
	for _, fault := range brandFaults(brand) {
		diags = append(diags, diag.Errorf(fault.id, tree.At("brand", fault.path), "%s", fault.message).WithHint("%s", fault.hint))
	}
	cards := brand.Type.cards(tree.FS)
	for i, of := range brand.Type.chosen() {
		if of.file != "" && cards[i].File == "" {
			diags = append(diags, diag.Warnf("brand-type-in-pictures", tree.At("brand", "type."+of.key), "The pictures of shared links are set in another typeface: what draws them reads no WOFF2.").
				WithHint("Put the same typeface beside it as %s.ttf or %[1]s.otf, which its maker has, too.", of.beside()))
		}
	}
	return diags.Sorted()
}

// colour is a colour in CSS notation, in lower case: #3a3356.
type colour string

// The contrasts of WCAG 2.2: for text, and for large text and controls.
const (
	text  = 4.5
	large = 3
)

var isColour = pattern.Of(`^#[0-9a-fA-F]{6}$`)

// parts returns red, green and blue from 0 to 255.
func (c colour) parts() (parts [3]float64) {
	for i := range parts {
		part, _ := strconv.ParseUint(string(c[1+2*i:3+2*i]), 16, 8) // isColour has checked it
		parts[i] = float64(part)
	}
	return parts
}

func colourOf(parts [3]float64) colour {
	return colour(fmt.Sprintf("#%02x%02x%02x", int(math.Round(parts[0])), int(math.Round(parts[1])), int(math.Round(parts[2]))))
}

func (c colour) mix(other colour, share float64) colour {
	parts, more := c.parts(), other.parts()
	for i := range parts {
		parts[i] += (more[i] - parts[i]) * share
	}
	return colourOf(parts)
}

// luminance returns the relative luminance of the colour, from 0 to 1, as WCAG defines it.
func (c colour) luminance() (sum float64) {
	for i, part := range c.parts() {
		part /= 255
		if part <= 0.04045 {
			part /= 12.92
		} else {
			part = math.Pow((part+0.055)/1.055, 2.4)
		}
		sum += part * [3]float64{0.2126, 0.7152, 0.0722}[i]
	}
	return sum
}

func (c colour) contrast(other colour) float64 {
	one, two := c.luminance(), other.luminance()
	return (max(one, two) + 0.05) / (min(one, two) + 0.05)
}

func (c colour) least(others []colour) float64 {
	least := math.Inf(1)
	for _, other := range others {
		least = min(least, c.contrast(other))
	}
	return least
}

type light func(colour) colour

func anyLight(c colour) colour   { return c }
func amberLight(c colour) colour { return c.amber(1) }

// nearest returns the colour, or the nearest one towards black or white with enough contrast.
func (c colour) nearest(others []colour, contrast float64, in light) colour {
	for share := 0.0; share <= 1; share += 1.0 / 128 {
		for _, end := range []colour{"#000000", "#ffffff"} {
			if near := in(c.mix(end, share)); near.least(others) >= contrast {
				return near
			}
		}
	}
	return c // no colour has the contrast
}

// opposite returns the one of two colours that contrasts more with c, made readable if necessary.
func (c colour) opposite(one, other colour, in light) colour {
	if c.contrast(other) > c.contrast(one) {
		one = other
	}
	return one.nearest([]colour{c}, text, in)
}

// amber returns an amber colour, almost without blue, with a share of the colour's luminance.
func (c colour) amber(share float64) colour {
	wanted, low, high := c.luminance()*share, 0.0, 255.0
	for range 16 {
		if middle := (low + high) / 2; amberOf(middle).luminance() < wanted {
			low = middle
		} else {
			high = middle
		}
	}
	return amberOf(high)
}

func amberOf(red float64) colour { return colourOf([3]float64{red, red * .66, red * .15}) }
