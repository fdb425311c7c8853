package markdown

import (
	"sync"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// mode is which kind of text is converted; it decides what the text may contain.
type mode int

const (
	body   mode = iota // the body of a file: everything
	prose              // a schema.Prose: no headings, directives, footnotes
	phrase             // a schema.Text: no blocks at all
)

// conversion is the work on one text.
type conversion struct {
	// proving is set while a correction is read again, which needs no corrections of its own.
	proving bool
	source
	*Converter
	mode mode

	// html is the prose being written; blocks takes it away piece by piece.
	html []byte
	// plain is the text of everything written so far. What html gets is always
	// written here first, so the end of plain is what precedes the next quote.
	plain []byte

	ids       ids
	level     int // of the last heading, for skipped levels
	depth     int // how many directives are open
	headings  []schema.Heading
	jumps     []*schema.Jump
	footnotes []*extast.Footnote // the definitions, used or not
	links     []Link
	// reportedHTML holds the names of HTML elements that have been reported, and
	// reportedLimits the sentences about limits.
	reportedHTML, reportedLimits map[string]bool
	repeated                     int        // bytes that references and table headings repeated
	passages                     *[]Passage // nil unless they are asked for
	problems                     diag.List
}

// buffers are the html and the plain of a conversion, for the next one to write into.
type buffers struct{ html, plain []byte }

var unusedBuffers = sync.Pool{New: func() any { return new(buffers) }}

// release lets another conversion have the buffers. Nothing that is returned may be a part
// of them.
func (c *conversion) release() {
	unusedBuffers.Put(&buffers{c.html[:0], c.plain[:0]})
	c.html, c.plain = nil, nil
}

func (c *Converter) newConversion(src []byte, origin diag.Pos, mode mode) *conversion {
	unused := unusedBuffers.Get().(*buffers)
	return &conversion{
		source:    newSource(src, origin),
		html:      unused.html,
		plain:     unused.plain,
		Converter: c,
		mode:      mode,
		level:     1,
		ids:       newIDs(),
		headings:  []schema.Heading{},
	}
}

func (c *conversion) parse(p parser.Parser) ast.Node {
	pc := parser.NewContext()
	pc.Set(conversionKey, c)
	root := p.Parse(text.NewReader(c.text), parser.WithContext(pc))
	c.checkFootnotes()
	c.checkLeftovers(root)
	return root
}

// errorf adds an error and returns it, so that the caller can add a hint.
func (c *conversion) errorf(offset int, format string, args ...any) *diag.Diagnostic {
	c.problems = append(c.problems, diag.Errorf(c.pos(offset), format, args...))
	return &c.problems[len(c.problems)-1]
}

func (c *conversion) warnf(offset int, format string, args ...any) *diag.Diagnostic {
	c.problems = append(c.problems, diag.Warnf(c.pos(offset), format, args...))
	return &c.problems[len(c.problems)-1]
}

// link notes an address that the text leads to.
func (c *conversion) link(href string, offset int) {
	c.links = append(c.links, Link{Href: href, Pos: c.pos(offset)})
}
