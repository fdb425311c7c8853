package pattern_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"nightlight/generator/base/pattern"
)

func TestWordsAreThoseThatStandInTheText(t *testing.T) {
	lists := [][]string{{"{"}, {"the end", "TODO"}, {"éa", "£"}, nil, {"]("}, {" .\n", "a"}, {"ab", "abc"}}
	words := pattern.WordsOf(lists, func(words []string) []string { return words })()
	random := rand.New(rand.NewPCG(1, 2))
	signs := []string{"{", "the end", "th", "e end", "TODO", "TOD", "O", "é", "éa", "£", "]", "(", " .", "\n", "a", "b", "c", " ", "\xc3", "\xa9a"}
	for range 20_000 {
		var text strings.Builder
		for range random.IntN(6) {
			text.WriteString(signs[random.IntN(len(signs))])
		}
		found := words.In(text.String())
		for list, of := range lists {
			stands := false
			for _, word := range of {
				stands = stands || strings.Contains(text.String(), word)
			}
			if found.Has(list) != stands {
				t.Fatalf("%q has a word of %q: %t, want %t", text.String(), of, found.Has(list), stands)
			}
		}
	}
}
