package content

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/diag"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// blanks are what the browser fills in when it shows a plan.
var blanks = []string{"{name}", "{place}"}

var blank = regexp.MustCompile(`\{[^{}]*\}`)

// readPlan reads content/plan: all of its files, or none where there is no plan.
func (l *loader) readPlan(files []string) {
	if len(files) == 0 {
		return
	}
	l.tree.Plan = new(schema.PlanWords)
	parts := l.tree.Plan.Files()
	names := slices.Sorted(maps.Keys(parts))
	for _, name := range names {
		if read := l.readYAML(planFile(name), parts[name]); read != nil {
			l.checkBlanks(read)
		}
	}
	for _, file := range files {
		if parts[nameIn(file)] == nil {
			l.report(unreadPart(file, names))
		}
	}
}

func planFile(name string) string { return root + "/plan/" + name + ".yaml" }

func unreadPart(file string, names []string) diag.Diagnostic {
	problem := diag.Warnf(diag.Pos{File: file}, "Nothing reads this file.")
	if near := diag.Suggest(nameIn(file), names); near != "" {
		return problem.WithHint("Did you mean %s?", planFile(near))
	}
	return problem
}

// checkBlanks reports what looks like a blank and would be left standing in the
// plan of a family.
func (l *loader) checkBlanks(read *readData) {
	for _, value := range read.Scalars {
		for _, found := range blank.FindAllStringIndex(value.Text, -1) {
			if name := value.Text[found[0]:found[1]]; isMarkup(value.Into) && !slices.Contains(blanks, name) {
				l.report(unknownBlank(read.Result, value, name, found[0]))
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

// unknownBlank is the problem with a blank that begins at a byte of a text.
func unknownBlank(read *yamldoc.Result, value yamldoc.Scalar, name string, at int) diag.Diagnostic {
	pos := value.Locator()(posAfter(value.Pos, value.Text[:at]))
	problem := read.Errorf(pos, len([]rune(name)), "Nothing can be filled in for %s.", name)
	if near := diag.Suggest(name, blanks); near != "" {
		problem = problem.WithReplacement(name, near)
	}
	return problem.WithHint("{name} is the child's name, and {place} is cot or bed.")
}

// posAfter is the position behind a text that begins at pos, each of whose lines
// begins in the same column.
func posAfter(pos diag.Pos, text string) diag.Pos {
	pos.Line += strings.Count(text, "\n")
	pos.Column += utf8.RuneCountInString(text[strings.LastIndexByte(text, '\n')+1:])
	return pos
}
