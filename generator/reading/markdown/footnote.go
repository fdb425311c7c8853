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

// checkFootnotes reports definitions that no text refers to.
func (c *conversion) checkFootnotes() {
	seen := map[string]bool{}
	for _, n := range c.footnotes {
		label := string(n.Ref)
		length := len([]rune(label)) + len("[^]")
		switch {
		case c.mode != body:
			c.report(n.Pos(), length, "", "A footnote cannot be used in this value.")
		case seen[label]:
			c.report(n.Pos(), length, "", "The footnote [^%s] is defined twice.", label)
		case n.Index < 0:
			c.warn(n.Pos(), length, "Write [^"+label+"] where it belongs, or remove it.", "No text refers to the footnote [^%s].", label)
		}
		seen[label] = true
	}
}

// danglingFootnoteParser reports the references that goldmark's parser, which comes first,
// has left: there is no such footnote.
type danglingFootnoteParser struct{}

// Trigger returns the characters that a reference starts with; the parser of
// pictures would take ![^label] otherwise.
func (danglingFootnoteParser) Trigger() []byte { return []byte{'!', '['} }

// Parse reads [^label], and shows nothing for it.
func (danglingFootnoteParser) Parse(_ ast.Node, block text.Reader, pc parser.Context) ast.Node {
	line, segment := block.PeekLine()
	label, ok := bytes.CutPrefix(bytes.TrimPrefix(line, []byte("!")), []byte("[^"))
	end := bytes.IndexByte(label, ']')
	if !ok || end <= 0 || bytes.ContainsAny(label[:end], "[ \t") {
		return nil
	}
	block.Advance(len(line) - len(label) + end + 1)
	name := string(label[:end])
	if c := conversionOf(pc); !c.proving {
		c.report(segment.Start, len([]rune(name))+len("[^]"), "Add a line at the end: [^"+name+"]: The text of the footnote.", "There is no footnote [^%s].", name)
	}
	return ast.NewString(nil)
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
