package model

import (
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

func (q *FormQuestion) hasChoices() bool { return strings.HasPrefix(q.Kind, "choice") }

var formFieldName = pattern.Of(`^[a-z][a-z0-9-]*$`)

func fillForm(doc *content.Document, tree *content.Tree) (diags diag.List) {
	form := doc.Matter.(*Form)
	form.Lasting = lastingOf(tree)
	if doc.Body != nil {
		diags = append(diags, diag.Errorf("form-text", diag.Pos{File: doc.File}, "A form shows no text below its front matter.").
			WithHint("Move the text into the front matter, under “aside:”."))
	}
	for i, question := range form.Questions {
		fault := func(key, message, hint string, values ...any) {
			diags = append(diags, diag.Errorf("form-question", doc.At(item("questions", i)+"."+key), message, values...).WithHint("%s", hint))
		}
		if !formFieldName().MatchString(question.Name) || slices.Contains([]string{"bot-field", "form-name"}, question.Name) {
			fault("name", "“%s” cannot be the name of a field.", "Use small letters, digits and hyphens, as in child-name. bot-field and form-name are the form's own.", question.Name)
		}
		switch {
		case question.hasChoices() && len(question.Choices) == 0:
			fault("kind", "This question has no choices.", "Add “choices:” with a list of answers, or write kind: text.")
		case !question.hasChoices() && len(question.Choices) > 0:
			fault("choices", "A question of kind %s shows no choices.", "Write kind: choice (one answer) or kind: choices (any of them).", question.Kind)
		case len(slices.Compact(slices.Sorted(slices.Values(question.Choices)))) < len(question.Choices):
			fault("choices", "Two choices of this question are the same.", "Remove one of them.")
		case question.Kind == "choices" && question.Missing != "":
			fault("missing", "Browsers cannot ask for one answer at least of several.", "Remove this line, or write kind: choice.")
		}
		if when := question.When; when != nil {
			at := slices.IndexFunc(form.Questions[:i], func(q FormQuestion) bool { return q.Name == when.Question })
			if at < 0 || !form.Questions[at].hasChoices() {
				fault("when.question", "“%s” is not an earlier question with choices.", "Write the name of a question above this one whose kind is choice or choices.", when.Question)
				continue
			}
			for _, answer := range when.Is {
				if choices := form.Questions[at].Choices; !slices.Contains(choices, answer) {
					fault("when.is", "“%s” is not among the choices of “%s”.", "Write one of: "+strings.Join(choices, ", ")+".", answer, when.Question)
				}
			}
		}
	}
	return diags
}
