package markdown

import (
	"maps"
	"slices"

	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// kind is one kind of directive.
type kind struct {
	// schema is the struct whose fields are the directive's attributes, and whose
	// validate tags are its rules.
	schema any
	// inside is the only directive that may contain it; "" is anywhere.
	inside string
	// holds is the only directive that it may contain; "" is any Markdown.
	holds string
	// leaf has no content and no closing line.
	leaf bool
	// explicit is an attribute that must be written, though it may be empty.
	explicit string
	// build makes the block; kinds with inside are built by the one around them.
	build func(*conversion, *directive) schema.Block

	rules []rule
}

// directives returns the table of all directives.
func directives() map[string]*kind {
	kinds := map[string]*kind{
		"callout":   {schema: schema.Callout{}, build: (*conversion).callout},
		"tabs":      {schema: schema.Tabs{}, build: (*conversion).tabs, holds: "tab"},
		"tab":       {schema: schema.Tab{}, inside: "tabs"},
		"accordion": {schema: schema.Accordion{}, build: (*conversion).accordion, holds: "item"},
		"item":      {schema: schema.AccordionItem{}, inside: "accordion"},
		"cards":     {schema: schema.Cards{}, build: (*conversion).cards, holds: "card"},
		"card":      {schema: schema.Card{}, inside: "cards"},
		"steps":     {schema: schema.Steps{}, build: (*conversion).steps, holds: "step"},
		"step":      {schema: schema.Step{}, inside: "steps"},
		"table":     {schema: schema.TableBlock{}, build: (*conversion).table, leaf: true},
		"jump":      {schema: schema.Jump{}, build: (*conversion).jump, leaf: true},
		"quote":     {schema: schema.Quote{}, build: (*conversion).quote},
		"figure":    {schema: schema.Figure{}, build: (*conversion).figure, explicit: "alt"},
		"action":    {schema: schema.Action{}, build: (*conversion).action},
		"routine":   {schema: schema.Routine{}, build: (*conversion).routine},
		"listen":    {schema: schema.Listen{}, build: (*conversion).listen, leaf: true},
	}
	for _, k := range kinds {
		k.rules = rulesOf(k.schema)
	}
	return kinds
}

func suggestKind(kinds map[string]*kind, name string) string {
	return diag.Suggest(name, slices.Sorted(maps.Keys(kinds)))
}

func (c *conversion) callout(d *directive) schema.Block {
	c.addPlain(d.value("title"))
	return &schema.Callout{Type: "callout", Kind: d.value("kind"), Title: d.value("title"), Body: c.blocks(d)}
}

func (c *conversion) tabs(d *directive) schema.Block {
	block := &schema.Tabs{Type: "tabs", Label: d.value("label"), Tabs: []schema.Tab{}}
	for tab := range c.children(d) {
		label := tab.value("label")
		c.addPlain(label)
		block.Tabs = append(block.Tabs, schema.Tab{ID: c.ids.make(label), Label: label, Body: c.blocks(tab)})
	}
	return block
}

func (c *conversion) accordion(d *directive) schema.Block {
	block := &schema.Accordion{Type: "accordion", Items: []schema.AccordionItem{}}
	for item := range c.children(d) {
		title := item.value("title")
		c.addPlain(title)
		block.Items = append(block.Items, schema.AccordionItem{ID: c.ids.make(title), Title: title, Body: c.blocks(item)})
	}
	return block
}

func (c *conversion) cards(d *directive) schema.Block {
	block := &schema.Cards{Type: "cards", Cards: []schema.Card{}}
	for card := range c.children(d) {
		c.addPlain(card.value("title"))
		block.Cards = append(block.Cards, schema.Card{
			Title: card.value("title"),
			Icon:  c.icon(card),
			Href:  c.href(card),
			Body:  c.blocks(card),
		})
	}
	return block
}

func (c *conversion) steps(d *directive) schema.Block {
	block := &schema.Steps{Type: "steps", Steps: []schema.Step{}}
	for step := range c.children(d) {
		c.addPlain(step.value("title"))
		block.Steps = append(block.Steps, schema.Step{Title: step.value("title"), Body: c.blocks(step)})
	}
	return block
}

// jump is given its links when all headings are known.
func (c *conversion) jump(d *directive) schema.Block {
	if len(c.jumps) > 0 {
		p := c.errorf(d.at, "This page has a :::jump already.")
		p.Length, p.Hint = c.lengthOf(d), "Remove one of the two: both lead to all headings."
		return nil
	}
	block := &schema.Jump{Type: "jump"}
	c.jumps = append(c.jumps, block)
	return block
}

func (c *conversion) quote(d *directive) schema.Block {
	return &schema.Quote{Type: "quote", By: d.value("by"), Body: c.blocks(d)}
}

func (c *conversion) figure(d *directive) schema.Block {
	return &schema.Figure{Type: "figure", Picture: c.picture(d), Body: c.blocks(d)}
}

func (c *conversion) action(d *directive) schema.Block {
	return &schema.Action{Type: "action", Href: c.href(d), Label: d.value("label"), Body: c.blocks(d)}
}

func (c *conversion) routine(d *directive) schema.Block {
	c.addPlain(d.value("age"))
	block := &schema.Routine{Type: "routine", Age: d.value("age"), Body: c.blocks(d)}
	block.Day = c.day(d, block.Body)
	return block
}

func (c *conversion) listen(d *directive) schema.Block {
	return &schema.Listen{Type: "listen", Label: d.value("label"), Hint: d.value("hint")}
}
