package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
)

// Markdown that is not quite Markdown stays in the page as text, its signs included.
// These rules recognise it.

// leftover is a mistake after which signs of Markdown stay as text.
type leftover struct {
	pattern  *regexp.Regexp
	sentence string
	hint     string
	// fix replaces what the pattern matched, where what was meant is certain.
	fix func(match string) string
}

// inlineLeftovers are looked for in what is shown as text, but not as code.
var inlineLeftovers = []leftover{
	{
		pattern:  regexp.MustCompile(`\]\((?:/|#|https?:|mailto:|tel:)[^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)`),
		sentence: "This link or picture stays as text: there are spaces in its address.",
		hint:     "Better than %20 is a file name without spaces, such as img-1234.jpg.",
		fix:      func(match string) string { return "](" + strings.ReplaceAll(match[2:], " ", "%20") },
	},
	{
		pattern:  regexp.MustCompile(`\]\((?:/|#|https?:|mailto:|tel:)[^\s()]*`),
		sentence: "This link or picture stays as text: the bracket before its address is never closed.",
		fix: func(match string) string {
			address := strings.TrimRight(match, ".,;:!?")
			return address + ")" + match[len(address):]
		},
	},
	{
		pattern:  regexp.MustCompile(`\][ \t]+\((?:/|#|https?:|mailto:|tel:)[^\s()]*\)`),
		sentence: "This link stays as text: there is a space between its words and its address.",
		fix:      func(match string) string { return "]" + strings.TrimLeft(match[1:], " \t") },
	},
	{
		pattern:  regexp.MustCompile(`\*\*+`),
		sentence: "These stars stay as text: they make nothing bold.",
		hint:     "Bold words stand between two stars and two stars, without a space inside: **four words like these**.",
	},
}

var (
	tightHeading = regexp.MustCompile(`(?m)^[ \t]{0,3}(#{2,6})[^\s#]`)
	tableRow     = regexp.MustCompile(`^[ \t]*\|.*\|`)
	tableDashes  = regexp.MustCompile(`^[ \t]*\|?[ \t]*:?-+[-:| \t]*$`)
)

// checkLeftovers reports signs of Markdown that are shown as text.
func (c *conversion) checkLeftovers(root ast.Node) {
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Paragraph:
			c.checkParagraph(n)
		case *ast.CodeSpan, *ast.FencedCodeBlock, *ast.HTMLBlock:
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			if previous, ok := n.PreviousSibling().(*ast.Text); !ok || previous.Segment.Stop != n.Segment.Start {
				c.checkText(n)
			}
		}
		return ast.WalkContinue, nil
	})
}

// checkText looks at a run of text that nothing divides, from its first node on.
func (c *conversion) checkText(first *ast.Text) {
	start, stop := first.Segment.Start, first.Segment.Stop
	for next, ok := first.NextSibling().(*ast.Text); ok && next.Segment.Start == stop; next, ok = next.NextSibling().(*ast.Text) {
		stop = next.Segment.Stop
	}
	shown := c.text[start:stop]
	if bytes.IndexByte(shown, ']') < 0 && !bytes.Contains(shown, []byte("**")) {
		return
	}
	for _, rule := range inlineLeftovers {
		at := rule.pattern.FindIndex(shown)
		if at == nil || at[0] > 0 && shown[at[0]-1] == '\\' {
			continue
		}
		match := string(shown[at[0]:at[1]])
		p := c.errorf(start+at[0], "%s", rule.sentence)
		p.Length, p.Hint = len([]rune(match)), rule.hint
		if rule.fix != nil {
			c.fixLeftover(p, start+at[0], match, rule.fix(match))
		}
		return // others behind it may be its consequence
	}
}

func (c *conversion) checkParagraph(n *ast.Paragraph) {
	lines := n.Lines()
	for i := range lines.Len() {
		line := lines.At(i)
		written := line.Value(c.text)
		if sign := bytes.TrimLeft(written, " \t"); c.mode == phrase || len(sign) == 0 || sign[0] != '#' && sign[0] != '|' {
			continue // most lines, which the expressions would take longer to tell
		}
		switch at := tightHeading.FindSubmatchIndex(written); {
		case at != nil:
			signs := string(written[at[2]:at[3]])
			p := c.errorf(line.Start+at[2], "This heading stays as text: a space is missing after %s.", signs)
			p.Length = len(signs)
			c.fixLeftover(p, line.Start+at[2], signs, signs+" ")
		case i == 0 && tableRow.Match(written):
			c.reportTable(lines)
		}
	}
}

// reportTable reports lines that were meant to be a table.
func (c *conversion) reportTable(lines *text.Segments) {
	first := lines.At(0)
	head := strings.TrimRight(string(first.Value(c.text)), " \t\n")
	if lines.Len() > 1 {
		if second := lines.At(1); tableDashes.Match(bytes.TrimSpace(second.Value(c.text))) {
			p := c.errorf(second.Start, "This table stays as text: its line of dashes needs as many cells as the line above it.")
			p.Hint = "One group of dashes for each column: " + dashesFor(head)
			return
		}
	}
	p := c.errorf(first.Start, "This table stays as text: below the names of its columns a line of dashes is missing.")
	p.Length = len([]rune(head))
	c.fixLeftover(p, first.Start, head, head+"\n"+dashesFor(head))
}

// dashesFor is the line that follows the first one of a table.
func dashesFor(head string) string {
	cells := strings.Count(strings.Trim(strings.TrimSpace(head), "|"), "|") + 1
	return "|" + strings.Repeat(" --- |", cells)
}

// fixLeftover gives a problem the corrected line, if the corrected line leaves nothing
// over when it is read.
func (c *conversion) fixLeftover(p *diag.Diagnostic, offset int, wrong, right string) {
	line, start := c.line(offset)
	if c.mode != body || c.proving || len(line) > diag.MaxCorrected {
		return
	}
	at := offset - start
	fixed := line[:at] + right + line[at+len(wrong):]
	again := c.newConversion([]byte(fixed), diag.Pos{}, body)
	again.proving = true
	pc := parser.NewContext()
	pc.Set(conversionKey, again)
	again.checkLeftovers(c.parsers.blocks.Parse(text.NewReader(again.text), parser.WithContext(pc)))
	if len(again.problems) == 0 {
		p.Fixed = fixed
	}
}
