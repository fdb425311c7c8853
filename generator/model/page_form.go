package model

import (
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Form is a page with questions that its file lists. The host's forms take the answers, under
// the last part of the page's address.
type Form struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Questions are asked in this order.
	Questions []FormQuestion `yaml:"questions" json:"questions" validate:"required,unique=Name,dive"`
	FormWords `yaml:",inline"`
	// Keep is the label of the box that keeps the answers on the visitor's device until they are sent.
	Keep string `yaml:"keep" json:"keep" validate:"required"`
	// EmailFormat is shown for what cannot be an e-mail address.
	EmailFormat string `yaml:"email-format" json:"emailFormat" validate:"required"`
	// Aside is shown below the form.
	Aside schema.Prose `yaml:"aside" json:"aside,omitzero"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// FormQuestion is a question of a form.
type FormQuestion struct {
	// Name stands before the answer in what reaches you: child-name.
	Name  string `yaml:"name" json:"name" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Kind is what the field takes: text (a line), paragraph, email, phone, date, number, choice
	// (one of the choices) or choices (any of them).
	Kind string `yaml:"kind" json:"kind" validate:"required,oneof=text paragraph email phone date number choice choices"`
	Hint string `yaml:"hint" json:"hint,omitempty"`
	// Choices are the answers of a choice or choices.
	Choices []string `yaml:"choices" json:"choices,omitempty"`
	// Missing says that the answer is missing. Left out, the question may stay open.
	Missing string `yaml:"missing" json:"missing,omitempty"`
	// When shows the question only after some answers of an earlier one.
	When *FormCondition `yaml:"when" json:"when,omitempty"`
}

// FormCondition is the answer after which a question is shown.
type FormCondition struct {
	// Question is the name of an earlier choice or choices.
	Question string `yaml:"question" json:"question" validate:"required"`
	// Is are its answers, one of which has to be chosen.
	Is []string `yaml:"is" json:"is" validate:"required,min=1"`
}

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
