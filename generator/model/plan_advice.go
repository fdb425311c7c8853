package model

import "nightlight/generator/schema"

// Safety holds the boxes that keep every plan safe. Age and Emergency are on
// every plan, on screen and in print.
type Safety struct {
	// Age says whom the plans are for; the questions show it too.
	Age Passage `yaml:"age" json:"age" validate:"required"`
	// CoSleeping is shown before the first stage beside the parents.
	CoSleeping CoSleepingSafety `yaml:"co-sleeping" json:"coSleeping" validate:"required"`
	// SleepingOnParent is added for a child who sleeps on a parent.
	SleepingOnParent Passage `yaml:"sleeping-on-parent" json:"sleepingOnParent" validate:"required"`
	// Feeds is shown to those who settle with a feed.
	Feeds     LinkedPassage `yaml:"feeds" json:"feeds" validate:"required"`
	Emergency Emergency     `yaml:"emergency" json:"emergency" validate:"required"`
}

// LinkedPassage is a passage with an address to read more at.
type LinkedPassage struct {
	Passage `yaml:",inline"`
	Link    schema.Link `yaml:"link" json:"link" validate:"required"`
}

// CoSleepingSafety says when a bed may not be shared, and how it may.
type CoSleepingSafety struct {
	// Never lists what rules it out.
	Never Checklist `yaml:"never" json:"never" validate:"required"`
	// Always lists what it takes otherwise.
	Always Checklist `yaml:"always" json:"always" validate:"required"`
	// SkipToCot says what to do instead when the plan has stages in the cot.
	SkipToCot schema.Prose `yaml:"skip-to-cot" json:"skipToCot" validate:"required"`
	// SkipAll says what to do instead when it has none.
	SkipAll schema.Prose `yaml:"skip-all" json:"skipAll" validate:"required"`
	Link    schema.Link  `yaml:"link" json:"link" validate:"required"`
}

// Emergency says when to get medical help.
type Emergency struct {
	Title schema.Text `yaml:"title" json:"title" validate:"required"`
	// Now is for the signs of which one calls 999.
	Now schema.Prose `yaml:"now" json:"now" validate:"required"`
	// Soon is for those of which one sees a GP or calls 111.
	Soon schema.Prose `yaml:"soon" json:"soon" validate:"required"`
	Link schema.Link  `yaml:"link" json:"link" validate:"required"`
}

// RapidReturn is the guide for a child who can get out of bed.
type RapidReturn struct {
	Title schema.Text  `yaml:"title" json:"title" validate:"required"`
	Lead  schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Before lists what to see to by day.
	Before Checklist `yaml:"before" json:"before" validate:"required"`
	// Steps are the return itself, in order.
	Steps []Passage `yaml:"steps" json:"steps" validate:"required,dive"`
	// CalledFor says what to do for a child who calls and stays in bed.
	CalledFor schema.Prose `yaml:"called-for" json:"calledFor" validate:"required"`
	// Hard says what to do when it gets too much.
	Hard    schema.Prose `yaml:"hard" json:"hard" validate:"required"`
	Morning schema.Prose `yaml:"morning" json:"morning" validate:"required"`
}

// DummyAdvice is shown when a dummy is used.
type DummyAdvice struct {
	Title schema.Text  `yaml:"title" json:"title" validate:"required"`
	Lead  schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Safety says when a dummy may not be taken away.
	Safety schema.Prose `yaml:"safety" json:"safety" validate:"required"`
	// Usage holds one text for each time of use; one is shown.
	Usage  DummyTexts `yaml:"usage" json:"usage" validate:"required"`
	Remove Passage    `yaml:"remove" json:"remove" validate:"required"`
	Keep   Passage    `yaml:"keep" json:"keep" validate:"required"`
	// Older is for children over a year.
	Older schema.Prose `yaml:"older" json:"older" validate:"required"`
	Link  schema.Link  `yaml:"link" json:"link" validate:"required"`
}

// DummyTexts holds one text for each time at which a dummy is used.
type DummyTexts struct {
	AllTime   schema.Prose `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly schema.Prose `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   schema.Prose `yaml:"day_only" json:"day_only" validate:"required"`
}

// SameRoomAdvice is shown when parent and child share a room.
type SameRoomAdvice struct {
	Title schema.Text  `yaml:"title" json:"title" validate:"required"`
	Lead  schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Safety says until when the room must be shared.
	Safety schema.Prose `yaml:"safety" json:"safety" validate:"required"`
	// Points are what the room needs.
	Points []Passage `yaml:"points" json:"points" validate:"required,dive"`
	// MoveOut says when parents may sleep elsewhere; it is shown beside Safety.
	MoveOut schema.Prose `yaml:"move-out" json:"moveOut" validate:"required"`
	// Stages translates the chair and the door into one room.
	Stages schema.Prose `yaml:"stages" json:"stages" validate:"required"`
	Link   schema.Link  `yaml:"link" json:"link" validate:"required"`
}
