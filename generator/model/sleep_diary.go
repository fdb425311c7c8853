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
	// Needs are filled in from content/tables/sleep-needs.yaml.
	Needs []SleepNeed `yaml:"-" json:"needs"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// DiaryNow is what a parent does with one thumb. {time} is a time of day, {length} a length
// of time.
type DiaryNow struct {
	// Asleep, Awake and Feed are the buttons.
	Asleep string `yaml:"asleep" json:"asleep" validate:"required"`
	Awake  string `yaml:"awake" json:"awake" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// AsleepSince and AwakeSince say how it is, Empty that nothing was written yet.
	AsleepSince string `yaml:"asleep-since" json:"asleepSince" validate:"required"`
	AwakeSince  string `yaml:"awake-since" json:"awakeSince" validate:"required"`
	Empty       string `yaml:"empty" json:"empty" validate:"required"`
	// FellAsleep, Woke and Fed say what was written, beside the button Undo.
	FellAsleep string `yaml:"fell-asleep" json:"fellAsleep" validate:"required"`
	Woke       string `yaml:"woke" json:"woke" validate:"required"`
	Fed        string `yaml:"fed" json:"fed" validate:"required"`
	Removed    string `yaml:"removed" json:"removed" validate:"required"`
	Undo       string `yaml:"undo" json:"undo" validate:"required"`
	// Forgotten asks when a sleep ended that was left open, WokeAt is the label of the time.
	Forgotten string `yaml:"forgotten" json:"forgotten" validate:"required"`
	WokeAt    string `yaml:"woke-at" json:"wokeAt" validate:"required"`
	// NextSleep is the link to the page that counts to it.
	NextSleep schema.Link `yaml:"next-sleep" json:"nextSleep" validate:"required"`
}

// DiaryPicture is the picture of two weeks, and its table.
type DiaryPicture struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Sleep, Waking and Feed name what is drawn.
	Sleep  string `yaml:"sleep" json:"sleep" validate:"required"`
	Waking string `yaml:"waking" json:"waking" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// Table unfolds the same days in figures; Columns are the headings, the first for the day.
	Table   string `yaml:"table" json:"table" validate:"required"`
	Date    string `yaml:"date" json:"date" validate:"required"`
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	Night   string `yaml:"night" json:"night" validate:"required"`
	All     string `yaml:"all" json:"all" validate:"required"`
	Wakings string `yaml:"wakings" json:"wakings" validate:"required"`
	Feeds   string `yaml:"feeds" json:"feeds" validate:"required"`
}

// DiaryDay is about one day: its sleeps, and what changes them.
type DiaryDay struct {
	// Earlier and Later lead to the day before and the day after.
	Earlier string `yaml:"earlier" json:"earlier" validate:"required"`
	Later   string `yaml:"later" json:"later" validate:"required"`
	Empty   string `yaml:"empty" json:"empty" validate:"required"`
	// Add opens the form for a sleep, Change that of one which is there.
	Add    string `yaml:"add" json:"add" validate:"required"`
	Change string `yaml:"change" json:"change" validate:"required"`
	Asleep string `yaml:"asleep" json:"asleep" validate:"required"`
	Woke   string `yaml:"woke" json:"woke" validate:"required"`
	// Up asks who was up when the child woke.
	Up     string `yaml:"up" json:"up" validate:"required"`
	Save   string `yaml:"save" json:"save" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Overlap is shown when a sleep runs into another, Future when it is yet to come.
	Overlap string `yaml:"overlap" json:"overlap" validate:"required"`
	Future  string `yaml:"future" json:"future" validate:"required"`
	// AwakeBefore and StillAsleep are shown with a sleep, Was before who was up.
	AwakeBefore string `yaml:"awake-before" json:"awakeBefore" validate:"required"`
	StillAsleep string `yaml:"still-asleep" json:"stillAsleep" validate:"required"`
	WasUp       string `yaml:"was-up" json:"wasUp" validate:"required"`
	FirstWaking string `yaml:"first-waking" json:"firstWaking" validate:"required"`
	// Line is the label of a line about the day, Note says what counts as night.
	Line string      `yaml:"line" json:"line" validate:"required"`
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
}

// DiaryAverage is what several days come to.
type DiaryAverage struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Days says it: {days} whole days, {average} a day, {from} to {to}.
	Days schema.Text `yaml:"days" json:"days" validate:"required"`
	// Age says what the table has for the child's {age}: {sleep}. AnyAge is shown where the
	// day of birth is not known.
	Age    schema.Text `yaml:"age" json:"age" validate:"required"`
	AnyAge schema.Text `yaml:"any-age" json:"anyAge" validate:"required"`
	// Enough is shown after two weeks.
	Enough schema.Prose `yaml:"enough" json:"enough" validate:"required"`
}

// DiaryKeeping is about keeping the diary on the device.
type DiaryKeeping struct {
	Note   schema.Text `yaml:"note" json:"note" validate:"required"`
	Remove string      `yaml:"remove" json:"remove" validate:"required"`
	// Confirm asks before all days are removed, with the buttons Yes and No.
	Confirm string `yaml:"confirm" json:"confirm" validate:"required"`
	Yes     string `yaml:"yes" json:"yes" validate:"required"`
	No      string `yaml:"no" json:"no" validate:"required"`
	Refused string `yaml:"refused" json:"refused" validate:"required"`
}

// DiarySheet is the empty sheet on paper.
type DiarySheet struct {
	// Print is the label of the button.
	Print string `yaml:"print" json:"print" validate:"required"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Name and Day are written before the lines at its top.
	Name string `yaml:"name" json:"name" validate:"required"`
	Day  string `yaml:"day" json:"day" validate:"required"`
	// Columns are the headings.
	Columns []string `yaml:"columns" json:"columns" validate:"required,min=2"`
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
	diary.Lasting = lastingOf(tree)
	table := tree.Tables[sleepNeedsTable]
	if table == nil || tree.IsBroken("tables/"+sleepNeedsTable) {
		return nil // that the table is missing is reported by whoever shows it
	}
	for i, row := range table.Rows {
		months := leadingNumber().FindString(row.Cells[0])
		if months == "" || len(row.Cells) < 2 {
			at := tree.At("tables/"+sleepNeedsTable, fmt.Sprintf("rows[%d].cells[0]", i))
			diags = append(diags, diag.Errorf(at, "The sleep diary can't read an age in months from this row.").
				WithHint("Begin the first cell with the months: 6-8 months."))
			continue
		}
		from, _ := strconv.Atoi(months)
		diary.Needs = append(diary.Needs, SleepNeed{row.Cells[0], from, row.Cells[1]})
	}
	return diags
}
