package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// SleepPlan is the page of the sleep plan creator: six questions, then the plan.
type SleepPlan struct {
	schema.Matter `yaml:",inline" json:"-"`
	// Lead is shown under the title, until the plan is shown.
	Lead schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Keeping is about keeping a plan and passing it on.
	Keeping PlanKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	// Rules are content/plan/rules.yaml, for check alone.
	Rules []PlanRule `yaml:"-" json:"rules,omitempty" browser:"-"`
	// Plan is filled in from content/plan.
	Plan *PlanWords `yaml:"-" json:"plan" validate:"-"`
}

// PlanWords is all that a plan can say. Its texts may contain {name}, the child's
// name, {place}, which is bed for a child in a bed and cot for all others, and the
// counts of this family's nights: {stages} and {nights}, or {first-nights},
// {second-nights} and {all-nights} in a plan with two phases.
type PlanWords struct {
	Questions Questions   `yaml:"-" json:"questions"`
	Tonight   PlanTonight `yaml:"-" json:"tonight"`
	Waking    Waking      `yaml:"-" json:"waking"`
	// Slots contain all other texts.
	Slots []PlanSlot `yaml:"-" json:"slots"`
}

func fillSleepPlan(doc *content.Document, tree *content.Tree) diag.List {
	if !tree.Has("plan/questions") {
		return diag.List{diag.Errorf("plan-missing", diag.Pos{File: doc.File}, "The words of the plan are missing.").
			WithHint("They are in the folder content/plan.")}
	}
	diags := arrangeChoices(tree)
	page := doc.Matter.(*SleepPlan)
	page.Rules = dataOf(tree).PlanRules.Rules
	slots, problems := fillSlots(tree)
	diags.Add(problems)
	words := dataOf(tree).Plan
	words.Slots = slots
	page.Plan, page.Keeping.Lasting = &words, lastingOf(tree)
	return diags
}

// WakingStep is what to do from a minute on.
type WakingStep struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	// After is the minute of the count.
	After int      `yaml:"after" json:"after" validate:"min=0,max=60"`
	Do    PlanText `yaml:"do" json:"do" validate:"required"`
}

// PlanKeeping is what a family reads about keeping its plan and passing it on.
type PlanKeeping struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Note says what is stored where, before anything is.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Keep and Remove are the labels of the two buttons.
	Keep   string `yaml:"keep" json:"keep" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Kept and Removed are announced.
	Kept    string `yaml:"kept" json:"kept" validate:"required"`
	Removed string `yaml:"removed" json:"removed" validate:"required"`
	// Replaced says that the kept plan, or its night, took the place of another; BringBack undoes it.
	Replaced  string `yaml:"replaced" json:"replaced" validate:"required"`
	BringBack string `yaml:"bring-back" json:"bringBack" validate:"required"`
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
