package markdown

import (
	"bytes"
	"sort"
	"unicode/utf8"

	"nightlight/generator/base/diag"
)

// source is a Markdown text and its position in a file.
type source struct {
	text   []byte
	origin diag.Pos
	// starts holds the offset of each line; made when first asked for, because
	// many YAML values have neither links nor problems.
	starts []int
}

// newSource cleans a text up so that the parser meets one kind of line end and
// valid UTF-8. Neither changes the line or column of anything.
func newSource(text []byte, origin diag.Pos) source {
	text = bytes.TrimPrefix(text, []byte("\uFEFF"))
	if bytes.IndexByte(text, '\r') >= 0 {
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	if bytes.IndexByte(text, 0) >= 0 {
		text = bytes.ReplaceAll(text, []byte{0}, []byte("\uFFFD"))
	}
	if !utf8.Valid(text) {
		text = bytes.ToValidUTF8(text, []byte("\uFFFD"))
	}
	return source{text: text, origin: origin}
}

// pos is the position of an offset in the file.
func (s *source) pos(offset int) diag.Pos {
	offset = min(max(offset, 0), len(s.text))
	line := s.lineOf(offset)
	return diag.Pos{
		File:   s.origin.File,
		Line:   max(s.origin.Line, 1) + line,
		Column: max(s.origin.Column, 1) + utf8.RuneCount(s.text[s.starts[line]:offset]),
	}
}

// line is the text of the line that an offset is in, and where that line starts.
func (s *source) line(offset int) (line string, start int) {
	start = s.starts[s.lineOf(offset)]
	end := bytes.IndexByte(s.text[start:], '\n')
	if end < 0 {
		return string(s.text[start:]), start
	}
	return string(s.text[start : start+end]), start
}

// lineOf counts from 0.
func (s *source) lineOf(offset int) int {
	if s.starts == nil {
		s.starts = append(make([]int, 0, 1+bytes.Count(s.text, []byte("\n"))), 0)
		for start := 0; ; {
			i := bytes.IndexByte(s.text[start:], '\n')
			if i < 0 {
				break
			}
			start += i + 1
			s.starts = append(s.starts, start)
		}
	}
	return sort.SearchInts(s.starts, offset+1) - 1
}
