package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// writeTable writes a table in a box that can scroll. Each cell repeats its
// column's heading, so that on a phone a row can be shown as a card.
func (c *conversion) writeTable(table *extast.Table) {
	c.writeMarkup("<div class=\"table\"><table>\n")
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

// writeTableHead returns the plain text of each column's heading.
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
			if c.mayRepeat(row.Pos(), len(labels[0])) {
				c.writeEscaped(labels[0])
			}
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

// alignment is an attribute for the style sheet: the Content-Security-Policy does not
// allow style attributes.
func (c *conversion) alignment(cell ast.Node) {
	if n, ok := cell.(*extast.TableCell); ok && n.Alignment != extast.AlignNone {
		c.writeMarkup(` data-align="`, n.Alignment.String(), `"`)
	}
}

var escapedBar = regexp.MustCompile(`\\\|`)

// checkCells reports a row that has other cells than the table has columns: what is too much
// would not be shown.
func (c *conversion) checkCells(row ast.Node, columns int) {
	line, _ := c.line(row.Pos())
	line = strings.Trim(strings.TrimSpace(escapedBar.ReplaceAllString(line, "")), "|")
	switch cells := 1 + strings.Count(line, "|"); {
	case cells > columns:
		p := c.errorf(row.Pos(), "This row has %d cells, and the table has %d columns: the rest would not be shown.", cells, columns)
		p.Hint = "Write a | that is part of the text with a backslash before it."
	case cells < columns && cells > 1:
		c.warnf(row.Pos(), "This row has %d cells, and the table has %d columns.", cells, columns)
	}
}
