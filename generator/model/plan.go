package model

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

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

// everyPlan reports what is wrong with the plans of all families where it is written.
var everyPlan = &content.Inspection{
	New: func() any { return new(PlanFindings) },
	Judge: func(tree *content.Tree, found any) (diags diag.List) {
		for _, f := range found.(*PlanFindings).Findings {
			diags = append(diags, diag.Errorf(diag.ID(f.Kind), f.pos(tree), "%s", f.Message).WithHint("%s", f.Hint))
		}
		return diags
	},
}

func (f PlanFinding) pos(tree *content.Tree) diag.Pos {
	rule := PlanRule{}
	pos := diag.Pos{File: "content/plan"} // of words that are no text of their own, such as a label
	if f.Rule != nil {
		rule = dataOf(tree).PlanRules.Rules[*f.Rule]
		pos = tree.At("plan/rules", fmt.Sprintf("rules[%d]", *f.Rule))
	}
	for _, file := range dataOf(tree).Files() {
		part, ok := strings.CutPrefix(file.Name, "plan/")
		if f.Text == "" || !ok || len(rule.In) > 0 && !slices.Contains(rule.In, part) {
			continue
		}
		var path string
		schema.WalkPaths(file.Value, func(at string, h *schema.HTML) {
			if path == "" && h.ID == f.Text {
				path = at
			}
		})
		if path != "" {
			return tree.At(file.Name, path)
		}
	}
	return pos
}

// GobEncode keeps in the cache what gob leaves out: a pointer to false.
func (c PlanCondition) GobEncode() ([]byte, error) { return json.Marshal(c) }

// GobDecode reads what GobEncode wrote.
func (c *PlanCondition) GobDecode(data []byte) error { return json.Unmarshal(data, c) }

// Choices are the values of a condition; an author may write a single one.
type Choices []string

// ShorthandField names the field that an author may write instead of the whole.
func (PlanText) ShorthandField() string     { return "variants" }
func (PlanProse) ShorthandField() string    { return "variants" }
func (TextVariant) ShorthandField() string  { return "text" }
func (ProseVariant) ShorthandField() string { return "text" }

// OneOrMore says that a single item may stand for a list of one.
func (Choices) OneOrMore() {}
