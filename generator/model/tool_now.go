package model

import (
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

func fillNow(doc *content.Document, tree *content.Tree) (diags diag.List) {
	now := doc.Matter.(*Now)
	diary := slices.IndexFunc(tree.Documents, func(doc *content.Document) bool { return doc.Template == "sleep-diary" })
	if diary < 0 {
		return append(diags, diag.Errorf("now-without-diary", doc.At("template"), "A page of the kind “now” shows the sleep diary, and this site has none.").
			WithHint("Add a page with the line “template: sleep-diary”, or remove this one."))
	}
	now.Diary = tree.Documents[diary].Matter.(*SleepDiary)
	if now.Stages = stagesInShort(tree); now.Stages != nil {
		now.Stages.Waking = &dataOf(tree).Plan.Waking
	}
	now.Windows, _ = wakeWindows(tree) // the page about the next sleep reports what cannot be read
	return nil
}
