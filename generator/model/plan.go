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
	// Labels are the small words of the plan.
	Labels PlanLabels `yaml:"labels" json:"labels" validate:"required"`
	// Keeping is about keeping a plan and passing it on.
	Keeping PlanKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	// Plan is filled in from content/plan.
	Plan *PlanWords `yaml:"-" json:"plan" validate:"-"`
}

// PlanLabels are the headings inside each stage, and what is announced after copying.
type PlanLabels struct {
	// Progress names the bar that shows how many questions are answered, for screen readers.
	Progress string `yaml:"progress" json:"progress" validate:"required"`
	// Print and Copy are the labels of the buttons above the plan.
	Print string `yaml:"print" json:"print" validate:"required"`
	Copy  string `yaml:"copy" json:"copy" validate:"required"`
	// Contents is shown above the links to the nights.
	Contents string `yaml:"contents" json:"contents" validate:"required"`
	// More is the label of the one button behind which everything is that can be done with the
	// plan besides beginning it.
	More string `yaml:"more" json:"more" validate:"required"`
	// First is shown before what has to be read before the first night.
	First string `yaml:"first" json:"first" validate:"required"`
	// Tonight is shown above the one sentence to remember.
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
	// Night is shown above what to do at a waking.
	Night string `yaml:"night" json:"night" validate:"required"`
	// Hard is shown above what to do when it gets too much.
	Hard string `yaml:"hard" json:"hard" validate:"required"`
	// Ready is shown above the sign that the stage is done.
	Ready string `yaml:"ready" json:"ready" validate:"required"`
	// Copied is announced when the plan is on the clipboard.
	Copied string `yaml:"copied" json:"copied" validate:"required"`
	// CopyByHand is shown above the text where the browser refuses the clipboard.
	CopyByHand string `yaml:"copy-by-hand" json:"copyByHand" validate:"required"`
}

// PlanWords is all that a plan can say. Its texts may hold {name}, the child's
// name, {place}, which is bed for a child in a bed and cot for all others, and the
// counts of this family's nights: {stages} and {nights}, or {first-nights},
// {second-nights} and {all-nights} in a plan with two phases.
type PlanWords struct {
	Questions   Questions      `yaml:"-" json:"questions"`
	Letter      Letter         `yaml:"-" json:"letter"`
	Safety      Safety         `yaml:"-" json:"safety"`
	TwoPhases   TwoPhases      `yaml:"-" json:"twoPhases"`
	CoSleeping  CoSleeping     `yaml:"-" json:"coSleeping"`
	Cot         Cot            `yaml:"-" json:"cot"`
	ChestToFlat ChestToFlat    `yaml:"-" json:"chestToFlat"`
	Day         PlanDay        `yaml:"-" json:"day"`
	RapidReturn RapidReturn    `yaml:"-" json:"rapidReturn"`
	Dummy       DummyAdvice    `yaml:"-" json:"dummy"`
	SameRoom    SameRoomAdvice `yaml:"-" json:"sameRoom"`
	Tonight     PlanTonight    `yaml:"-" json:"tonight"`
	Waking      Waking         `yaml:"-" json:"waking"`
	Fridge      PlanFridge     `yaml:"-" json:"fridge"`
	UnderSix    UnderSix       `yaml:"-" json:"underSix"`
	BedSharing  BedSharing     `yaml:"-" json:"bedSharing"`
}

func fillSleepPlan(doc *content.Document, tree *content.Tree) diag.List {
	if !tree.Has("plan/questions") {
		return diag.List{diag.Errorf(diag.Pos{File: doc.File}, "The words of the plan are missing.").
			WithHint("They are in the folder content/plan.")}
	}
	diags := arrangeChoices(tree)
	page := doc.Matter.(*SleepPlan)
	page.Plan, page.Keeping.Lasting = &dataOf(tree).Plan, lastingOf(tree)
	return diags
}

// Letter opens every plan, in this order; the goal only where it was asked.
type Letter struct {
	Greeting PlanText         `yaml:"greeting" json:"greeting" validate:"required"`
	Opening  ArrangementTexts `yaml:"opening" json:"opening" validate:"required"`
	Goal     GoalTexts        `yaml:"goal" json:"goal" validate:"required"`
	Methods  LetterMethods    `yaml:"methods" json:"methods" validate:"required"`
	// Expect says how long settling takes and when to judge the plan.
	Expect Passage `yaml:"expect" json:"expect" validate:"required"`
	// Time counts the nights of this family's plan.
	Time Passage `yaml:"time" json:"time" validate:"required"`
	// Promise is the rule that comes before all others.
	Promise Passage `yaml:"promise" json:"promise" validate:"required"`
	// Keep says how to keep the plan.
	Keep Passage `yaml:"keep" json:"keep" validate:"required"`
	// Signature is shown above the business's name.
	Signature PlanText `yaml:"signature" json:"signature" validate:"required"`
}

// LetterMethods says what becomes of each way of settling.
type LetterMethods struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Lines are shown for the ways that were chosen.
	Lines MethodTexts `yaml:"lines" json:"lines" validate:"required"`
}

