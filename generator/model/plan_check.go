package model

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// everyPlan holds the plans of all families against content/plan/rules.yaml.
var everyPlan = &content.Inspection{
	New: func() any { return new(EveryPlan) },
	Judge: func(tree *content.Tree, portions []any) diag.List {
		var every EveryPlan
		for _, portion := range portions {
			every.add(portion.(*EveryPlan))
		}
		at := func(path string) diag.Pos { return tree.At("plan/rules", path) }
		return checkPlans(dataOf(tree).PlanRules.Rules, at, planTexts(tree), every)
	},
}

// add appends a portion, whose pieces have numbers of their own.
func (e *EveryPlan) add(portion *EveryPlan) {
	number := map[PlanPiece]int{}
	for i, piece := range e.Pieces {
		number[piece] = i
	}
	for _, piece := range portion.Pieces {
		if _, known := number[piece]; !known {
			number[piece] = len(e.Pieces)
			e.Pieces = append(e.Pieces, piece)
		}
	}
	for _, plan := range portion.Plans {
		for i, piece := range plan.Pieces {
			plan.Pieces[i] = number[portion.Pieces[piece]]
		}
		e.Plans = append(e.Plans, plan)
	}
	e.Asked = append(e.Asked, portion.Asked...)
}

// planText is a text of content/plan: what it says, and its position.
type planText struct {
	id     string
	markup string
	// part is the file that holds it, without .yaml.
	part string
	pos  diag.Pos
}

// planTexts are all texts that a plan can hold.
func planTexts(tree *content.Tree) (texts []planText) {
	for _, file := range dataOf(tree).Files() {
		part, ok := strings.CutPrefix(file.Name, "plan/")
		if !ok {
			continue
		}
		schema.WalkPaths(file.Value, func(path string, h *schema.HTML) {
			texts = append(texts, planText{h.ID, h.Markup, part, tree.At(file.Name, path)})
		})
	}
	return texts
}

// planCheck holds the plans of all families against the rules.
type planCheck struct {
	every EveryPlan
	// texts are the author's texts by their IDs; equal texts have an equal ID.
	texts map[string][]planText
	// lines are the pieces with their placeholders filled in; equal ones stand once.
	lines []planLine
	// plans hold the indexes of each plan's lines.
	plans [][]int
}

// planLine is what a family reads in one piece of its plan.
type planLine struct {
	text  string
	texts []planText
}

// checkPlans reports each broken rule once for each sentence that breaks it, each text
// that no family reads, and each placeholder that has no value.
func checkPlans(rules []PlanRule, at func(path string) diag.Pos, texts []planText, every EveryPlan) (diags diag.List) {
	c := &planCheck{every: every, texts: map[string][]planText{}}
	for _, text := range texts {
		c.texts[text.id] = append(c.texts[text.id], text)
	}
	diags = append(diags, c.fillPlaceholders()...)
	diags = append(diags, c.unread(texts)...)
	for i, rule := range rules {
		diags = append(diags, c.check(rule, at(fmt.Sprintf("rules[%d]", i)))...)
	}
	return diags
}

// fillPlaceholders makes the lines that families read, and reports what stays unfilled.
func (c *planCheck) fillPlaceholders() (diags diag.List) {
	type filling struct {
		piece int
		with  string
	}
	known := map[filling]int{}
	reported := map[string]bool{}
	varies := c.varies()
	for _, plan := range c.every.Plans {
		placeholders := fmt.Sprint(plan.Placeholders) // maps print in the order of their keys
		replace := replacer(plan.Placeholders)
		lines := make([]int, len(plan.Pieces))
		for i, piece := range plan.Pieces {
			with := ""
			if varies[piece] {
				with = placeholders
			}
			line, ok := known[filling{piece, with}]
			if !ok {
				line = len(c.lines)
				known[filling{piece, with}] = line
				c.lines = append(c.lines, c.line(c.every.Pieces[piece], replace))
				for _, problem := range unfilled(c.lines[line], plan.Answers) {
					if key := problem.Pos.String() + problem.Message; !reported[key] {
						reported[key] = true
						diags = append(diags, problem)
					}
				}
			}
			lines[i] = line
		}
		c.plans = append(c.plans, lines)
	}
	return diags
}

// varies says of each piece whether families read it with different figures or places.
func (c *planCheck) varies() []bool {
	varies := make([]bool, len(c.every.Pieces))
	for i, piece := range c.every.Pieces {
		for _, text := range c.texts[piece.HTML] {
			for _, name := range placeholderLeft.FindAllString(text.markup, -1) {
				varies[i] = varies[i] || name != "{name}"
			}
		}
	}
	return varies
}

func replacer(placeholders map[string]string) *strings.Replacer {
	var pairs []string
	for _, name := range slices.Sorted(maps.Keys(placeholders)) {
		pairs = append(pairs, "{"+name+"}", placeholders[name])
	}
	return strings.NewReplacer(pairs...)
}

