// Package slug converts texts to names for addresses.
package slug

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/pattern"
)

// Of returns a text as lower-case letters a to z and digits, with hyphens between words: "Tea &
// cakes, déjà vu" becomes tea-cakes-deja-vu. It returns "" if none are left.
func Of(text string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFKD.String(spelled.Replace(norm.NFC.String(text))) {
		r = unicode.ToLower(r)
		switch {
		case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(r)
		case r == '\'' || r == '’' || unicode.Is(unicode.Mn, r):
		default:
			gap = true
		}
	}
	return b.String()
}

// Camel returns a hyphenated name in camel case: first-nights becomes firstNights.
func Camel(name string) string {
	words := strings.Split(name, "-")
	for i, word := range words[1:] {
		words[i+1] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, "")
}

// Component returns the name that the file of a template or block exports: OvenLog for oven-log.
func Component(name string) string {
	name = Camel(name)
	return strings.ToUpper(name[:1]) + name[1:]
}

// spelled replaces letters that have no accent to remove, or that are usually transcribed.
var spelled = strings.NewReplacer(
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "ẞ", "SS",
	"æ", "ae", "Æ", "Ae", "œ", "oe", "Œ", "Oe", "ø", "o", "Ø", "O", "å", "a", "Å", "A",
	"þ", "th", "Þ", "Th", "ð", "d", "Ð", "D", "ł", "l", "Ł", "L",
)

// IsReserved reports whether Windows does not allow files with a name, whatever their extension.
func IsReserved(name string) bool { return reserved().MatchString(name) }

var reserved = pattern.Of(`^(con|prn|aux|nul|(com|lpt)[0-9])$`)
