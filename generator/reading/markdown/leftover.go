package markdown

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// Markdown that is not quite Markdown stays in the page as text, its signs included.
// These rules recognise it.

// leftover is a mistake after which signs of Markdown stay as text.
type leftover struct {
	// sign is in every text that the pattern matches: most texts are told by it.
	sign     string
	pattern  func() *regexp.Regexp
	sentence string
	hint     string
	// fix replaces what the pattern matched, where what was meant is certain.
	fix func(match string) string
	// warning is set where an author may mean the text as it stands.
	warning bool
	// bodyOnly is set where values may hold what the pattern matches.
	bodyOnly bool
}

// inlineLeftovers are looked for in what is shown as text, but not as code.
var inlineLeftovers = []leftover{
	{
		sign:     "](",
		pattern:  pattern.Of(`\]\((?:/|#|https?:|mailto:|tel:)[^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)`),
		sentence: "This link or picture stays as text: there are spaces in its address.",
		hint:     "Better than %20 is a file name without spaces, such as img-1234.jpg.",
		fix: func(match string) string {
			space := "%20"
			if strings.HasPrefix(match, "](tel:") {
				space = "" // of the digits only
			}
			return "](" + strings.ReplaceAll(match[2:], " ", space)
		},
	},
	{
		sign:     "](",
		pattern:  pattern.Of(`\]\((?:/|#|https?:|mailto:|tel:)[^\s()]*`),
		sentence: "This link or picture stays as text: the bracket before its address is never closed.",
		fix: func(match string) string {
			address := strings.TrimRight(match, ".,;:!?")
			return address + ")" + match[len(address):]
		},
	},
	{
		sign:     "](",
		pattern:  pattern.Of(`\]\([^()\n]*\)?`),
		sentence: "This link or picture stays as text: what follows its words is not an address.",
		hint:     "Addresses begin with / for a page of this site, # for a place on this page, or https:, mailto: or tel:.",
	},
	{
		sign:     "]",
		pattern:  pattern.Of(`\][ \t]+\((?:/|#|https?:|mailto:|tel:)[^\s()]*\)`),
		sentence: "This link stays as text: there is a space between its words and its address.",
		fix:      func(match string) string { return "]" + strings.TrimLeft(match[1:], " \t") },
	},
	{
		sign:     ")[",
		pattern:  pattern.Of(`\([^()\n]*\)\[(?:/|#|https?:|mailto:|tel:)[^\]\s]*\]`),
		sentence: "This link stays as text: its round and square brackets have changed places.",
		hint:     "The words are in square brackets, the address behind them in round ones: [Opening hours](/contact).",
	},
	{
		sign:     "[[",
		pattern:  pattern.Of(`\[\[[^\[\]\n]+\]\]`),
		sentence: "This link stays as text: two square brackets do not make one.",
		hint:     "Write the words and the address: [Opening hours](/contact).",
	},
	{
		sign:     "][",
		pattern:  pattern.Of(`\]\[[^\[\]\n]*\]`),
		sentence: "This link or picture stays as text: no line of this text says where it leads.",
		hint:     "Write the address in round brackets: [Opening hours](/contact).",
	},
	{
		sign:     "![",
		pattern:  pattern.Of(`!\[[^\[\]\n]*\]`),
		sentence: "This picture stays as text: it has no address.",
		hint:     "Name the file in round brackets: ![What it shows](/images/room.jpg).",
	},
	{
		sign:     "[",
		pattern:  pattern.Of(`^\[[ xX]\][ \t]`),
		sentence: "This box stays as text.",
		hint:     "Lists have no boxes to tick: remove the brackets.",
		warning:  true,
	},
	{
		sign:     "**",
		pattern:  pattern.Of(`\*\*+`),
		sentence: "These stars stay as text: they make nothing bold.",
		hint:     "Bold words stand between two stars and two stars, without a space inside: **four words like these**.",
	},
	{
		sign:     "__",
		pattern:  pattern.Of(`\b__[\pL\pN]|[\pL\pN]__(?:$|[^_\pL\pN])`),
		sentence: "These underscores stay as text: they make nothing bold.",
		hint:     "Bold words stand between two stars and two stars: **four words like these**.",
		warning:  true,
	},
	{
		sign:     "_",
		pattern:  pattern.Of(`(?:^|\s)_\pL[^_\n]*$|^[^_\n]*\pL_(?:$|[\s.,!?])`),
		sentence: "This underscore stays as text: it emphasises nothing.",
		hint:     "Words to emphasise stand between two stars: *like these*.",
		warning:  true,
	},
	{
		sign:     "~~",
		pattern:  pattern.Of(`~~`),
		sentence: "These tildes stay as text: they strike nothing out.",
		warning:  true,
	},
	{
		sign:     "==",
		pattern:  pattern.Of(`==[^=\s][^=\n]*==`),
		sentence: "These signs stay as text: they highlight nothing.",
		hint:     "Make the words bold: **four words like these**.",
		warning:  true,
	},
	{
		sign:     "{{",
		pattern:  pattern.Of(`\{\{[^{}\n]*\}\}`),
		sentence: "Nothing is filled in here: these braces are of another program.",
	},
	{
		sign:     "${",
		pattern:  pattern.Of(`\$\{[^{}\n]*\}`),
		sentence: "Nothing is filled in here: these braces are of another program.",
	},
	{
		sign:     "{",
		pattern:  pattern.Of(`\{\pL[\pL -]*\}`),
		sentence: "Nothing is filled in here: these braces stay as text.",
		bodyOnly: true,
	},
	{
		sign:     "&",
		pattern:  pattern.Of(`&(?:nbsp|amp|lt|gt|quot|[mn]dash|pound|euro|copy|hellip|[lr][sd]quo)(?:$|[^;\pL\pN=])`),
		sentence: "This code for a letter stays as text: a semicolon is missing behind it.",
		hint:     "Better than a code is the letter itself.",
	},
	{
		sign:     ":",
		pattern:  pattern.Of(`(?:^|\s):[a-z][a-z0-9_+-]+:(?:$|[\s.,!?])`),
		sentence: "This name stays as text: it makes no little picture.",
		hint:     "Write the sign itself: 🌙.",
		warning:  true,
	},
	{
		sign:     "://",
		pattern:  pattern.Of(`(?i)\bhttps?://[^\s<>]+`),
		sentence: "This address is shown as it is, and is not a link.",
		hint:     "Write [words](address), or put it between < and >.",
		warning:  true,
	},
	{
		sign:     "www.",
		pattern:  pattern.Of(`\bwww\.[\w-]+\.[^\s<>]+`),
		sentence: "This address is shown as it is, and is not a link.",
		hint:     "Write [words](https://address).",
		warning:  true,
	},
	{
		sign:     "@",
		pattern:  pattern.Of(`[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b`),
		sentence: "This address is shown as it is, and is not a link.",
		hint:     "Put it between < and >.",
		warning:  true,
	},
}

