package model

import "nightlight/generator/schema"

// Safety holds the boxes that keep every plan safe. Age and Emergency are on
// every plan, on screen and in print.
type Safety struct {
	// Age says whom the plans are for; the questions show it too.
	Age Passage `yaml:"age" json:"age" validate:"required"`
	// Unwell says what to have looked at before the first night.
	Unwell PlanProse `yaml:"unwell" json:"unwell" validate:"required"`
	// CoSleeping is shown before the first stage beside the parents.
	CoSleeping CoSleepingSafety `yaml:"co-sleeping" json:"coSleeping" validate:"required"`
	// SleepingOnParent is added for a child who sleeps on a parent.
	SleepingOnParent Passage `yaml:"sleeping-on-parent" json:"sleepingOnParent" validate:"required"`
	// Feeds says that a plan for falling asleep does not end night feeds.
	Feeds LinkedPassage `yaml:"feeds" json:"feeds" validate:"required"`
	// TooMuch is for a parent who cannot go on.
	TooMuch   TooMuch   `yaml:"too-much" json:"tooMuch" validate:"required"`
	Emergency Emergency `yaml:"emergency" json:"emergency" validate:"required"`
}

// TooMuch says what to do when a parent cannot go on, and who answers.
type TooMuch struct {
	Passage `yaml:",inline"`
	// Help says who answers, by day and at night.
	Help PlanProse `yaml:"help" json:"help" validate:"required"`
}

// ChestToFlat is the beginning of the plan of a child who sleeps on a parent: the way
// to a flat surface, before the first stage.
type ChestToFlat struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Steps are taken in order, each until it works.
	Steps []Passage `yaml:"steps" json:"steps" validate:"required,dive"`
	// Awake says what to do when a parent is about to fall asleep.
	Awake PlanProse `yaml:"awake" json:"awake" validate:"required"`
	// Goal says when the first stage may begin.
	Goal PlanProse   `yaml:"goal" json:"goal" validate:"required"`
	Link schema.Link `yaml:"link" json:"link" validate:"required"`
}

// PlanDay is the day that goes with the nights: bedtime, the last wake window, naps.
type PlanDay struct {
	Title   PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead    PlanProse `yaml:"lead" json:"lead" validate:"required"`
	Bedtime PlanProse `yaml:"bedtime" json:"bedtime" validate:"required"`
	// ByAge holds the last wake window and the naps.
	ByAge PlanProse `yaml:"by-age" json:"byAge" validate:"required"`
	// Others is about the other children in the house.
	Others PlanProse     `yaml:"others" json:"others,omitzero"`
	Links  []schema.Link `yaml:"links" json:"links" validate:"required,dive"`
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
	// Instead says what to do when the bed may not be shared.
	Instead PlanProse   `yaml:"instead" json:"instead" validate:"required"`
	Link    schema.Link `yaml:"link" json:"link" validate:"required"`
}

// BedSharing asks for the dangers of sharing a bed before a plan speaks of it. The answers
// are stored nowhere: one that is true leads to the plan for a place of the child's own.
type BedSharing struct {
	Title   PlanText          `yaml:"title" json:"title" validate:"required"`
	Lead    PlanProse         `yaml:"lead" json:"lead" validate:"required"`
	Dangers BedSharingDangers `yaml:"dangers" json:"dangers" validate:"required"`
	// None is the label of the button while nothing is chosen, and Some of the one that
	// leads to a place of the child's own.
	None string `yaml:"none" json:"none" validate:"required"`
	Some string `yaml:"some" json:"some" validate:"required"`
	// Cot is said where something is true.
	Cot PlanProse `yaml:"cot" json:"cot" validate:"required"`
}

// BedSharingDangers are the five that the Lullaby Trust names.
type BedSharingDangers struct {
	// Place is a sofa or an armchair.
	Place PlanText `yaml:"place" json:"place" validate:"required"`
	Smoke PlanText `yaml:"smoke" json:"smoke" validate:"required"`
	// Drowsy is alcohol, drugs or medicine.
	Drowsy PlanText `yaml:"drowsy" json:"drowsy" validate:"required"`
	// Born is too early or too small.
	Born  PlanText `yaml:"born" json:"born" validate:"required"`
	Tired PlanText `yaml:"tired" json:"tired" validate:"required"`
}

// Emergency says when to get medical help.
type Emergency struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Now is for the signs of which one calls 999.
	Now PlanProse `yaml:"now" json:"now" validate:"required"`
	// Soon is for those of which one sees a GP or calls 111.
	Soon PlanProse   `yaml:"soon" json:"soon" validate:"required"`
	Link schema.Link `yaml:"link" json:"link" validate:"required"`
}

// UnderSix is what a family reads instead of stages while its baby is under 6 months.
type UnderSix struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Points are what is safe to begin now.
	Points []Passage `yaml:"points" json:"points" validate:"required,dive"`
	// Later says when to come back.
	Later PlanProse   `yaml:"later" json:"later" validate:"required"`
	Link  schema.Link `yaml:"link" json:"link" validate:"required"`
}

// RapidReturn is the guide for a child who can get out of bed.
type RapidReturn struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Before lists what to see to by day.
	Before Checklist `yaml:"before" json:"before" validate:"required"`
	// Steps are the return itself, in order.
	Steps []Passage `yaml:"steps" json:"steps" validate:"required,dive"`
	// CalledFor says what to do for a child who calls and stays in bed.
	CalledFor PlanProse `yaml:"called-for" json:"calledFor" validate:"required"`
	// Hard says what to do when it gets too much.
	Hard    PlanProse `yaml:"hard" json:"hard" validate:"required"`
	Morning PlanProse `yaml:"morning" json:"morning" validate:"required"`
}

// DummyAdvice is shown when a dummy is used.
type DummyAdvice struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Safety says when a dummy may not be taken away.
	Safety PlanProse `yaml:"safety" json:"safety" validate:"required"`
	// Usage holds one text for each time of use; one is shown.
	Usage  DummyTexts  `yaml:"usage" json:"usage" validate:"required"`
	Remove Passage     `yaml:"remove" json:"remove" validate:"required"`
	Keep   Passage     `yaml:"keep" json:"keep" validate:"required"`
	Link   schema.Link `yaml:"link" json:"link" validate:"required"`
}

// DummyTexts holds one text for each time at which a dummy is used.
type DummyTexts struct {
	AllTime   PlanProse `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly PlanProse `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   PlanProse `yaml:"day_only" json:"day_only" validate:"required"`
	// Asleep is for a dummy that is used only to fall asleep.
	Asleep PlanProse `yaml:"asleep" json:"asleep" validate:"required"`
}

// SameRoomAdvice is shown when parent and child share a room.
type SameRoomAdvice struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Safety says until when the room must be shared, and when parents may sleep elsewhere.
	Safety PlanProse `yaml:"safety" json:"safety" validate:"required"`
	// Points are what the room needs.
	Points []Passage `yaml:"points" json:"points" validate:"required,dive"`
	// Stages translates the chair and the door into one room.
	Stages PlanProse   `yaml:"stages" json:"stages" validate:"required"`
	Link   schema.Link `yaml:"link" json:"link" validate:"required"`
}
