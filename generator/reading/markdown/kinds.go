package markdown

import (
	"bytes"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// Block is a kind of block that a site has in addition to the engine's.
type Block struct {
	// Of is an empty block, whose struct defines what authors write (see schema.Block).
	Of schema.Block
	// Finish fills in fields that depend on others, and reports problems that no tag can
	// express. It may be nil.
	Finish func(block schema.Block, written Directive)
}

// Directive is a directive in a text. A block reports its problems there.
type Directive struct {
	c *conversion
	d *directive
	// words are the part of its contents that a problem marks; "" marks its name.
	words string
}

// At returns the directive for a problem with words in its contents, which are then marked.
// If the contents do not contain them literally, the directive's name is marked.
func (w Directive) At(words string) Directive {
	w.words = words
	return w
}

// Errorf adds an error at the directive and returns it, so that the caller can add a hint.
func (w Directive) Errorf(id diag.ID, format string, args ...any) *diag.Diagnostic {
	_, contents, _ := bytes.Cut(w.c.text[w.d.at:], []byte("\n"))
	if at := bytes.Index(contents, []byte(w.words)); w.words != "" && at >= 0 {
		return w.c.report(id, len(w.c.text)-len(contents)+at, len([]rune(w.words)), "", format, args...)
	}
	return w.c.report(id, w.d.at, w.c.lengthOf(w.d), "", format, args...)
}

// Warnf is like Errorf, but adds a warning.
func (w Directive) Warnf(id diag.ID, format string, args ...any) *diag.Diagnostic {
	p := w.Errorf(id, format, args...)
	p.Severity = diag.Warning
	return p
}

// NotFound reports that an attribute contains an unknown name, and suggests the known one that
// was probably meant. what is a part of the sentence with the name in it: "oven called %s".
func (w Directive) NotFound(attribute, what string, known []string) {
	w.c.reportNotFound(w.d, attribute, what, diag.Suggest(w.d.value(attribute), known))
}

var finish = map[string]func(schema.Block, Directive){"table": finishTable, "jump": finishJump}

// Form describes what an author can fill in for a directive.
type Form struct {
	Name       string
	Attributes []Attribute
	// Holds is the only directive that it may contain, and Least the minimum number of them; ""
	// allows any Markdown. Leaf is set if it contains nothing, and has no closing line.
	Holds string
	Least int
	Leaf  bool
}

// Forms returns the forms of all directives, sorted by name. tags are validate tags that replace
// those of the structs.
func Forms(blocks []Block, tags schema.Tags) (forms []Form) {
	all := newKinds(blocks, tags)
	for _, name := range all.names() {
		forms = append(forms, all[name].Form)
	}
	return forms
}

type kind struct {
	Form
	// of is the struct of its block, whose fields are its attributes and contents.
	of reflect.Type
	// inside is the only directive that may contain it; "" allows any place.
	inside string
	finish func(schema.Block, Directive)
}

type kinds map[string]*kind

func newKinds(blocks []Block, tags schema.Tags) kinds {
	all := kinds{}
	for _, block := range schema.Blocks[1:] { // the first is prose, which has no directive
		all.add(Block{block, finish[schema.NameOf(block)]}, tags)
	}
	for _, block := range blocks {
		all.add(block, tags)
	}
	return all
}

func (all kinds) add(block Block, tags schema.Tags) {
	k := all.addStruct(schema.NameOf(block.Of), reflect.TypeOf(block.Of).Elem(), tags)
	k.finish = block.Finish
}

func (all kinds) addStruct(name string, of reflect.Type, tags schema.Tags) *kind {
	if name == "" || all[name] != nil {
		panic("markdown: " + of.String() + " has the name of another directive, or none: " + name)
	}
	k := &kind{Form: Form{Name: name, Leaf: true, Attributes: attributesOf(of, tags)}, of: of}
	all[name] = k
	for _, field := range tags.Fields(of) {
		if field.Type == blocksType {
			k.Leaf = false
		}
		if k.Holds == "" && field.Tag.Get("holds") != "" {
			least, _ := field.Rules.Get("min")
			k.Least, _ = strconv.Atoi(least) // without the rule there may be none
			k.Leaf, k.Holds = false, field.Tag.Get("holds")
			all.addStruct(k.Holds, field.Type.Elem(), tags).inside = name
		}
	}
	return k
}

func (all kinds) suggest(name string) string { return diag.Suggest(name, all.names()) }

func (all kinds) names() []string { return slices.Sorted(maps.Keys(all)) }

// leaves returns the directives without a closing line, as a list for a sentence.
func (all kinds) leaves() string {
	var leaves []string
	for _, name := range all.names() {
		if all[name].Leaf {
			leaves = append(leaves, ":::"+name)
		}
	}
	last := len(leaves) - 1
	return strings.Join(leaves[:last], ", ") + " and " + leaves[last]
}

var (
	blocksType  = reflect.TypeFor[[]schema.Block]()
	iconType    = reflect.TypeFor[schema.Icon]()
	pictureType = reflect.TypeFor[schema.Picture]()
)

func (c *conversion) build(d *directive, k *kind, into reflect.Value) {
	words := ""
	for _, field := range schema.Fields(k.of) {
		if field.Tag.Get("words") != "" {
			words = d.value(field.Name)
		}
	}
	for _, field := range schema.Fields(k.of) {
		value, name := into.FieldByIndex(field.Index), field.Name
		switch {
		case name == "type":
			value.SetString(k.Name)
		case name == "id":
			value.SetString(c.ids.make(words))
		case name == "href":
			value.SetString(c.href(d))
		case field.Type == blocksType:
			value.Set(reflect.ValueOf(c.blocks(d)))
		case field.Tag.Get("holds") != "":
			value.Set(c.children(d, k, field.Type))
		case field.Type == iconType:
			value.Set(reflect.ValueOf(c.icon(d, name)))
		case field.Type == pictureType:
			value.Set(reflect.ValueOf(c.picture(d, name)))
		case field.Type.Kind() == reflect.Bool:
			value.SetBool(d.find(name) != nil)
		case field.Type.Kind() == reflect.String:
			value.SetString(d.value(name))
			if field.Tag.Get("words") != "" {
				c.plain = append(c.plain, d.value(name)...)
				c.endLine()
			}
		}
	}
}

func (c *conversion) children(d *directive, k *kind, list reflect.Type) reflect.Value {
	built := reflect.MakeSlice(list, 0, 0)
	for n := d.FirstChild(); n != nil; n = n.NextSibling() {
		child, ok := n.(*directive)
		switch {
		case !ok:
			c.reportStrayText(d, n)
		case child.name == k.Holds:
			item := reflect.New(list.Elem()).Elem()
			c.checkAttributes(child, c.kindOf(child))
			leave := c.enter()
			c.build(child, c.kinds[child.name], item)
			leave()
			built = reflect.Append(built, item)
		default:
			if c.kindOf(child) != nil {
				c.report("directive-content", child.at, c.lengthOf(child), "", "Only :::%s may be inside :::%s.", k.Holds, d.name)
			}
			c.checkContents(child)
		}
	}
	if built.Len() < k.Least {
		c.report("directive-content", d.at, c.lengthOf(d), "", ":::%s needs at least %d :::%s inside.", d.name, k.Least, k.Holds)
	}
	return built
}

// finishJump registers the block, which gets its links after all headings are known.
func finishJump(block schema.Block, w Directive) {
	if len(w.c.jumps) > 0 {
		w.Errorf("jump-twice", "This page has a :::jump already.").Hint = "Remove one of the two: both lead to all headings."
	}
	w.c.jumps = append(w.c.jumps, block.(*schema.Jump))
}

var kindDirective = ast.NewNodeKind("Directive")

// directive is a :::name block, or a closing line with nothing to close.
type directive struct {
	ast.BaseBlock
	fence
	leaf   bool
	closed bool
	// indent is the indentation of its content; -1 until it has any.
	indent int
}

// Kind returns the node kind of directives.
func (d *directive) Kind() ast.NodeKind { return kindDirective }

// Dump prints the node when a goldmark tree is dumped.
func (d *directive) Dump(source []byte, level int) {
	ast.DumpHelper(d, source, level, map[string]string{"Name": d.name}, nil)
}

// directiveParser reads directives as containers, as goldmark reads blockquotes.
type directiveParser struct{ kinds kinds }

// Trigger returns the character that a directive's line starts with.
func (p *directiveParser) Trigger() []byte { return []byte{':'} }

// Open opens a directive at a line with three colons, or with two if one was forgotten.
func (p *directiveParser) Open(_ ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	_, offset := util.IndentWidth(line, reader.LineOffset())
	line = bytes.TrimRight(line[offset:], "\n")
	if !bytes.HasPrefix(line, []byte("::")) {
		return nil, parser.NoChildren
	}
	d := &directive{fence: parseFence(line, segment.Start-segment.Padding+offset), indent: -1}
	if line = line[2:]; !bytes.HasPrefix(line, []byte(":")) && p.kinds[d.name] == nil {
		return nil, parser.NoChildren
	}
	for i := range d.attributes {
		d.attributes[i].value = conversionOf(pc).resolver.Fill(d.attributes[i].value)
	}
	d.leaf = d.bare || p.isLeaf(d.name)
	reader.AdvanceToEOL()
	if d.leaf {
		return d, parser.NoChildren
	}
	return d, parser.HasChildren
}

// isLeaf reports whether a name, or the name that it is probably a misspelling of, is a leaf.
func (p *directiveParser) isLeaf(name string) bool {
	k := p.kinds[name]
	if k == nil {
		k = p.kinds[p.kinds.suggest(name)]
	}
	return k != nil && k.Leaf
}

// Continue adds a line to the directive, or ends the directive at its closing line.
func (p *directiveParser) Continue(node ast.Node, reader text.Reader, pc parser.Context) parser.State {
	d := node.(*directive)
	if d.leaf {
		return parser.Close
	}
	line, segment := reader.PeekLine()
	width, _ := util.IndentWidth(line, reader.LineOffset())
	if trimmed := bytes.TrimSpace(line); bytes.HasPrefix(trimmed, []byte(":::")) && closes(d, width-max(d.indent, 0), pc.OpenedBlocks()) {
		next := parseFence(trimmed, 0)
		if d.closed = next.bare; d.closed {
			reader.AdvanceToEOL()
		}
		if d.closed || p.follows(next.name, d.name) {
			return parser.Close
		}
	}
	if util.IsBlank(line) {
		return parser.Continue | parser.HasChildren
	}
	if d.indent < 0 {
		d.indent = width
	}
	if pos, padding := util.IndentPositionPadding(line, reader.LineOffset(), segment.Padding, min(width, d.indent)); pos > 0 {
		reader.AdvanceAndSetPadding(pos, padding)
	}
	return parser.Continue | parser.HasChildren
}

// follows reports whether a directive can only come after another, as a tab after a tab.
func (p *directiveParser) follows(name, previous string) bool {
	next, last := p.kinds[name], p.kinds[previous]
	return next != nil && last != nil && next.inside != "" && next.inside == last.inside
}

// closes reports whether a line of colons belongs to d, and not to a block open inside d.
func closes(d *directive, indent int, opened []parser.Block) bool {
	inside := false
	for _, block := range opened {
		if !inside {
			inside = block.Node == d
			continue
		}
		switch n := block.Node.(type) {
		case *directive:
			if !n.leaf {
				return false
			}
		case *ast.FencedCodeBlock:
			return false
		case *ast.Blockquote:
			return true
		case *ast.ListItem:
			return indent < n.Offset
		case *extast.Footnote:
			return indent < 4
		}
	}
	return true
}

// Close does nothing, because closed already records how the directive ended.
func (p *directiveParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph lets a directive follow a paragraph without a blank line.
func (p *directiveParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine lets authors indent nested directives as they like.
func (p *directiveParser) CanAcceptIndentedLine() bool { return true }
