package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// writeTable writes a table in a box that can scroll. Each cell repeats its
// column's heading, so that on a phone a row can be shown as a card.
func (c *conversion) writeTable(table *extast.Table) {
	c.markup("<div class=\"table\"><table>\n")
	var labels [][]byte
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		if header, ok := row.(*extast.TableHeader); ok {
			labels = c.writeTableHead(header)
			c.markup("<tbody>\n")
			continue
		}
		c.writeRow(row, labels)
	}
	c.markup("</tbody>\n</table></div>\n")
}

// writeTableHead returns the plain text of each column's heading.
func (c *conversion) writeTableHead(header *extast.TableHeader) [][]byte {
	var labels [][]byte
	c.markup("<thead>\n<tr>")
	for cell := header.FirstChild(); cell != nil; cell = cell.NextSibling() {
		start := len(c.plain)
		c.markup(`<th scope="col"`)
		c.alignment(cell)
		c.markup(">")
		c.writeInlines(cell)
		c.markup("</th>")
		labels = append(labels, bytes.Clone(c.plain[start:]))
		c.endLine()
	}
	c.markup("</tr>\n</thead>\n")
	return labels
}

func (c *conversion) writeRow(row ast.Node, labels [][]byte) {
	c.markup("<tr>")
	for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
		c.markup(`<td data-label="`)
		if len(labels) > 0 {
			if c.repeats(row.Pos(), len(labels[0])) {
				c.escape(labels[0])
			}
			labels = labels[1:]
		}
		c.markup(`"`)
		c.alignment(cell)
		c.markup(">")
		c.writeInlines(cell)
		c.markup("</td>")
		c.endLine()
	}
	c.markup("</tr>\n")
}

// alignment is an attribute for the style sheet: a style attribute would need a
// hole in the Content-Security-Policy.
func (c *conversion) alignment(cell ast.Node) {
	if n, ok := cell.(*extast.TableCell); ok && n.Alignment != extast.AlignNone {
		c.markup(` data-align="`, n.Alignment.String(), `"`)
	}
}
