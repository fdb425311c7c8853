package markdown

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"
)

// fence is a line of colons: the first line of a directive, which reads
// :::name{key="value" flag}, or a bare closing line. All offsets are relative to
// the whole source.
type fence struct {
	name       string
	bare       bool
	at, nameAt int
	attributes []attribute
	mistakes   []mistake
	edits      []edit
}

// attribute is one attribute of a fence. A flag has no value.
type attribute struct {
	name, value string
	at          int
	// valueAt and valueLength are the position of the value without its quotes, in bytes.
	valueAt, valueLength int
	flag                 bool
}

// mistake is a problem with how a fence is written; its length is in characters.
type mistake struct {
	at, length    int
	message, hint string
}

type edit struct {
	at, length int
	with       string
}

// parseFence reads a line that starts with colons; base is its offset. It goes on
// after a mistake as far as it can, so that one mistake causes one problem.
func parseFence(line []byte, base int) fence {
	s := fenceScanner{line: line, base: base}
	s.at = base
	s.skip(":")
	if s.pos < 3 {
		s.report(0, s.pos, "A directive begins with three colons.", "")
		s.edit(0, s.pos, ":::")
	}
	s.skip(" \t")
	s.nameAt = base + s.pos
	s.bare = s.pos == len(line)
	if s.name = s.word(); s.name == "" && !s.bare {
		s.report(s.pos, 1, "A directive's name was expected here.", `Directives look like this: :::callout{kind="tip"}.`)
	}
	s.skip(" \t")
	if s.peek() == '{' {
		s.pos++
		s.scanAttributes()
	}
	s.skip(" \t")
	if rest := len(line) - s.pos; rest > 0 && len(s.mistakes) == 0 {
		s.report(s.pos, rest, "A directive must be alone on its line.", "Write the text on the next line; attributes stand between { and }.")
	}
	return s.fence
}

// fixed returns a line with edits applied, or "" without any. Edits must not overlap.
func fixed(line string, start int, edits []edit) string {
	if len(edits) == 0 {
		return ""
	}
	slices.SortStableFunc(edits, func(a, b edit) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.length, b.length))
	})
	var b strings.Builder
	done := 0
	for _, e := range edits {
		b.WriteString(line[done:e.at-start] + e.with)
		done = e.at - start + e.length
	}
	return b.String() + line[done:]
}

func (f *fence) find(name string) *attribute {
	for i := range f.attributes {
		if f.attributes[i].name == name {
			return &f.attributes[i]
		}
	}
	return nil
}

func (f *fence) value(name string) string {
	if a := f.find(name); a != nil {
		return a.value
	}
	return ""
}

type fenceScanner struct {
	fence
	line []byte
	base int
	pos  int
}

// mostAttributes is more than any directive allows. Without a limit there could be very many
// problems, each with the whole line.
const mostAttributes = 50

func (s *fenceScanner) scanAttributes() {
	for {
		s.skip(" \t,")
		switch {
		case len(s.attributes) == mostAttributes:
			s.report(s.pos, 1, fmt.Sprintf("A directive has at most %d attributes.", mostAttributes), "")
			return
		case s.pos >= len(s.line):
			s.report(s.pos, 1, "The attributes are not closed with a }.", "")
			s.edit(s.pos, 0, "}")
			return
		case s.peek() == '}':
			s.pos++
			return
		}
		if !s.scanAttribute() {
			return
		}
	}
}

func (s *fenceScanner) scanAttribute() (ok bool) {
	start := s.pos
	a := attribute{name: s.word(), at: s.base + start}
	if a.name == "" {
		s.report(s.pos, 1, "An attribute's name was expected here.", `Attributes look like this: {title="Opening hours" expand}.`)
		return false
	}
	if s.peek() != '=' {
		a.flag = true
		s.attributes = append(s.attributes, a)
		return true
	}
	s.pos++
	if ok = s.scanValue(&a); ok {
		s.attributes = append(s.attributes, a)
	}
	return ok
}

func (s *fenceScanner) scanValue(a *attribute) (ok bool) {
	start := s.pos
	quote, size := utf8.DecodeRune(s.line[start:])
	switch {
	case quote == '"' || quote == '\'':
		s.pos++
		return s.scanQuoted(a, byte(quote))
	case strings.ContainsRune(curlyQuotes, quote):
		s.pos += size
		return s.scanCurly(a, start)
	}
	end := bytes.IndexAny(s.line[start:], " \t}")
	if end < 0 {
		end = len(s.line) - start
	}
	s.pos += end
	a.value = string(s.line[start:s.pos])
	a.valueAt, a.valueLength = s.base+start, s.pos-start
	s.report(start, len(a.value), "The value of "+a.name+" needs straight quotes around it.", "")
	s.edit(start, 0, `"`)
	s.edit(s.pos, 0, `"`)
	return true
}

// scanQuoted reads up to the closing quote; a backslash escapes a quote inside.
func (s *fenceScanner) scanQuoted(a *attribute, quote byte) (ok bool) {
	start := s.pos
	var b strings.Builder
	for ; s.pos < len(s.line); s.pos++ {
		switch c := s.line[s.pos]; {
		case c == quote:
			a.value, a.valueAt, a.valueLength = b.String(), s.base+start, s.pos-start
			s.pos++
			return true
		case c == '\\' && s.pos+1 < len(s.line) && (s.line[s.pos+1] == quote || s.line[s.pos+1] == '\\'):
			s.pos++
		}
		b.WriteByte(s.line[s.pos])
	}
	s.report(start-1, len(s.line)-start+1, "The value of "+a.name+" has no closing quote.", "")
	return false
}

// curlyQuotes are the quotes that word processors and phones put in place of straight ones.
const curlyQuotes = "“”„‟″‘’‚‛′«»"

func (s *fenceScanner) scanCurly(a *attribute, start int) (ok bool) {
	const message = "Attributes need straight quotes; these are curly ones."
	from := s.pos
	for s.pos < len(s.line) {
		r, size := utf8.DecodeRune(s.line[s.pos:])
		// The apostrophe in ’Don’t panic’ does not end the value.
		ends := s.pos+size >= len(s.line) || strings.IndexByte(" \t}", s.line[s.pos+size]) >= 0
		if r == '"' || ends && strings.ContainsRune(curlyQuotes, r) {
			a.value, a.valueAt, a.valueLength = string(s.line[from:s.pos]), s.base+from, s.pos-from
			s.edit(start, from-start, `"`)
			s.edit(s.pos, size, `"`)
			s.pos += size
			s.report(start, s.pos-start, message, "")
			return true
		}
		s.pos += size
	}
	s.report(start, len(s.line)-start, message, "")
	return false
}

func (s *fenceScanner) report(pos, length int, message, hint string) {
	length = utf8.RuneCount(s.line[pos : pos+min(length, len(s.line)-pos)])
	s.mistakes = append(s.mistakes, mistake{s.base + pos, length, message, hint})
}

func (s *fenceScanner) edit(pos, length int, with string) {
	s.edits = append(s.edits, edit{s.base + pos, length, with})
}

func (s *fenceScanner) peek() byte {
	if s.pos < len(s.line) {
		return s.line[s.pos]
	}
	return 0
}

func (s *fenceScanner) skip(set string) {
	s.pos = len(s.line) - len(bytes.TrimLeft(s.line[s.pos:], set))
}

func (s *fenceScanner) word() string {
	start := s.pos
	for s.pos < len(s.line) && (util.IsAlphaNumeric(s.line[s.pos]) || s.line[s.pos] == '-' || s.line[s.pos] == '_') {
		s.pos++
	}
	return string(s.line[start:s.pos])
}
