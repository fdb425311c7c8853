package markdown

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/pattern"
)

func (c *conversion) writePhrase(root ast.Node) {
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		if n != root.FirstChild() {
			c.report("markdown-not-here", n.Pos(), 0, "Remove the blank line.", "This text must be a single paragraph.")
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

// A number and the word after it: 3 weeks, 15-minute, 16-20°C.
var numberAndWord = pattern.Of(`(?:[\pL\d.,:]*\d[ –-])+[\pL\d°]+`)

// writeWords writes typeset text, in which a line does not break after a number. The element
// leaves the text as it is, for searching and copying.
func (c *conversion) writeWords(text []byte) {
	end := 0
	if bytes.ContainsAny(text, "0123456789") {
		for _, at := range numberAndWord().FindAllIndex(text, -1) {
			c.writeEscaped(text[end:at[0]])
			c.writeMarkup(`<span class="nowrap">`)
			c.writeEscaped(text[at[0]:at[1]])
			c.writeMarkup("</span>")
			end = at[1]
		}
	}
	c.writeEscaped(text[end:])
}

// goldmark parses and numbers footnotes. It silently drops references without a
// definition and definitions without a reference; both are reported here.
//
// Their ids contain an underscore, which slugs never do, so that no heading has one.

func (c *conversion) checkFootnotes() {
	seen := map[string]bool{}
	for _, n := range c.footnotes {
		label := string(n.Ref)
		length := len([]rune(label)) + len("[^]")
		switch {
		case c.mode != body:
			c.report("markdown-not-here", n.Pos(), length, "", "A footnote cannot be used in this value.")
		case seen[label]:
			c.report("footnote-twice", n.Pos(), length, "", "The footnote [^%s] is defined twice.", label)
		case n.Index < 0:
			c.warn("footnote-unused", n.Pos(), length, "Write [^"+label+"] where it belongs, or remove it.", "No text refers to the footnote [^%s].", label)
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
		c.report("footnote-missing", segment.Start, len([]rune(name))+len("[^]"), "Add a line at the end: [^"+name+"]: The text of the footnote.", "There is no footnote [^%s].", name)
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
