package model

import "nightlight/generator/schema"

// PlanKeeping is what a family reads about keeping its plan and passing it on.
type PlanKeeping struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Note says what is stored where, before anything is.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Keep and Remove are the labels of the two buttons.
	Keep   string `yaml:"keep" json:"keep" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Kept, Removed and Refused are announced.
	Kept    string `yaml:"kept" json:"kept" validate:"required"`
	Removed string `yaml:"removed" json:"removed" validate:"required"`
	Refused string `yaml:"refused" json:"refused" validate:"required"`
	// Open is the label of the button that leads back to the kept plan.
	Open string `yaml:"open" json:"open" validate:"required"`
	// Again is the label of the button that begins another plan.
	Again string   `yaml:"again" json:"again" validate:"required"`
	Link  PlanLink `yaml:"link" json:"link" validate:"required"`
	// Calendar is about the plan as a file for the phone's calendar.
	Calendar PlanCalendar `yaml:"calendar" json:"calendar" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// PlanCalendar is what the family reads of its plan as a calendar file.
type PlanCalendar struct {
	// Add is the label of the button.
	Add string `yaml:"add" json:"add" validate:"required"`
	// Event names each stage in the calendar, before its letter or number. Lock screens
	// show it, so it should tell a stranger nothing.
	Event string `yaml:"event" json:"event" validate:"required"`
	// File is the name of the file, without its ending.
	File string `yaml:"file" json:"file" validate:"required"`
}

// PlanLink is what a family reads about the plan as a link.
type PlanLink struct {
	// Send is the label of the button.
	Send string `yaml:"send" json:"send" validate:"required"`
	// Note says who can read the plan by the link.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Subject names the link in the phone's list of apps and in messages.
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Copied is announced when the link is on the clipboard.
	Copied string `yaml:"copied" json:"copied" validate:"required"`
	// ByHand is shown above the link where the browser refuses the clipboard.
	ByHand string `yaml:"by-hand" json:"byHand" validate:"required"`
	// Damaged is shown above the questions when a link could not be read.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}
