package markdown

import (
	"cmp"
	"html"
	"reflect"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"nightlight/generator/base/diag"
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

// prose returns the markup of everything before the next directive, and that directive.
func (c *conversion) prose(n ast.Node) (markup string, next ast.Node) {
	next = c.writeBlocks(n)
	markup = string(c.html)
	c.html = c.html[:0]
	return markup, next
}

// directive returns nil for an unknown or misplaced directive, but still checks its contents.
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

// enter begins the contents of a directive; leave restores the heading level before it.
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
	if !k.Leaf && !d.closed {
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
	holds := c.kinds[d.name].Holds
	c.report("directive-content", n.Pos(), 0, "Move the text into a :::"+holds+", or out of the :::"+d.name+".", "Only :::%s may be inside :::%s.", holds, d.name)
}

func (c *conversion) lengthOf(d *directive) int { return d.nameAt + len(d.name) - d.at }

// Passage is a part of a body that can be edited on its own: the text of a paragraph, a
// heading or a table's cell, or the value of a directive's attribute.
type Passage struct {
	// Path is the kind of the passage and of the blocks around it: callout.title,
	// List.ListItem.Paragraph. Passages of one kind have the same path.
	Path string
	Pos  diag.Pos
	// Start and End are its byte offsets in the body.
	Start, End int
	// Source is what an author edits: Markdown, or the value of an attribute.
	Source string
	// HTML is what the page shows for it, if that differs from Source.
	HTML string
	// Lines is set if it may have several lines.
	Lines bool

	prefix string // of its further lines
	quote  byte   // around an attribute's value
}

// Passages returns the passages of a body in the order of the text. src must have line
// feeds as line ends, and no byte order mark.
func (c *Converter) Passages(src string, origin diag.Pos) []Passage {
	var passages []Passage
	conv := c.newConversion(src, origin, body)
	conv.passages = &passages
	root := conv.parse(c.blockParser)
	conv.reserveIDs(root)
	conv.blocks(root)
	slices.SortStableFunc(passages, func(a, b Passage) int { return cmp.Compare(a.Start, b.Start) })
	return passages
}

// Write returns a new text of the passage as it is written in the file, or false if the
// text has several lines and the passage must not.
func (p Passage) Write(text string) (string, bool) {
	switch {
	case strings.Contains(text, "\n") && !p.Lines:
		return "", false
	case p.quote != 0:
		quote := string(p.quote)
		return strings.NewReplacer(`\`, `\\`, quote, `\`+quote).Replace(text), true
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines[1:] {
		lines[i+1] = strings.TrimRight(p.prefix+strings.TrimLeft(line, " \t"), " \t")
	}
	return strings.Join(lines, "\n"), true
}

func (c *conversion) writePassage(n ast.Node) {
	opening := len(c.html)
	c.writeInlines(n)
	lines := n.Lines()
	if c.passages == nil || lines.Len() == 0 {
		return
	}
	first, last := lines.At(0), lines.At(lines.Len()-1)
	passage := Passage{Path: pathOf(n), Pos: c.pos(first.Start), Start: first.Start, HTML: string(c.html[opening:])}
	passage.End = last.Start + len(strings.TrimRight(c.src[last.Start:last.Stop], " \t\n"))
	switch n.(type) {
	case *ast.Paragraph, *ast.TextBlock:
		passage.Lines = true
		passage.prefix = c.prefixOf(first.Start)
	}
	for i := range lines.Len() {
		line := lines.At(i)
		passage.Source += strings.Trim(c.src[line.Start:line.Stop], " \t\n") + "\n"
	}
	passage.Source = strings.TrimSuffix(passage.Source, "\n")
	*c.passages = append(*c.passages, passage)
}

func (c *conversion) prefixOf(offset int) string {
	_, start := c.line(offset)
	return strings.Map(func(r rune) rune {
		if r == '>' || r == '\t' {
			return r
		}
		return ' '
	}, c.src[start:offset])
}

func (c *conversion) noteAttributes(d *directive) {
	if c.passages == nil {
		return
	}
	for _, a := range d.attributes {
		if a.flag || a.valueAt == 0 {
			continue
		}
		quote := c.text[a.valueAt-1]
		written := c.src[a.valueAt : a.valueAt+a.valueLength]
		passage := Passage{
			Path: d.name + "." + a.name, Pos: c.pos(a.valueAt), Start: a.valueAt, End: a.valueAt + a.valueLength, quote: quote,
			Source: strings.NewReplacer(`\\`, `\`, `\`+string(quote), string(quote)).Replace(written),
		}
		if a.value != passage.Source { // it quotes a value
			passage.HTML = html.EscapeString(a.value)
		}
		*c.passages = append(*c.passages, passage)
	}
}

// pathOf returns the kinds of a node and of the nodes around it, outermost first.
func pathOf(n ast.Node) string {
	var names []string
	for ; n != nil && n.Kind() != ast.KindDocument; n = n.Parent() {
		name := n.Kind().String()
		switch n := n.(type) {
		case *directive:
			name = n.name
		case *ast.TextBlock:
			name = ast.KindParagraph.String() // a blank line in a list turns one into the other
		case *extast.Footnote:
			name += string(n.Ref)
		}
		names = append(names, name)
	}
	slices.Reverse(names)
	return strings.Join(names, ".")
}
