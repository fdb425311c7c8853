package content

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"nightlight/generator/diag"
)

// unfold returns a function that corrects the places in a value whose lines YAML
// has joined: it turns a place counted in the value, from origin on, into the
// place in the file. The value ends on the line last of the file at the latest.
func (s *source) unfold(value string, origin diag.Pos, last int) func(diag.Pos) diag.Pos {
	type run struct {
		start int // of the run in the value, in characters
		pos   diag.Pos
	}
	var runs []run
	text, offset := []rune(value), 0
	for number, column := origin.Line, origin.Column; number <= last; number, column = number+1, 1 {
		line := []rune(s.line(number))
		words, skipped := trim(line[min(column-1, len(line)):])
		if len(words) == 0 {
			continue
		}
		for offset < len(text) && unicode.IsSpace(text[offset]) {
			offset++
		}
		if len(text)-offset < len(words) || !slices.Equal(text[offset:offset+len(words)], words) {
			break // an escape or a remark; what follows counts from the line before
		}
		runs = append(runs, run{offset, diag.Pos{File: s.file, Line: number, Column: column + skipped}})
		offset += len(words)
	}
	return func(pos diag.Pos) diag.Pos {
		at := offsetIn(value, pos, origin)
		for _, run := range slices.Backward(runs) {
			if run.start <= at {
				run.pos.Column += at - run.start
				return run.pos
			}
		}
		return pos
	}
}

// trim returns the words of a line and how many characters stand before them.
func trim(line []rune) (words []rune, skipped int) {
	text := strings.TrimLeft(string(line), " \t")
	skipped = len(line) - utf8.RuneCountInString(text)
	return []rune(strings.TrimRight(text, " \t\"'")), skipped
}

// offsetIn is the place of pos in a value that begins at origin, in characters.
func offsetIn(value string, pos, origin diag.Pos) int {
	offset := pos.Column - origin.Column
	for line := range strings.Lines(value) {
		if pos.Line == origin.Line {
			break
		}
		offset += utf8.RuneCountInString(line)
		pos.Line--
	}
	return offset
}
