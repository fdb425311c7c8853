// Package markdown converts the body of a Markdown file into typed blocks, and the
// Markdown in YAML values into HTML.
//
// How a text is converted:
//
//  1. goldmark parses it. A block parser of ours (kinds.go) recognises directives
//     such as :::tabs, and reads their first line with fence.go.
//  2. The tree is assembled into blocks (assemble.go). The block's struct decides
//     what a directive may contain and how its block is built (kinds.go), and its
//     tags are the rules for the attributes (rules.go).
//  3. Everything between directives is written as HTML (write.go, inline.go and
//     links.go), and collected as plain text.
//
// goldmark's own renderer is not used, because it writes an opening tag before the text
// from which a heading's id, a picture's description or a table's labels are made.
//
// Every problem becomes a diagnostic, and the rest is converted.
package markdown

import (
	"bytes"
	"html"
	"maps"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// Resolver resolves the names in a text. If a name is unknown, ok is false and
// suggestion is the name that was probably meant, or "".
type Resolver interface {
	Icon(name string) (svg, suggestion string, ok bool)
	Picture(name string) (picture Picture, suggestion string, ok bool)
	Table(name string) (table *schema.Table, suggestion string, ok bool)
	// Fill replaces the references to values in a text, {price:one-to-one}.
	Fill(text string) string
	// ImageSize returns the size, in pixels, of an image file of the site by its address,
	// or 0, 0 if it is not known.
	ImageSize(address string) (width, height int)
}

// Picture is the picture that a name refers to.
type Picture struct {
	// Markup returns its HTML with a description, which is empty if it is decorative.
	Markup func(alt string) string
	// Address is the address of a photograph, which must have a description, or "".
	Address string
	// File is the file of a drawing, or "".
	File string
	// Problem says why it cannot be shown, and Hint what to do; both are empty if it can.
	Problem, Hint string
}

// Options configures a Converter.
type Options struct {
	Resolver Resolver
	// Blocks are the site's own kinds of block, and Tags the validate tags that replace those
	// of the blocks' structs, by Struct.Field.
	Blocks []Block
	Tags   map[string]string
	// Frame are the ids that a page uses around a text; no heading gets one of them.
	Frame []string
}

// Converter converts Markdown. It may be used by many goroutines at once.
type Converter struct {
	resolver                  Resolver
	kinds                     kinds
	blockParser, phraseParser parser.Parser
	frame                     map[string]bool
}

// Document is a converted Markdown body.
type Document struct {
	Blocks []schema.Block
	// Headings are the second-level headings outside of directives.
	Headings []schema.Heading
	// IDs are the ids of all headings, tabs, items and footnotes, sorted.
	IDs []string
	// Links are all links in the body, including pictures, in order.
	Links []Link
	// Words counts the words of Text.
	Words int
	// Text is the plain text, one line for each heading, paragraph, list item or
	// table cell.
	Text string
}

// Link is an address in a text, with its position.
type Link struct {
	Href string
	Pos  diag.Pos
	// Shows is the file in content/ that is shown at this position, a table or a drawing.
	// Such a link has no address.
	Shows string
}

// Written returns the address as it is written between quotation marks in HTML.
func (l Link) Written() string {
	return html.EscapeString(string(util.URLEscape([]byte(l.Href), false)))
}

// New returns a Converter.
func New(opts Options) *Converter {
	kinds := newKinds(opts.Blocks, opts.Tags)
	frame := map[string]bool{}
	for _, id := range opts.Frame {
		frame[id] = true
	}
	return &Converter{frame: frame, resolver: opts.Resolver, kinds: kinds, blockParser: newBlockParser(kinds), phraseParser: newPhraseParser()}
}

// Convert converts the body of a Markdown file. origin is the position of its first
// character.
func (c *Converter) Convert(src string, origin diag.Pos) (Document, diag.List) {
	conv := c.newConversion(src, origin, body)
	defer conv.release()
	return Document{
		Blocks:   conv.whole(conv.parse(c.blockParser)),
		Headings: conv.headings,
		IDs:      slices.Sorted(maps.Keys(conv.ids.taken)),
		Links:    conv.links,
		Words:    countWords(conv.plain),
		Text:     string(conv.plain),
	}, conv.problems.Sorted()
}

// Blocks returns the blocks of a body whose problems Convert has already reported.
func (c *Converter) Blocks(src string) []schema.Block {
	conv := c.newConversion(src, diag.Pos{}, body)
	defer conv.release()
	return conv.whole(conv.tree(c.blockParser))
}

func (c *conversion) whole(root ast.Node) []schema.Block {
	c.reserveIDs(root)
	blocks := c.blocks(root)
	for _, jump := range c.jumps {
		jump.Links = c.headings
	}
	return blocks
}

// Prose converts a YAML value of paragraphs and lists. origin is the position of
// its first character; further lines are assumed to begin in the same column, as
// in a YAML block.
func (c *Converter) Prose(src string, origin diag.Pos) (html string, links []Link, problems diag.List) {
	conv := c.newConversion(src, origin, prose)
	defer conv.release()
	root := conv.parse(c.blockParser)
	conv.writeBlocks(root.FirstChild())
	return string(conv.html), conv.links, conv.problems.Sorted()
}

// Inline converts a YAML value of one phrase: emphasis, code and links, but no
// paragraphs. origin is as for Prose.
func (c *Converter) Inline(src string, origin diag.Pos) (html string, links []Link, problems diag.List) {
	conv := c.newConversion(src, origin, phrase)
	defer conv.release()
	root := conv.parse(c.phraseParser)
	conv.writePhrase(root)
	return string(conv.html), conv.links, conv.problems.Sorted()
}

// newBlockParser returns a parser for Markdown with directives, GFM tables and footnotes.
//
// Two features of CommonMark are left out, because people use them by accident: indented
// code (an indented paragraph would become code), and underlined headings (a rule below a
// paragraph would turn it into one).
func newBlockParser(kinds kinds) parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(
			util.Prioritized(container{&directiveParser{kinds}}, 100),
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(container{parser.NewListParser()}, 300),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(parser.NewATXHeadingParser(parser.WithHeadingAttribute()), 600),
			util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
			util.Prioritized(container{parser.NewBlockquoteParser()}, 800),
			util.Prioritized(parser.NewHTMLBlockParser(), 900),
			util.Prioritized(container{footnoteParser{extension.NewFootnoteBlockParser()}}, 999),
			util.Prioritized(paragraphParser{parser.NewParagraphParser()}, 1000),
		),
		parser.WithParagraphTransformers(
			util.Prioritized(parser.LinkReferenceParagraphTransformer, 100),
			util.Prioritized(extension.NewTableParagraphTransformer(), 200),
		),
		parser.WithInlineParsers(append(phraseParsers(),
			util.Prioritized(extension.NewFootnoteParser(), 101),
			util.Prioritized(danglingFootnoteParser{}, 102),
			util.Prioritized(extension.NewStrikethroughParser(), 500),
		)...),
		parser.WithASTTransformers(
			util.Prioritized(extension.NewTableASTTransformer(), 0),
			util.Prioritized(extension.NewFootnoteASTTransformer(), 999),
		),
	)
}

