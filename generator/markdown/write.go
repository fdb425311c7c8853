package markdown

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// writeBlocks writes a node and its siblings up to the next directive, which it
// returns, or nil.
func (c *conversion) writeBlocks(n ast.Node) ast.Node {
	for ; n != nil; n = n.NextSibling() {
		if _, ok := n.(*directive); ok && c.form == body {
			return n
		}
		c.writeBlock(n)
	}
	return nil
}

func (c *conversion) writeChildren(parent ast.Node) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		c.writeBlock(n)
	}
}

func (c *conversion) writeBlock(node ast.Node) {
	switch n := node.(type) {
	case *ast.Paragraph:
		c.markup("<p>")
		c.writeInlines(n)
		c.markup("</p>\n")
		c.endLine()
	case *ast.TextBlock: // a paragraph of a list without blank lines
		c.writeInlines(n)
		c.endLine()
	case *ast.Heading:
		c.writeHeading(n)
	case *ast.List:
		c.writeList(n)
	case *ast.Blockquote:
		c.markup("<blockquote>\n")
		c.writeChildren(n)
		c.markup("</blockquote>\n")
	case *ast.FencedCodeBlock:
		c.writeCode(n)
	case *ast.ThematicBreak:
		c.markup("<hr>\n")
	case *extast.Table:
		c.writeTable(n)
	case *extast.FootnoteList:
		c.writeFootnotes(n)
	case *extast.FootnoteBacklink: // of a footnote that does not end in a paragraph
		c.writeFootnoteBacklink(n)
	case *ast.HTMLBlock:
		c.refuseHTML(n.Pos(), c.text[n.Pos():])
	case *directive:
		c.misplaced(n)
	}
}

func (c *conversion) writeList(list *ast.List) {
	tag := "ul"
	if list.IsOrdered() {
		tag = "ol"
	}
	c.markup("<", tag)
	if list.IsOrdered() && list.Start != 1 {
		c.markup(` start="`, strconv.Itoa(list.Start), `"`)
	}
	c.markup(">\n")
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		c.markup("<li>")
		c.writeChildren(item)
		c.markup("</li>\n")
	}
	c.markup("</", tag, ">\n")
}

func (c *conversion) writeCode(block *ast.FencedCodeBlock) {
	c.markup("<pre><code")
	if language := block.Language(c.text); len(language) > 0 {
		c.markup(` class="language-`)
		c.escape(language)
		c.markup(`"`)
	}
	c.markup(">")
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		c.literal(segment.Value(c.text))
	}
	c.markup("</code></pre>\n")
	c.endLine()
}

// misplaced reports a directive that stands where only prose can.
func (c *conversion) misplaced(d *directive) {
	p := c.errorf(d.at, "A directive cannot stand in a list, a quotation or a footnote.")
	p.Length, p.Hint = max(c.lengthOf(d), 3), "Directives stand on their own, or in other directives."
	switch {
	case c.form == prose:
		p.Message, p.Hint = "A directive cannot stand in this value.", ""
	case d.bare:
		p.Message = "This ::: is indented so far that it belongs to the list above it."
		p.Hint = "Indent it like the line that it closes."
	}
	html := c.html
	c.html = nil
	c.within(d)
	c.html = html
}

// markup writes HTML of our own.
func (c *conversion) markup(parts ...string) {
	for _, part := range parts {
		c.html = append(c.html, part...)
	}
}

// literal writes text as it stands, to the page and to the plain text.
func (c *conversion) literal(text []byte) {
	c.plain = append(c.plain, text...)
	c.escape(text)
}

// escape writes text into the HTML, in element content or a quoted attribute.
func (c *conversion) escape(text []byte) {
	for {
		i := bytes.IndexAny(text, `&<>"`)
		if i < 0 {
			c.html = append(c.html, text...)
			return
		}
		c.html = append(c.html, text[:i]...)
		c.markup(escapes[text[i]])
		text = text[i+1:]
	}
}

var escapes = map[byte]string{'&': "&amp;", '<': "&lt;", '>': "&gt;", '"': "&quot;"}

// say adds words that are shown, but not as prose, to the plain text.
func (c *conversion) say(words string) {
	c.plain = append(c.plain, words...)
	c.endLine()
}

// endLine ends a line of the plain text, if there is anything on it.
func (c *conversion) endLine() {
	if n := len(c.plain); n > 0 && c.plain[n-1] != '\n' {
		c.plain = append(c.plain, '\n')
	}
}
