package model_test

import (
	"strings"
	"testing"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

const questionnaire = "content/pages/before-we-talk.md"

func TestAQuestionThatCannotBeAskedIsReportedAtItsKey(t *testing.T) {
	for _, test := range []struct{ old, written, want string }{
		{"name: naps\n", "name: bot-field\n", "“bot-field” cannot be the name of a field."},
		{"name: naps\n", "name: How many naps\n", "“How many naps” cannot be the name of a field."},
		{"name: naps\n", "name: name\n", "Two items of “questions” have the same name."},
		{"kind: number\n", "kind: choice\n", "This question has no choices."},
		{"kind: number\n", "kind: amount\n", "“kind” cannot be “amount”. Choose from: text, paragraph, email, phone, date, number, choice, choices."},
		{"kind: number\n", "kind: number\n    choices: [one, two]\n", "A question of kind number shows no choices."},
		{"      - By e-mail\n", "      - By e-mail\n      - By e-mail\n", "Two choices of this question are the same."},
		{"      - Something else\n  - name", "      - Something else\n    missing: Choose.\n  - name", "Browsers cannot ask for one answer at least of several."},
		{"question: bed\n", "question: reach\n", "“reach” is not an earlier question with choices."},
		{"question: bed\n", "question: name\n", "“name” is not an earlier question with choices."},
		{"in an emergency.\n---\n", "in an emergency.\n---\n\nMore words.\n", "A form shows no text below its front matter."},
		{"        - By WhatsApp\n", "        - By pigeon\n", "“By pigeon” is not among the choices of “reach”."},
	} {
		t.Run(test.want, func(t *testing.T) {
			tree, diags := content.Load(t.Context(), options(t, edit{questionnaire, test.old, test.written}))
			_, _, linked := link(t, tree)
			if got := messages(append(diags, linked...)); strings.Count(got, "\n") > 0 || !strings.HasPrefix(got, questionnaire+":") || !strings.HasSuffix(got, test.want) {
				t.Errorf("says %q, want %q", got, test.want)
			}
		})
	}
}

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
