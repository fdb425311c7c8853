package markdown

import (
	"reflect"
	"strings"

	"github.com/yuin/goldmark/ast"

	"nightlight/generator/schema"
)

func (c *conversion) blocks(parent ast.Node) []schema.Block {
	blocks := []schema.Block{}
	for n := parent.FirstChild(); n != nil; {
		if d, ok := n.(*directive); ok {
			if block := c.directive(d); block != nil {
				blocks = append(blocks, block)
			}
			n = n.NextSibling()
			continue
		}
		markup, next := c.prose(n)
		if markup != "" {
			block := &schema.ProseBlock{Type: "prose"}
			block.HTML.Set(markup)
			blocks = append(blocks, block)
		}
		n = next
	}
	return blocks
}

// prose returns the markup of what stands before the next directive, and that directive.
func (c *conversion) prose(n ast.Node) (markup string, next ast.Node) {
	next = c.writeBlocks(n)
	markup = string(c.html)
	c.html = c.html[:0]
	return markup, next
}

// directive leaves out what is not understood, and still checks its contents.
func (c *conversion) directive(d *directive) schema.Block {
	k := c.kindOf(d)
	switch {
	case k == nil:
		c.checkContents(d)
		return nil
	case k.inside != "":
		c.report("directive-outside", d.at, c.lengthOf(d), "Write :::"+k.inside+" above the first :::"+d.name+", and ::: below the last.", ":::%s is outside of :::%s.", d.name, k.inside)
		c.checkContents(d)
		return nil
	}
	c.checkAttributes(d, k)
	defer c.enter()()
	built := reflect.New(k.of)
	c.build(d, k, built.Elem())
	block := built.Interface().(schema.Block)
	if k.finish != nil {
		k.finish(block, Directive{c: c, d: d})
	}
	return block
}

// checkContents reports the problems inside a directive that is not built.
func (c *conversion) checkContents(d *directive) {
	defer c.enter()()
	for n := d.FirstChild(); n != nil; {
		child, ok := n.(*directive)
		if !ok {
			_, n = c.prose(n)
			continue
		}
		if k := c.kinds[child.name]; k != nil && k.inside != "" {
			c.checkAttributes(child, c.kindOf(child))
			c.checkContents(child)
		} else {
			c.directive(child)
		}
		n = n.NextSibling()
	}
}

// enter begins the contents of a directive, whose headings count from the level around it.
func (c *conversion) enter() (leave func()) {
	level := c.level
	c.depth++
	return func() { c.depth, c.level = c.depth-1, level }
}

func (c *conversion) kindOf(d *directive) *kind {
	for _, f := range d.mistakes {
		c.fix(c.report("directive-syntax", f.at, f.length, f.hint, "%s", f.message), d)
	}
	if d.bare {
		c.report("directive-not-open", d.at, 3, "Remove it; "+c.kinds.leaves()+" have no closing line.", "There is nothing open here for this ::: to close.")
	}
	if d.name == "" {
		return nil
	}
	k := c.kinds[d.name]
	if k == nil {
		c.reportUnknown(d)
		return nil
	}
	if !k.leaf && !d.closed {
		c.report("directive-not-closed", d.at, c.lengthOf(d), "Write ::: on a line of its own where it ends.", ":::%s is never closed.", d.name)
	}
	return k
}

func (c *conversion) reportUnknown(d *directive) {
	p := c.report("directive-unknown", d.nameAt, len(d.name), "There are: "+strings.Join(c.kinds.names(), ", ")+".", "There is no directive called %q.", d.name)
	if near := c.kinds.suggest(d.name); near != "" {
		p.Hint = "Did you mean :::" + near + "?"
		c.fix(p, d, edit{d.nameAt, len(d.name), near})
	}
}

// reportStrayText reports the first of a run of blocks between the children of d.
func (c *conversion) reportStrayText(d *directive, n ast.Node) {
	_, first := n.PreviousSibling().(*directive)
	if n.Kind() == ast.KindLinkReferenceDefinition || n.PreviousSibling() != nil && !first {
		return
	}
	holds := c.kinds[d.name].holds
	c.report("directive-content", n.Pos(), 0, "Move the text into a :::"+holds+", or out of the :::"+d.name+".", "Only :::%s may be inside :::%s.", holds, d.name)
}

func (c *conversion) lengthOf(d *directive) int { return d.nameAt + len(d.name) - d.at }
