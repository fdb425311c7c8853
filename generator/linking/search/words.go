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
const wordsPerSection = 5

// keepTellingWords replaces the texts of sections by the words that tell them best from
// the others: those that are frequent in the section and rare in all (tf-idf). Words of
// title and heading are found anyway.
func keepTellingWords(entries []Entry) {
	var counted []map[string]int
	sections := map[string]int{} // by word, how many sections have it
	for _, entry := range entries {
		for _, section := range entry.Sections {
			times := frequencies(section.Words)
			counted = append(counted, times)
			for word := range times {
				sections[word]++
			}
		}
	}
	rarity := make(map[string]float64, len(sections))
	for word, having := range sections {
		rarity[word] = math.Log(float64(len(counted)) / float64(having))
	}
	for _, entry := range entries {
		for i := range entry.Sections {
			section := &entry.Sections[i]
			section.Words = best(counted[0], frequencies(entry.Title+" "+section.Heading), rarity)
			counted = counted[1:]
		}
	}
}

// best returns the most telling words of a section, sorted, without those that are known.
func best(times, known map[string]int, rarity map[string]float64) string {
	type scored struct {
		word  string
		score float64
	}
	var found []scored
	for word, n := range times {
		if score := (1 + math.Log(float64(n))) * rarity[word]; known[word] == 0 && score > 0 {
			found = append(found, scored{word, score})
		}
	}
	slices.SortFunc(found, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.word, b.word))
	})
	var words []string
	for _, f := range found[:min(len(found), wordsPerSection)] {
		words = append(words, f.word)
	}
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
