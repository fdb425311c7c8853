package markdown

import (
	"iter"

	"github.com/yuin/goldmark/ast"

	"nightlight/generator/schema"
)

// blocks assembles the children of a node: directives become blocks of their
// kind, and what stands between them becomes prose.
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
		n = c.writeBlocks(n)
		if len(c.html) > 0 {
			block := &schema.ProseBlock{Type: "prose"}
			block.HTML.Set(string(c.html))
			blocks = append(blocks, block)
			c.html = c.html[:0]
		}
	}
	return blocks
}

// directive builds the block of a directive. One that is not understood is left
// out, but what it holds is still looked at for problems.
func (c *conversion) directive(d *directive) schema.Block {
	k := c.known(d)
	switch {
	case k == nil:
		c.within(d)
		return nil
	case k.inside != "":
		p := c.errorf(d.at, ":::%s stands outside of :::%s.", d.name, k.inside)
		p.Length, p.Hint = c.lengthOf(d), "Write :::"+k.inside+" above the first :::"+d.name+", and ::: below the last."
		c.within(d)
		return nil
	}
	c.checkAttributes(d, k)
	defer c.enter()()
	return k.build(c, d)
}

// within looks for problems in a directive that is not built.
func (c *conversion) within(d *directive) {
	defer c.enter()()
	for n := d.FirstChild(); n != nil; {
		child, ok := n.(*directive)
		if !ok {
			n = c.writeBlocks(n)
			c.html = c.html[:0]
			continue
		}
		if k := c.kinds[child.name]; k != nil && k.inside != "" {
			c.checkAttributes(child, c.known(child))
			c.within(child)
		} else {
			c.directive(child)
		}
		n = n.NextSibling()
	}
}

// enter begins the contents of a directive. Its headings count from the level
// around it, and do not change what may follow it.
func (c *conversion) enter() (leave func()) {
	level := c.level
	c.depth++
	return func() { c.depth, c.level = c.depth-1, level }
}

// known returns the kind of a directive, and reports what is wrong with its lines.
func (c *conversion) known(d *directive) *kind {
	for _, f := range d.faults {
		p := c.errorf(f.at, "%s", f.message)
		p.Length, p.Hint = f.length, f.hint
		c.fix(p, d)
	}
	if d.bare {
		p := c.errorf(d.at, "There is nothing open here for this ::: to close.")
		p.Length, p.Hint = 3, "Take it out; :::table and :::jump have no closing line."
	}
	if d.name == "" {
		return nil
	}
	k := c.kinds[d.name]
	if k == nil {
		c.unknown(d)
		return nil
	}
	if !k.leaf && !d.closed {
		p := c.errorf(d.at, ":::%s is never closed.", d.name)
		p.Length, p.Hint = c.lengthOf(d), "Write ::: on a line of its own where it ends."
	}
	return k
}

func (c *conversion) unknown(d *directive) {
	p := c.errorf(d.nameAt, "There is no directive called %q.", d.name)
	p.Length = len(d.name)
	if near := suggestKind(c.kinds, d.name); near != "" {
		p.Hint = "Did you mean :::" + near + "?"
		c.fix(p, d, edit{d.nameAt, len(d.name), near})
	}
}

// children yields the directives that another one holds, checked, and reports
// everything else that stands between them.
func (c *conversion) children(d *directive) iter.Seq[*directive] {
	holds := c.kinds[d.name].holds
	return func(yield func(*directive) bool) {
		count := 0
		for n := d.FirstChild(); n != nil; n = n.NextSibling() {
			child, ok := n.(*directive)
			switch {
			case !ok:
				c.strayText(d, n)
			case child.name == holds:
				count++
				c.checkAttributes(child, c.known(child))
				leave := c.enter()
				more := yield(child)
				leave()
				if !more {
					return
				}
			default:
				c.strayChild(d, child)
			}
		}
		if least := atLeast(c.kinds[d.name].schema); count < least {
			p := c.errorf(d.at, ":::%s needs at least %d :::%s inside.", d.name, least, holds)
			p.Length = c.lengthOf(d)
		}
	}
}

// strayText reports the first of a run of blocks between the children of d.
func (c *conversion) strayText(d *directive, n ast.Node) {
	_, first := n.PreviousSibling().(*directive)
	if n.Kind() == ast.KindLinkReferenceDefinition || n.PreviousSibling() != nil && !first {
		return
	}
	holds := c.kinds[d.name].holds
	p := c.errorf(n.Pos(), "Only :::%s may stand in :::%s.", holds, d.name)
	p.Hint = "Move the text into a :::" + holds + ", or out of the :::" + d.name + "."
}

func (c *conversion) strayChild(d, child *directive) {
	if c.known(child) != nil {
		c.errorf(child.at, "Only :::%s may stand in :::%s.", c.kinds[d.name].holds, d.name).Length = c.lengthOf(child)
	}
	c.within(child)
}

func (c *conversion) lengthOf(d *directive) int { return d.nameAt + len(d.name) - d.at }
