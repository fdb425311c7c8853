package markdown

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/util"

	"nightlight/generator/base/pattern"
)

// writeBlocks writes the blocks before the next directive, and returns it, or nil.
func (c *conversion) writeBlocks(n ast.Node) ast.Node {
	for ; n != nil; n = n.NextSibling() {
		if _, ok := n.(*directive); ok && c.mode == body {
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
		c.writeMarkup("<p>")
		c.writePassage(n)
		c.writeMarkup("</p>\n")
		c.endLine()
	case *ast.TextBlock: // a paragraph of a list without blank lines
		c.writePassage(n)
		c.endLine()
	case *ast.Heading:
		c.writeHeading(n)
	case *ast.List:
		c.writeList(n)
	case *ast.Blockquote:
		c.writeMarkup("<blockquote>\n")
		c.writeChildren(n)
		c.writeMarkup("</blockquote>\n")
	case *ast.FencedCodeBlock:
		c.writeCode(n)
	case *ast.ThematicBreak:
		c.writeMarkup("<hr>\n")
	case *extast.Table:
		c.writeTable(n)
	case *extast.FootnoteList:
		c.writeFootnotes(n)
	case *extast.FootnoteBacklink: // of a footnote that does not end in a paragraph
		c.writeFootnoteBacklink(n)
	case *ast.HTMLBlock:
		c.refuseHTML(n.Pos(), c.text[n.Pos():])
	case *directive:
		c.reportMisplaced(n)
	}
}

func (c *conversion) writeList(list *ast.List) {
	tag := "ul"
	if list.IsOrdered() {
		tag = "ol"
	}
	c.writeMarkup("<", tag)
	if list.IsOrdered() && list.Start != 1 {
		c.writeMarkup(` start="`, strconv.Itoa(list.Start), `"`)
	}
	c.writeMarkup(">\n")
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		c.writeMarkup("<li>")
		c.writeChildren(item)
		c.writeMarkup("</li>\n")
	}
	c.writeMarkup("</", tag, ">\n")
}

func (c *conversion) writeCode(block *ast.FencedCodeBlock) {
	c.writeMarkup("<pre><code")
	if language := block.Language(c.text); len(language) > 0 {
		c.writeMarkup(` class="language-`)
		c.writeEscaped(language)
		c.writeMarkup(`"`)
	}
	c.writeMarkup(">")
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		c.writeLiteral(segment.Value(c.text))
	}
	c.writeMarkup("</code></pre>\n")
	c.endLine()
}

func (c *conversion) reportMisplaced(d *directive) {
	p := c.report("directive-misplaced", d.at, max(c.lengthOf(d), 3), "Directives are on their own, or inside other directives.", "A directive cannot be inside a list, a quotation or a footnote.")
	switch {
	case c.mode == prose:
		p.Message, p.Hint = "A directive cannot be used in this value.", ""
	case d.bare:
		p.Message = "This ::: is indented so far that it belongs to the list above it."
		p.Hint = "Indent it like the line that it closes."
	}
	html := c.html
	c.html = nil
	c.checkContents(d)
	c.html = html
}

func (c *conversion) writeMarkup(parts ...string) {
	for _, part := range parts {
		c.html = append(c.html, part...)
	}
}

func (c *conversion) writeLiteral(text []byte) {
	c.plain = append(c.plain, text...)
	c.writeEscaped(text)
}

func (c *conversion) writeEscaped(text []byte) { c.html = append(c.html, util.EscapeHTML(text)...) }

func (c *conversion) endLine() {
	if n := len(c.plain); n > 0 && c.plain[n-1] != '\n' {
		c.plain = append(c.plain, '\n')
	}
}

// writeTable writes a table in a box that can scroll. Each cell repeats its
// column's heading, so that on a phone a row can be shown as a card. A short table
// has the attribute data-short, and stays a table there.
func (c *conversion) writeTable(table *extast.Table) {
	c.writeMarkup(`<div class="table"`)
	if c.isShort(table) {
		c.writeMarkup(" data-short")
	}
	c.writeMarkup("><table>\n")
	var labels [][]byte
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		if header, ok := row.(*extast.TableHeader); ok {
			labels = c.writeTableHead(header)
			c.writeMarkup("<tbody>\n")
			continue
		}
		c.checkCells(row, len(labels))
		c.writeRow(row, labels)
	}
	c.writeMarkup("</tbody>\n</table></div>\n")
}

// mostColumns and mostLetters limit a short table, so that it fits on a phone: its columns,
// and the total number of letters in the longest cell of each column.
const (
	mostColumns = 3
	mostLetters = 130
)

func (c *conversion) isShort(table *extast.Table) bool {
	var longest [mostColumns]int
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		column := 0
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			if column == mostColumns {
				return false
			}
			longest[column] = max(longest[column], utf8.RuneCount(cell.Lines().Value(c.text)))
			column++
		}
	}
	letters := 0
	for _, length := range longest {
		letters += length
	}
	return letters <= mostLetters
}

