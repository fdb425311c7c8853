package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

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
