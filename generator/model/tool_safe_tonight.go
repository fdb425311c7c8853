package model

import (
	"fmt"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// stopsTonight are the answers that lead to a stop, each with the place of sleep after which it
// is asked for; "" where everybody is.
var stopsTonight = []struct{ answer, place string }{
	{"sofa", ""}, {"on-me", ""}, {"seat", ""}, {"other", ""}, {"alone", "cot"},
	{"smoker", "bed"}, {"others", "bed"}, {"drank", "bed"}, {"too-tired", "bed"}, {"early-born", "bed"},
}

// checkStops reports dangers that are no longer asked for, or no longer lead to a stop.
func (page *SafeTonight) checkStops(doc *content.Document) (diags diag.List) {
	stops := map[string]bool{}
	for _, verdict := range page.Verdicts {
		stops[verdict.ID] = verdict.Kind == "stop"
	}
	asked := map[string]bool{}
	for i, question := range page.Questions {
		for k, answer := range question.Answers {
			for _, stop := range stopsTonight {
				isAsked := stop.place == "" && len(question.When) == 0 || slices.Contains(question.When, stop.place)
				switch {
				case stop.answer != answer.ID || !isAsked:
				case !stops[answer.Verdict]:
					diags = append(diags, diag.Errorf("tonight-danger", doc.At(item(item("questions", i)+".answers", k)+".verdict"), "“%s” is a danger, and leads to no verdict of the kind “stop”.", answer.Label))
					fallthrough
				default:
					asked[stop.answer] = true
				}
			}
		}
	}
	for _, stop := range stopsTonight {
		if !asked[stop.answer] {
			diags = append(diags, diag.Errorf("tonight-danger", doc.At("questions"), "The answer “%s” is missing, or isn't put to the parents it is meant for.", stop.answer).
				WithHint("Bring the question back from the last version of the page."))
		}
	}
	return diags
}

// fillSafeTonight reports answers that lead nowhere, and dangers that are not asked for.
func fillSafeTonight(doc *content.Document, tree *content.Tree) (diags diag.List) {
	page := doc.Matter.(*SafeTonight)
	page.Calls = callsIn(page.Now, dataOf(tree).Answers.CallNumber)
	diags = page.checkStops(doc)
	var verdicts, answers []string
	for _, verdict := range page.Verdicts {
		verdicts = append(verdicts, verdict.ID)
	}
	unknown := func(path, id string, known []string) {
		if !slices.Contains(known, id) {
			problem := diag.Errorf("step-not-found", doc.At(path), "There is no “%s” to lead to.", id)
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
