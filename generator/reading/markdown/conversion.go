package markdown

import (
	"sort"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// mode is the kind of text that is converted. It decides what the text may contain.
type mode int

const (
	body   mode = iota // the body of a file: everything
	prose              // a schema.Prose: no headings, directives, footnotes
	phrase             // a schema.Text: no blocks at all
)

type conversion struct {
	// proving is set while a correction is being tested, which needs no corrections itself.
	proving bool
	source
	*Converter
	mode mode

	// html is the current piece of prose; the method prose returns and clears it.
	html []byte
	// plain is the plain text of everything written so far. Its end precedes the next quote.
	plain []byte

	ids       ids
	level     int // of the last heading, for skipped levels
	depth     int // how many directives are open
	headings  []schema.Heading
	jumps     []*schema.Jump
	footnotes []*extast.Footnote // the definitions, used or not
	links     []Link
	// reported contains the HTML elements that have been reported.
	reported []string
	tooDeep  bool       // blocks are nested too deep
	passages *[]Passage // nil unless they are requested
	problems diag.List
}

// buffers are the html and plain of a finished conversion, for reuse by the next one.
type buffers struct{ html, plain []byte }

var unusedBuffers = sync.Pool{New: func() any { return new(buffers) }}

// release makes the buffers available to other conversions. No result may refer to them.
func (c *conversion) release() {
	unusedBuffers.Put(&buffers{c.html[:0], c.plain[:0]})
	c.html, c.plain = nil, nil
}

func (c *Converter) newConversion(src string, origin diag.Pos, mode mode) *conversion {
	unused := unusedBuffers.Get().(*buffers)
	return &conversion{
		source:    source{src: src, text: []byte(src), origin: origin},
		html:      unused.html,
		plain:     unused.plain,
		Converter: c,
		mode:      mode,
		level:     1,
		ids:       ids{c.frame, map[string]bool{}, map[string]int{}},
		headings:  []schema.Heading{},
	}
}

func (c *conversion) tree(p parser.Parser) ast.Node {
	pc := parser.NewContext()
	pc.Set(conversionKey, c)
	root := p.Parse(text.NewReader(c.text), parser.WithContext(pc))
	if c.tooDeep {
		return ast.NewDocument()
	}
	return root
}

func (c *conversion) parse(p parser.Parser) ast.Node {
	root := c.tree(p)
	if c.tooDeep {
		return root
	}
	c.checkFootnotes()
	c.checkLeftovers(root)
	return root
}

var conversionKey = parser.NewContextKey()

func conversionOf(pc parser.Context) *conversion { return pc.Get(conversionKey).(*conversion) }

// report adds an error about length characters, with a hint, and returns it.
func (c *conversion) report(id diag.ID, offset, length int, hint, format string, args ...any) *diag.Diagnostic {
	problem := diag.Errorf(id, c.pos(offset), format, args...)
	problem.Length, problem.Hint = length, hint
	c.problems = append(c.problems, problem)
	return &c.problems[len(c.problems)-1]
}

func (c *conversion) warn(id diag.ID, offset, length int, hint, format string, args ...any) *diag.Diagnostic {
	p := c.report(id, offset, length, hint, format, args...)
	p.Severity = diag.Warning
	return p
}

func (c *conversion) link(href string, offset int) {
	c.links = append(c.links, Link{Href: href, Pos: c.pos(offset)})
}

func (c *conversion) shows(file string, offset int) {
	c.links = append(c.links, Link{Shows: file, Pos: c.pos(offset)})
}

// source is a Markdown text, normalised by diag.Normalise, and its position in a file.
type source struct {
	src    string
	text   []byte // the same as src
	origin diag.Pos
	// starts contains the offset of each line. It is filled in on first use.
	starts []int
}

func (s *source) pos(offset int) diag.Pos {
	offset = min(max(offset, 0), len(s.text))
	line := s.lineOf(offset)
	return diag.Pos{
		File:   s.origin.File,
		Line:   max(s.origin.Line, 1) + line,
		Column: max(s.origin.Column, 1) + utf8.RuneCount(s.text[s.starts[line]:offset]),
	}
}

// line returns the line that contains an offset, and the offset of its start.
func (s *source) line(offset int) (line string, start int) {
	start = s.starts[s.lineOf(offset)]
	line, _, _ = strings.Cut(s.src[start:], "\n")
	return line, start
}

// lineOf returns the number of the line that contains an offset, counted from 0.
func (s *source) lineOf(offset int) int {
	if s.starts == nil {
		s.starts = append(make([]int, 0, 1+strings.Count(s.src, "\n")), 0)
		for start := 0; ; {
			i := strings.IndexByte(s.src[start:], '\n')
			if i < 0 {
				break
			}
			start += i + 1
			s.starts = append(s.starts, start)
		}
	}
	return sort.SearchInts(s.starts, offset+1) - 1
}
