package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// newBlockParser reads Markdown with directives, GFM tables and footnotes.
//
// Two things of CommonMark are left out, because people use them by accident: code by
// indentation (an indented paragraph would turn into code), and headings by underlining (a
// rule below a paragraph would turn it into one).
func newBlockParser(kinds kinds) parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(
			util.Prioritized(nestingLimit{&directiveParser{kinds}}, 100),
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(nestingLimit{parser.NewListParser()}, 300),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(headingLimit{parser.NewATXHeadingParser(parser.WithHeadingAttribute())}, 600),
			util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
			util.Prioritized(nestingLimit{parser.NewBlockquoteParser()}, 800),
			util.Prioritized(parser.NewHTMLBlockParser(), 900),
			util.Prioritized(nestingLimit{extension.NewFootnoteBlockParser()}, 999),
			util.Prioritized(paragraphParser{parser.NewParagraphParser()}, 1000),
		),
		parser.WithParagraphTransformers(
			util.Prioritized(referenceLimit{parser.LinkReferenceParagraphTransformer}, 100),
			util.Prioritized(tableLimit{extension.NewTableParagraphTransformer()}, 200),
			util.Prioritized(paragraphLimit{}, 300),
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

// newPhraseParser reads everything as one run of text, so that "1. Book a call" in
// a YAML value is not a list.
func newPhraseParser() parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(util.Prioritized(paragraphParser{parser.NewParagraphParser()}, 1000)),
		parser.WithParagraphTransformers(util.Prioritized(paragraphLimit{}, 300)),
		parser.WithInlineParsers(phraseParsers()...),
	)
}

// paragraphParser takes what no other parser takes, indented lines included: goldmark
// stops reading at a line that begins no block.
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

// referenceParser shows values in the place of references: {price:one-to-one}.
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
