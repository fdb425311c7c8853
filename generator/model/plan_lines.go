package model

import (
	"maps"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// planLine is what a family reads in one piece of its plan.
type planLine struct {
	text string
	// folded is the text as it is compared regardless of case.
	folded string
	texts  []planText
	// screen says that the line isn't printed.
	screen bool
}

// isIn says that a line comes from one of the parts. No parts at all means every line.
func (l planLine) isIn(parts []string) bool {
	return len(parts) == 0 || slices.ContainsFunc(l.texts, func(text planText) bool { return slices.Contains(parts, text.part) })
}

// filler makes the lines and the sections that families read. Those in which the same
// placeholders are filled in are made once.
type filler struct {
	*planCheck
	replacers []*strings.Replacer // by the index of the placeholders
	// varyingPieces and varyingSections say which are read with different figures or places.
	varyingPieces, varyingSections []bool
	madeLines, madeSections        map[filling]int
	reported                       map[string]bool
	diags                          diag.List
}

// filling is a piece or a section, and the placeholders that are filled in.
type filling struct{ index, placeholders int }

// fill makes the lines that families read, and reports what stays unfilled.
func (c *planCheck) fill() diag.List {
	f := &filler{planCheck: c, madeLines: map[filling]int{}, madeSections: map[filling]int{}, reported: map[string]bool{}}
	for _, placeholders := range c.every.Placeholders {
		f.replacers = append(f.replacers, replacer(placeholders))
	}
	for _, piece := range c.every.Pieces {
		f.varyingPieces = append(f.varyingPieces, c.varies(piece))
	}
	for _, pieces := range c.every.Sections {
		f.varyingSections = append(f.varyingSections, slices.ContainsFunc(pieces, func(i int) bool { return f.varyingPieces[i] }))
	}
	for _, plan := range c.every.Plans {
		read := readPlan{sections: f.made(plan.sections(), plan)}
		for _, sheet := range plan.Sheets {
			read.sheets = append(read.sheets, f.made(sheet, plan))
		}
		c.plans = append(c.plans, read)
	}
	return f.diags
}

// made are the indexes of sections as the family of a plan reads them.
func (f *filler) made(sections []int, plan PlanOutline) []int {
	made := make([]int, len(sections))
	for i, section := range sections {
		made[i] = f.section(section, plan)
	}
	return made
}

// varies says whether families read a piece with different figures or places.
func (c *planCheck) varies(piece PlanPiece) bool {
	return slices.ContainsFunc(c.texts[piece.HTML], func(text planText) bool {
		return slices.ContainsFunc(placeholderLeft().FindAllString(text.markup, -1), func(name string) bool { return name != "{name}" })
	})
}

func replacer(placeholders map[string]string) *strings.Replacer {
	var pairs []string
	for _, name := range slices.Sorted(maps.Keys(placeholders)) {
		pairs = append(pairs, "{"+name+"}", placeholders[name])
	}
	return strings.NewReplacer(pairs...)
}

// section returns the index of a section as the family of a plan reads it.
func (f *filler) section(i int, plan PlanOutline) int {
	return remember(f.madeSections, keyOf(i, f.varyingSections, plan), func() int {
		lines := make([]int, len(f.every.Sections[i]))
		for at, piece := range f.every.Sections[i] {
			lines[at] = f.line(piece, plan)
		}
		f.sections = append(f.sections, lines)
		return len(f.sections) - 1
	})
}

// line returns the index of a piece as the family of a plan reads it.
func (f *filler) line(i int, plan PlanOutline) int {
	return remember(f.madeLines, keyOf(i, f.varyingPieces, plan), func() int {
		line := f.filled(f.every.Pieces[i], f.replacers[plan.Placeholders])
		line.screen = f.every.Pieces[i].Screen
		f.lines = append(f.lines, line)
		f.report(line, plan.Answers)
		return len(f.lines) - 1
	})
}

func keyOf(i int, varying []bool, plan PlanOutline) filling {
	if varying[i] {
		return filling{i, plan.Placeholders}
	}
	return filling{i, -1}
}

// remember returns what was made for a key, and makes it when it is asked for first.
func remember(made map[filling]int, key filling, make func() int) int {
	i, known := made[key]
	if !known {
		i = make()
		made[key] = i
	}
	return i
}

func (c *planCheck) filled(piece PlanPiece, replace *strings.Replacer) planLine {
	texts := c.texts[piece.HTML]
	switch {
	case piece.HTML == "":
		return lineOf(plain(piece.Words), nil)
	case len(texts) == 0:
		return planLine{}
	}
	return lineOf(replace.Replace(plain(texts[0].markup)), texts)
}

func lineOf(text string, texts []planText) planLine {
	return planLine{text: text, folded: folded(text), texts: texts}
}

var placeholderLeft = pattern.Of(`\{[\w-]+\}`)

// report reports the placeholders of a line that have no value, once for each text.
func (f *filler) report(line planLine, answers PlanAnswers) {
	pos := diag.Pos{File: "content/plan"} // of words that are no text of their own, such as a label
	if len(line.texts) > 0 {
		pos = line.texts[0].pos
	}
	for _, name := range placeholderLeft().FindAllString(line.text, -1) {
		if key := pos.String() + name; name != "{name}" && !f.reported[key] {
			f.reported[key] = true
			f.diags = append(f.diags, diag.Errorf(pos, "%s has no value in some plans.", name).
				WithHint("One of them: %s.", answers))
		}
	}
}
