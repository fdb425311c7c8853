package model_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func TestAFormIsForEverybodyAndInNoSearch(t *testing.T) {
	routes, _, diags := link(t, load(t))
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	route := routes["/before-we-talk"]
	if form := route.Page.Content.(*model.Form); form.Lasting == nil || !route.Head.Unlisted {
		t.Errorf("lasting %v, unlisted %t", form.Lasting, route.Head.Unlisted)
	}
}

func TestARoutineReadsItsDayFromItsTable(t *testing.T) {
	for name, c := range map[string]struct {
		rows    []string
		day     *model.Day
		problem string
		marked  string
	}{
		"two naps": {
			[]string{"7am | Wake", "9:30am | Nap 1", "11am | Wake", "12:15pm | Nap 2", "7pm | Asleep"},
			&model.Day{Wake: 7, Asleep: 19, Naps: []schema.Span{{From: 9.5, To: 11}, {From: 12.25, To: 19}}}, "", "",
		},
		"one row":      {[]string{"7am | Wake"}, nil, "", ""},
		"no time":      {[]string{"7am | Wake", "after lunch | Nap"}, nil, "“after lunch” is not a time. Write times like 7am or 12:30pm.", "after lunch"},
		"no hour":      {[]string{"7am | Wake", "13pm | Nap"}, nil, "“13pm” is not a time.", "13pm"},
		"out of order": {[]string{"7pm | Asleep", "7am | Wake"}, nil, "7am comes after 7pm. Write the rows in the order of the day.", "7am"},
	} {
		t.Run(name, func(t *testing.T) {
			written := ":::routine{age=\"6 months\"}\n| Time | Activity |\n|---|---|\n| " + strings.Join(c.rows, " |\n| ") + " |\n:::"
			tree, diags := content.Load(t.Context(), options(t,
				article("a-day", "A day", 2, "2026-11-01"), edit{"content/blog/a-day.md", "Words.", written}))
			day := tree.Page("/blog/a-day").Body()[0].(*model.Routine).Day
			if diff := cmp.Diff(c.day, day); diff != "" {
				t.Errorf("the day (-want +got):\n%s", diff)
			}
			problems, marked := "", ""
			for _, d := range diags {
				if strings.HasPrefix(d.Message, "The picture of this day cannot be drawn") {
					problems += d.Message + " " + d.Hint
					marked = string([]rune(d.Source)[d.Column-1:][:d.Length])
				}
			}
			if !strings.Contains(problems, c.problem) || marked != c.marked {
				t.Errorf("reported %q at %q, want %q at %q", problems, marked, c.problem, c.marked)
			}
		})
	}
}
