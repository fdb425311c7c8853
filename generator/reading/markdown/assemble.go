package markdown

import (
	"reflect"
	"strings"

	"github.com/yuin/goldmark/ast"

	"nightlight/generator/schema"
)

// blocks assembles the children of a node: directives become blocks of their
// kind, and what is between them becomes prose.
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

// directive builds the block of a directive. A directive that is not understood is
// left out, but its contents are still checked.
func (c *conversion) directive(d *directive) schema.Block {
	k := c.kindOf(d)
	switch {
	case k == nil:
		c.checkContents(d)
		return nil
	case k.inside != "":
		p := c.errorf(d.at, ":::%s is outside of :::%s.", d.name, k.inside)
		p.Length, p.Hint = c.lengthOf(d), "Write :::"+k.inside+" above the first :::"+d.name+", and ::: below the last."
		c.checkContents(d)
		return nil
	}
	c.checkAttributes(d, k)
	defer c.enter()()
	built := reflect.New(k.of)
	c.build(d, k, built.Elem())
	block := built.Interface().(schema.Block)
	if k.finish != nil {
		k.finish(block, Directive{c, d})
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

// enter begins the contents of a directive. Its headings count from the level
// around it, and do not change the level after it.
func (c *conversion) enter() (leave func()) {
	level := c.level
	c.depth++
	return func() { c.depth, c.level = c.depth-1, level }
}

// kindOf returns the kind of a directive, and reports what is wrong with its lines.
func (c *conversion) kindOf(d *directive) *kind {
	for _, f := range d.mistakes {
		p := c.errorf(f.at, "%s", f.message)
		p.Length, p.Hint = f.length, f.hint
		c.fix(p, d)
	}
	if d.bare {
		p := c.errorf(d.at, "There is nothing open here for this ::: to close.")
		p.Length, p.Hint = 3, "Remove it; :::table and :::jump have no closing line."
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
		p := c.errorf(d.at, ":::%s is never closed.", d.name)
		p.Length, p.Hint = c.lengthOf(d), "Write ::: on a line of its own where it ends."
	}
	return k
}

func (c *conversion) reportUnknown(d *directive) {
	p := c.errorf(d.nameAt, "There is no directive called %q.", d.name)
	p.Length = len(d.name)
	if near := c.kinds.suggest(d.name); near != "" {
		p.Hint = "Did you mean :::" + near + "?"
		c.fix(p, d, edit{d.nameAt, len(d.name), near})
		return
	}
	p.Hint = "There are: " + strings.Join(c.kinds.names(), ", ") + "."
}

// reportStrayText reports the first of a run of blocks between the children of d.
func (c *conversion) reportStrayText(d *directive, n ast.Node) {
	_, first := n.PreviousSibling().(*directive)
	if n.Kind() == ast.KindLinkReferenceDefinition || n.PreviousSibling() != nil && !first {
		return
	}
	holds := c.kinds[d.name].holds
	p := c.errorf(n.Pos(), "Only :::%s may be inside :::%s.", holds, d.name)
	p.Hint = "Move the text into a :::" + holds + ", or out of the :::" + d.name + "."
}

func (c *conversion) reportStrayChild(d, child *directive) {
	if c.kindOf(child) != nil {
		c.errorf(child.at, "Only :::%s may be inside :::%s.", c.kinds[d.name].holds, d.name).Length = c.lengthOf(child)
	}
	c.checkContents(child)
}

func (c *conversion) lengthOf(d *directive) int { return d.nameAt + len(d.name) - d.at }
