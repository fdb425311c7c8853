package yamldoc

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

type mistakeRule struct {
	sentence string
	// fix returns the corrected line; found is false if the line does not have the mistake.
	fix func(l yamlLine) (fixed string, found bool)
	// silent mistakes are valid YAML with another meaning, so every value without quotation
	// marks is searched for them.
	silent bool
	// signs are characters; a line with the mistake contains at least one of them. If it is
	// empty, any line may have the mistake.
	signs string
}

// yamlLine is a line with the lines above and below it, and the keys that it may have.
type yamlLine struct {
	text         string
	above, below []string
	keys         map[string]bool
}

// The beginning of a line up to the value: indentation, hyphens, a key.
const (
	keyHead = `^(\s*(?:-\s+)*[A-Za-z][\w-]*\s*:\s+)`
	head    = `^(\s*(?:-\s+)*(?:[A-Za-z][\w-]*\s*:\s+)?)`
)

// openInBrackets matches a list in brackets with an item whose opening mark Q is never closed.
const openInBrackets = `^([^Q]*[\[{](?:(?:[^Q]*Q[^Q]*Q)*?[^Q]*[,:])?\s*)(Q[^Q,\[\]{}]*)([,\]}](?:[^Q]*Q[^Q]*Q)*[^Q]*)$`

// mistakeRules lists the mistakes that are recognised, in order of precedence.
var mistakeRules = []*mistakeRule{
	tabbed,
	{sentence: "There is a non-breaking space where an ordinary space belongs; they look alike, but YAML keeps them apart.",
		fix: fixSpaces, silent: true, signs: "\u00a0"},
	{sentence: "A list item begins with a hyphen (-) and a space, not with this sign.",
		fix: rewrite(`^(\s*)(?:[–—•·]\s*|[*+]\s+)(\S.*)$`, "${1}- ${2}")},
	{sentence: "A space follows the hyphen of a list item, not a tab.",
		fix: rewrite(`^(\s*-) *\t\s*(.*)$`, "${1} ${2}")},
	{sentence: "The hyphen of a list item needs a space after it.",
		fix: rewrite(`^(\s*)-([^\s-].*)$`, "${1}- ${2}")},
	{sentence: "The colon after a key needs a space after it.",
		fix: rewrite(`^(\s*(?:-\s+)*[A-Za-z][\w-]*):([^\s:/].*|/|/[^/].*)$`, "${1}: ${2}")},
	{sentence: "These are curly quotation marks; YAML only understands straight ones.",
		fix: replace(quoteValue,
			head+`[“”„]([^“”„]+)[“”"]\s*$`,
			head+`"([^“”„"]+)[“”„]\s*$`,
			head+`[‘’]((?:[^‘’]|’\pL)+)[‘’]\s*$`,
			head+`'((?:[^‘’']|’\pL)+)[‘’]\s*$`,
		), silent: true, signs: "“”„‘’"},
	{sentence: "There is more text after the closing quotation mark. Put marks of the other kind around the whole.",
		fix: replace(func(m []string) string { return m[1] + requote(m[2]) }, head+`("[^"]*"\s*[^\s#].*|'[^']*'[^\s'#].*)$`)},
	{sentence: "The quotation mark that opens here is never closed.",
		fix: replace(func(m []string) string { return m[1] + strings.TrimRight(m[2], " ") + m[2][:1] + m[3] },
			head+`("(?:[^"\\]|\\.)*|'(?:[^']|'')*)()$`,
			strings.ReplaceAll(openInBrackets, "Q", `"`),
			strings.ReplaceAll(openInBrackets, "Q", "'"),
		)},
	{sentence: "A value with a colon and a space in it must stand in quotation marks.",
		fix: replace(quoteValue, keyHead+"([^\"'\\[{|>&*!%@`#\\s].*:(?:\\s.*)?)$")},
	{sentence: "A value that begins with this sign must stand in quotation marks: YAML gives the sign a meaning of its own.",
		fix: replace(quoteValue, head+"([@`%&*!,\\]}#].*|\\[[^\\]]*\\]\\s*[^\\s#].*|\\{[^}]*\\}\\s*[^\\s#].*)$")},
	{sentence: "A value that begins with this sign must stand in quotation marks: YAML gives the sign a meaning of its own.",
		fix: fixSignInBrackets},
	{sentence: "The bracket that opens on this line is never closed.",
		fix: fixBracket},
	{sentence: "The bracket that closes on this line is never opened.",
		fix: rewrite(keyHead+`([^\s\[\]{}"'][^\[\]{}"']*\])\s*$`, "${1}[${2}")},
	{sentence: "A colon goes between a key and its value, not an equals sign.",
		fix: rewrite(`^(\s*(?:-\s+)*[A-Za-z][\w-]*)\s*=\s*(.*)$`, "${1}: ${2}")},
	{sentence: "A list cannot begin on the line of its key.",
		fix: rewrite(`^(\s*)([A-Za-z][\w-]*:)\s+-\s+(.*)$`, "${1}${2}\n${1}  - ${3}")},
	{sentence: "This line is not indented like the lines it belongs to.",
		fix: fixIndent, silent: true},
	{sentence: "This line is not indented like those below it, which it belongs to.",
		fix: fixIndentAbove},
	{sentence: "This line belongs to the text that begins above it, and must be indented further than its key.",
		fix: fixTextIndent},
	{sentence: "There is no colon after the key on this line.",
		fix: fixMissingColon},
	noKey,
}

