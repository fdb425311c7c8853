// Package slug makes names for addresses of any text.
package slug

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Of returns a text as small letters a to z and digits, with hyphens between its
// words: "Tea & naps, déjà vu" becomes tea-naps-deja-vu. Accents are dropped, and
// apostrophes do not divide a word. It is "" when no letter or digit is left.
func Of(text string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFKD.String(text) {
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
