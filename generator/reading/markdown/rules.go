package markdown

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// rule is what one attribute of a directive must be.
type rule struct {
	name     string
	required bool
	flag     bool
	// explicit is set where it must be written, though it may be empty.
	explicit bool
	choices  []string
}

// rulesOf reads the fields that an author writes on one line; type and ID are the build's.
func rulesOf(of reflect.Type, tags schema.Tags) []rule {
	var rules []rule
	for _, field := range tags.Fields(of) {
		name := field.Name
		isText := field.Type.Kind() == reflect.Bool || field.Type.Kind() == reflect.String
		if name == "type" || name == "id" || !isText && field.Type != iconType && field.Type != pictureType {
			continue
		}
		rules = append(rules, rule{
			name: name, flag: field.Type.Kind() == reflect.Bool,
			required: field.Rules.Has("required"), choices: field.Rules.Choices(),
		})
		if field.Type == pictureType {
			rules = append(rules, rule{name: "alt", explicit: true}) // its description
		}
	}
	return rules
}

func (c *conversion) checkAttributes(d *directive, k *kind) {
	c.noteAttributes(d)
	for i := range d.attributes {
		c.checkAttribute(d, k, &d.attributes[i])
	}
	if len(d.mistakes) > 0 {
		return // what seems missing may be what could not be read
	}
	for _, r := range k.rules {
		a := d.find(r.name)
		switch {
		case a == nil && (r.required || r.explicit):
			c.reportMissing(d, r)
		case a != nil && r.required && !a.flag && strings.TrimSpace(a.value) == "":
			c.report("attribute-missing", a.at, len(a.name), "", "%s of :::%s is empty.", a.name, d.name)
		}
	}
}

func (c *conversion) checkAttribute(d *directive, k *kind, a *attribute) {
	i := slices.IndexFunc(k.rules, func(r rule) bool { return r.name == a.name })
	if i < 0 {
		c.reportUnknownAttribute(d, k, a)
		return
	}
	r := k.rules[i]
	switch {
	case d.find(a.name) != a:
		c.report("attribute-twice", a.at, len(a.name), "", "%s is given twice.", a.name)
	case r.flag && !a.flag:
		c.report("attribute-value", a.at, 0, "Write "+a.name+" to switch it on; leave it out to switch it off.", "%s is a switch and takes no value.", a.name)
	case !r.flag && a.flag:
		c.report("attribute-value", a.at, len(a.name), "Write "+a.name+`="…".`, "%s needs a value.", a.name)
	case r.choices != nil && a.value != "" && !slices.Contains(r.choices, a.value):
		c.reportBadChoice(d, r, a)
	}
}

func (c *conversion) reportUnknownAttribute(d *directive, k *kind, a *attribute) {
	var names []string
	for _, r := range k.rules {
		names = append(names, r.name)
	}
	hint := "It has none."
	if len(names) > 0 {
		hint = "It has: " + strings.Join(names, ", ") + "."
	}
	p := c.report("attribute-unknown", a.at, len(a.name), hint, ":::%s has no attribute %q.", d.name, a.name)
	if near := diag.Suggest(a.name, names); near != "" {
		p.Hint = fmt.Sprintf("Did you mean %q?", near)
		c.fix(p, d, edit{a.at, len(a.name), near})
	}
}

func (c *conversion) reportBadChoice(d *directive, r rule, a *attribute) {
	p := c.report("attribute-value", a.valueAt, len([]rune(a.value)), "The choices are: "+strings.Join(r.choices, ", ")+".", "%q is not a %s of :::%s.", a.value, r.name, d.name)
	if near := diag.Suggest(a.value, r.choices); near != "" {
		c.fix(p, d, edit{a.valueAt, a.valueLength, near})
	}
}

func (c *conversion) reportMissing(d *directive, r rule) {
	hint := fmt.Sprintf(`Add %s="…" between { and }.`, r.name)
	switch {
	case r.choices != nil:
		hint = fmt.Sprintf(`Add %s="…" with one of: %s.`, r.name, strings.Join(r.choices, ", "))
	case r.explicit:
		hint = fmt.Sprintf(`Add %s="…" and say what it shows; write %s="" when it only decorates.`, r.name, r.name)
	}
	c.report("attribute-missing", d.at, c.lengthOf(d), hint, ":::%s needs %s.", d.name, r.name)
}

func (c *conversion) fix(p *diag.Diagnostic, d *directive, more ...edit) {
	if line, start := c.line(d.at); c.mode == body && len(line) <= diag.MaxCorrected {
		p.Fixed = fixed(line, start, slices.Concat(d.edits, more))
	}
}

// What a text may have. goldmark's time grows with the square of some of these
// numbers, and a table's memory with columns times rows.
const (
	maxNesting    = 40       // lists, quotations, directives and footnotes inside each other
	maxParagraph  = 16 << 10 // bytes of a paragraph, a heading or a table row
	maxCells      = 10_000   // of a table
	maxFootnotes  = 500
	maxAttributes = 50      // of a directive
	maxRepeated   = 1 << 20 // bytes that references and table headings repeat
)