// ArrangementTexts holds one text for each answer to "where does the child sleep".
type ArrangementTexts struct {
	A PlanProse `yaml:"a" json:"a" validate:"required"`
	B PlanProse `yaml:"b" json:"b" validate:"required"`
	C PlanProse `yaml:"c" json:"c" validate:"required"`
	D PlanProse `yaml:"d" json:"d" validate:"required"`
	E PlanProse `yaml:"e" json:"e" validate:"required"`
	F PlanProse `yaml:"f" json:"f" validate:"required"`
}

// GoalTexts holds one text for each goal: a is the child's own bed, b is going on
// sharing one.
type GoalTexts struct {
	A PlanProse `yaml:"a" json:"a" validate:"required"`
	B PlanProse `yaml:"b" json:"b" validate:"required"`
}

// MethodTexts holds one text for each way of settling.
type MethodTexts struct {
	Dummy         PlanText `yaml:"dummy" json:"dummy" validate:"required"`
	BreastFeeding PlanText `yaml:"breast feeding" json:"breast feeding" validate:"required"`
	BottleFeeding PlanText `yaml:"bottle feeding" json:"bottle feeding" validate:"required"`
	Rocking       PlanText `yaml:"rocking" json:"rocking" validate:"required"`
	Shushing      PlanText `yaml:"shushing" json:"shushing" validate:"required"`
	Patting       PlanText `yaml:"patting" json:"patting" validate:"required"`
}

// Passage is a title with the text below it. In a list of them it may have a
// condition.
type Passage struct {
	When  *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	Title PlanText       `yaml:"title" json:"title" validate:"required"`
	Body  PlanProse      `yaml:"body" json:"body" validate:"required"`
}

// Checklist is a title with short lines below it.
type Checklist struct {
	Title PlanText   `yaml:"title" json:"title" validate:"required"`
	Items []PlanLine `yaml:"items" json:"items" validate:"required,dive,required"`
}

// TwoPhases is the panel of plans that hold both approaches.
type TwoPhases struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// Phases are the two, in order.
	Phases []Passage `yaml:"phases" json:"phases" validate:"required,len=2,dive"`
	// Between says how to get from the one to the other.
	Between PlanProse `yaml:"between" json:"between" validate:"required"`
	// Second opens phase two, which is shown and printed when phase one has ended.
	Second Passage `yaml:"second" json:"second" validate:"required"`
	// ShowSecond and ShowFirst are the labels of the buttons between the phases.
	ShowSecond string `yaml:"show-second" json:"showSecond" validate:"required"`
	ShowFirst  string `yaml:"show-first" json:"showFirst" validate:"required"`
}

// CoSleeping is the approach beside the parents: stages A and B, or A to C.
type CoSleeping struct {
	Approach `yaml:",inline"`
	// Stages are always in the plan. They take the nights after the first stage.
	Stages []Stage `yaml:"stages" json:"stages" validate:"required,len=2,dive"`
}

// Cot is the approach in the cot or bed: stages 1 to 5, or 1 to 6.
type Cot struct {
	Approach `yaml:",inline"`
	// Stages are always in the plan. The last goes on until it is not needed.
	Stages []Stage `yaml:"stages" json:"stages" validate:"required,len=5,dive"`
}

// Approach is what the two approaches have in common. Each stage lasts three
// nights; the plan counts them and gives the stages their letters or numbers.
type Approach struct {
	Title PlanText  `yaml:"title" json:"title" validate:"required"`
	Lead  PlanProse `yaml:"lead" json:"lead" validate:"required"`
	// FirstStage comes before the others, and only for a child who falls asleep
	// with a feed; beside the parents, with rocking too.
	FirstStage Stage `yaml:"first-stage" json:"firstStage" validate:"required"`
	// NotReady says what to do when a stage is not finished on its third night.
	NotReady PlanProse `yaml:"not-ready" json:"notReady" validate:"required"`
	// After is shown below the last stage.
	After PlanProse `yaml:"after" json:"after" validate:"required"`
}

// Stage is three nights in which one thing changes.
type Stage struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Aim says how the child falls asleep in this stage.
	Aim PlanText `yaml:"aim" json:"aim" validate:"required"`
	// Tonight is the stage in one sentence.
	Tonight PlanText   `yaml:"tonight" json:"tonight" validate:"required"`
	Steps   []PlanLine `yaml:"steps" json:"steps" validate:"required,dive,required"`
	// With holds further lines for the ways of settling that were chosen.
	With MethodLines `yaml:"with" json:"with"`
	// Night says what to do at a waking.
	Night PlanProse `yaml:"night" json:"night" validate:"required"`
	// Hard says what to do when it gets too much.
	Hard PlanProse `yaml:"hard" json:"hard" validate:"required"`
	// Ready is the sign that the stage is done.
	Ready PlanText `yaml:"ready" json:"ready" validate:"required"`
}

// MethodLines may hold a line for each way of settling.
type MethodLines struct {
	Dummy         PlanText `yaml:"dummy" json:"dummy,omitzero"`
	BreastFeeding PlanText `yaml:"breast feeding" json:"breast feeding,omitzero"`
	BottleFeeding PlanText `yaml:"bottle feeding" json:"bottle feeding,omitzero"`
	Rocking       PlanText `yaml:"rocking" json:"rocking,omitzero"`
	Shushing      PlanText `yaml:"shushing" json:"shushing,omitzero"`
	Patting       PlanText `yaml:"patting" json:"patting,omitzero"`
}