func (c *conversion) writeTableHead(header *extast.TableHeader) [][]byte {
	var labels [][]byte
	c.writeMarkup("<thead>\n<tr>")
	for cell := header.FirstChild(); cell != nil; cell = cell.NextSibling() {
		start := len(c.plain)
		c.writeMarkup(`<th scope="col"`)
		c.alignment(cell)
		c.writeMarkup(">")
		c.writePassage(cell)
		c.writeMarkup("</th>")
		labels = append(labels, bytes.Clone(c.plain[start:]))
		c.endLine()
	}
	c.writeMarkup("</tr>\n</thead>\n")
	return labels
}

func (c *conversion) writeRow(row ast.Node, labels [][]byte) {
	c.writeMarkup("<tr>")
	for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
		c.writeMarkup(`<td data-label="`)
		if len(labels) > 0 {
			c.writeEscaped(labels[0])
			labels = labels[1:]
		}
		c.writeMarkup(`"`)
		c.alignment(cell)
		c.writeMarkup(">")
		c.writePassage(cell)
		c.writeMarkup("</td>")
		c.endLine()
	}
	c.writeMarkup("</tr>\n")
}

// alignment writes an attribute for the style sheet, because the Content-Security-Policy
// does not allow style attributes.
func (c *conversion) alignment(cell ast.Node) {
	if n, ok := cell.(*extast.TableCell); ok && n.Alignment != extast.AlignNone {
		c.writeMarkup(` data-align="`, n.Alignment.String(), `"`)
	}
}

var escapedBar = pattern.Of(`\\\|`)

// checkCells reports cells beyond the columns, which would not be shown, and missing cells.
func (c *conversion) checkCells(row ast.Node, columns int) {
	line, _ := c.line(row.Pos())
	line = strings.Trim(strings.TrimSpace(escapedBar().ReplaceAllString(line, "")), "|")
	switch cells := 1 + strings.Count(line, "|"); {
	case cells > columns:
		c.report("table-row", row.Pos(), 0, "Write a | that is part of the text with a backslash before it.", "This row has %d cells, and the table has %d columns: the rest would not be shown.", cells, columns)
	case cells < columns && cells > 1:
		c.warn("table-row", row.Pos(), 0, "", "This row has %d cells, and the table has %d columns.", cells, columns)
	}
}

var tagName = pattern.Of(`^</?([A-Za-z][A-Za-z0-9-]*)`)

var insteadOf = map[string]string{
	"a":       "Write a link as [words](/address).",
	"b":       "Write **bold**.",
	"strong":  "Write **bold**.",
	"i":       "Write *emphasis*.",
	"em":      "Write *emphasis*.",
	"del":     "Write ~~struck out~~.",
	"s":       "Write ~~struck out~~.",
	"code":    "Write code between `backticks`.",
	"br":      "End the line with a backslash, or leave a blank line for a new paragraph.",
	"p":       "Leave a blank line between paragraphs.",
	"hr":      "Write --- on a line of its own.",
	"h1":      "The title is in the front matter; headings begin with ##.",
	"img":     "Write ![what it shows](/images/name.jpg).",
	"svg":     `Put the drawing into content/pictures and write :::figure{picture="name" alt="…"}.`,
	"figure":  `Write :::figure{picture="name" alt="…"}.`,
	"details": `Write :::accordion with :::item{title="…"} inside.`,
	"summary": `Write :::accordion with :::item{title="…"} inside.`,
	"table":   "Write a table with | between the cells, or :::table for one of content/tables.",
	"div":     "Write a directive, such as :::callout or :::cards.",
	"section": "Write a directive, such as :::callout or :::cards.",
	"span":    "Write *emphasis* or **bold**; colours and sizes belong to the design.",
	"sup":     "Write a footnote as [^1].",
	"button":  `Write :::action{href="/contact" label="…"}.`,
	"ul":      "Begin each line with - for a list.",
	"ol":      "Begin each line with 1. for a numbered list.",
	"li":      "Begin each line with - for a list.",
	"iframe":  "Link to the page instead.",
	"script":  "What a page does is programmed in components.",
	"style":   "How a page looks is decided in the style sheets of components.",
	"h2":      "Begin the line with ## for a heading.",
	"h3":      "Begin the line with ### for a heading.",
	"!--":     "Remove the comment; draft: true in the front matter hides a whole page.",
}

// refuseHTML reports HTML in Markdown, because it could break the design, make a page
// inaccessible, or run a script that has not been reviewed.
func (c *conversion) refuseHTML(offset int, markup []byte) {
	what, name := "HTML cannot be used here.", ""
	if match := tagName().FindSubmatch(markup); match != nil {
		name = strings.ToLower(string(match[1]))
		what = "HTML such as <" + name + "> cannot be used here."
	} else if bytes.HasPrefix(markup, []byte("<!--")) {
		name, what = "!--", "HTML comments cannot be used here."
	}
	if slices.Contains(c.reported, name) && bytes.HasPrefix(markup, []byte("</")) {
		return // its opening tag has been reported
	}
	c.reported = append(c.reported, name)
	c.report("html-in-markdown", offset, 0, cmp.Or(insteadOf[name], `To show the sign itself, write \<.`), "%s", what)
}
