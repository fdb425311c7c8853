package search

import (
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
	"nightlight/generator/schema"
)

// cutBody cuts the blocks of a page into sections. Words are whole texts here.
func cutBody(body []schema.Block) []Section {
	c := &cutter{sections: make([]Section, 1)}
	schema.WalkWords(body, c.begin, c.prose)
	return c.sections
}

type cutter struct{ sections []Section }

// begin begins a section. A heading without an ID of its own belongs to the section
// around it.
func (c *cutter) begin(id, heading string) {
	if id == "" {
		c.text(heading)
		return
	}
	c.sections = append(c.sections, Section{ID: id, Heading: strings.TrimSpace(heading)})
}

// text adds words to the last section.
func (c *cutter) text(words ...string) {
	last := &c.sections[len(c.sections)-1]
	last.Words += " " + strings.Join(words, " ")
}

// prose cuts markup at its headings.
func (c *cutter) prose(markup string) {
	doc, err := html.Parse(strings.NewReader(markup))
	if err != nil {
		return // a reader of a string cannot fail
	}
	for node := range doc.Descendants() {
		switch {
		case isHeading(node):
			id, _ := dom.Attribute(node, "id")
			c.begin(id, dom.Text(node))
		case node.Type == html.TextNode && !isHeading(node.Parent):
			c.text(node.Data)
		}
	}
}

func isHeading(node *html.Node) bool {
	return node.Type == html.ElementNode && (node.Data == "h2" || node.Data == "h3")
}
