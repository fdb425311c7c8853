package model

import (
	"fmt"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// SafeTonight is the page that says from a few answers whether a baby sleeps safely tonight,
// and what to do now. Nothing of the answers is stored.
type SafeTonight struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Now are three lines for somebody who reads nothing else.
	Now []string `yaml:"now" json:"now" validate:"required,len=3,dive,max=140"`
	// Questions are asked in this order.
	Questions []SafetyQuestion `yaml:"questions" json:"questions" validate:"required,dive"`
	// Verdicts are what the answers lead to.
	Verdicts []SafetyVerdict `yaml:"verdicts" json:"verdicts" validate:"required,dive"`
	// Labels are the other words of the page.
	Labels SafeTonightLabels `yaml:"labels" json:"labels" validate:"required"`
}

// SafetyQuestion is one question with its answers.
type SafetyQuestion struct {
	ID       string `yaml:"id" json:"id" validate:"required"`
	Question string `yaml:"question" json:"question" validate:"required"`
	// When are IDs of answers to other questions, one of which must have been given; left
	// out, everybody is asked.
	When    []string       `yaml:"when" json:"when,omitempty"`
	Answers []SafetyAnswer `yaml:"answers" json:"answers" validate:"required,dive"`
}

// SafetyAnswer is an answer to choose.
type SafetyAnswer struct {
	ID    string `yaml:"id" json:"id" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Verdict is the ID of what it leads to: a danger at once, and the last answer in the
	// end.
	Verdict string `yaml:"verdict" json:"verdict" validate:"required"`
}

// SafetyVerdict is one line of answer, and what to do now.
type SafetyVerdict struct {
	ID string `yaml:"id" json:"id" validate:"required"`
	// Kind says whether it is safe: stop, or fine.
	Kind  string `yaml:"kind" json:"kind" validate:"required,oneof=stop fine"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Now are the things to do, in their order.
	Now []string `yaml:"now" json:"now" validate:"required,dive"`
}

// SafeTonightLabels are the words around questions and answer.
type SafeTonightLabels struct {
	// Answer is the heading of the answer, Waiting what it says before all is known.
	Answer  string `yaml:"answer" json:"answer" validate:"required"`
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Again empties the answers.
	Again string `yaml:"again" json:"again" validate:"required"`
	// Every is the heading of all verdicts, for those who would rather read.
	Every string `yaml:"every" json:"every" validate:"required"`
	// Kept says that nothing is.
	Kept string `yaml:"kept" json:"kept" validate:"required"`
}

// fillSafeTonight reports answers that lead nowhere.
func fillSafeTonight(doc *content.Document, _ *content.Tree) (diags diag.List) {
	page := doc.Matter.(*SafeTonight)
	var verdicts, answers []string
	for _, verdict := range page.Verdicts {
		verdicts = append(verdicts, verdict.ID)
	}
	unknown := func(path, id string, known []string) {
		if !slices.Contains(known, id) {
			problem := diag.Errorf(doc.At(path), "There is no “%s” to lead to.", id)
			if near := diag.Suggest(id, known); near != "" {
				problem = problem.WithHint("Did you mean “%s”?", near)
			}
			diags = append(diags, problem)
		}
	}
	for i, question := range page.Questions {
		for k, id := range question.When {
			unknown(fmt.Sprintf("questions[%d].when[%d]", i, k), id, answers)
		}
		for k, answer := range question.Answers {
			unknown(fmt.Sprintf("questions[%d].answers[%d].verdict", i, k), answer.Verdict, verdicts)
			answers = append(answers, answer.ID)
		}
	}
	return diags
}
