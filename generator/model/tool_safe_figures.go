package model

import (
	"fmt"
	"math"
	"strconv"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

var figures = pattern.Of(`\d+(?:\.\d+)?`)

// checkFigures refuses a fact with a figure beyond its bounds.
func (t *NeverAdvised) checkFigures(tree *content.Tree) (diags diag.List) {
	if !tree.Has("facts") || tree.IsBroken("facts") {
		return nil // reported by who reads it
	}
	bounds := map[string]SafeFigure{}
	for _, bound := range t.Figures {
		bounds[bound.Fact] = bound
	}
	for i, fact := range dataOf(tree).Facts.Facts {
		if bound, is := bounds[fact.ID]; is && !bound.holds(fact.Value) {
			diags = append(diags, diag.Errorf(neverAdvised, tree.At("facts", item("facts", i)+".value"), "The figure %s of {fact:%s} would endanger a child: %s.", fact.Value, fact.ID, bound).
				WithHint("If the guidance has changed, change the bound in content/%s.yaml under “figures”, too.", neverAdvised))
		}
	}
	return diags
}

func (f SafeFigure) holds(value string) bool {
	found := figures().FindAllString(value, -1)
	for _, text := range found {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || n < f.Least || f.Most != 0 && n > f.Most {
			return false
		}
	}
	return len(found) > 0
}

func (f SafeFigure) String() string {
	if f.Most == 0 {
		f.Most = math.Inf(1)
	}
	switch {
	case f.Least == 0:
		return fmt.Sprintf("it is at most %v", f.Most)
	case math.IsInf(f.Most, 1):
		return fmt.Sprintf("it is at least %v", f.Least)
	}
	return fmt.Sprintf("it is from %v to %v", f.Least, f.Most)
}
