package model_test

import (
	"slices"
	"testing"

	"nightlight/generator/model"
	"nightlight/generator/schema"
)

const questions = "content/plan/questions.yaml"

func TestAnswersAreShownInTheOrderOfTheFile(t *testing.T) {
	tree := load(t,
		edit{questions, "    rocking:\n      label: Rocking\n", ""},
		edit{questions, "    dummy:\n      label: Dummy\n", "    rocking:\n      label: In my arms, walking\n    dummy:\n      label: Dummy\n"},
		edit{questions, "      label: Shushing\n", "      label: Shushing\n      hidden: true\n"},
	)
	if _, _, diags := link(t, tree); diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	methods := tree.Data.(*model.Data).Plan.Questions.Methods
	if want := []string{"rocking", "dummy", "breast feeding", "bottle feeding", "patting"}; !slices.Equal(methods.Shown, want) {
		t.Errorf("shown are %v, want %v", methods.Shown, want)
	}
	if got := methods.Choices.Rocking.Label.Variants[0].Text.Markup; got != "In my arms, walking" {
		t.Errorf("the label is %q", got)
	}
}

func TestFindingsOfPlansStandWhereTheFaultIsWritten(t *testing.T) {
	tree := load(t)
	inspection := tree.Model.Template("sleep-plan").Inspection
	texts := map[string]string{} // ID by file and path
	for _, file := range tree.Data.(*model.Data).Files() {
		schema.WalkPaths(file.Value, func(path string, h *schema.HTML) { texts[file.Name+" "+path] = h.ID })
	}
	waits := 0 // the rule names no files, so its texts may be anywhere
	for _, c := range []struct {
		name, text, want string
		rule             *int
	}{
		{"a text", "plan/cot [0].text", tree.At("plan/cot", "[0].text").String(), nil},
		{"a text that breaks a rule", "plan/cot [0].text", tree.At("plan/cot", "[0].text").String(), &waits},
		{"a rule that a missing text breaks", "", tree.At("plan/rules", "rules[0]").String(), &waits},
		{"words of the page", "", "content/plan", nil},
	} {
		found := &model.PlanFindings{Findings: []model.PlanFinding{{Kind: "plan-rule", Text: texts[c.text], Rule: c.rule, Message: "100% wrong", Hint: "So."}}}
		diags := inspection.Judge(tree, found)
		if len(diags) != 1 || diags[0].Pos.String() != c.want || diags[0].Message != "100% wrong" || diags[0].ID != "plan-rule" {
			t.Errorf("%s: got %v, want it at %s", c.name, diags, c.want)
		}
	}
}
