package markdown

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// goldmark parses and numbers footnotes. It silently drops references without a
// definition and definitions without a reference; both are reported here.
//
// Their ids contain an underscore, which slugs never do, so that no heading has one.

// footnoteParser notes each definition in the conversion.
type footnoteParser struct{ parser.BlockParser }

// Open opens a definition, unless there are too many: goldmark looks through all of
// them at each reference.
func (p footnoteParser) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	c := conversionOf(pc)
	line, position := reader.Position()
	node, state := p.BlockParser.Open(parent, reader, pc)
	switch {
	case node == nil:
		return nil, state
	case len(c.footnotes) == maxFootnotes:
		reader.SetPosition(line, position)
		c.reportLimit(position.Start, "There are more than %d footnotes up to here.", maxFootnotes)
		return nil, parser.NoChildren
	}
	c.footnotes = append(c.footnotes, node.(*extast.Footnote))
	return node, state
}

// checkFootnotes reports definitions that no text refers to.
func (c *conversion) checkFootnotes() {
	seen := map[string]bool{}
	for _, n := range c.footnotes {
		label := string(n.Ref)
		switch {
		case c.mode != body:
			c.errorf(n.Pos(), "A footnote cannot be used in this value.").Length = len([]rune(label)) + 3
		case seen[label]:
			c.errorf(n.Pos(), "The footnote [^%s] is defined twice.", label).Length = len([]rune(label)) + 3
		case n.Index < 0:
			p := c.warnf(n.Pos(), "No text refers to the footnote [^%s].", label)
			p.Length, p.Hint = len([]rune(label))+3, "Write [^"+label+"] where it belongs, or remove it."
		}
		seen[label] = true
	}
}

var kindDanglingFootnote = ast.NewNodeKind("DanglingFootnote")

// danglingFootnote is a reference to a footnote that does not exist.
type danglingFootnote struct {
	ast.BaseInline
	label []byte
}

// Kind returns the node kind of dangling footnotes.
func (n *danglingFootnote) Kind() ast.NodeKind { return kindDanglingFootnote }

// Dump prints the node when a goldmark tree is dumped.
func (n *danglingFootnote) Dump(source []byte, level int) {
	ast.DumpHelper(n, source, level, nil, nil)
}

// danglingFootnoteParser takes the references that goldmark's parser, which comes
// first, has left.
type danglingFootnoteParser struct{}

// Trigger returns the characters that a reference starts with; the parser of
// pictures would take ![^label] otherwise.
func (danglingFootnoteParser) Trigger() []byte { return []byte{'!', '['} }

// Parse reads [^label].
func (danglingFootnoteParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, _ := block.PeekLine()
	label, ok := bytes.CutPrefix(bytes.TrimPrefix(line, []byte("!")), []byte("[^"))
	end := bytes.IndexByte(label, ']')
	if !ok || end <= 0 || bytes.ContainsAny(label[:end], "[ \t") {
		return nil
	}
	block.Advance(len(line) - len(label) + end + 1)
	return &danglingFootnote{label: label[:end]}
}

func (c *conversion) reportDangling(n *danglingFootnote) {
	p := c.errorf(n.Pos(), "There is no footnote [^%s].", n.label)
	p.Length = len([]rune(string(n.label))) + 3
	p.Hint = "Add a line at the end: [^" + string(n.label) + "]: The text of the footnote."
}

func (c *conversion) writeFootnoteLink(n *extast.FootnoteLink) {
	number := strconv.Itoa(n.Index)
	c.writeMarkup(`<sup><a href="#note_`, number, `" id="`, referenceID(n.Index, n.RefIndex),
		`" role="doc-noteref" aria-label="Footnote `, number, `">`, number, "</a></sup>")
}

func (c *conversion) writeFootnoteBacklink(n *extast.FootnoteBacklink) {
	c.writeMarkup(` <a href="#`, referenceID(n.Index, n.RefIndex), `" role="doc-backlink" aria-label="Back to where footnote `,
		strconv.Itoa(n.Index), ` is mentioned">↩&#xfe0e;</a>`)
}

func referenceID(index, nth int) string {
	id := "ref_" + strconv.Itoa(index)
	if nth > 0 {
		id += "_" + strconv.Itoa(nth+1)
	}
	return id
}

// writeFootnotes writes the list that ends the document.
func (c *conversion) writeFootnotes(list *extast.FootnoteList) {
	if c.mode != body {
		return
	}
	c.writeMarkup("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
	for n := list.FirstChild(); n != nil; n = n.NextSibling() {
		c.writeMarkup(`<li id="note_`, strconv.Itoa(n.(*extast.Footnote).Index), `">`)
		c.writeChildren(n)
		c.writeMarkup("</li>\n")
	}
	c.writeMarkup("</ol>\n</section>\n")
}
