package model

import (
	"cmp"
	"reflect"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// AgeChoices are the ages in which the day differs.
type AgeChoices struct {
	UnderSixMonths      string `yaml:"under-6-months" json:"under-6-months" validate:"required"`
	SixToEight          string `yaml:"6-8-months" json:"6-8-months" validate:"required"`
	NineToTwelve        string `yaml:"9-12-months" json:"9-12-months" validate:"required"`
	ThirteenToSeventeen string `yaml:"13-17-months" json:"13-17-months" validate:"required"`
	ToThreeYears        string `yaml:"18-months-to-3-years" json:"18-months-to-3-years" validate:"required"`
	OverThreeYears      string `yaml:"over-3-years" json:"over-3-years" validate:"required"`
}

// arranged is a question whose answers appear in the order of the file.
type arranged struct {
	// path is the question's key in content/plan/questions.yaml.
	path    string
	choices any
	shown   *[]string
	// preset is the answer that is chosen at first, or "".
	preset string
}

func (q *Questions) arranged() []arranged {
	return []arranged{
		{"arrangement", &q.Arrangement.Choices, &q.Arrangement.Shown, ""},
		{"goal", &q.Goal.Choices, &q.Goal.Shown, ""},
		{"methods", &q.Methods.Choices, &q.Methods.Shown, ""},
		{"same-room", &q.SameRoom.Choices, &q.SameRoom.Shown, "no"},
		{"dummy", &q.Dummy.Choices, &q.Dummy.Shown, "no"},
	}
}

// arrangeChoices lists the answers that the wizard shows, in the order of the file.
func arrangeChoices(tree *content.Tree) (diags diag.List) {
	for _, question := range dataOf(tree).Plan.Questions.arranged() {
		at := func(key string) diag.Pos { return tree.At("plan/questions", question.path+".choices."+key) }
		var shown []string
		choices := reflect.ValueOf(question.choices).Elem()
		for i := range choices.NumField() {
			key := choices.Type().Field(i).Tag.Get("json")
			switch hidden := choices.Field(i).Interface().(Choice).Hidden; {
			case !hidden:
				shown = append(shown, key)
			case key == question.preset:
				diags = append(diags, diag.Errorf("choice-hidden", at(key+".hidden"), "“%s” is what is chosen at first, so it cannot be hidden.", key).
					WithHint("Remove this line, and hide another answer."))
			}
		}
		slices.SortFunc(shown, func(a, b string) int {
			return cmp.Or(cmp.Compare(at(a).Line, at(b).Line), cmp.Compare(at(a).Column, at(b).Column))
		})
		if *question.shown = shown; len(shown) == 0 {
			diags = append(diags, diag.Errorf("choice-hidden", at(""), "All answers of this question are hidden.").
				WithHint("Show at least one: remove its line “hidden: true”."))
		}
	}
	return diags
}