var tabbed = &mistakeRule{sentence: "This line is indented with a tab; YAML only takes spaces.",
	fix: fixTab}

// noKey is the rule for a line that may continue the previous one. Its correction is not shown,
// because only the author knows, and a wrong one would change the previous value.
var noKey = &mistakeRule{sentence: "This line has no key. If it continues the line above, it must be indented.",
	fix: rewrite(`^([^\s:#-][^:#]*)$`, "  ${1}")}

// mistakesOn yields the mistakes that are recognised on a line of the file, each with its rule and
// the corrected line. The caller must verify the correction.
func (s *source) mistakesOn(number int, silentOnly bool) iter.Seq2[*mistakeRule, diag.Diagnostic] {
	return func(yield func(*mistakeRule, diag.Diagnostic) bool) {
		text := s.line(number)
		if number <= s.from || number > s.to || strings.TrimSpace(text) == "" {
			return
		}
		line := yamlLine{text: text, above: s.lines[s.from : number-1], below: s.lines[number:s.to], keys: s.keys}
		for _, rule := range mistakeRules {
			if silentOnly && !rule.silent || rule.signs != "" && !strings.ContainsAny(text, rule.signs) {
				continue
			}
			fixed, found := rule.fix(line)
			if !found || fixed == text {
				continue
			}
			column := 1 + commonPrefix([]rune(text), []rune(fixed))
			d := s.Errorf("yaml-syntax", diag.Pos{File: s.file, Line: number, Column: column}, 1, "%s", rule.sentence)
			d.Fixed = fixed
			if !yield(rule, d) {
				return
			}
		}
	}
}

func commonPrefix(a, b []rune) int {
	n := 0
	for n < min(len(a), len(b))-1 && a[n] == b[n] {
		n++
	}
	return n
}

func replace(with func(groups []string) string, expressions ...string) func(yamlLine) (string, bool) {
	compiled := make([]func() *regexp.Regexp, len(expressions))
	for i, expression := range expressions {
		compiled[i] = pattern.Of(expression)
	}
	return func(l yamlLine) (string, bool) {
		for _, expression := range compiled {
			if groups := expression().FindStringSubmatch(l.text); groups != nil {
				return with(groups), true
			}
		}
		return "", false
	}
}

// rewrite corrects lines that match a pattern; ${1} in the template is its first group.
func rewrite(expression, template string) func(yamlLine) (string, bool) {
	compiled := pattern.Of(expression)
	return func(l yamlLine) (string, bool) {
		return compiled().ReplaceAllString(l.text, template), compiled().MatchString(l.text)
	}
}

var fixSignInBrackets = rewrite("([\\[{,]\\s*(?:[A-Za-z][\\w-]*:\\s+)?)([@`%&*!#][^\\s,\"'\\[\\]{}]+)", `${1}"${2}"`)

var fixBracket = replace(closeBracket, head+`([\[{].*)$`)

func closeBracket(groups []string) string {
	value := strings.TrimRight(groups[2], " ,")
	for open, shut := range map[string]string{"[": "]", "{": "}"} {
		if value[:1] == open && strings.Count(value, open) > strings.Count(value, shut) {
			return groups[1] + value + shut
		}
	}
	return groups[0]
}

