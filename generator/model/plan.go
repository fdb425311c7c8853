package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

func fillSleepPlan(doc *content.Document, tree *content.Tree) diag.List {
	if !tree.Has("plan/questions") {
		return diag.List{diag.Errorf("plan-missing", diag.Pos{File: doc.File}, "The words of the plan are missing.").
			WithHint("They are in the folder content/plan.")}
	}
	diags := arrangeChoices(tree)
	page := doc.Matter.(*SleepPlan)
	page.Rules = dataOf(tree).PlanRules.Rules
	slots, problems := fillSlots(tree)
	diags.Add(problems)
	words := dataOf(tree).Plan
	words.Slots = slots
	page.Plan, page.Keeping.Lasting = &words, lastingOf(tree)
	return diags
}
