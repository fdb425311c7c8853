package advice

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Phrases are what somebody may type: of each its words, and of each word those that do as well.
type Phrases [][][]string

// PhrasesOf divides phrases: “not breathing/breath”.
func PhrasesOf(said []string) Phrases {
	phrases := make(Phrases, len(said))
	for i, phrase := range said {
		for word := range strings.FieldsSeq(phrase) {
			phrases[i] = append(phrases[i], strings.Split(word, "/"))
		}
	}
	return phrases
}

// FirstAsked is the first of some lists of which whoever types a query asks for a phrase, -1 where
// none is. The browser has the same rule, in components/features/search/help.ts; both are tried
// with help-cases.json there.
func FirstAsked(query string, lists ...Phrases) int {
	typed := typedWords(query)
	return slices.IndexFunc(lists, func(list Phrases) bool {
		return slices.ContainsFunc(list, func(phrase [][]string) bool { return isAsked(typed, phrase) })
	})
}

// typedWords divides a query: letters without accents and digits, in small letters.
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

// isAsked says that each word of a phrase was typed, and after “only” nothing else. The last that
// was typed may not be finished yet, when another was, or most of it is there.
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

// isForm says that a word was typed, in any form, or with one slip of a finger.
func isForm(typed, word string) bool {
	if typed == word || len(word) > 3 && strings.HasPrefix(typed, word) {
		return true
	}
	if len(word) < 6 || typed[0] != word[0] {
		return false // too many other words are near
	}
	for n := len(word) - 1; n <= len(word)+1; n++ {
		if n <= len(typed) && isSlip(typed[:n], word) {
			return true
		}
	}
	return false
}

// isSlip says that one letter is more, less, other, or swapped with its neighbour.
func isSlip(a, b string) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a) < 2 && len(b) < 2 || len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
}
