// Package quantity finds the quantities in a text, and keeps each on one line.
//
// A quantity is a range, or a number with its unit or with the word that it counts:
// 16-20°C, 3 weeks, nights 7-9.
package quantity

import (
	"bytes"
	"strings"
)

// noBreak are the characters by which a line does not break in a quantity: the space has
// a form of its own, the dashes get a word joiner behind them.
var noBreak = strings.NewReplacer(" ", "\u00a0", "-", "-\u2060", "–", "–\u2060")

// Words are what a site counts and measures beside what everybody does.
type Words struct {
	// Units follow a number after a space or a hyphen, or at once: kWh.
	Units []string
	// Counted come before their number, in small letters: shelf.
	Counted []string
}

// Finder finds the quantities of one site. The zero value knows only what everybody counts.
type Finder struct{ units, counted map[string]bool }

// New returns a finder that knows more words.
func New(words Words) Finder { return Finder{setOf(words.Units), setOf(words.Counted)} }

func setOf(words []string) map[string]bool {
	set := map[string]bool{}
	for _, word := range words {
		set[word] = true
	}
	return set
}

// Join returns a text in which a line breaks within no quantity. It looks the same.
func (f Finder) Join(text []byte) []byte {
	var joined []byte
	for {
		from, to := f.Find(text)
		if to == 0 {
			return append(joined, text...)
		}
		joined = append(joined, text[:from]...)
		joined = append(joined, noBreak.Replace(string(text[from:to]))...)
		text = text[to:]
	}
}

// Find returns where the first quantity lies within which a line could break. Without one
// both are 0.
func (f Finder) Find(text []byte) (from, to int) {
	for {
		n := bytes.IndexAny(text[to:], "0123456789")
		if n < 0 {
			return 0, 0
		}
		from = to + n
		to = afterRange(text, from)
		if from > 0 && isAlphanumeric(text[from-1]) {
			continue // A4
		}
		from, to = f.beforeNumber(text, from), f.afterUnit(text, to)
		if bytes.ContainsAny(text[from:to], " -–") {
			return from, to
		}
	}
}

// afterRange returns the end of the number at from, or of the range that it begins.
func afterRange(text []byte, from int) int {
	end := from
	for {
		for end < len(text) && isDigit(text[end]) {
			end++
		}
		joint := 0
		for _, j := range [...]string{".", ",", ":", "-", "–"} {
			if bytes.HasPrefix(text[end:], []byte(j)) {
				joint = len(j)
			}
		}
		if joint == 0 || end+joint == len(text) || !isDigit(text[end+joint]) {
			return end
		}
		end += joint
	}
}

// commonUnits are the units that everybody writes.
var commonUnits = setOf(strings.Fields(`h hour hours min minute minutes second seconds day days night nights
	week weeks month months year years am pm °C ° kg g ml cm m feet`))

// afterUnit returns the end of the unit that follows a number, or of the number.
func (f Finder) afterUnit(text []byte, number int) int {
	start := number
	if start < len(text) && (text[start] == ' ' || text[start] == '-') {
		start++
	}
	end := start
	if rest := text[start:]; bytes.HasPrefix(rest, []byte("°")) {
		end += len("°")
	}
	for end < len(text) && isAlphanumeric(text[end]) {
		end++
	}
	if unit := text[start:end]; commonUnits[string(unit)] || f.units[string(unit)] {
		return end
	}
	return number
}

// commonlyCounted are the words that come before their number everywhere.
var commonlyCounted = setOf(strings.Fields("night nights day days week weeks step age ages"))

// beforeNumber returns the start of the counted word before a number, or of the number.
func (f Finder) beforeNumber(text []byte, number int) int {
	if number == 0 || text[number-1] != ' ' {
		return number
	}
	start := number - 1
	for start > 0 && isAlphanumeric(text[start-1]) {
		start--
	}
	if word := bytes.ToLower(text[start : number-1]); commonlyCounted[string(word)] || f.counted[string(word)] {
		return start
	}
	return number
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

func isAlphanumeric(b byte) bool {
	return isDigit(b) || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}
