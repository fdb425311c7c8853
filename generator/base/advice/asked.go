package advice

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Phrases are what a visitor may type: lists of words, each with its alternatives.
type Phrases [][][]string

// PhrasesOf parses phrases such as “not breathing/breath”.
func PhrasesOf(said []string) Phrases {
	phrases := make(Phrases, len(said))
	for i, phrase := range said {
		for word := range strings.FieldsSeq(phrase) {
			phrases[i] = append(phrases[i], strings.Split(word, "/"))
		}
	}
	return phrases
}

// FirstAsked returns the index of the first list with a phrase that a query asks for, -1 if there
// is none. The browser has the same rule in components/features/search/help.ts; both are tested
// with help-cases.json there.
func FirstAsked(query string, lists ...Phrases) int {
	typed := typedWords(query)
	return slices.IndexFunc(lists, func(list Phrases) bool {
		return slices.ContainsFunc(list, func(phrase [][]string) bool { return isAsked(typed, phrase) })
	})
}

// typedWords splits a query into words of a-z, digits and &; it drops accents and apostrophes.
func typedWords(query string) []string {
	folded := strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.M, r), r == '\'', r == '’':
			return -1
		case r == '&' || r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return r
		}
		return ' '
	}, strings.ToLower(norm.NFKD.String(query)))
	return strings.Fields(folded)
}

// isAsked reports whether each word of a phrase was typed, and with “only” nothing else. The last
// typed word may be unfinished if another word matched or most of it is there.
func isAsked(typed []string, phrase [][]string) bool {
	last, begun := "", 0
	if len(typed) > 0 {
		last = typed[len(typed)-1]
	}
	for whole, either := range phrase {
		isFound := slices.ContainsFunc(either, func(word string) bool {
			if word == "only" {
				return len(typed) < len(phrase)
			}
			if slices.ContainsFunc(typed, func(t string) bool { return isForm(t, word) }) {
				return true
			}
			isBegun := len(last) > 2 && strings.HasPrefix(word, last) && (whole > 0 || len(last) > 4)
			if isBegun {
				begun++
			}
			return isBegun
		})
		if !isFound {
			return false
		}
	}
	return begun < 2
}

// isForm reports whether a word was typed, with any ending or with one typing error.
func isForm(typed, word string) bool {
	if typed == word || len(word) > 3 && strings.HasPrefix(typed, word) {
		return true
	}
	if len(word) < 6 || typed[0] != word[0] {
		return false // too many other words are similar
	}
	for n := len(word) - 1; n <= len(word)+1; n++ {
		if n <= len(typed) && isSlip(typed[:n], word) {
			return true
		}
	}
	return false
}

// isSlip reports whether at most one letter was added, dropped, changed or swapped with the next.
func isSlip(a, b string) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a) < 2 && len(b) < 2 || len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
}
