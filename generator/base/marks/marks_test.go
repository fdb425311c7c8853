package marks

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
)

// Rows for shown text and for lines are tested with the converter.
func TestEachMarkFindsItsExamples(t *testing.T) {
	code := regexp.MustCompile("`[^`]+`")
	for kind, marks := range byKind() {
		for _, mark := range marks.List {
			if len(mark.Found) == 0 || mark.Says == "" || mark.Fix == "" {
				t.Errorf("%s %q lacks a sentence, a fix or an example", mark.ID, mark.Pattern)
			}
			for _, sentence := range []string{mark.Says, mark.Fix} {
				if !strings.HasSuffix(sentence, ".") {
					t.Errorf("%s says %q, which YAML has cut or the author not finished", mark.ID, sentence)
				}
			}
			if kind != "text" && kind != "component" {
				continue
			}
			finds := func(text string) bool {
				return slices.ContainsFunc(marks.All(text), func(h Hit) bool { return h.ID == mark.ID })
			}
			for _, text := range mark.Found {
				if !finds(text) {
					t.Errorf("%s does not find %q", mark.ID, text)
				}
			}
			for _, text := range mark.Not {
				if kind == "text" {
					text = code.ReplaceAllString(text, "x")
				}
				if finds(text) {
					t.Errorf("%s finds %q", mark.ID, text)
				}
			}
		}
	}
}

func TestAWarningStandsAtTheMark(t *testing.T) {
	text := "Mind\nthe baker´s TODO\nand TODO\n"
	found := In("text").Find("a.md", text, func(hit Hit, pos diag.Pos) bool { return hit.Begin == 27 && pos.Line == 3 })
	if len(found) != 1 || found[0].Pos.String() != "a.md:2:13" {
		t.Errorf("got %+v", found)
	}
	if found := In("text").Find("a.md", "babyâ€™s hands", nil); len(found) != 1 || found[0].Fixed != "baby’s hands" {
		t.Errorf("got %+v", found)
	}
}