// newPhraseParser returns a parser that reads everything as one run of text, because
// "1. Book a call" in a YAML value is not a list.
func newPhraseParser() parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(util.Prioritized(paragraphParser{parser.NewParagraphParser()}, 1000)),
		parser.WithInlineParsers(phraseParsers()...),
	)
}

// mostOpen is the maximum number of nested blocks, all of which read each line.
const mostOpen = 60

// container does not open a block if too many are open.
type container struct{ parser.BlockParser }

// Open reports the first block that is nested too deep. Such a text is not converted.
func (p container) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	c := conversionOf(pc)
	if !c.tooDeep && len(pc.OpenedBlocks()) >= mostOpen {
		c.tooDeep = true
		_, at := reader.PeekLine()
		c.report("nested-too-deep", at.Start, 0, "Close what was opened above with a line of its own (:::), or begin again at the margin.", "Here %d directives, lists and quotations are open inside each other, which is too many.", mostOpen)
	}
	if c.tooDeep {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, pc)
}

// paragraphParser accepts all lines that no other parser accepts, even indented ones,
// because goldmark stops reading at a line that does not begin a block.
type paragraphParser struct{ parser.BlockParser }

// CanAcceptIndentedLine lets a paragraph begin however far it is indented.
func (paragraphParser) CanAcceptIndentedLine() bool { return true }

func phraseParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(parser.NewCodeSpanParser(), 100),
		util.Prioritized(referenceParser{}, 150),
		util.Prioritized(parser.NewLinkParser(), 200),
		util.Prioritized(parser.NewAutoLinkParser(), 300),
		util.Prioritized(parser.NewRawHTMLParser(), 400),
		util.Prioritized(parser.NewEmphasisParser(), 500),
	}
}

type referenceParser struct{}

// Trigger returns the character that a reference starts with.
func (referenceParser) Trigger() []byte { return []byte{'{'} }

// Parse reads a reference to a value that exists; anything else in braces is text.
func (referenceParser) Parse(_ ast.Node, reader text.Reader, pc parser.Context) ast.Node {
	line, _ := reader.PeekLine()
	end := bytes.IndexByte(line, '}')
	if end < 0 {
		return nil
	}
	written := string(line[:end+1])
	value := conversionOf(pc).resolver.Fill(written)
	if value == written {
		return nil
	}
	reader.Advance(end + 1)
	return ast.NewString([]byte(value))
}
