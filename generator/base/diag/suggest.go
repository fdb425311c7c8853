package diag

import (
	"cmp"
	"slices"
	"strings"
)

// Suggest returns the known word that was probably meant, or "" when none is near.
func Suggest(word string, known []string) string {
	if near := SuggestAll(word, known, 1); len(near) > 0 {
		return near[0]
	}
	return ""
}

// SuggestAll returns at most limit known words that may have been meant: those a few slips
// away, then those that contain word.
func SuggestAll(word string, known []string, limit int) []string {
	type candidate struct {
		word     string
		distance int
	}
	var near []candidate
	lower := strings.ToLower(word)
	letters := []rune(lower)
	allowed := slips(len(letters))
	for _, k := range known {
		distance := distance(letters, []rune(strings.ToLower(k)), allowed)
		switch {
		case distance <= allowed:
			near = append(near, candidate{k, distance})
		case len(lower) > 2 && strings.Contains(strings.ToLower(k), lower):
			near = append(near, candidate{k, allowed + len(k) - len(lower)})
		}
	}
	slices.SortFunc(near, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.word, b.word))
	})
	words := make([]string, 0, limit)
	for _, c := range near[:min(limit, len(near))] {
		words = append(words, c.word)
	}
	return words
}

// slips is how many wrong letters a word of a length may have and still be recognised.
func slips(length int) int {
	switch {
	case length < 3:
		return 0
	case length < 5:
		return 1
	case length < 9:
		return 2
	}
	return 3
}

// Distance is distance of two strings.
func Distance(s, t string, limit int) int { return distance([]rune(s), []rune(t), limit) }

// distance counts the letters to add, drop, change or swap with a neighbour to turn s into t;
// it gives up above limit where the lengths alone tell.
func distance(s, t []rune, limit int) int {
	if d := len(s) - len(t); d > limit || -d > limit {
		return limit + 1
	}
	var before []int // the row of s[:i-2]
	last := make([]int, len(t)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row := make([]int, len(t)+1)
		row[0] = i
		for j := 1; j <= len(t); j++ {
			changed := 1
			if s[i-1] == t[j-1] {
				changed = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+changed)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(t)]
}
