package markdown

import (
	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// writePhrase writes the one paragraph of a phrase.
func (c *conversion) writePhrase(root ast.Node) {
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		if n != root.FirstChild() {
			c.report(n.Pos(), 0, "Remove the blank line.", "This text must be a single paragraph.")
			return
		}
		c.writeInlines(n)
	}
}

func (c *conversion) writeInlines(parent ast.Node) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		c.writeInline(n)
	}
}

func (c *conversion) writeInline(node ast.Node) {
	switch n := node.(type) {
	case *ast.Text:
		c.writeText(n)
	case *ast.String:
		// A quoted value is written as if the author had spelled it out.
		start := len(c.plain)
		c.plain = typeset(c.plain, n.Value, 0, len(n.Value))
		c.writeWords(c.plain[start:])
	case *ast.Emphasis:
		c.wrap(n, [...]string{"em", "em", "strong"}[n.Level])
	case *extast.Strikethrough:
		c.wrap(n, "del")
	case *ast.CodeSpan:
		c.writeCodeSpan(n)
	case *ast.Link:
		c.writeLink(n)
	case *ast.AutoLink:
		c.writeAutoLink(n)
	case *ast.Image:
		c.writeImage(n)
	case *extast.FootnoteLink:
		c.writeFootnoteLink(n)
	case *extast.FootnoteBacklink:
		c.writeFootnoteBacklink(n)
	case *ast.RawHTML:
		segment := n.Segments.At(0)
		c.refuseHTML(segment.Start, segment.Value(c.text))
	}
}

func (c *conversion) wrap(n ast.Node, tag string) {
	c.writeMarkup("<", tag, ">")
	c.writeInlines(n)
	c.writeMarkup("</", tag, ">")
}

func (c *conversion) writeText(n *ast.Text) {
	start := len(c.plain)
	if n.IsRaw() {
		c.plain = append(c.plain, n.Value(c.text)...)
	} else {
		c.plain = typeset(c.plain, c.text, n.Segment.Start, n.Segment.Stop)
	}
	c.writeWords(c.plain[start:])
	switch {
	case n.HardLineBreak():
		c.writeMarkup("<br>\n")
		c.plain = append(c.plain, ' ')
	case n.SoftLineBreak():
		c.writeMarkup("\n")
		c.plain = append(c.plain, ' ')
	}
}

// writeCodeSpan writes code unchanged, its line ends as spaces.
func (c *conversion) writeCodeSpan(n *ast.CodeSpan) {
	c.writeMarkup("<code>")
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		text, ok := child.(*ast.Text)
		if !ok {
			continue
		}
		value := text.Value(c.text)
		if last := len(value) - 1; last >= 0 && value[last] == '\n' {
			c.writeLiteral(value[:last])
			c.writeLiteral([]byte(" "))
			continue
		}
		c.writeLiteral(value)
	}
	c.writeMarkup("</code>")
}

// writeWords writes typeset text, and keeps quantities on one line. The element leaves the
// text as it is, for searching and copying.
func (c *conversion) writeWords(text []byte) {
	for {
		from, to := c.quantities.Find(text)
		if to == 0 {
			c.writeEscaped(text)
			return
		}
		c.writeEscaped(text[:from])
		c.writeMarkup(`<span class="nowrap">`)
		c.writeEscaped(text[from:to])
		c.writeMarkup("</span>")
		text = text[to:]
	}
}
