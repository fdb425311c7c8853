package yamldoc

import (
	"github.com/goccy/go-yaml/token"

	"nightlight/generator/base/diag"
)

// goccy's parser needs time in proportion to the square of a mapping's keys and to
// the depth of nesting. Its lexer does not, so what is too much is found by the tokens.
const (
	// MaxBytes is the most bytes that a file may have, without the text below front matter.
	MaxBytes = 256 << 10
	maxDepth = 50
	maxKeys  = 500 // of one mapping
	// maxParsedBytes bounds the bytes that are parsed when entries with mistakes are
	// taken out and the rest is parsed again.
	maxParsedBytes = 2 << 20
)

// excess is the problem with a text that would keep the parser busy for minutes.
func (s *source) excess(text string, tokens token.Tokens) *diag.Diagnostic {
	if len(text) > MaxBytes {
		problem := diag.Errorf("yaml-limit", s.Start(), "There are more than %d KiB of keys and values here, which is too much for one file.", MaxBytes>>10)
		return &problem
	}
	var n nesting
	for _, t := range tokens {
		n.add(t)
		switch {
		case len(n.blocks)+n.flow > maxDepth:
			problem := s.Errorf("yaml-limit", s.pos(t.Position.Line, t.Position.Column), 1, "Lists and groups of keys are nested more than %d deep here.", maxDepth)
			return &problem
		case len(n.blocks) > 0 && n.blocks[len(n.blocks)-1].keys > maxKeys:
			problem := s.Errorf("yaml-limit", s.pos(t.Position.Line, t.Position.Column), 1, "One group has more than %d keys up to here, which is too much.", maxKeys)
			return &problem
		}
	}
	return nil
}

// nesting follows the tokens of a text into its lists and mappings.
type nesting struct {
	blocks []block
	flow   int // how many brackets and braces are open
}

// block is a list or mapping made by indentation.
type block struct{ column, keys int }

func (n *nesting) add(t *token.Token) {
	switch t.Type {
	case token.SequenceStartType, token.MappingStartType:
		n.flow++
	case token.SequenceEndType, token.MappingEndType:
		n.flow = max(n.flow-1, 0)
	case token.SequenceEntryType:
		n.enter(t.Position.Column)
	case token.MappingKeyType, token.DocumentHeaderType:
		n.enterKey(t.Position.Column)
	default:
		if t.Next != nil && t.Next.Type == token.MappingValueType {
			n.enterKey(t.Position.Column)
		}
	}
}

func (n *nesting) enterKey(column int) {
	if n.flow == 0 {
		n.enter(column)
		n.blocks[len(n.blocks)-1].keys++
	}
}

func (n *nesting) enter(column int) {
	for len(n.blocks) > 0 && n.blocks[len(n.blocks)-1].column > column {
		n.blocks = n.blocks[:len(n.blocks)-1]
	}
	if len(n.blocks) == 0 || n.blocks[len(n.blocks)-1].column < column {
		n.blocks = append(n.blocks, block{column: column})
	}
}
