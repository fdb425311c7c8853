package model

import (
	"fmt"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

func fillDashboard(doc *content.Document, tree *content.Tree) diag.List {
	dashboard := doc.Matter.(*Dashboard)
	dashboard.Answers = answersOf(tree)
	for i, module := range dashboard.Modules {
		if guide := tree.Page(module.Path); guide != nil && guide.Words > 0 {
			dashboard.Modules[i].Minutes = minutes(guide)
		}
	}
	if dashboard.Saving != nil {
		dashboard.Saving.Lasting = lastingOf(tree)
	}
	return nil
}

func stagesInShort(tree *content.Tree) *StagesInShort {
	if !tree.Has("plan/questions") {
		return nil
	}
	data := dataOf(tree)
	return &StagesInShort{
		CoSleeping: data.inShort("co-sleeping", data.Plan.Waking.CoSleeping),
		Cot:        data.inShort("cot", data.Plan.Waking.Cot),
		Morning:    data.Plan.Tonight.Morning,
		Nights:     data.Plan.Tonight.Nights,
	}
}

func (d *Data) inShort(approach string, waking []StageWaking) []StageInShort {
	short := make([]StageInShort, len(waking))
	for i := range short {
		stage := fmt.Sprintf("stage-%d/", i)
		short[i] = StageInShort{d.variants(approach, stage+"tonight"), d.variants(approach, stage+"ready"), waking[i].Settled}
	}
	return short
}

// variants are the texts of a slot of the plan.
func (d *Data) variants(file, slot string) (text PlanText) {
	for _, entry := range *d.planTexts(file) {
		if entry.Slot == slot {
			text.Variants = append(text.Variants, TextVariant{entry.When, entry.Text})
		}
	}
	return text
}
