package markdown

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// ids are the ids of one page so far.
type ids struct {
	taken map[string]bool
	// last is the number that was last put behind a text, to go on from there.
	last map[string]int
}

func newIDs() ids { return ids{map[string]bool{}, map[string]int{}} }

func (s *ids) take(id string) (free bool) {
	if s.taken[id] {
		return false
	}
	s.taken[id] = true
	return true
}

// make returns a free id that reads like a text.
func (s *ids) make(text string) string {
	base := slug(text)
	if s.last[base] == 0 && s.take(base) {
		s.last[base] = 1
		return base
	}
	for {
		s.last[base]++
		if id := base + "-" + strconv.Itoa(max(s.last[base], 2)); s.take(id) {
			return id
		}
	}
}

// slug turns a text into an id: small letters and digits with hyphens between
// words. Accents are dropped, and apostrophes do not part a word.
func slug(text string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFD.String(text) {
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
	if b.Len() == 0 {
		return "section"
	}
	return b.String()
}
