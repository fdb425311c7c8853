package bundle

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// debris is what developers leave in a component while they look for a mistake. No compiler
// minds it.
type debris struct {
	// word is in every text that the pattern matches: most texts are told by it.
	word    string
	pattern func() *regexp.Regexp
	message string
	hint    string
}

var allDebris = []debris{
	{"debugger", pattern.Of(`(?m)(?:^|[;{}])[ \t]*(debugger)[ \t]*(?:[;}]|$)`), "“debugger” stops the page of everybody who has the developer tools open.", "Remove it."},
	{"alert(", pattern.Of(`(?m)(?:^|[;{}(>]|window\.)[ \t]*(alert\()`), "“alert” stops the page until the visitor closes a box.", "Remove it, or show the message in the page."},
	{"console.", pattern.Of(`(?m)\b(console\.(?:debug|trace|dir|table|time|count)\()`), "This prints what only its developer needs.", "Remove it."},
	{"@ts-nocheck", pattern.Of(`(?m)^[ \t]*//[ \t]*(@ts-nocheck)`), "The types of this file are not checked.", "Remove the line, and fix what the compiler says."},
	{"localhost", pattern.Of(`['"\x60](https?://localhost\b)`), "Only this computer can open this address.", "Write /page for a page of this site, or the public address."},
	{"127.0.0.1", pattern.Of(`['"\x60](https?://127\.0\.0\.1\b)`), "Only this computer can open this address.", "Write /page for a page of this site, or the public address."},
	{"orem ipsum", pattern.Of(`(?i)(?:>|^|['"\x60])[ \t]*(lorem ipsum)\b`), "This stands in place of a text that is still to be written.", "Write the text."},
}

// debrisWords finds the words of all debris.
var debrisWords = pattern.WordsOf(allDebris, func(d debris) []string { return []string{d.word} })

// debris reports what is left in the sources.
func (s sources) debris() (diags diag.List) {
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		if file := s.files[at]; slices.Contains([]string{".ts", ".tsx", ".js"}, path.Ext(file.name)) {
			diags.Add(debrisIn(file.name, *file.text))
		}
	}
	return diags
}

// debrisIn reports what is left in a source file, once for each line.
func debrisIn(name, text string) (diags diag.List) {
	words := debrisWords().In(text)
	for i, d := range allDebris {
		if !words.Has(i) {
			continue
		}
		for _, at := range d.pattern().FindAllStringSubmatchIndex(text, -1) {
			begin := 1 + strings.LastIndexByte(text[:at[2]], '\n')
			line, _, _ := strings.Cut(text[begin:], "\n")
			problem := diag.Warnf(diag.Pos{File: name, Line: 1 + strings.Count(text[:begin], "\n"), Column: 1 + utf8.RuneCountInString(text[begin:at[2]])}, "%s", d.message).WithHint("%s", d.hint)
			problem.Source, problem.Length = strings.TrimSuffix(line, "\r"), utf8.RuneCountInString(text[at[2]:at[3]])
			diags = append(diags, problem)
		}
	}
	return diags
}
