package yamldoc

import (
	"iter"
	"strings"

	"nightlight/generator/diag"
)

// mistakeRule recognises a mistake that people make in YAML on its line.
type mistakeRule struct {
	sentence string
	// fix returns the line as it should be, when it shows the mistake.
	fix func(l yamlLine) (fixed string, found bool)
	// silent mistakes can be parsed as YAML, with another meaning; they are looked
	// for in every value.
	silent bool
	// signs are characters of which a line that shows the mistake has one; "" where there
	// are none such.
	signs string
}

// yamlLine is a line with those above and below it, and the keys that it may have.
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

// mistakeRules lists what is recognised; the first that matches gives its sentence.
var mistakeRules = []mistakeRule{
	{
		sentence: "This line is indented with a tab; YAML only takes spaces.",
		fix:      fixTabs,
	},
	{
		sentence: "There is a non-breaking space where an ordinary space belongs; they look alike, but YAML keeps them apart.",
		fix:      fixSpaces,
		silent:   true,
		signs:    "\u00a0",
	},
	{
		sentence: "A list item begins with a hyphen (-) and a space, not with this sign.",
		fix:      rewrite(`^(\s*)(?:[–—•·]\s*|[*+]\s+)(\S.*)$`, "${1}- ${2}"),
	},
	{
		sentence: "The hyphen of a list item needs a space after it.",
		fix:      rewrite(`^(\s*)-([^\s-].*)$`, "${1}- ${2}"),
	},
	{
		sentence: "The colon after a key needs a space after it.",
		fix:      rewrite(`^(\s*(?:-\s+)*[A-Za-z][\w-]*):([^\s:/].*|/|/[^/].*)$`, "${1}: ${2}"),
	},
	{
		sentence: "These are curly quotation marks; YAML only understands straight ones.",
		fix:      replace(head+`(?:[“”„]([^“”„]+)[“”"]|"([^“”„"]+)[“”„]|[‘’]((?:[^‘’]|’\pL)+)[‘’']|'((?:[^‘’']|’\pL)+)[‘’])\s*$`, func(m []string) string { return m[1] + quote(m[2]+m[3]+m[4]+m[5]) }),
		silent:   true,
		signs:    "“”„‘’",
	},
	{
		sentence: "There is more text after the closing quotation mark. Put marks of the other kind around the whole.",
		fix:      replace(head+`("[^"]*"\s*[^\s#].*|'[^']*'[^\s'#].*)$`, func(m []string) string { return m[1] + requote(m[2]) }),
	},
	{
		sentence: "The quotation mark that opens here is never closed.",
		fix:      replace(head+`("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$`, func(m []string) string { return m[1] + strings.TrimRight(m[2], " ") + m[2][:1] }),
	},
	{
		sentence: "A value with a colon and a space in it must stand in quotation marks.",
		fix:      replace(keyHead+"([^\"'\\[{|>&*!%@`#\\s].*:(?:\\s.*)?)$", quoteValue),
	},
	{
		sentence: "A value that begins with this sign must stand in quotation marks: YAML gives the sign a meaning of its own.",
		fix:      replace(head+"([@`%&*!,\\]}#].*|\\[[^\\]]*\\]\\s*[^\\s#].*|\\{[^}]*\\}\\s*[^\\s#].*)$", quoteValue),
	},
	{
		sentence: "A colon goes between a key and its value, not an equals sign.",
		fix:      rewrite(`^(\s*(?:-\s+)*[A-Za-z][\w-]*)\s*=\s*(.*)$`, "${1}: ${2}"),
	},
	{
		sentence: "A list cannot begin on the line of its key.",
		fix:      rewrite(`^(\s*)([A-Za-z][\w-]*:)\s+-\s+(.*)$`, "${1}${2}\n${1}  - ${3}"),
	},
	{
		sentence: "This line is not indented like the lines it belongs to.",
		fix:      fixIndent,
		silent:   true,
	},
	{
		sentence: "This line is not indented like those below it, which it belongs to.",
		fix:      fixIndentAbove,
	},
	{
		sentence: "There is no colon after the key on this line.",
		fix:      fixMissingColon,
	},
	{
		sentence: "This line has no key. If it continues the line above, it must be indented.",
		fix:      rewrite(`^([^\s:#-][^:#]*)$`, "  ${1}"),
	},
}

// mistakesOn yields the mistakes that are recognised on a line of the file, each with
// the line corrected. Whether the correction is right has to be proven.
func (s *source) mistakesOn(number int, silentOnly bool) iter.Seq[diag.Diagnostic] {
	return func(yield func(diag.Diagnostic) bool) {
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
			d := s.errorf(diag.Pos{File: s.file, Line: number, Column: column}, 1, "%s", rule.sentence)
			d.Fixed = fixed
			if !yield(d) {
				return
			}
		}
	}
}

// commonPrefix counts the characters up to the first that was corrected.
func commonPrefix(a, b []rune) int {
	n := 0
	for n < min(len(a), len(b))-1 && a[n] == b[n] {
		n++
	}
	return n
}
