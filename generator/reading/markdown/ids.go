package markdown

import (
	"cmp"
	"strconv"

	"nightlight/generator/base/slug"
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
	base := idOf(text)
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

// idOf is the id that reads like a text.
func idOf(text string) string { return cmp.Or(slug.Of(text), "section") }
