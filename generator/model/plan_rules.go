package model

import "slices"

// PlanRules is content/plan/rules.yaml: what must be true of every family's plan.
type PlanRules struct {
	Rules []PlanRule `yaml:"rules" json:"-" validate:"dive"`
}

// PlanRule is one thing that must be true. Its phrases match whole words, whatever
// their case; "..." matches anything within one sentence, {figure} a number,
// and | between phrases for either.
type PlanRule struct {
	ID string `yaml:"id" validate:"required"`
	// Why says what goes wrong for a family without the rule.
	Why string `yaml:"why" validate:"required"`
	// When says for which families it is. Left out: for all.
	When *PlanCondition `yaml:"when"`
	// In names the files of content/plan that it looks at, without .yaml. Left out: the
	// whole plan.
	In Choices `yaml:"in"`
	// MustSay lists phrases, each of which must be somewhere in the plan.
	MustSay []string `yaml:"must-say"`
	// MustNotSay lists phrases that must be nowhere in it.
	MustNotSay []string `yaml:"must-not-say"`
	// MustComeBefore is two phrases, the first of which must come before the second.
	MustComeBefore []string `yaml:"must-come-before" validate:"omitempty,len=2"`
	// MustAgree lists phrases with a {figure}; all figures in one plan are equal.
	MustAgree []string `yaml:"must-agree"`
	// MostWords is how many words one printing of the plan may have.
	MostWords int `yaml:"most-words"`
}

// EveryPlan is what the plans of all families say, as the components render them
// (components/features/sleep-plan/every-plan.tsx). What plans have in common is listed once,
// and named by its index.
type EveryPlan struct {
	// Pieces are what the sections consist of.
	Pieces []PlanPiece `json:"pieces"`
	// Sections are indexes of Pieces, in the order in which they are read.
	Sections [][]int `json:"sections"`
	// Placeholders are the values of {place} and the like.
	Placeholders []map[string]string `json:"placeholders"`
	Plans        []PlanOutline       `json:"plans"`
	// Asked are the IDs of the texts in the questions that some family is asked.
	Asked []string `json:"asked"`
}

// PlanPiece is the ID of an author's text, or words of the page itself.
type PlanPiece struct {
	HTML  string `json:"html,omitempty"`
	Words string `json:"words,omitempty"`
	// Screen says that the piece isn't printed.
	Screen bool `json:"screen,omitempty"`
}

// PlanOutline is one plan.
type PlanOutline struct {
	Answers PlanAnswers `json:"answers"`
	// Placeholders is an index of EveryPlan's.
	Placeholders int `json:"placeholders"`
	// Sheets are what can be printed, one for each phase, and Nights is what is read night
	// by night: indexes of EveryPlan's Sections, in the order in which they are read.
	Sheets [][]int `json:"sheets"`
	Nights []int   `json:"nights"`
}

// sections are the indexes of all that the family reads, each once.
func (p PlanOutline) sections() (read []int) {
	for _, section := range slices.Concat(append(p.Sheets, p.Nights)...) {
		if !slices.Contains(read, section) {
			read = append(read, section)
		}
	}
	return read
}

// PlanAnswers are the answers of a family, by the names that conditions have for them.
type PlanAnswers struct {
	Arrangement string   `json:"arrangement"`
	Goal        string   `json:"goal,omitempty"`
	Methods     []string `json:"methods"`
	Room        bool     `json:"room"`
	Dummy       string   `json:"dummy"`
	Phases      int      `json:"phases"`
	Stages      bool     `json:"stages"`
	Age         string   `json:"age,omitempty"`
	Also        []string `json:"also,omitempty"`
}
