package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// The colours of the terminal format.
const (
	red    = "\x1b[1;31m"
	yellow = "\x1b[1;33m"
	green  = "\x1b[32m"
	faint  = "\x1b[2m"
	reset  = "\x1b[0m"
)

func printText(list List, style Style) (string, error) {
	if len(list) == 0 {
		return "", nil
	}
	p := textPrinter{style: style}
	for _, d := range limited(list) {
		p.problem(d)
	}
	p.line("", Summary(list))
	return p.out.String(), nil
}

type textPrinter struct {
	out   strings.Builder
	style Style
}

func (p *textPrinter) problem(d Diagnostic) {
	colour := red
	if d.Severity == Warning {
		colour = yellow
	}
	p.line("", p.paint(colour, d.Severity.String()+":")+" "+Visible(d.Message)+" "+p.paint(faint, "["+string(d.ID)+"]"))
	if d.File != "" {
		p.line("  ", Visible(d.Pos.String()))
	}
	p.sourceLine(d, colour)
	label := "fix: "
	for line := range strings.Lines(d.Fixed) {
		p.line("  ", p.paint(green, label+showTabs(Visible(line))))
		label = "     "
	}
	for line := range strings.Lines(d.Hint) {
		p.line("", "  "+strings.TrimPrefix(Visible(line), "  ")) // so that lines of a YAML list can be copied with their indentation
	}
	for line := range strings.Lines(d.Detail) {
		p.line("    ", p.paint(faint, Visible(line)))
	}
	p.line("", "")
}

// sourceLine prints the line with its number and, below it, carets under what is wrong.
func (p *textPrinter) sourceLine(d Diagnostic, colour string) {
	if d.Source == "" || d.Line == 0 {
		return
	}
	gutter := fmt.Sprintf("  %d | ", d.Line)
	shown, column := window([]rune(d.Source), d.Column, p.lineWidth(len(gutter)))
	p.line(p.paint(faint, gutter), showTabs(Visible(string(shown))))
	if d.Column == 0 || column > len(shown)+1 {
		return
	}
	before, marked := shown[:column-1], shown[column-1:]
	marked = marked[:min(len(marked), max(d.Length, 1))]
	carets := strings.Repeat("^", max(columns(marked), 1))
	blank := strings.Repeat(" ", len(gutter)-2) + "| " + strings.Repeat(" ", columns(before))
	p.line(p.paint(faint, blank), p.paint(colour, carets))
}

func (p *textPrinter) line(indent, text string) {
	p.out.WriteString(strings.TrimRight(indent+text, " "))
	p.out.WriteByte('\n')
}

func (p *textPrinter) paint(colour, text string) string {
	if !p.style.Colour {
		return text
	}
	return colour + text + reset
}

// lineWidth returns how many characters of a line fit beside a gutter: a paragraph is often
// one very long line.
func (p *textPrinter) lineWidth(gutter int) int {
	const most, least = 100, 30
	if p.style.Width == 0 {
		return most
	}
	return max(min(most, p.style.Width-gutter), least)
}

// window cuts a long line down to the part around column, and returns the column there.
func window(line []rune, column, lineWidth int) ([]rune, int) {
	if len(line) <= lineWidth {
		return line, column
	}
	start := min(max(column-lineWidth/2, 0), len(line)-lineWidth)
	end := start + lineWidth
	shown := append([]rune(nil), line[start:end]...)
	if start > 0 {
		shown[0] = '…'
	}
	if end < len(line) {
		shown[lineWidth-1] = '…'
	}
	return shown, column - start
}

const tab = "    "

func showTabs(text string) string { return strings.ReplaceAll(text, "\t", tab) }

func columns(text []rune) int {
	n := 0
	for _, r := range text {
		n += runeColumns(r)
	}
	return n
}

func runeColumns(r rune) int {
	switch kind := width.LookupRune(r).Kind(); {
	case r == '\t':
		return len(tab)
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// Visible replaces control characters and those that change the text direction, so that file
// names and texts cannot control the terminal. It trims line endings.
func Visible(text string) string {
	text = strings.TrimRight(text, "\r\n")
	return strings.Map(func(r rune) rune {
		if r != '\t' && steers(r) {
			return '·'
		}
		return r
	}, text)
}

// steers reports whether a terminal may obey a character instead of showing it.
func steers(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }

// Suggest returns the known word that was probably meant, or "" if none is similar.
func Suggest(word string, known []string) string {
	if near := SuggestAll(word, known, 1); len(near) > 0 {
		return near[0]
	}
	return ""
}

// SuggestAll returns at most limit known words that may have been meant: those with a few
// wrong letters, then those that contain word.
func SuggestAll(word string, known []string, limit int) []string {
	type candidate struct {
		word     string
		distance int
	}
	var near []candidate
	lower := strings.ToLower(word)
	letters := []rune(lower)
	allowed := slips(len(letters))
	for _, k := range known {
		distance := distance(letters, []rune(strings.ToLower(k)), allowed)
		switch {
		case distance <= allowed:
			near = append(near, candidate{k, distance})
		case len(lower) > 2 && strings.Contains(strings.ToLower(k), lower):
			near = append(near, candidate{k, allowed + len(k) - len(lower)})
		}
	}
	slices.SortFunc(near, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.word, b.word))
	})
	words := make([]string, 0, limit)
	for _, c := range near[:min(limit, len(near))] {
		words = append(words, c.word)
	}
	return words
}

// slips returns how many wrong letters a word of a length may have and still be recognised.
func slips(length int) int {
	switch {
	case length < 3:
		return 0
	case length < 5:
		return 1
	case length < 9:
		return 2
	}
	return 3
}

// distance returns how many letters must be added, removed, changed or swapped with a neighbour
// to turn s into t. It returns limit+1 if the lengths alone show that it is above limit.
func distance(s, t []rune, limit int) int {
	if d := len(s) - len(t); d > limit || -d > limit {
		return limit + 1
	}
	var before []int // the row of s[:i-2]
	last := make([]int, len(t)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row := make([]int, len(t)+1)
		row[0] = i
		for j := 1; j <= len(t); j++ {
			changed := 1
			if s[i-1] == t[j-1] {
				changed = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+changed)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(t)]
}