var (
	tightHeading = pattern.Of(`(?m)^[ \t]{0,3}(#{2,6})[^\s#]`)
	tableRow     = pattern.Of(`^[ \t]*\|.*\|`)
	tableDashes  = pattern.Of(`^[ \t]*\|?[ \t]*:?-+[-:| \t]*$`)
	// bullet is what a word processor begins the lines of a list with; the letters of
	// private use are from its font Symbol.
	bullet = pattern.Of(`^[ \t]*((?:[•·‣▪◦●○■□–—\x{E000}-\x{F8FF}]|o(?:\t|[ \x{A0}]{2}))[ \t\x{A0}]*)\S`)
	// underline is what other kinds of Markdown write below a heading.
	underline = pattern.Of(`^[ \t]*(={3,})[ \t]*\n?$`)
)

// leftoverSigns finds the signs of all rules.
var leftoverSigns = pattern.WordsOf(inlineLeftovers, func(rule leftover) []string { return []string{rule.sign} })

// checkLeftovers reports signs of Markdown that are shown as text.
func (c *conversion) checkLeftovers(root ast.Node) {
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Paragraph, *ast.TextBlock:
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
	signs := leftoverSigns().In(string(shown))
	for i, rule := range inlineLeftovers {
		if !signs.Has(i) || rule.bodyOnly && c.mode != body {
			continue
		}
		at := rule.pattern().FindIndex(shown)
		_, isLinked := first.Parent().(*ast.Link) // its words may show an address
		if at == nil || at[0] > 0 && shown[at[0]-1] == '\\' || isLinked && rule.warning {
			continue
		}
		match := string(shown[at[0]:at[1]])
		p := c.report(start+at[0], len([]rune(match)), rule.hint, "%s", rule.sentence)
		if rule.warning {
			p.Severity = diag.Warning
		}
		if rule.fix != nil {
			c.fixLeftover(p, start+at[0], match, rule.fix(match))
		}
		return // others behind it may be its consequence
	}
}

