package content

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"nightlight/generator/base/diag"
)

// leftover is what people, programs and word processors leave in a text, and no reader
// should see.
type leftover struct {
	pattern  *regexp.Regexp
	sentence string
	hint     string
	severity diag.Severity
	// fix returns what was meant; empty where that is not certain.
	fix func(match string) string
}

var leftovers = []leftover{
	{
		pattern:  regexp.MustCompile(`(?:â€[^\s\pL]?|Â[\x{A0}-\x{BF}]|Ã[\x{80}-\x{BF}]|ï¿½|ï»¿|\x{FFFD})+`),
		sentence: "These signs are what became of a letter that was read in the wrong encoding.",
		hint:     "Write the letter again, or copy the text once more from where it is right.",
		fix:      decodeTwice,
	},
	{
		pattern:  regexp.MustCompile(`[\x{202A}-\x{202E}\x{2066}-\x{2069}]`),
		sentence: "Here is a sign that nobody sees, and that turns the direction of the words behind it.",
		hint:     "Remove it, or write the line again.",
	},
	{
		pattern:  regexp.MustCompile(`[\x{01}-\x{08}\x{0B}\x{0C}\x{0E}-\x{1F}\x{7F}-\x{9F}\x{E000}-\x{F8FF}]`),
		sentence: "Here is a sign without a meaning, as word processors leave them.",
		hint:     "Remove it, or write the line again.",
	},
	{
		pattern:  regexp.MustCompile(`[\x{200B}\x{2060}\x{FEFF}]`),
		sentence: "Here is a sign that nobody sees, and that keeps the search from finding the word.",
		hint:     "Remove it, or write the word again.",
		severity: diag.Warning,
	},
	{
		pattern:  regexp.MustCompile(`\b(?:TODO|FIXME|XXX|TBC|TBD|TK TK)\b|\?\?\?`),
		sentence: "This says that something is still to be done.",
		hint:     "Do it, or make the page a draft: draft: true.",
		severity: diag.Warning,
	},
	{
		pattern:  regexp.MustCompile(`(?i)\blorem ipsum\b|\bdolor sit amet\b|\[(?:insert|your|add|enter|placeholder)\b[^\[\]\n]*\](?:$|[^(\[])|\bclick or tap here to enter text\b`),
		sentence: "This stands in place of a text that is still to be written.",
		severity: diag.Warning,
	},
	{
		pattern:  regexp.MustCompile(`Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|\[object Object\]|#(?:REF|NAME|VALUE|DIV/0)[!?]`),
		sentence: "This is a program's message about a mistake, not a text.",
		hint:     "Write what should stand here.",
	},
	{
		pattern:  regexp.MustCompile(`:?contentReference\[|\boaicite\b|\bturn\d+(?:search|view|news)\d+\b|\butm_source=(?:chatgpt|openai)|(?i:\bas an ai language model\b)`),
		sentence: "A program that writes texts has left this.",
		hint:     "Remove it, and check what stands before it.",
	},
}

// checkLeftovers reports what a file of text has left of its making, at most once for each
// line. Comments of YAML, and code, may say anything.
func checkLeftovers(file string, data []byte) (diags diag.List) {
	isCode := false
	for i, line := range diag.Lines(data) {
		trimmed := strings.TrimSpace(line)
		if strings.HasPrefix(trimmed, "```") {
			isCode = !isCode
		}
		if isCode || strings.HasPrefix(trimmed, "# ") && strings.HasSuffix(file, ".yaml") {
			continue
		}
		if problem := leftoverIn(line); problem != nil {
			problem.Pos.File, problem.Pos.Line = file, i+1
			diags = append(diags, *problem)
		}
	}
	return diags
}

func leftoverIn(line string) *diag.Diagnostic {
	for _, rule := range leftovers {
		at := rule.pattern.FindStringIndex(line)
		if at == nil {
			continue
		}
		match := line[at[0]:at[1]]
		problem := diag.Diagnostic{
			Severity: rule.severity, Pos: diag.Pos{Column: utf8.RuneCountInString(line[:at[0]]) + 1},
			Message: rule.sentence, Hint: rule.hint, Source: line, Length: utf8.RuneCountInString(match),
		}
		if rule.fix != nil && rule.fix(match) != "" {
			problem = problem.WithReplacement(match, rule.fix(match))
		}
		return &problem
	}
	return nil
}

// decodeTwice returns a text whose bytes in UTF-8 were taken for Windows-1252; empty where
// some of them are lost.
func decodeTwice(text string) string {
	bytes, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil || !utf8.ValidString(bytes) || strings.ContainsRune(bytes, utf8.RuneError) {
		return ""
	}
	return bytes
}
