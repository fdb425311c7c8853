package search

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
)

// wordsPerSection is how many words of a section are kept. Two indexes, the library's
// and everybody's, and the code that searches them have to fit into 25 KB.
const wordsPerSection = 10

// keepTellingWords replaces the texts of sections by the words that tell them best from
// the others: those that are frequent in the section and rare in all (tf-idf). Words of
// title and heading are found anyway.
func keepTellingWords(entries []Entry) {
	sections := map[string]int{} // by word, how many sections have it
	count := 0
	for _, entry := range entries {
		for _, section := range entry.Sections {
			count++
			for word := range frequencies(section.Words) {
				sections[word]++
			}
		}
	}
	telling := func(word string, times int) float64 {
		return (1 + math.Log(float64(times))) * math.Log(float64(count)/float64(sections[word]))
	}
	for _, entry := range entries {
		for i := range entry.Sections {
			section := &entry.Sections[i]
			section.Words = best(section, frequencies(entry.Title+" "+section.Heading), telling)
		}
	}
}

// best returns a section's most telling words, sorted, without those that are known.
func best(section *Section, known map[string]int, telling func(string, int) float64) string {
	times := frequencies(section.Words)
	var words []string
	for word := range times {
		if known[word] == 0 && telling(word, times[word]) > 0 {
			words = append(words, word)
		}
	}
	slices.SortFunc(words, func(a, b string) int {
		return cmp.Or(cmp.Compare(telling(b, times[b]), telling(a, times[a])), cmp.Compare(a, b))
	})
	words = words[:min(len(words), wordsPerSection)]
	slices.Sort(words)
	return strings.Join(words, " ")
}

// shortest is the length of the shortest word that is kept, in letters; the fewer say
// nothing of a section.
const shortest = 4

var apostrophes = strings.NewReplacer("'", "", "’", "")

// frequencies counts the words of a text as the browser divides them: small letters and
// digits, without apostrophes. Figures are no words: they stand in tables.
func frequencies(text string) map[string]int {
	text = apostrophes.Replace(strings.ToLower(text))
	times := map[string]int{}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if len(word) >= shortest && !unicode.IsDigit(rune(word[0])) {
			times[word]++
		}
	}
	return times
}
