package model

import (
	"cmp"
	"html"
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"nightlight/generator/base/pattern"
)

// matcher holds what phrases have found in each section. Each line is searched once, since
// most are in thousands of plans.
type matcher [][]match

// match is a line that holds a phrase.
type match struct {
	// at is the line's position in its section, line its index.
	at, line int
	// figures are what the phrases have found: an empty one where a phrase asks for none.
	figures []string
}

// matcher looks for phrases in the lines of some parts.
func (c *planCheck) matcher(in []string, phrases ...string) matcher {
	figures := make([][]string, len(c.lines))
	for _, text := range phrases {
		phrase := phraseOf(text)
		for i, line := range c.lines {
			if line.isIn(in) {
				figures[i] = append(figures[i], phrase.figuresIn(line)...)
			}
		}
	}
	found := make(matcher, len(c.sections))
	for i, lines := range c.sections {
		for at, line := range lines {
			if len(figures[line]) > 0 {
				found[i] = append(found[i], match{at, line, figures[line]})
			}
		}
	}
	return found
}

// place is a position in a plan.
type place struct{ section, at int }

func (p place) isBefore(other place) bool {
	return p.section < other.section || p.section == other.section && p.at < other.at
}

// in yields the matches in the sections of a plan, in the order in which they are read.
func (m matcher) in(sections []int) iter.Seq2[place, match] {
	return func(yield func(place, match) bool) {
		for i, section := range sections {
			for _, found := range m[section] {
				if !yield(place{i, found.at}, found) {
					return
				}
			}
		}
	}
}

var withinSentence = pattern.Of(`\s*\\\.\\\.\\\.\s*`)

// phrase is a phrase of a rule.
type phrase struct {
	pattern *regexp.Regexp
	// needles are folded parts of the phrase, of which every match holds one.
	needles []string
}

// phraseOf compiles the phrase of a rule.
func phraseOf(text string) phrase {
	var either, needles []string
	for one := range strings.SplitSeq(plain(html.EscapeString(text)), "|") {
		one = strings.TrimSpace(one)
		needles = append(needles, needleOf(one))
		one = regexp.QuoteMeta(one)
		one = withinSentence().ReplaceAllLiteralString(one, `[^.!?\n]*?`)
		one = strings.ReplaceAll(one, `\{figure\}`, `(\d+)`)
		either = append(either, one)
	}
	return phrase{regexp.MustCompile(`(?i)(?:^|[^\pL\d])(?:` + strings.Join(either, "|") + `)(?:$|[^\pL\d])`), needles}
}

var betweenNeedles = pattern.Of(`\s*\.\.\.\s*|\{figure\}`)

// needleOf is the longest part of a phrase that a match holds as it is written.
func needleOf(one string) string {
	parts := betweenNeedles().Split(one, -1)
	return folded(slices.MaxFunc(parts, func(a, b string) int { return cmp.Compare(len(a), len(b)) }))
}

// figuresIn returns the figures of each match in a line. Most lines have none, which a look
// for the needles tells sooner than the pattern.
func (p phrase) figuresIn(line planLine) (figures []string) {
	if !slices.ContainsFunc(p.needles, func(needle string) bool { return strings.Contains(line.folded, needle) }) {
		return nil
	}
	for _, match := range p.pattern.FindAllStringSubmatch(line.text, -1) {
		figures = append(figures, strings.Join(match[1:], ""))
	}
	return figures
}

// folded is equal for texts that differ only in case, as (?i) has it.
func folded(text string) string {
	return strings.Map(func(letter rune) rune {
		first := letter
		for other := unicode.SimpleFold(letter); other != letter; other = unicode.SimpleFold(other) {
			first = min(first, other)
		}
		return first
	}, text)
}

var (
	blockTag = pattern.Of(`</?(?:p|li|ul|ol|br)\b[^>]*>`)
	anyTag   = pattern.Of(`<[^>]*>`)
	spaces   = pattern.Of(`[ \t\x{a0}\x{202f}]+`)
	// typography is what the typesetting of Markdown changes and phrases need not know.
	typography = strings.NewReplacer("’", "'", "‘", "'", "“", `"`, "”", `"`, "–", "-", "‑", "-", "…", "...")
)

// plain is the text of markup, one block a line, in the characters of a keyboard.
func plain(markup string) string {
	text := anyTag().ReplaceAllString(blockTag().ReplaceAllString(markup, "\n"), "")
	text = typography.Replace(html.UnescapeString(text))
	return strings.TrimSpace(spaces().ReplaceAllString(text, " "))
}
