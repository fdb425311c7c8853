package markdown

import (
	"bytes"
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
	"nightlight/generator/schema"
)

func (c *conversion) writeHeading(n *ast.Heading) {
	if c.mode != body {
		c.report("markdown-not-here", n.Pos(), n.Level, "Write a paragraph; **bold** makes words stand out.", "A heading cannot be used in this value.")
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
		c.report("heading-empty", n.Pos(), 0, "Write them behind the number signs, or remove the line.", "This heading has no words.")
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
		p := c.report("heading-level", n.Pos(), 1, "Begin with ##.", "# is the page's title, and the title is in the front matter.")
		if line, start := c.line(n.Pos()); len(line) <= diag.MaxCorrected {
			at := n.Pos() - start
			p.Fixed = line[:at] + "#" + line[at:]
		}
	case n.Level > c.level+1:
		hint := fmt.Sprintf("Write %s, so that people who listen to the page can follow its outline.", strings.Repeat("#", c.level+1))
		c.warn("heading-level", n.Pos(), n.Level, hint, "This heading skips a level.")
	}
	c.level = max(n.Level, 2)
}

// headingID returns the id that an author wrote as {#id}, or one made from the text.
func (c *conversion) headingID(n *ast.Heading, text string) string {
	if id, ok := customID(n); ok {
		return id
	}
	if i := strings.LastIndex(text, "{#"); i >= 0 && strings.HasSuffix(text, "}") {
		c.report("heading-id", n.Pos(), 0, "Write {#"+idOf(text[i:])+"}: small letters, digits and hyphens.", "The id of this heading cannot be read.")
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
			c.report("heading-id", n.Pos(), 0, "Only an id may stand in its braces: {#my-id}.", "A heading has no attribute %q.", a.Name)
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
		c.report("heading-id", at, len([]rune(id))+1, "Write {#"+idOf(id)+"}.", "An id is made of small letters, digits and hyphens.")
	case !c.ids.take(id):
		c.report("heading-id", at, len(id)+1, "Ids must be different on one page.", "The id %q is taken by something else on the page.", id)
	default:
		return
	}
	n.RemoveAttributes() // so that it gets an id made from its text
}

// ids are the ids of one page so far.
type ids struct {
	frame, taken map[string]bool
	// last is the number that was last put behind a text, to go on from there.
	last map[string]int
}

func (s *ids) take(id string) (free bool) {
	if s.taken[id] || s.frame[id] {
		return false
	}
	s.taken[id] = true
	return true
}

func (s *ids) make(text string) string {
	base := idOf(text)
	if s.last[base] == 0 && s.take(base) {
		s.last[base] = 1
		return base
	}
	for {
		s.last[base]++
		if id := base + "-" + strconv.Itoa(max(s.last[base], 2)); s.take(id) {
			return id
		}
	}
}

func idOf(text string) string { return cmp.Or(slug.Of(text), "section") }
