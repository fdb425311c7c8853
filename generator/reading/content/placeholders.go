package content

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

var braced = regexp.MustCompile(`\{[^{}]*\}`)

// checkPlaceholders reports words in braces that the browser would not replace.
func (r *resolver) checkPlaceholders(read *markup, known *Placeholders) {
	for _, value := range read.Scalars {
		locate := value.Locator()
		for _, found := range braced.FindAllStringIndex(value.Text, -1) {
			name := value.Text[found[0]:found[1]]
			if isMarkup(value.Into) && !slices.Contains(known.Names, name) && r.Fill(name) == name && !r.isUnread(name) {
				pos := locate(posAfter(value.Pos, value.Text[:found[0]]))
				read.report(unknownPlaceholder(read.Result, pos, name, known))
			}
		}
	}
}

func isMarkup(field any) bool {
	switch field.(type) {
	case *schema.Text, *schema.Prose:
		return true
	}
	return false
}

// unknownPlaceholder is the problem with a placeholder at a position.
func unknownPlaceholder(read *yamldoc.Result, pos diag.Pos, name string, known *Placeholders) diag.Diagnostic {
	problem := read.Errorf(pos, len([]rune(name)), "Nothing can be filled in for %s.", name)
	if near := diag.Suggest(name, known.Names); near != "" {
		problem = problem.WithReplacement(name, near)
	}
	return problem.WithHint("%s", known.Hint)
}

// posAfter is the position behind a text that begins at pos, each of whose lines
// begins in the same column.
func posAfter(pos diag.Pos, text string) diag.Pos {
	pos.Line += strings.Count(text, "\n")
	pos.Column += utf8.RuneCountInString(text[strings.LastIndexByte(text, '\n')+1:])
	return pos
}
