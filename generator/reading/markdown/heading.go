package markdown

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

func (c *conversion) writeHeading(n *ast.Heading) {
	if c.mode != body {
		p := c.errorf(n.Pos(), "A heading cannot be used in this value.")
		p.Length, p.Hint = n.Level, "Write a paragraph; **bold** makes words stand out."
		return
	}
	c.checkLevel(n)
	tag := "h" + strconv.Itoa(n.Level)
	opening := len(c.html)
	start := len(c.plain)
	c.writePassage(n)
	written := bytes.Clone(c.html[opening:])
	text := strings.TrimSpace(string(c.plain[start:]))
	if text == "" {
		c.errorf(n.Pos(), "This heading has no words.").Hint = "Write them behind the number signs, or remove the line."
	}
	id := c.headingID(n, text)
	c.html = c.html[:opening]
	c.writeMarkup("<", tag, ` id="`, id, `">`)
	c.html = append(c.html, written...)
	c.writeMarkup("</", tag, ">\n")
	c.endLine()
	if n.Level == 2 && c.depth == 0 {
		c.headings = append(c.headings, schema.Heading{ID: id, Text: text})
	}
}

func (c *conversion) checkLevel(n *ast.Heading) {
	switch {
	case n.Level == 1:
		p := c.errorf(n.Pos(), "# is the page's title, and the title is in the front matter.")
		p.Length, p.Hint = 1, "Begin with ##."
		if line, start := c.line(n.Pos()); len(line) <= diag.MaxCorrected {
			at := n.Pos() - start
			p.Fixed = line[:at] + "#" + line[at:]
		}
	case n.Level > c.level+1:
		p := c.warnf(n.Pos(), "This heading skips a level.")
		p.Length = n.Level
		p.Hint = fmt.Sprintf("Write %s, so that people who listen to the page can follow its outline.", strings.Repeat("#", c.level+1))
	}
	c.level = max(n.Level, 2)
}

// headingID returns the id that an author wrote as {#id}, or one made from the text.
func (c *conversion) headingID(n *ast.Heading, text string) string {
	if id, ok := customID(n); ok {
		return id
	}
	if i := strings.LastIndex(text, "{#"); i >= 0 && strings.HasSuffix(text, "}") {
		p := c.errorf(n.Pos(), "The id of this heading cannot be read.")
		p.Hint = "Write {#" + idOf(text[i:]) + "}: small letters, digits and hyphens."
	}
	return c.ids.make(text)
}

func customID(n *ast.Heading) (string, bool) {
	value, ok := n.AttributeString("id")
	if !ok {
		return "", false
	}
	id, ok := value.([]byte)
	return string(id), ok
}

// reserveIDs takes the ids that authors chose before any is made from a text: an
// earlier heading must not get an id that an author wrote.
func (c *conversion) reserveIDs(root ast.Node) {
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		n, ok := node.(*ast.Heading)
		if ok && entering {
			c.reserveID(n)
		}
		if ok || node.Type() == ast.TypeInline {
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
}

func (c *conversion) reserveID(n *ast.Heading) {
	for _, a := range n.Attributes() {
		if string(a.Name) != "id" {
			p := c.errorf(n.Pos(), "A heading has no attribute %q.", a.Name)
			p.Hint = "Only an id may stand in its braces: {#my-id}."
		}
	}
	id, ok := customID(n)
	if !ok {
		return
	}
	line, start := c.line(n.Pos())
	at := start + max(strings.LastIndex(line, "#"+id), 0)
	switch {
	case id != idOf(id):
		p := c.errorf(at, "An id is made of small letters, digits and hyphens.")
		p.Length, p.Hint = len([]rune(id))+1, "Write {#"+idOf(id)+"}."
	case !c.ids.take(id):
		p := c.errorf(at, "The id %q is taken by another heading.", id)
		p.Length, p.Hint = len(id)+1, "Ids must be different on one page."
	default:
		return
	}
	n.RemoveAttributes() // so that it gets an id made from its text
}
