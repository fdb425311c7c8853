package model

import (
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Now is the first page of the saved app: how it is, one button, and what follows from both.
type Now struct {
	schema.Matter `yaml:",inline" json:"-"`
	Words         NowWords `yaml:"words" json:"words" validate:"required"`
	// Tonight is what a link says that the other parent has sent.
	Tonight TonightSoFar `yaml:"tonight" json:"tonight" validate:"required"`
	// Diary is the site's page of the diary: both have the same buttons.
	Diary *SleepDiary `yaml:"-" json:"diary"`
	// Stages are the plan's stages in short, with what to do at a waking.
	Stages *StagesInShort `yaml:"-" json:"stages,omitempty"`
	// Windows are filled in from content/tables/wake-windows.yaml.
	Windows []WakeWindow `yaml:"-" json:"windows"`
}

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
