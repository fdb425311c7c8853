package advice

import (
	"iter"
	"slices"
	"strings"
)

type span struct {
	from, to int
	// isNegative means that the matched phrase itself contains a negation.
	isNegative bool
}

func (s span) covers(other span) bool { return s.from <= other.from && other.to <= s.to }

type phrase struct {
	row        int
	parts      []part
	isNegative bool
}

// part is one word of a phrase in all its forms, or any word of a group.
type part struct {
	term term
	// gap means that other words may stand before it.
	gap bool
}

// saysNo are the negations that phrases may contain.
var saysNo = wordSet("instead out without no not never don't won't doesn't can't isn't needn't")

// maxGap is the number of words that "..." may stand for, and maxSmall the number of small
// words that may stand between two words of a phrase.
const (
	maxGap   = 9
	maxSmall = 3
)

// term is the number of a word in the table, or of a group.
type term int32

// lexicon contains the words of the table, by their forms.
type lexicon struct {
	groups map[string]string
	known  map[string]term
	forms  map[string]form
	// made and parts back all lists of terms and parts, which saves allocations.
	made  []term
	parts []part
	// pairs are two words that a group treats as one: "little one".
	pairs map[[2]string]bool
}

type form struct {
	terms []term
	// isSmall means that it may stand between the words of a phrase; endsPair that it ends a pair.
	isSmall, endsPair bool
}

// phrases is an index of phrases by their first words.
type phrases struct {
	lexicon *lexicon
	// groups are lists of phrases with the same first term; group is their index by term, or 0.
	groups [][]phrase
	group  []uint16
}

var inFull = strings.NewReplacer("won't", "will not", "can't", "can not", "cannot", "can not", "n't", " not", "'ll", " will", "'re", " are", "'ve", " have", "it's", "it is", "that's", "that is", "what's", "what is", "who's", "who is")

// phrases compiles lines of phrases, which are separated by |.
func (x *lexicon) phrases(lines ...[]string) phrases {
	found := phrases{lexicon: x, groups: make([][]phrase, 1)}
	for row, lines := range lines {
		for _, line := range lines {
			for one := range strings.SplitSeq(line, "|") {
				found.add(row, one)
				if strings.Contains(one, "-") { // bean-bag matches beanbag and bean bag
					found.add(row, strings.ReplaceAll(one, "-", " "))
				}
				if isShort := strings.Contains(one, "'") || strings.Contains(one, "cannot"); isShort && !strings.Contains(one, `"`) {
					if full := inFull.Replace(one); full != one {
						found.add(row, full)
					}
				}
			}
		}
	}
	return found
}

func (ps *phrases) add(row int, text string) {
	p, gap, first := phrase{row: row}, false, len(ps.lexicon.parts)
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if word == "..." {
			gap = true
			continue
		}
		p.isNegative = p.isNegative || len(ps.lexicon.parts) > first && saysNo[word]
		ps.lexicon.parts, gap = append(ps.lexicon.parts, part{ps.lexicon.term(word), gap}), false
	}
	if p.parts = slices.Clip(ps.lexicon.parts[first:]); len(p.parts) > 0 {
		first := p.parts[0].term
		ps.group = append(ps.group, make([]uint16, max(0, int(first)+1-len(ps.group)))...)
		if ps.group[first] == 0 {
			ps.group[first] = uint16(len(ps.groups))
			ps.groups = append(ps.groups, nil)
		}
		group := &ps.groups[ps.group[first]]
		*group = append(*group, p)
	}
}

// term returns the term of a word, which matches all its forms: "fall" matches falls and falling.
// A word in quotation marks matches only itself, and a group matches each of its words.
func (x *lexicon) term(word string) term {
	if known, is := x.known[word]; is {
		return known
	}
	made := term(len(x.known))
	x.known[word] = made
	name, isGroup := strings.CutPrefix(word, "<")
	words := []string{word}
	if isGroup {
		words = strings.Fields(x.groups[strings.TrimSuffix(name, ">")])
	}
	for _, word := range words {
		exact := strings.Trim(word, `"`)
		if first, second, is := strings.Cut(exact, "-"); is && isGroup {
			x.pairs[[2]string{first, second}] = true
			form := x.forms[second]
			form.endsPair = true
			x.forms[second] = form
		}
		forms := exact
		if exact == word {
			forms = inflections(word)
		}
		for text := range strings.FieldsSeq(strings.ReplaceAll(forms, "-", "")) {
			form := x.forms[text]
			if form.terms == nil {
				x.made = append(x.made, made)
				form.terms = slices.Clip(x.made[len(x.made)-1:])
			} else if !slices.Contains(form.terms, made) {
				form.terms = append(form.terms, made)
			}
			x.forms[text] = form
		}
	}
	return made
}

