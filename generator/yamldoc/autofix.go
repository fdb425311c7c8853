package yamldoc

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// replace corrects lines that match a pattern; with gets the match and its groups.
func replace(pattern string, with func(groups []string) string) func(yamlLine) (string, bool) {
	expression := regexp.MustCompile(pattern)
	return func(l yamlLine) (string, bool) {
		groups := expression.FindStringSubmatch(l.text)
		if groups == nil {
			return "", false
		}
		return with(groups), true
	}
}

// rewrite corrects lines that match a pattern; ${1} in the template is its first group.
func rewrite(pattern, template string) func(yamlLine) (string, bool) {
	expression := regexp.MustCompile(pattern)
	return func(l yamlLine) (string, bool) {
		return expression.ReplaceAllString(l.text, template), expression.MatchString(l.text)
	}
}

func quoteValue(groups []string) string { return groups[1] + quote(groups[2]) }

// quote puts quotation marks around a value and keeps those inside it.
func quote(value string) string {
	value = strings.TrimRight(value, " \t")
	if strings.ContainsAny(value, `"\`) {
		return "'" + strings.ReplaceAll(value, "'", "''") + "'"
	}
	return `"` + value + `"`
}

// requote quotes a value whose own quotation marks end too early: 'Baker's dozen'
// is meant to be quoted, "Pop" and crackle is meant to begin with a quotation.
func requote(value string) string {
	value = strings.TrimRight(value, " \t")
	last := len(value) - 1
	second := 1 + strings.IndexByte(value[1:], value[0])
	if last > 0 && value[0] == value[last] && second < last && opensQuotation(value, second) {
		return quote(value[1:last])
	}
	return quote(value)
}

// opensQuotation reports whether a quotation mark stands before a word, or in one: then
// the mark before it has not been closed yet.
func opensQuotation(value string, at int) bool {
	after, _ := utf8.DecodeRuneInString(value[at+1:])
	return value[at-1] == ' ' || unicode.IsLetter(after)
}

func fixTabs(l yamlLine) (string, bool) {
	text := strings.TrimLeft(l.text, " \t")
	margin := l.text[:len(l.text)-len(text)]
	return strings.ReplaceAll(margin, "\t", "  ") + text, strings.Contains(margin, "\t")
}

var beforeValue = regexp.MustCompile("^([\\s\u00a0-]*)((?:[A-Za-z][\\w-]*:)?)[\\s\u00a0]*")

func fixSpaces(l yamlLine) (string, bool) {
	groups := beforeValue.FindStringSubmatch(l.text)
	fixed := strings.ReplaceAll(groups[1], "\u00a0", " ") + groups[2]
	if groups[2] != "" {
		fixed += " "
	}
	return fixed + l.text[len(groups[0]):], strings.Contains(groups[0], "\u00a0")
}

// fixIndent moves a line to the nearest column at which a line of its kind, list
// item or key, begins above it.
func fixIndent(l yamlLine) (string, bool) {
	indent, text := indentOf(l.text), strings.TrimLeft(l.text, " ")
	item := strings.HasPrefix(text, "- ")
	if !item && (indent == 0 || !keyWithColon.MatchString(text)) || opensBlock(l.above) {
		return "", false // an outermost key is where it belongs
	}
	best := -1
	for _, above := range slices.Backward(l.above) {
		for _, column := range startsOf(above, item) {
			if column == indent {
				return "", false
			}
			if best < 0 || distanceBetween(column, indent) < distanceBetween(best, indent) {
				best = column
			}
		}
	}
	if best < 0 {
		return "", false
	}
	return strings.Repeat(" ", best) + text, true
}

// fixIndentAbove moves a line that is indented further than a line of its kind below it
// to the column of that line.
func fixIndentAbove(l yamlLine) (string, bool) {
	indent, text := indentOf(l.text), strings.TrimLeft(l.text, " ")
	item := strings.HasPrefix(text, "- ")
	for _, below := range l.below {
		columns := startsOf(below, item)
		if len(columns) == 0 {
			continue
		}
		column := columns[0]
		return strings.Repeat(" ", column) + text, 0 < column && column < indent
	}
	return "", false
}

var keyWithColon = regexp.MustCompile(`^[A-Za-z][\w-]*:(\s|$)`)

// opensBlock reports whether the last line above begins a deeper level, whose
// indentation is free.
func opensBlock(above []string) bool {
	for _, line := range slices.Backward(above) {
		if line = strings.TrimSpace(line); line != "" {
			return strings.HasSuffix(line, ":")
		}
	}
	return true
}

// startsOf returns the columns at which a list item, or a key, begins on a line.
func startsOf(line string, item bool) []int {
	var columns []int
	column := indentOf(line)
	for strings.HasPrefix(line[column:], "- ") {
		if item {
			columns = append(columns, column)
		}
		column += 2
	}
	if !item && keyWithColon.MatchString(line[column:]) {
		columns = append(columns, column)
	}
	return columns
}

func distanceBetween(a, b int) int { return max(a-b, b-a) }

var wordThenText = regexp.MustCompile(`^(\s*(?:-\s+)*)([a-z][\w-]*)\s+([^:]+)$`)

func fixMissingColon(l yamlLine) (string, bool) {
	groups := wordThenText.FindStringSubmatch(l.text)
	if groups == nil || !l.keys[groups[2]] {
		return "", false
	}
	return groups[1] + groups[2] + ": " + groups[3], true
}