func quoteValue(groups []string) string { return groups[1] + quote(groups[2]) }

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
	if last > 0 && value[0] == value[last] && second < last {
		after, _ := utf8.DecodeRuneInString(value[second+1:])
		if value[second-1] == ' ' || unicode.IsLetter(after) { // before or inside a word, so it does not close the value
			return quote(value[1:last])
		}
	}
	return quote(value)
}

var beforeValue = pattern.Of("^([\\s\u00a0-]*)((?:[A-Za-z][\\w-]*:)?)[\\s\u00a0]*")

func fixSpaces(l yamlLine) (string, bool) {
	groups := beforeValue().FindStringSubmatch(l.text)
	fixed := strings.ReplaceAll(groups[1], "\u00a0", " ") + groups[2]
	if groups[2] != "" {
		fixed += " "
	}
	return fixed + l.text[len(groups[0]):], strings.Contains(groups[0], "\u00a0")
}

// fixTab replaces tabs with spaces: two for each, or the indentation of the lines around.
func fixTab(l yamlLine) (string, bool) {
	if !hasTab(l.text) {
		return "", false
	}
	indent, spaces := indentOf(l.text), strings.IndexByte(l.text, '\t')
	text := l.text[indent:]
	if strings.HasPrefix(text, "- ") && len(l.below) > 0 && slices.Equal(startsOf(l.below[0], false), []int{spaces + 2}) {
		return l.text[:spaces] + text, true // above the item's next key
	}
	l.text = strings.ReplaceAll(l.text[:indent], "\t", "  ") + text
	if len(l.above) > 0 && hasTab(l.above[len(l.above)-1]) {
		return l.text, true
	}
	for _, fix := range []func(yamlLine) (string, bool){fixIndent, fixIndentAbove, fixTextIndent} {
		if fixed, found := fix(l); found {
			return fixed, true
		}
	}
	return l.text, true
}

func hasTab(line string) bool { return strings.Contains(line[:indentOf(line)], "\t") }

// fixIndent moves a line to the nearest column at which a line of its kind, list
// item or key, begins above it.
func fixIndent(l yamlLine) (string, bool) {
	indent, text := indentOf(l.text), strings.TrimLeft(l.text, " ")
	item := strings.HasPrefix(text, "- ")
	if !item && (indent == 0 || !keyWithColon().MatchString(text)) || opensBlock(l.above) {
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

var opensText = pattern.Of(`^(\s*(?:-\s+)*)[A-Za-z][\w-]*:\s+[|>][-+]?\s*$`)

func fixTextIndent(l yamlLine) (string, bool) {
	for _, above := range slices.Backward(l.above) {
		if groups := opensText().FindStringSubmatch(above); groups != nil {
			text := strings.TrimLeft(l.text, " ")
			return strings.Repeat(" ", len(groups[1])+2) + text, indentOf(l.text) <= len(groups[1])
		}
		if indentOf(above) <= indentOf(l.text) && keyWithColon().MatchString(strings.TrimLeft(above, " -")) {
			break
		}
	}
	return "", false
}

// fixIndentAbove moves a line that is indented further than a line of its kind below it
// to the column of that line.
func fixIndentAbove(l yamlLine) (string, bool) {
	indent, text := indentOf(l.text), strings.TrimLeft(l.text, " ")
	item := strings.HasPrefix(text, "- ")
	if !item && !keyWithColon().MatchString(text) {
		return "", false
	}
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

var keyWithColon = pattern.Of(`^[A-Za-z][\w-]*:(\s|$)`)

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

func startsOf(line string, item bool) []int {
	var columns []int
	column := indentOf(line)
	if hasTab(line) { // its width depends on the editor
		return nil
	}
	for strings.HasPrefix(line[column:], "- ") {
		if item {
			columns = append(columns, column)
		}
		column += 2
	}
	if !item && keyWithColon().MatchString(line[column:]) {
		columns = append(columns, column)
	}
	return columns
}

func distanceBetween(a, b int) int { return max(a-b, b-a) }

var wordThenText = pattern.Of(`^(\s*(?:-\s+)*)([a-z][\w-]*)\s+([^:]+)$`)

func fixMissingColon(l yamlLine) (string, bool) {
	groups := wordThenText().FindStringSubmatch(l.text)
	if groups == nil || !l.keys[groups[2]] {
		return "", false
	}
	return groups[1] + groups[2] + ": " + groups[3], true
}
