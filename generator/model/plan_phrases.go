package model

import (
	"html"
	"regexp"
	"slices"
	"strings"
)

// matcher holds for each line the figures that a phrase has found in it: an empty one
// where the phrase asks for none, and none at all where the line does not hold it. Each
// line is searched once, since most are in thousands of plans.
type matcher [][]string

func (c *planCheck) matcher(phrase string, in []string) matcher {
	pattern := patternOf(phrase)
	figures := make(matcher, len(c.lines))
	for i, line := range c.lines {
		if line.isIn(in) {
			for _, match := range pattern.FindAllStringSubmatch(line.text, -1) {
				figures[i] = append(figures[i], strings.Join(match[1:], ""))
			}
		}
	}
	return figures
}

// any says that a line holds the phrase.
func (m matcher) any(line int) bool { return len(m[line]) > 0 }

// isIn says that a line comes from one of the parts. No parts at all means every line.
func (l planLine) isIn(parts []string) bool {
	return len(parts) == 0 || slices.ContainsFunc(l.texts, func(text planText) bool { return slices.Contains(parts, text.part) })
}

var withinSentence = regexp.MustCompile(`\s*\\\.\\\.\\\.\s*`)

// patternOf compiles the phrase of a rule.
func patternOf(phrase string) *regexp.Regexp {
	var either []string
	for one := range strings.SplitSeq(plain(html.EscapeString(phrase)), "|") {
		one = regexp.QuoteMeta(strings.TrimSpace(one))
		one = withinSentence.ReplaceAllLiteralString(one, `[^.!?\n]*?`)
		one = strings.ReplaceAll(one, `\{figure\}`, `(\d+)`)
		either = append(either, one)
	}
	return regexp.MustCompile(`(?i)(?:^|[^\pL\d])(?:` + strings.Join(either, "|") + `)(?:$|[^\pL\d])`)
}

var (
	blockTag = regexp.MustCompile(`</?(?:p|li|ul|ol|br)\b[^>]*>`)
	anyTag   = regexp.MustCompile(`<[^>]*>`)
	spaces   = regexp.MustCompile(`[ \t\x{a0}\x{202f}]+`)
	// typography is what the typesetting of Markdown changes and phrases need not know.
	typography = strings.NewReplacer("’", "'", "‘", "'", "“", `"`, "”", `"`, "–", "-", "‑", "-", "…", "...", "\u2060", "")
)

// plain is the text of markup, one block a line, in the characters of a keyboard.
func plain(markup string) string {
	text := anyTag.ReplaceAllString(blockTag.ReplaceAllString(markup, "\n"), "")
	text = typography.Replace(html.UnescapeString(text))
	return strings.TrimSpace(spaces.ReplaceAllString(text, " "))
}
