package model

import (
	"cmp"
	"fmt"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// everyPlan holds the plans of all families against content/plan/rules.yaml.
var everyPlan = &content.Inspection{
	New: func() any { return new(EveryPlan) },
	Judge: func(tree *content.Tree, listed any) diag.List {
		at := func(path string) diag.Pos { return tree.At("plan/rules", path) }
		return checkPlans(dataOf(tree).PlanRules.Rules, at, planTexts(tree), listed.(*EveryPlan))
	},
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

// planCheck holds the plans of all families against the rules. Plans have most of their
// sections in common, and sections most of their lines, so a phrase is looked for once in each
// line, and a rule then looks at what was found in the sections of each plan.
type planCheck struct {
	every *EveryPlan
	// texts are the author's texts by their IDs; equal texts have an equal ID.
	texts map[string][]planText
	// lines are the pieces with their placeholders filled in; equal ones stand once.
	lines []planLine
	// sections hold the indexes of their lines.
	sections [][]int
	plans    []readPlan
}

// readPlan holds the indexes of what a family reads: all sections, and those of each sheet
// that it can print.
type readPlan struct {
	sections []int
	sheets   [][]int
}

// checkPlans reports each broken rule once for each sentence that breaks it, each text
// that no family reads, and each placeholder that has no value.
func checkPlans(rules []PlanRule, at func(path string) diag.Pos, texts []planText, every *EveryPlan) (diags diag.List) {
	c := &planCheck{every: every, texts: map[string][]planText{}}
	for _, text := range texts {
		c.texts[text.id] = append(c.texts[text.id], text)
	}
	diags = append(diags, c.fill()...)
	diags = append(diags, c.unread(texts)...)
	for i, rule := range rules {
		diags = append(diags, c.check(rule, at(fmt.Sprintf("rules[%d]", i)))...)
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
	for i, plan := range c.plans {
		if !rule.When.holds(c.every.Plans[i].Answers) {
			continue
		}
		for _, look := range looks {
			look(plan, func(message string, at *planText) { found.add(message, at, i) })
		}
	}
	return found.diags(c.every.Plans)
}

// look looks at one plan and reports what breaks its rule; at is the sentence to blame, nil
// where one is missing.
type look func(plan readPlan, report func(message string, at *planText))

// looks are the checks that a rule asks for.
func (c *planCheck) looks(rule PlanRule) (looks []look) {
	for _, phrase := range rule.MustSay {
		looks = append(looks, c.mustSay(phrase, rule.In))
	}
	for _, phrase := range rule.MustNotSay {
		looks = append(looks, c.mustNotSay(phrase, rule.In))
	}
	if len(rule.MustComeBefore) == 2 {
		looks = append(looks, c.mustComeBefore(rule.MustComeBefore, rule.In))
	}
	if len(rule.MustAgree) > 0 {
		looks = append(looks, c.mustAgree(rule.MustAgree, rule.In))
	}
	if rule.MostWords > 0 {
		looks = append(looks, c.mostWords(rule.MostWords))
	}
	return looks
}

func (c *planCheck) mostWords(most int) look {
	words := make([]int, len(c.sections))
	for i, lines := range c.sections {
		for _, line := range lines {
			if !c.lines[line].screen {
				words[i] += len(strings.Fields(c.lines[line].text))
			}
		}
	}
	return func(plan readPlan, report func(string, *planText)) {
		for _, sheet := range plan.sheets {
			count := 0
			for _, section := range sheet {
				count += words[section]
			}
			if count > most {
				report(fmt.Sprintf("More than %d words are printed of", most), nil)
			}
		}
	}
}

func (c *planCheck) mustSay(phrase string, in []string) look {
	matches := c.matcher(in, phrase)
	return func(plan readPlan, report func(string, *planText)) {
		for range matches.in(plan.sections) {
			return
		}
		report(fmt.Sprintf("“%s” is missing from", phrase), nil)
	}
}

func (c *planCheck) mustNotSay(phrase string, in []string) look {
	matches := c.matcher(in, phrase)
	return func(plan readPlan, report func(string, *planText)) {
		for _, found := range matches.in(plan.sections) {
			report(fmt.Sprintf("“%s” must not be in", phrase), c.blamed(found.line))
		}
	}
}

func (c *planCheck) mustComeBefore(phrases, in []string) look {
	first, second := c.matcher(in, phrases[0]), c.matcher(nil, phrases[1])
	return func(plan readPlan, report func(string, *planText)) {
		for b, found := range second.in(plan.sections) {
			for a := range first.in(plan.sections) {
				if !b.isBefore(a) {
					return
				}
				break
			}
			report(fmt.Sprintf("“%s” does not come before “%s” in", phrases[0], phrases[1]), c.blamed(found.line))
			return
		}
	}
}

func (c *planCheck) mustAgree(phrases, in []string) look {
	matches := c.matcher(in, phrases...)
	return func(plan readPlan, report func(string, *planText)) {
		first, firstLine := "", 0
		for _, found := range matches.in(plan.sections) {
			for _, figure := range found.figures {
				if first == "" {
					first, firstLine = figure, found.line
				}
				if figure != first {
					at := cmp.Or(c.blamed(found.line), c.blamed(firstLine))
					report(fmt.Sprintf("The figures %s and %s contradict each other in", first, figure), at)
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
