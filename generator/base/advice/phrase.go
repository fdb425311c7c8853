package advice

import (
	"iter"
	"slices"
	"strings"
)

// span is from one word of a sentence up to another.
type span struct{ from, to int }

func (s span) covers(other span) bool { return s.from <= other.from && other.to <= s.to }

// phrase is a sequence of words.
type phrase struct {
	row   int
	parts []part
	small map[string]bool
}

// part is one word of a phrase in all its forms, or a gap before the next.
type part struct {
	forms map[string]bool
	// gap says that other words may stand before it.
	gap bool
}

// maxGap is how many words "..." stands for at most, and maxSmall how many small words may
// stand between two of a phrase.
const (
	maxGap   = 9
	maxSmall = 3
)

// phrases are found by the forms of their first words.
type phrases map[string][]phrase

// compiler makes phrases of what the table says.
type compiler struct {
	groups map[string]string
	small  map[string]bool
	// known are the forms of words that were compiled before.
	known map[string]map[string]bool
	// row is that of the phrases which are compiled.
	row int
}

// all compiles phrases, of which each line has several with | between them.
func (c compiler) all(lines []string) phrases {
	found := phrases{}
	c.add(found, lines)
	return found
}

func (c compiler) add(to phrases, lines []string) {
	for _, line := range lines {
		for one := range strings.SplitSeq(line, "|") {
			apart := strings.ReplaceAll(one, "-", " ") // bean-bag is found as beanbag, and as bean bag
			for _, text := range slices.Compact([]string{one, apart}) {
				p := c.phrase(text)
				for form := range p.parts[0].forms {
					to[form] = append(to[form], p)
				}
			}
		}
	}
}

func (c compiler) phrase(text string) phrase {
	p, gap := phrase{row: c.row, small: c.small}, false
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if word == "..." {
			gap = true
			continue
		}
		p.parts, gap = append(p.parts, part{c.forms(word), gap}), false
	}
	if len(p.parts) == 0 {
		p.parts = []part{{}}
	}
	return p
}

// forms are all in which a word of the table is found: "fall" also as falls, falling; a word in
// quotation marks only as it stands, and a group each of its words.
func (c compiler) forms(word string) map[string]bool {
	if forms, is := c.known[word]; is {
		return forms
	}
	forms := map[string]bool{}
	c.known[word] = forms
	name, isGroup := strings.CutPrefix(word, "<")
	words := []string{word}
	if isGroup {
		words = strings.Fields(c.groups[strings.TrimSuffix(name, ">")])
	}
	for _, word := range words {
		exact := strings.Trim(word, `"`)
		for _, form := range inflections(exact) {
			if exact == word || form == exact {
				forms[strings.ReplaceAll(form, "-", "")] = true
			}
		}
	}
	return forms
}

const vowels = "aeiou"

func inflections(word string) []string {
	forms := []string{word}
	if len(word) < 3 || strings.ContainsAny(word, "'{0123456789") {
		return forms
	}
	stem, last := word[:len(word)-1], word[len(word)-1:]
	isShort := len(word) <= 4 && !strings.Contains(vowels+"wxy", last) && strings.Contains(vowels, stem[len(stem)-1:]) && !strings.Contains(vowels, stem[len(stem)-2:len(stem)-1])
	switch {
	case last == "e":
		forms = append(forms, word+"s", word+"d", stem+"ing", word+"r", word+"rs")
	case last == "y" && !strings.Contains(vowels, stem[len(stem)-1:]):
		forms = append(forms, stem+"ies", stem+"ied", word+"ing", word+"s")
	case isShort:
		forms = append(forms, word+"s", word+last+"ed", word+last+"ing", word+last+"er", word+last+"ers")
	default:
		forms = append(forms, word+"s", word+"es", word+"ed", word+"ing", word+"er", word+"ers")
	}
	for _, form := range slices.Clone(forms) {
		forms = append(forms, form+"'s")
	}
	return forms
}

// in yields where one of the phrases stands, with its row.
func (ps phrases) in(words []word) iter.Seq2[int, span] {
	return func(yield func(int, span) bool) {
		for from := range words {
			for text, next := range readings(words, from) {
				for _, p := range ps[text] {
					if to, ok := p.matches(words, next, 1); ok && !yield(p.row, span{from, to}) {
						return
					}
				}
			}
		}
	}
}

// readings are how the words from one on can be read, and where the next begins: pil-low is
// pil, and pillow.
func readings(words []word, at int) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		text := words[at].text
		for next := at + 1; yield(text, next) && next < len(words) && words[next].joined; next++ {
			text += words[next].text
		}
	}
}

// matches says where a phrase ends whose parts from one on stand at a place.
func (p phrase) matches(words []word, at, part int) (to int, ok bool) {
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
		for text, next := range readings(words, i) {
			if p.parts[part].forms[text] {
				if to, ok := p.matches(words, next, part+1); ok {
					return to, true
				}
			}
		}
		if !isGap && !p.small[words[i].text] {
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
