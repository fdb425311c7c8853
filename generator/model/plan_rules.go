package model

import (
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

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
