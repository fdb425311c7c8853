package model

import (
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// answersOf returns nil on a site without questions.
func answersOf(tree *content.Tree) *Answers {
	if !tree.Has("answers") {
		return nil
	}
	answers := dataOf(tree).Answers
	questions := make([]Question, len(answers.Questions))
	for i, question := range answers.Questions {
		question.ID = "answer-" + strconv.Itoa(i+1)
		question.Calls = callsIn(question.Tonight, answers.CallNumber)
		if len(question.Calls) == 0 || question.Calls[0].Href != "tel:"+emergencyNumbers[0] {
			question.Calls = append(question.Calls, answers.Call)
		}
		path, _, _ := strings.Cut(question.Path, "#")
		if doc := tree.Page(path); doc != nil {
			matter := doc.Matter.Common()
			question.Guide, question.Members = matter.Title, matter.Access == schema.Members
		}
		questions[i] = question
	}
	answers.Questions = questions
	return &answers
}

// emergencyNumbers are the numbers that a line may ask readers to call, the most urgent first.
var emergencyNumbers = []string{"999", "111", "116 123"}

// callsIn returns a call link for each number that lines name. The label contains {number}.
func callsIn(lines []string, label string) (calls []schema.Link) {
	if label == "" {
		return nil // the site has no words for the link
	}
	for _, number := range emergencyNumbers {
		if slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, number) }) {
			calls = append(calls, schema.Link{
				Label: strings.ReplaceAll(label, "{number}", number),
				Href:  "tel:" + strings.ReplaceAll(number, " ", ""),
			})
		}
	}
	return calls
}