// read sets the terms and flags of each word from the table.
func (x *lexicon) read(words []word) {
	for i := range words {
		w := &words[i]
		form := x.formOf(w.text)
		w.terms, w.isSmall = form.terms, form.isSmall
		if i > 0 && form.endsPair && x.pairs[[2]string{words[i-1].text, w.text}] {
			w.joined = true
		}
	}
}

func (x *lexicon) formOf(text string) form {
	found := x.forms[text]
	if one, is := strings.CutSuffix(text, "'s"); is {
		found.terms = slices.Concat(found.terms, x.forms[one].terms)
	}
	return found
}

const vowels = "aeiou"

// inflections returns the forms of a word, separated by spaces.
func inflections(word string) string {
	if len(word) < 3 || strings.ContainsAny(word, "'{0123456789") {
		return word
	}
	stem, last := word[:len(word)-1], word[len(word)-1:]
	isShort := len(word) <= 4 && !strings.Contains(vowels+"wxy", last) && strings.Contains(vowels, stem[len(stem)-1:]) && !strings.Contains(vowels, stem[len(stem)-2:len(stem)-1])
	switch before := word + " " + word + "s " + word; {
	case last == "e":
		return before + "d " + stem + "ing " + word + "r " + word + "rs"
	case last == "y" && !strings.Contains(vowels, stem[len(stem)-1:]):
		return before + "ing " + stem + "ies " + stem + "ied"
	case isShort:
		doubled := " " + word + last
		return before + last + "ed" + doubled + "ing" + doubled + "er" + doubled + "ers"
	default:
		return before + "es " + word + "ed " + word + "ing " + word + "er " + word + "ers"
	}
}

// in yields the row and the span of each phrase that occurs in words.
func (ps phrases) in(words []word) iter.Seq2[int, span] {
	return func(yield func(int, span) bool) {
		for from := range words {
			for terms, next := range ps.lexicon.readings(words, from) {
				for _, term := range terms {
					if int(term) >= len(ps.group) {
						continue
					}
					for _, p := range ps.groups[ps.group[term]] {
						if to, ok := ps.matches(p, words, next, 1); ok && !yield(p.row, span{from, to, p.isNegative}) {
							return
						}
					}
				}
			}
		}
	}
}

// readings yields the terms that the words from an index on may stand for, and the index of the
// next word: pil-low can be read as pil and as pillow.
func (x *lexicon) readings(words []word, at int) iter.Seq2[[]term, int] {
	return func(yield func([]term, int) bool) {
		if !yield(words[at].terms, at+1) {
			return
		}
		text := words[at].text
		for next := at + 1; next < len(words) && words[next].joined; next++ {
			if text += words[next].text; !yield(x.formOf(text).terms, next+1) {
				return
			}
		}
	}
}

// matches reports whether a phrase, from one of its parts on, matches at a word, and where it ends.
func (ps phrases) matches(p phrase, words []word, at, part int) (to int, ok bool) {
	if part == len(p.parts) {
		return at, true
	}
	most, isGap := maxSmall, p.parts[part].gap
	if isGap {
		most = maxGap
	}
	for i := at; i < min(len(words), at+most+1); i++ {
		if words[i].mark == ';' || words[i].mark == ':' {
			break
		}
		for terms, next := range ps.lexicon.readings(words, i) {
			if slices.Contains(terms, p.parts[part].term) {
				if to, ok := ps.matches(p, words, next, part+1); ok {
					return to, true
				}
			}
		}
		if !isGap && !words[i].isSmall {
			break
		}
	}
	return 0, false
}

func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(list) {
		set[word] = true
	}
	return set
}
