package model

import (
	"fmt"
	"strconv"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

const sleepNeedsTable = "sleep-needs"

func fillSleepDiary(doc *content.Document, tree *content.Tree) (diags diag.List) {
	diary := doc.Matter.(*SleepDiary)
	diary.Lasting, diary.Stages = lastingOf(tree), stagesInShort(tree)
	table := tree.Tables[sleepNeedsTable]
	if table == nil || tree.IsBroken("tables/"+sleepNeedsTable) {
		return nil // that the table is missing is reported by whoever shows it
	}
	for i, row := range table.Rows {
		months := leadingNumber().FindString(row.Cells[0])
		if months == "" || len(row.Cells) < 2 {
			at := tree.At("tables/"+sleepNeedsTable, fmt.Sprintf("rows[%d].cells[0]", i))
			diags = append(diags, diag.Errorf("not-an-age", at, "The sleep diary can't read an age in months from this row.").
				WithHint("Begin the first cell with the months: 6-8 months."))
			continue
		}
		from, _ := strconv.Atoi(months)
		diary.Needs = append(diary.Needs, SleepNeed{row.Cells[0], from, row.Cells[1]})
	}
	return diags
}

func lastingOf(tree *content.Tree) *Lasting {
	if !tree.Has("keeping") {
		return nil
	}
	return &dataOf(tree).Lasting
}

func fillOnThisPhone(doc *content.Document, tree *content.Tree) diag.List {
	doc.Matter.(*OnThisPhone).Lasting = lastingOf(tree)
	return nil
}
