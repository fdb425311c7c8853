package markdown

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/marks"
	"nightlight/generator/base/pattern"
)

// Text that is almost Markdown stays on the page as text, including its signs.
// The marks of package marks recognise it.

var (
	tableRow    = pattern.Of(`^[ \t]*\|.*\|`)
	tableDashes = pattern.Of(`^[ \t]*\|?[ \t]*:?-+[-:| \t]*$`)
)

func (c *conversion) checkLeftovers(root ast.Node) {
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Paragraph, *ast.TextBlock:
			c.checkIndent(n)
			c.checkParagraph(n)
		case *ast.ThematicBreak:
			c.checkUnderline(n)
		case *ast.FencedCodeBlock:
			c.checkClosed(n)
			return ast.WalkSkipChildren, nil
		case *ast.CodeSpan, *ast.HTMLBlock:
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			if previous, ok := n.PreviousSibling().(*ast.Text); !ok || previous.Segment.Stop != n.Segment.Start {
				c.checkText(n)
			}
		}
		return ast.WalkContinue, nil
	})
}

// checkClosed reports code without a closing fence: the rest of the text is shown as code.
func (c *conversion) checkClosed(n *ast.FencedCodeBlock) {
	opening, start := c.line(n.Pos())
	end := start + len(opening) + 1
	if lines := n.Lines(); lines.Len() > 0 {
		end = lines.At(lines.Len() - 1).Stop
	}
	closing := ""
	if end < len(c.text) {
		closing, _ = c.line(end)
	}
	if closing = strings.TrimLeft(closing, " \t>"); !strings.HasPrefix(closing, "```") && !strings.HasPrefix(closing, "~~~") {
		c.report("fence-not-closed", n.Pos(), 3, "Write ``` on a line of its own where the code ends.", "The code that begins here is never closed, so all that follows is shown as code.")
	}
}

// checkText checks a run of adjacent text nodes, beginning with its first one.
func (c *conversion) checkText(first *ast.Text) {
	start, stop := first.Segment.Start, first.Segment.Stop
	for next, ok := first.NextSibling().(*ast.Text); ok && next.Segment.Start == stop; next, ok = next.NextSibling().(*ast.Text) {
		stop = next.Segment.Stop
	}
	if _, isLink := first.Parent().(*ast.Link); isLink {
		return // its words may show an address
	}
	shown := c.src[start:stop]
	for _, hit := range marks.In("shown").All(shown) {
		if hit.Body && c.mode != body || hit.Begin > 0 && shown[hit.Begin-1] == '\\' {
			continue
		}
		c.reportHit(hit, start, shown)
		return // later hits may be its consequences
	}
}

func (c *conversion) reportHit(hit marks.Hit, start int, text string) {
	marked := text[hit.Begin:hit.End]
	p := c.warn(hit.ID, start+hit.Begin, utf8.RuneCountInString(marked), hit.Fix, "%s", hit.Says)
	if hit.IsKnown {
		c.fixLeftover(p, start+hit.Begin, marked, hit.Meant)
	}
}

func (c *conversion) checkParagraph(n ast.Node) {
	lines := n.Lines()
	tabs := 0
	for i := range lines.Len() {
		line := lines.At(i)
		written := c.src[line.Start:line.Stop]
		if hits := marks.In("line").All(written); len(hits) > 0 {
			c.reportHit(hits[0], line.Start, written)
		} else if c.mode != phrase && i == 0 && tableRow().MatchString(written) {
			c.reportTable(lines)
		} else if strings.Contains(strings.TrimSpace(written), "\t") {
			tabs++
		}
	}
	if tabs > 1 && c.mode != phrase {
		c.warn("leftover-tabs", lines.At(0).Start, 0, "For a table, write | between its cells, and below the names of its columns a line of dashes.", "The tabs in these lines are shown as spaces.")
	}
}

// checkIndent warns of a paragraph that other programs show as code, and checkUnderline of a line
// across the page that they show as a heading.
func (c *conversion) checkIndent(n ast.Node) {
	if parent := n.Parent(); n.Lines().Len() == 0 || parent.Kind() != ast.KindDocument || c.mode != body {
		return
	}
	if line, start := c.line(n.Lines().At(0).Start); strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t") {
		c.warn("leftover-indent", start, 4, "Remove the spaces. Code stands between lines of ```, a quotation begins with >.", "The spaces before this paragraph change nothing: it is shown like the others.")
	}
}

func (c *conversion) checkUnderline(n *ast.ThematicBreak) {
	_, isBelow := n.PreviousSibling().(*ast.Paragraph)
	if line, start := c.line(n.Pos()); isBelow && !n.HasBlankPreviousLines() && strings.Trim(line, "- \t") == "" {
		c.warn("leftover-underline", start, len(line), "Begin the line of a heading with ## and a space, or leave a blank line above this one.", "This line goes across the page, and makes no heading of the line above it.")
	}
}

func (c *conversion) reportTable(lines *text.Segments) {
	first := lines.At(0)
	head := strings.TrimRight(string(first.Value(c.text)), " \t\n")
	if lines.Len() > 1 {
		if second := lines.At(1); tableDashes().Match(bytes.TrimSpace(second.Value(c.text))) {
			c.warn("leftover-table", second.Start, 0, "One group of dashes for each column: "+dashesFor(head), "This table stays as text: its line of dashes needs as many cells as the line above it.")
			return
		}
	}
	p := c.warn("leftover-table", first.Start, len([]rune(head)), "", "This table stays as text: below the names of its columns a line of dashes is missing.")
	c.fixLeftover(p, first.Start, head, head+"\n"+dashesFor(head))
}

func dashesFor(head string) string {
	cells := strings.Count(strings.Trim(strings.TrimSpace(head), "|"), "|") + 1
	return "|" + strings.Repeat(" --- |", cells)
}

// fixLeftover adds the corrected line if reading it again finds no leftovers.
func (c *conversion) fixLeftover(p *diag.Diagnostic, offset int, wrong, right string) {
	line, start := c.line(offset)
	if c.mode != body || c.proving || len(line) > diag.MaxCorrected {
		return
	}
	at := offset - start
	fixed := line[:at] + right + line[at+len(wrong):]
	again := c.newConversion(fixed, diag.Pos{}, body)
	again.proving = true
	again.checkLeftovers(again.tree(c.blockParser))
	if len(again.problems) == 0 {
		p.Fixed = fixed
	}
}
