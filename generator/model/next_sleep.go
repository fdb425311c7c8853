package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// NextSleep is the page that counts from a waking to the next sleep.
type NextSleep struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Fields are the labels of what the page asks.
	Fields NextSleepFields `yaml:"fields" json:"fields" validate:"required"`
	// Answers are what it says.
	Answers NextSleepAnswers `yaml:"answers" json:"answers" validate:"required"`
	// Windows are filled in from content/tables/wake-windows.yaml.
	Windows []WakeWindow `yaml:"-" json:"windows"`
}

// NextSleepFields are the labels of the page's questions.
type NextSleepFields struct {
	Born  string `yaml:"born" json:"born" validate:"required"`
	Early string `yaml:"early" json:"early" validate:"required"`
	// EarlyHint says why the page asks for it.
	EarlyHint string `yaml:"early-hint" json:"earlyHint" validate:"required"`
	Woke      string `yaml:"woke" json:"woke" validate:"required"`
	// Nap asks how long the last sleep was, with the two answers.
	Nap   string `yaml:"nap" json:"nap" validate:"required"`
	Long  string `yaml:"long" json:"long" validate:"required"`
	Short string `yaml:"short" json:"short" validate:"required"`
	// Naps asks for the number of naps where the table has a row for one nap.
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	OneNap  string `yaml:"one-nap" json:"oneNap" validate:"required"`
	More    string `yaml:"more" json:"more" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	// Remember is the label of the box that keeps the child's age on the device.
	Remember string `yaml:"remember" json:"remember" validate:"required"`
}

// NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day,
// {age} the row of the table, {bedtime} the wished bedtime.
type NextSleepAnswers struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Between is for a range, Around for a row with a single figure.
	Between schema.Text `yaml:"between" json:"between" validate:"required"`
	Around  schema.Text `yaml:"around" json:"around" validate:"required"`
	// LastNap and LastNapAround say when the last nap ends.
	LastNap       schema.Text `yaml:"last-nap" json:"lastNap" validate:"required"`
	LastNapAround schema.Text `yaml:"last-nap-around" json:"lastNapAround" validate:"required"`
	// Own is what the diary has of the child: {from} and {to}, made of {windows} since {since}.
	Own schema.Text `yaml:"own" json:"own" validate:"required"`
	// From says which row of the table it is.
	From schema.Text `yaml:"from" json:"from" validate:"required"`
	// TooYoung is shown below the ages of the table.
	TooYoung schema.Prose `yaml:"too-young" json:"tooYoung" validate:"required"`
	// Night is shown for a waking between bedtime and the morning, with the link to Tonight.
	Night   schema.Prose `yaml:"night" json:"night" validate:"required"`
	Tonight schema.Link  `yaml:"tonight" json:"tonight" validate:"required"`
	// Unborn is shown for a day of birth that is yet to come.
	Unborn schema.Text `yaml:"unborn" json:"unborn" validate:"required"`
	// Waiting is shown until the questions are answered.
	Waiting schema.Text `yaml:"waiting" json:"waiting" validate:"required"`
}

func fillNextSleep(doc *content.Document, tree *content.Tree) (diags diag.List) {
	doc.Matter.(*NextSleep).Windows, diags = wakeWindows(tree)
	return diags
}
