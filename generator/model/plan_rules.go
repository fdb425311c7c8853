package model

import (
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// PlanRules is content/plan/rules.yaml: what must be true of every family's plan.
type PlanRules struct {
	Rules []PlanRule `yaml:"rules" json:"rules" validate:"dive"`
}

// PlanRule is one thing that must be true. Its phrases match whole words, whatever
// their case; "..." matches anything within one sentence, {figure} a number,
// and | between phrases for either.
type PlanRule struct {
	ID string `yaml:"id" json:"id" validate:"required"`
	// Why says what goes wrong for a family without the rule.
	Why string `yaml:"why" json:"why" validate:"required"`
	// When says for which families it is. Left out: for all.
	When *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	// In names the files of content/plan that it looks at, without .yaml. Left out: the
	// whole plan.
	In Choices `yaml:"in" json:"in,omitempty"`
	// MustSay lists phrases, each of which must be somewhere in the plan.
	MustSay []string `yaml:"must-say" json:"mustSay,omitempty"`
	// MustNotSay lists phrases that must be nowhere in it.
	MustNotSay []string `yaml:"must-not-say" json:"mustNotSay,omitempty"`
	// MustComeBefore is two phrases, the first of which must come before the second.
	MustComeBefore []string `yaml:"must-come-before" json:"mustComeBefore,omitempty" validate:"omitempty,len=2"`
	// MustAgree lists phrases with a {figure}; all figures in one plan are equal.
	MustAgree []string `yaml:"must-agree" json:"mustAgree,omitempty"`
	// MostWords is how many words one printing of the plan may have.
	MostWords int `yaml:"most-words" json:"mostWords,omitempty"`
	// MostWordsOnPage is how many the page of the plan may have, with what only the screen shows:
	// of a plan with two phases that is both.
	MostWordsOnPage int `yaml:"most-words-on-page" json:"mostWordsOnPage,omitempty"`
}

// PlanFindings is all that is wrong with the plans of families.
type PlanFindings struct {
	Findings []PlanFinding `json:"findings"`
}

// PlanFinding is something that is wrong with the plans of families, as the components judge them
// (components/features/sleep-plan/rules.ts).
type PlanFinding struct {
	// Kind is the ID of the diagnostic.
	Kind string `json:"kind"`
	// Text is the ID of the text at fault, and Rule the index of the rule that is broken.
	Text string `json:"text,omitempty"`
	Rule *int   `json:"rule,omitempty"`
	// Message says what is wrong, and Hint whom it touches.
	Message string `json:"message"`
	Hint    string `json:"hint"`
}

// everyPlan reports what is wrong with the plans of all families where it is written.
var everyPlan = &content.Inspection{
	New: func() any { return new(PlanFindings) },
	Judge: func(tree *content.Tree, found any) (diags diag.List) {
		for _, f := range found.(*PlanFindings).Findings {
			diags = append(diags, diag.Errorf(diag.ID(f.Kind), f.pos(tree), "%s", f.Message).WithHint("%s", f.Hint))
		}
		return diags
	},
}

func (f PlanFinding) pos(tree *content.Tree) diag.Pos {
	rule := PlanRule{}
	pos := diag.Pos{File: "content/plan"} // of words that are no text of their own, such as a label
	if f.Rule != nil {
		rule = dataOf(tree).PlanRules.Rules[*f.Rule]
		pos = tree.At("plan/rules", fmt.Sprintf("rules[%d]", *f.Rule))
	}
	for _, file := range dataOf(tree).Files() {
		part, ok := strings.CutPrefix(file.Name, "plan/")
		if f.Text == "" || !ok || len(rule.In) > 0 && !slices.Contains(rule.In, part) {
			continue
		}
		var path string
		schema.WalkPaths(file.Value, func(at string, h *schema.HTML) {
			if path == "" && h.ID == f.Text {
				path = at
			}
		})
		if path != "" {
			return tree.At(file.Name, path)
		}
	}
	return pos
}
