package yamldoc

import (
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"nightlight/generator/base/diag"
)

// run is a part of a value that is on one line of the file.
type run struct {
	start int // in the value, in characters
	pos   diag.Pos
}

// unfold returns a function that corrects the positions in a value whose lines YAML
// has joined: it turns a position counted in the value, from origin on, into the one
// in the file. The value ends on the line last of the file at the latest.
func (s *source) unfold(value string, origin diag.Pos, last int) func(diag.Pos) diag.Pos {
	runs := s.runs([]rune(value), origin, last)
	starts := lineStarts(value)
	return func(pos diag.Pos) diag.Pos {
		line := min(max(pos.Line-origin.Line, 0), len(starts)-1)
		at := starts[line] + pos.Column - origin.Column
		after := sort.Search(len(runs), func(i int) bool { return runs[i].start > at })
		if after == 0 {
			return pos
		}
		found := runs[after-1]
		found.pos.Column += at - found.start
		return found.pos
	}
}

// runs finds the words of each line of the file in the value, in their order.
func (s *source) runs(value []rune, origin diag.Pos, last int) []run {
	var runs []run
	offset := 0
	for number, column := origin.Line, origin.Column; number <= last; number, column = number+1, 1 {
		line := []rune(s.line(number))
		line = line[min(column-1, len(line)):]
		text := strings.TrimLeft(string(line), " \t")
		skipped := len(line) - utf8.RuneCountInString(text)
		words := []rune(strings.TrimRight(text, " \t\"'"))
		if len(words) == 0 {
			continue
		}
		for offset < len(value) && unicode.IsSpace(value[offset]) {
			offset++
		}
		if len(value)-offset < len(words) || !slices.Equal(value[offset:offset+len(words)], words) {
			break // an escape or a comment; what follows counts from the line before
		}
		runs = append(runs, run{offset, diag.Pos{File: s.file, Line: number, Column: column + skipped}})
		offset += len(words)
	}
	return runs
}

// lineStarts are the offsets at which the lines of a text begin, in characters.
func lineStarts(text string) []int {
	starts := []int{0}
	for line := range strings.Lines(text) {
		starts = append(starts, starts[len(starts)-1]+utf8.RuneCountInString(line))
	}
	return starts
}
