package pattern

import (
	"strings"
	"sync"
)

// Words finds which of some lists have a word in a text. A text is read once, however many
// words there are. An expression of which each match holds a word is far quicker to tell by
// it than to try.
type Words struct {
	// pairs are bits for the two bytes by which a word is recognised.
	pairs  [1 << 16 / 64]uint64
	byPair map[uint16][]word
}

type word struct {
	text string
	// at is where its pair stands in it.
	at   int
	list int
}

// Lists is a set of lists, by their indexes.
type Lists uint64

// maxLists are as many as Lists holds.
const maxLists = 64

// Has says whether a list is among them.
func (l Lists) Has(list int) bool { return l&(1<<list) != 0 }

// With adds a list.
func (l Lists) With(list int) Lists { return l | 1<<list }

// WordsOf returns a function that prepares, once, to find which rows of a table have a word in
// a text. It panics where there are more rows than 64, or a word is empty.
func WordsOf[Row any](table []Row, words func(Row) []string) func() *Words {
	return sync.OnceValue(func() *Words {
		if len(table) > maxLists {
			panic("pattern: too many lists of words")
		}
		w := &Words{byPair: map[uint16][]word{}}
		for list, row := range table {
			for _, text := range words(row) {
				w.add(word{text, rarestPair(text), list})
			}
		}
		return w
	})
}

func (w *Words) add(word word) {
	if len(word.text) > 1 {
		w.addPair(word.text[word.at], word.text[word.at+1], word)
		return
	}
	for next := range 256 { // whatever follows it
		w.addPair(word.text[0], byte(next), word)
	}
}

func (w *Words) addPair(first, second byte, word word) {
	pair := uint16(first)<<8 | uint16(second)
	w.pairs[pair/64] |= 1 << (pair % 64)
	w.byPair[pair] = append(w.byPair[pair], word)
}

// commonBytes are those that most of a text consists of, the most common first.
const commonBytes = " etaoinshrdlucmfwypvbgkjqxz"

// rarestPair is where the two bytes stand that are met least in a text.
func rarestPair(text string) (at int) {
	rareness := func(c byte) int {
		if rank := strings.IndexByte(commonBytes, c); rank >= 0 {
			return rank
		}
		return 2 * len(commonBytes) // signs, capitals and other letters
	}
	most := -1
	for i := range len(text) - 1 {
		if rare := rareness(text[i]) + rareness(text[i+1]); rare > most {
			at, most = i, rare
		}
	}
	return at
}

// In returns the lists of which a word stands in a text.
func (w *Words) In(text string) (found Lists) {
	for i := range len(text) {
		pair := uint16(text[i]) << 8
		if i+1 < len(text) {
			pair |= uint16(text[i+1])
		}
		if w.pairs[pair/64]&(1<<(pair%64)) != 0 {
			found |= w.at(pair, text, i)
		}
	}
	return found
}

// at returns the lists of which a word stands in a text, its pair at an offset.
func (w *Words) at(pair uint16, text string, offset int) (found Lists) {
	for _, word := range w.byPair[pair] {
		if offset >= word.at && strings.HasPrefix(text[offset-word.at:], word.text) {
			found = found.With(word.list)
		}
	}
	return found
}
