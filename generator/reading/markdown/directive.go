package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

var kindDirective = ast.NewNodeKind("Directive")

// directive is a :::name block, or a closing line with nothing to close.
type directive struct {
	ast.BaseBlock
	fence
	leaf   bool
	closed bool
	// indent is how far its content is indented; -1 until it has any.
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

// Open starts a directive at a line of three colons, or of two where one was forgotten.
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

// isLeaf also recognises the leaf that a misspelt name probably means.
func (p *directiveParser) isLeaf(name string) bool {
	k := p.kinds[name]
	if k == nil {
		k = p.kinds[p.kinds.suggest(name)]
	}
	return k != nil && k.leaf
}

// Continue takes a line into the directive, or ends it at its closing line.
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

// closes reports whether a line of colons belongs to d, and to nothing open inside d.
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

// Close does nothing: closed already says how the directive ended.
func (p *directiveParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph lets a directive follow a paragraph without a blank line.
func (p *directiveParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine lets authors indent nested directives as they like.
func (p *directiveParser) CanAcceptIndentedLine() bool { return true }