// checkParagraph looks at the lines of a paragraph, or of an item of a list.
func (c *conversion) checkParagraph(n ast.Node) {
	lines := n.Lines()
	tabs := 0
	for i := range lines.Len() {
		line := lines.At(i)
		written := line.Value(c.text)
		if trimmed := bytes.TrimSpace(written); bytes.IndexByte(trimmed, '\t') > 1 {
			tabs++
		}
		c.checkLine(lines, i, line.Start, written)
	}
	if tabs > 1 && c.mode != phrase {
		c.warn(lines.At(0).Start, 0, "For a table, write | between its cells, and below the names of its columns a line of dashes.", "The tabs in these lines are shown as spaces.")
	}
}

// checkLine looks at one line of a paragraph; most are told by their first sign.
func (c *conversion) checkLine(lines *text.Segments, i, start int, written []byte) {
	sign, _ := utf8.DecodeRune(bytes.TrimLeft(written, " \t"))
	report := func(at []int, hint, format string, args ...any) *diag.Diagnostic {
		return c.report(start+at[2], utf8.RuneCount(written[at[2]:at[3]]), hint, format, args...)
	}
	switch {
	case sign > unicode.MaxASCII || sign == 'o':
		if at := bullet().FindSubmatchIndex(written); at != nil {
			p := report(at, "The lines of a list begin with a hyphen and a space.", "This sign stays as text: it does not make a list.")
			if sign == '–' || sign == '—' {
				p.Severity = diag.Warning
			}
			c.fixLeftover(p, start+at[2], string(written[at[2]:at[3]]), "- ")
		}
	case c.mode == phrase:
	case sign == '#':
		if at := tightHeading().FindSubmatchIndex(written); at != nil {
			signs := string(written[at[2]:at[3]])
			c.fixLeftover(report(at, "", "This heading stays as text: a space is missing after %s.", signs), start+at[2], signs, signs+" ")
		}
	case sign == '=':
		if at := underline().FindSubmatchIndex(written); at != nil {
			report(at, "Begin the line of a heading with ## and a space.", "This line stays as text: it makes no heading of the line above it.")
		}
	case sign == '|' && i == 0 && tableRow().Match(written):
		c.reportTable(lines)
	}
}

// reportTable reports lines that were meant to be a table.
func (c *conversion) reportTable(lines *text.Segments) {
	first := lines.At(0)
	head := strings.TrimRight(string(first.Value(c.text)), " \t\n")
	if lines.Len() > 1 {
		if second := lines.At(1); tableDashes().Match(bytes.TrimSpace(second.Value(c.text))) {
			c.report(second.Start, 0, "One group of dashes for each column: "+dashesFor(head), "This table stays as text: its line of dashes needs as many cells as the line above it.")
			return
		}
	}
	p := c.report(first.Start, len([]rune(head)), "", "This table stays as text: below the names of its columns a line of dashes is missing.")
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
	again.checkLeftovers(again.tree(c.blockParser))
	if len(again.problems) == 0 {
		p.Fixed = fixed
	}
}
