package content

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/diag"
	"nightlight/generator/schema"
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
		if d := l.readYAML(planFile(name), parts[name]); d != nil {
			l.checkBlanks(d)
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
func (l *loader) checkBlanks(d *decoder) {
	for _, m := range d.markup {
		for _, found := range blank.FindAllStringIndex(m.value.Source, -1) {
			if name := m.value.Source[found[0]:found[1]]; !slices.Contains(blanks, name) {
				l.report(d.unknownBlank(m, name, found[0]))
			}
		}
	}
}

// unknownBlank is the problem with a blank that begins at a byte of a text.
func (d *decoder) unknownBlank(m markup, name string, at int) diag.Diagnostic {
	pos := m.place(placeAfter(m.pos, m.value.Source[:at]))
	problem := d.errorf(pos, len([]rune(name)), "Nothing can be filled in for %s.", name)
	if near := diag.Suggest(name, blanks); near != "" {
		problem.Fixed = mendValue(problem.Source, pos.Column, name, near)
	}
	return problem.WithHint("{name} is the child's name, and {place} is cot or bed.")
}

// placeAfter is the place behind a text that begins at pos, each of whose lines
// begins in the same column.
func placeAfter(pos diag.Pos, text string) diag.Pos {
	pos.Line += strings.Count(text, "\n")
	pos.Column += utf8.RuneCountInString(text[strings.LastIndexByte(text, '\n')+1:])
	return pos
}