// reportLimit reports that a limit is exceeded: each sentence once a text.
func (c *conversion) reportLimit(offset int, sentence string, limit int) {
	if c.isFirst(sentence) {
		c.report("text-limit", offset, 0, "", sentence, limit)
	}
}

// mayRepeat reports whether a number of bytes may be written once more.
func (c *conversion) mayRepeat(offset, bytes int) (ok bool) {
	if c.repeated += bytes; c.repeated <= maxRepeated {
		return true
	}
	c.reportLimit(offset, "References and the headings of tables repeat more than %d KiB up to here. Make them shorter.", maxRepeated>>10)
	return false
}

// conversionKey is where a parser finds the conversion that it works for.
var conversionKey = parser.NewContextKey()

func conversionOf(pc parser.Context) *conversion { return pc.Get(conversionKey).(*conversion) }

// nestingLimit keeps a parser of containers from opening one that is nested too deep, and notes
// the definitions of footnotes, of which there may not be too many: goldmark looks through all
// of them at each reference.
type nestingLimit struct{ parser.BlockParser }

// Open opens a block within the limits.
func (p nestingLimit) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	line, position := reader.Position()
	node, state := p.BlockParser.Open(parent, reader, pc)
	c := conversionOf(pc)
	footnote, isFootnote := node.(*extast.Footnote)
	switch {
	case node == nil:
		return nil, state
	case depthOf(parent) >= maxNesting:
		c.reportLimit(position.Start, "Lists, quotations and directives are nested more than %d deep here.", maxNesting)
	case isFootnote && len(c.footnotes) == maxFootnotes:
		c.reportLimit(position.Start, "There are more than %d footnotes up to here.", maxFootnotes)
	default:
		if isFootnote {
			c.footnotes = append(c.footnotes, footnote)
		}
		return node, state
	}
	reader.SetPosition(line, position)
	return nil, parser.NoChildren
}

func depthOf(n ast.Node) int {
	depth := 0
	for ; n != nil; n = n.Parent() {
		if n.Kind() != ast.KindListItem { // a list and its item are one level
			depth++
		}
	}
	return depth
}

// headingLimit leaves a very long heading to the paragraphs, whose limit reports it.
type headingLimit struct{ parser.BlockParser }

// Open opens a heading of a normal length.
func (p headingLimit) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	if line, _ := reader.PeekLine(); len(line) > maxParagraph {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, pc)
}

// paragraphLimit takes out paragraphs that are too long. It comes after the
// transformers that make something else of a paragraph.
type paragraphLimit struct{}

// Transform takes out a paragraph that is too long.
func (paragraphLimit) Transform(node *ast.Paragraph, _ text.Reader, pc parser.Context) {
	if lengthOf(node) > maxParagraph {
		conversionOf(pc).reportLimit(node.Pos(), "This paragraph is longer than %d KiB. Divide it with blank lines.", maxParagraph>>10)
		node.Parent().RemoveChild(node.Parent(), node)
	}
}

func lengthOf(node *ast.Paragraph) int {
	length := 0
	for _, line := range node.Lines().Sliced(0, node.Lines().Len()) {
		length += line.Len()
	}
	return length
}

// referenceLimit leaves very long paragraphs without link references.
type referenceLimit struct{ parser.ParagraphTransformer }

// Transform takes the link references out of a paragraph.
func (t referenceLimit) Transform(node *ast.Paragraph, reader text.Reader, pc parser.Context) {
	if lengthOf(node) <= maxParagraph {
		t.ParagraphTransformer.Transform(node, reader, pc)
	}
}

// tableLimit keeps tables that are too large from being built: every row gets all
// columns, however few are written.
type tableLimit struct{ parser.ParagraphTransformer }

// Transform makes a table of a paragraph that is one, or takes it out.
func (t tableLimit) Transform(node *ast.Paragraph, reader text.Reader, pc parser.Context) {
	lines := node.Lines()
	columns, longest := 0, 0
	for i := range lines.Len() {
		line := lines.At(i)
		longest = max(longest, line.Len())
		if i > 0 && columns == 0 {
			columns = columnsOf(line.Value(reader.Source()))
		}
	}
	switch {
	case columns*lines.Len() > maxCells:
		conversionOf(pc).reportLimit(node.Pos(), "This table has more than %d cells, counting those that its rows leave out.", maxCells)
	case columns > 0 && longest > maxParagraph:
		conversionOf(pc).reportLimit(node.Pos(), "A row of this table is longer than %d KiB.", maxParagraph>>10)
	default:
		t.ParagraphTransformer.Transform(node, reader, pc)
		return
	}
	node.Parent().RemoveChild(node.Parent(), node)
}

// columnsOf counts the columns of the line below a table's head; 0 for other lines.
func columnsOf(line []byte) int {
	if len(bytes.Trim(line, "|:- \t\n")) > 0 || !bytes.Contains(line, []byte("-")) {
		return 0
	}
	return bytes.Count(line, []byte("|")) + 1
}
