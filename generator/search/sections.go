package search

import (
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/dom"
	"nightlight/generator/schema"
)

// cutBody cuts the blocks of a page into sections. Words are whole texts here.
func cutBody(body []schema.Block) []Section {
	c := &cutter{sections: make([]Section, 1)}
	c.blocks(body)
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

func (c *cutter) blocks(blocks []schema.Block) {
	for _, block := range blocks {
		c.block(block)
	}
}

func (c *cutter) block(block schema.Block) {
	switch b := block.(type) {
	case *schema.ProseBlock:
		c.prose(b.HTML.Markup)
	case *schema.Callout:
		c.text(b.Title)
		c.blocks(b.Body)
	case *schema.Tabs:
		for _, tab := range b.Tabs {
			c.begin(tab.ID, tab.Label)
			c.blocks(tab.Body)
		}
	case *schema.Accordion:
		for _, item := range b.Items {
			c.begin(item.ID, item.Title)
			c.blocks(item.Body)
		}
	case *schema.Cards:
		for _, card := range b.Cards {
			c.text(card.Title)
			c.blocks(card.Body)
		}
	case *schema.Steps:
		for _, step := range b.Steps {
			c.text(step.Title)
			c.blocks(step.Body)
		}
	case *schema.TableBlock:
		c.text(b.Table.Caption)
	case *schema.Quote:
		c.blocks(b.Body)
	case *schema.Figure:
		c.blocks(b.Body)
	case *schema.Action:
		c.blocks(b.Body)
	case *schema.Routine:
		c.text(b.Age)
		c.blocks(b.Body)
	case *schema.Listen:
		c.text(b.Label)
	case *schema.Jump: // it repeats headings
	}
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
