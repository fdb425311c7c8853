package model

import (
	"fmt"
	"strconv"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// SleepDiary is the page of the diary: days that total themselves, and a sheet to print.
type SleepDiary struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Now           DiaryNow     `yaml:"now" json:"now" validate:"required"`
	Picture       DiaryPicture `yaml:"picture" json:"picture" validate:"required"`
	Day           DiaryDay     `yaml:"day" json:"day" validate:"required"`
	Average       DiaryAverage `yaml:"average" json:"average" validate:"required"`
	Keeping       DiaryKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	// Handover passes the night on to the other parent, Sending the week to the consultant.
	Handover DiaryHandover `yaml:"handover" json:"handover" validate:"required"`
	Sending  DiarySending  `yaml:"sending" json:"sending" validate:"required"`
	Sheet    DiarySheet    `yaml:"sheet" json:"sheet" validate:"required"`
	// Stages are the plan's stages in short, for tonight's line.
	Stages *StagesInShort `yaml:"-" json:"stages,omitempty"`
	// Needs are filled in from content/tables/sleep-needs.yaml.
	Needs []SleepNeed `yaml:"-" json:"needs"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// SleepNeed is a row of content/tables/sleep-needs.yaml.
type SleepNeed struct {
	Age        string `json:"age"`
	FromMonths int    `json:"fromMonths"`
	// Sleep is what the row says of 24 hours.
	Sleep string `json:"sleep"`
}

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

// OnThisPhone is the page that lists what the browser keeps, for everybody: each thing with
// what removes it, and all that a family wrote as a file for another phone.
type OnThisPhone struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Kept          KeptWords    `yaml:"kept" json:"kept" validate:"required"`
	Backup        BackupWords  `yaml:"backup" json:"backup" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

func fillOnThisPhone(doc *content.Document, tree *content.Tree) diag.List {
	doc.Matter.(*OnThisPhone).Lasting = lastingOf(tree)
	return nil
}
