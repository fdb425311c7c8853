package bundle

import (
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/marks"
	"nightlight/generator/base/pattern"
)

var (
	cssComment = pattern.Of(`(?s)/\*.*?\*/`)
	// tokenSet matches where a token gets its value: in a style sheet, or by a script, where it
	// stands in quotation marks.
	tokenSet = pattern.Of(`--([\w-]+)(?:\s*[:{]|['"\x60])`)
	// tokenUsed matches a token without a value to fall back on.
	tokenUsed = pattern.Of(`\bvar\(\s*(--[\w-]+)\s*\)`)
)

// tokens warns of values in style sheets that nothing gives: browsers drop the whole line.
func (s sources) tokens() (diags diag.List) {
	known := map[string]bool{}
	for _, file := range s.files {
		for _, set := range tokenSet().FindAllStringSubmatch(*file.text, -1) {
			known["--"+set[1]] = true
		}
	}
	names := slices.Sorted(maps.Keys(known))
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		if file := s.files[at]; path.Ext(file.name) == ".css" {
			diags.Add(tokensIn(file.name, *file.text, known, names))
		}
	}
	return diags
}

func tokensIn(name, text string, known map[string]bool, names []string) (diags diag.List) {
	text = cssComment().ReplaceAllStringFunc(text, func(comment string) string {
		return strings.Map(func(r rune) rune {
			if r == '\n' {
				return r
			}
			return ' '
		}, comment)
	})
	for _, used := range tokenUsed().FindAllStringSubmatchIndex(text, -1) {
		token := text[used[2]:used[3]]
		if known[token] {
			continue
		}
		problem := diag.Warnf("style-token-unknown", diag.Pos{File: name}, "Nothing gives “%s” a value, so that browsers leave this line out.", token).
			Marking(text, used[2], used[3])
		if near := diag.Suggest(token, names); near != "" {
			problem = problem.WithReplacement(token, near).WithHint("Did you mean %s?", near)
		} else {
			problem = problem.WithHint("The tokens are in components/styles/tokens.css.")
		}
		diags = append(diags, problem)
	}
	return diags
}

// debris reports what developers have left while they looked for a mistake.
func (s sources) debris() (diags diag.List) {
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		if file := s.files[at]; slices.Contains([]string{".ts", ".tsx", ".js"}, path.Ext(file.name)) {
			diags.Add(marks.In("component").Find(file.name, *file.text, nil))
		}
	}
	return diags
}