func (c *planCheck) line(piece PlanPiece, replace *strings.Replacer) planLine {
	if piece.HTML == "" {
		return planLine{text: plain(piece.Words)}
	}
	texts := c.texts[piece.HTML]
	if len(texts) == 0 {
		return planLine{}
	}
	return planLine{text: replace.Replace(plain(texts[0].markup)), texts: texts}
}

var placeholderLeft = regexp.MustCompile(`\{[\w-]+\}`)

func unfilled(line planLine, answers PlanAnswers) (diags diag.List) {
	pos := diag.Pos{File: "content/plan"} // of words that are no text of their own, such as a label
	if len(line.texts) > 0 {
		pos = line.texts[0].pos
	}
	for _, name := range placeholderLeft.FindAllString(line.text, -1) {
		if name != "{name}" {
			diags = append(diags, diag.Errorf(pos, "%s has no value in some plans.", name).
				WithHint("One of them: %s.", answers))
		}
	}
	return diags
}

// unread reports the texts that stand in no family's plan or questions.
func (c *planCheck) unread(texts []planText) (diags diag.List) {
	read := map[string]bool{}
	for _, id := range c.every.Asked {
		read[id] = true
	}
	for _, piece := range c.every.Pieces {
		read[piece.HTML] = true
	}
	for _, text := range texts {
		if !read[text.id] {
			diags = append(diags, diag.Errorf(text.pos, "No family reads this text.").
				WithHint("Change its condition or the ones before it, or remove it."))
		}
	}
	return diags
}

// check holds all plans against one rule.
func (c *planCheck) check(rule PlanRule, pos diag.Pos) diag.List {
	found := &violations{rule: rule, pos: pos, byKey: map[string]*violation{}}
	looks := c.looks(rule)
	for i, lines := range c.plans {
		answers := c.every.Plans[i].Answers
		if !rule.When.holds(answers) {
			continue
		}
		for _, look := range looks {
			look(lines, func(message string, at *planText) { found.add(message, at, answers) })
		}
	}
	return found.diags()
}

// look looks at the lines of one plan and reports what breaks its rule; at is the
// sentence to blame, nil where one is missing.
type look func(lines []int, report func(message string, at *planText))

// looks are the checks that a rule asks for.
func (c *planCheck) looks(rule PlanRule) (looks []look) {
	for _, phrase := range rule.MustSay {
		looks = append(looks, c.mustSay(c.matcher(phrase, rule.In), phrase))
	}
	for _, phrase := range rule.MustNotSay {
		looks = append(looks, c.mustNotSay(c.matcher(phrase, rule.In), phrase))
	}
	if len(rule.MustComeBefore) == 2 {
		looks = append(looks, c.mustComeBefore(rule.MustComeBefore, rule.In))
	}
	if len(rule.MustAgree) > 0 {
		looks = append(looks, c.mustAgree(rule.MustAgree, rule.In))
	}
	return looks
}

func (c *planCheck) mustSay(matches matcher, phrase string) look {
	return func(lines []int, report func(string, *planText)) {
		if !slices.ContainsFunc(lines, matches.any) {
			report(fmt.Sprintf("“%s” is missing from", phrase), nil)
		}
	}
}

func (c *planCheck) mustNotSay(matches matcher, phrase string) look {
	return func(lines []int, report func(string, *planText)) {
		for _, line := range lines {
			if matches.any(line) {
				report(fmt.Sprintf("“%s” must not be in", phrase), c.blamed(line))
			}
		}
	}
}

func (c *planCheck) mustComeBefore(phrases, in []string) look {
	first, second := c.matcher(phrases[0], in), c.matcher(phrases[1], nil)
	return func(lines []int, report func(string, *planText)) {
		a, b := slices.IndexFunc(lines, first.any), slices.IndexFunc(lines, second.any)
		if b >= 0 && (a < 0 || a > b) {
			report(fmt.Sprintf("“%s” does not come before “%s” in", phrases[0], phrases[1]), c.blamed(lines[b]))
		}
	}
}

func (c *planCheck) mustAgree(phrases, in []string) look {
	var matchers []matcher
	for _, phrase := range phrases {
		matchers = append(matchers, c.matcher(phrase, in))
	}
	return func(lines []int, report func(string, *planText)) {
		first, firstLine := "", 0
		for _, line := range lines {
			for _, matches := range matchers {
				for _, figure := range matches[line] {
					if first == "" {
						first, firstLine = figure, line
					}
					if figure != first {
						at := cmp.Or(c.blamed(line), c.blamed(firstLine))
						report(fmt.Sprintf("The figures %s and %s contradict each other in", first, figure), at)
					}
				}
			}
		}
	}
}

// blamed is the author's text behind a line; nil for words of the page itself.
func (c *planCheck) blamed(line int) *planText {
	if texts := c.lines[line].texts; len(texts) > 0 {
		return &texts[0]
	}
	return nil
}
