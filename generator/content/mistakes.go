package content

import (
	"strings"

	"nightlight/generator/diag"
)

// mistake is a slip that people make in YAML, recognised on its line.
type mistake struct {
	sentence string
	// mend returns the line as it should be, when it shows the mistake.
	mend func(l yamlLine) (fixed string, found bool)
	// silent mistakes can be read as YAML, with another meaning; they are looked
	// for in every value.
	silent bool
}

// yamlLine is a line with those above it.
type yamlLine struct {
	text  string
	above []string
}

// The beginning of a line up to the value: indentation, hyphens, a key.
const (
	keyHead = `^(\s*(?:-\s+)*[A-Za-z][\w-]*\s*:\s+)`
	head    = `^(\s*(?:-\s+)*(?:[A-Za-z][\w-]*\s*:\s+)?)`
)

// mistakes lists what is recognised; the first that fits gives its sentence.
var mistakes = []mistake{
	{
		sentence: "This line is indented with a tab; YAML only takes spaces.",
		mend:     mendTabs,
	},
	{
		sentence: "A non-breaking space stands where an ordinary space belongs; they look alike, but YAML keeps them apart.",
		mend:     mendSpaces,
		silent:   true,
	},
	{
		sentence: "A list item begins with a hyphen (-) and a space, not with this sign.",
		mend:     replace(`^(\s*)(?:[–—•·]\s*|[*+]\s+)(\S.*)$`, join("%1- %2")),
	},
	{
		sentence: "The hyphen of a list item needs a space after it.",
		mend:     replace(`^(\s*)-([^\s-].*)$`, join("%1- %2")),
	},
	{
		sentence: "The colon after a key needs a space after it.",
		mend:     replace(`^(\s*(?:-\s+)*[A-Za-z][\w-]*):([^\s:/].*|/|/[^/].*)$`, join("%1: %2")),
	},
	{
		sentence: "These are curly quotation marks; YAML only understands straight ones.",
		mend:     replace(head+`(?:[“”„]([^“”„]+)[“”"]|[‘’]((?:[^‘’]|’\pL)+)[‘’'])\s*$`, func(m []string) string { return m[1] + quote(m[2]+m[3]) }),
		silent:   true,
	},
	{
		sentence: "There is more text after the closing quotation mark. Put marks of the other kind around the whole.",
		mend:     replace(head+`("[^"]*"\s*[^\s"#].*|'[^']*'[^\s'#].*)$`, func(m []string) string { return m[1] + requote(m[2]) }),
	},
	{
		sentence: "The quotation mark that opens here is never closed.",
		mend:     replace(head+`("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$`, func(m []string) string { return m[1] + strings.TrimRight(m[2], " ") + m[2][:1] }),
	},
	{
		sentence: "A value with a colon and a space in it must stand in quotation marks.",
		mend:     replace(keyHead+"([^\"'\\[{|>&*!%@`#\\s].*:(?:\\s.*)?)$", quoteValue),
	},
	{
		sentence: "A value that begins with this sign must stand in quotation marks: YAML gives the sign a meaning of its own.",
		mend:     replace(head+"([@`%&*!,\\]}#].*|\\[[^\\]]*\\]\\s*[^\\s#].*|\\{[^}]*\\}\\s*[^\\s#].*)$", quoteValue),
	},
	{
		sentence: "Between a key and its value stands a colon, not an equals sign.",
		mend:     replace(`^(\s*(?:-\s+)*[A-Za-z][\w-]*)\s*=\s*(.*)$`, join("%1: %2")),
	},
	{
		sentence: "A list cannot begin on the line of its key.",
		mend:     replace(`^(\s*)([A-Za-z][\w-]*:)\s+-\s+(.*)$`, join("%1%2\n%1  - %3")),
	},
	{
		sentence: "This line is not indented like the lines it belongs to.",
		mend:     mendIndent,
		silent:   true,
	},
	{
		sentence: "There is no colon after the key on this line.",
		mend:     mendMissingColon,
	},
	{
		sentence: "This line has no key. If it continues the line above, it must be indented.",
		mend:     replace(`^([^\s:#-][^:#]*)$`, join("  %1")),
	},
}

// anyMistake and silentMistake choose what findMistake looks for.
func anyMistake(mistake) bool      { return true }
func silentMistake(m mistake) bool { return m.silent }

// findMistake recognises a mistake on a line of the file.
func (s *source) findMistake(number int, wanted func(mistake) bool) (diag.Diagnostic, bool) {
	text := s.line(number)
	if number <= s.from || number > s.to || strings.TrimSpace(text) == "" {
		return diag.Diagnostic{}, false
	}
	line := yamlLine{text: text, above: s.lines[s.from : number-1]}
	for _, m := range mistakes {
		if !wanted(m) {
			continue
		}
		fixed, found := m.mend(line)
		if !found || fixed == text {
			continue
		}
		column := 1 + commonPrefix([]rune(text), []rune(fixed))
		d := s.errorf(diag.Pos{File: s.file, Line: number, Column: column}, 1, "%s", m.sentence)
		d.Fixed = fixed
		return d, true
	}
	return diag.Diagnostic{}, false
}

// commonPrefix counts the characters up to the first that was mended.
func commonPrefix(a, b []rune) int {
	n := 0
	for n < min(len(a), len(b))-1 && a[n] == b[n] {
		n++
	}
	return n
}
