package advice

import (
	"bytes"

	"nightlight/generator/base/pattern"
)

// codeEndings are the extensions of files whose code is skipped: only text that they show is read.
var codeEndings = []string{".ts", ".tsx", ".js", ".css"}

// joint matches the code between two texts that are shown as one: {'Give '}{'a pillow'}.
var joint = pattern.Of("^(?:[\\s'\"`+]|\\{[\\w.]*|\\}|</?(?:a|b|i|em|small|span|strong)>)*$")

// withoutCode blanks everything but texts of several words: literals, and text between tags.
func withoutCode(text string, isStyle bool) string {
	source, done := []byte(text), 0
	from, to := 0, 0 // the range of texts that are shown as one
	end := func() {
		if bytes.IndexByte(source[from:to], ' ') >= 0 {
			blank(source[done:from])
			done = to
		}
	}
	add := func(begin, last int) {
		if gap := source[to:begin]; to > 0 && joint().Match(gap) {
			copy(gap, bytes.Repeat([]byte("`"), len(gap))) // a backtick is not shown
		} else {
			end()
			from = begin
		}
		to = last
	}
	for i := 0; i < len(source); i++ {
		switch r := source[i]; {
		case r == '/' && at(source, i+1) == '/' && !isStyle:
			for i < len(source) && source[i] != '\n' {
				i++
			}
		case r == '/' && at(source, i+1) == '*':
			for i += 2; i < len(source) && (source[i] != '/' || source[i-1] != '*'); {
				i++
			}
		case r == '\'', r == '"', r == '`':
			last := closing(source, i)
			add(i+1, last)
			i = last
		case isStyle: // outside literals there are only selectors and declarations
		case r == '>' && at(source, i-1) != '=' || r == '}':
			last := i + 1 + len(shownAt(source[i+1:]))
			add(i+1, last)
			i = last - 1
		}
	}
	end()
	blank(source[done:])
	return string(source)
}

func blank(code []byte) {
	for i, r := range code {
		if r != '\n' {
			code[i] = stop
		}
	}
}

func at(source []byte, i int) byte {
	if i < 0 || i >= len(source) {
		return 0
	}
	return source[i]
}

// closing returns the index at which the literal that opens at an index ends.
func closing(source []byte, open int) int {
	for i := open + 1; i < len(source); i++ {
		switch source[i] {
		case '\\':
			i++
		case source[open]:
			return i
		case '\n':
			if source[open] != '`' {
				return i
			}
		}
	}
	return len(source)
}

// shownAt returns the text after a tag; empty if it is code.
func shownAt(source []byte) []byte {
	for i, r := range source {
		switch r {
		case '<', '{', '}':
			return source[:i]
		case ';', '=':
			return nil
		case '/':
			if next := at(source, i+1); next == '/' || next == '*' {
				return nil
			}
		}
	}
	return nil
}
