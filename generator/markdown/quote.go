package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// quoteParser shows values in the place of their quotes: {price:one-to-one}.
type quoteParser struct{}

// Trigger returns the character that a quote starts with.
func (quoteParser) Trigger() []byte { return []byte{'{'} }

// Parse reads a quote of a value that exists; anything else in braces is text.
func (quoteParser) Parse(_ ast.Node, reader text.Reader, pc parser.Context) ast.Node {
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
