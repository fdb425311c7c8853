package model

import (
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
)

// violations are the ways in which one rule is broken, each counted once a family.
type violations struct {
	rule  PlanRule
	pos   diag.Pos
	byKey map[string]*violation
	order []string
}

type violation struct {
	message string
	at      *planText
	// families counts the plans, first and last are the indexes of two of them.
	families, first, last int
}

func (v *violations) add(message string, at *planText, plan int) {
	key := message
	if at != nil {
		key += at.pos.String()
	}
	found := v.byKey[key]
	if found == nil {
		found = &violation{message: message, at: at, first: plan}
		v.byKey[key] = found
		v.order = append(v.order, key)
	}
	if found.families == 0 || found.last != plan {
		found.families++
	}
	found.last = plan
}

func (v *violations) diags(plans []PlanOutline) (diags diag.List) {
	for _, key := range v.order {
		found := v.byKey[key]
		pos := v.pos
		if found.at != nil {
			pos = found.at.pos
		}
		diags = append(diags, diag.Errorf(pos, "%s the plans of %s (rule %s).", found.message, families(found.families), v.rule.ID).
			WithHint("%s One family: %s.", v.rule.Why, plans[found.first].Answers))
	}
	return diags
}

func families(n int) string {
	if n == 1 {
		return "1 family"
	}
	return fmt.Sprintf("%d families", n)
}

// String says the answers in the words of a condition.
func (a PlanAnswers) String() string {
	said := []string{"arrangement " + a.Arrangement}
	if a.Goal != "" {
		said = append(said, "goal "+a.Goal)
	}
	said = append(said, "methods "+strings.Join(a.Methods, " and "), fmt.Sprintf("room %t", a.Room), "dummy "+a.Dummy)
	if a.Age != "" {
		said = append(said, "age "+a.Age)
	}
	if len(a.Also) > 0 {
		said = append(said, "also "+strings.Join(a.Also, " and "))
	}
	return strings.Join(said, ", ")
}

// holds says that a family's answers meet a condition, as holds of
// components/features/sleep-plan/words-for.ts does: testdata/conditions.json holds for both.
func (c *PlanCondition) holds(a PlanAnswers) bool {
	if c == nil {
		return true
	}
	oneOf := func(wanted Choices, given ...string) bool {
		return len(wanted) == 0 || slices.ContainsFunc(given, func(value string) bool { return slices.Contains(wanted, value) })
	}
	noneOf := func(unwanted Choices, given ...string) bool {
		return !slices.ContainsFunc(given, func(value string) bool { return slices.Contains(unwanted, value) })
	}
	return oneOf(c.Arrangement, a.Arrangement) &&
		oneOf(c.Goal, a.Goal) &&
		oneOf(c.Methods, a.Methods...) &&
		noneOf(c.NoMethods, a.Methods...) &&
		(c.Room == nil || *c.Room == a.Room) &&
		oneOf(c.Dummy, a.Dummy) &&
		(c.Phases == 0 || c.Phases == a.Phases) &&
		(c.Stages == nil || *c.Stages == a.Stages) &&
		oneOf(c.Age, a.Age) &&
		noneOf(c.NoAge, a.Age) &&
		oneOf(c.Also, a.Also...)
}
