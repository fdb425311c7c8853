package editor

import (
	"fmt"
	"strings"

	"nightlight/generator/reading/content"
)

// block describes a directive for the form in components/editor.
type block struct {
	Name   string  `json:"name"`
	Label  string  `json:"label"`
	Fields []field `json:"fields"`
	// Holds is the directive that it contains, and Least the minimum number of those.
	Holds string `json:"holds,omitempty"`
	Least int    `json:"least,omitempty"`
	Leaf  bool   `json:"leaf,omitempty"`
}

func (b *builder) blocks() []block {
	var blocks []block
	var icons []any
	for _, name := range content.IconNames(b.Icons) {
		icons = append(icons, name)
	}
	for _, form := range b.Tree.Model.Directives() {
		made := block{Name: form.Name, Label: label(form.Name), Fields: []field{}, Holds: form.Holds, Least: form.Least, Leaf: form.Leaf}
		for _, a := range form.Attributes {
			f := field{Name: a.Name, Label: label(a.Name), Widget: "string", Required: a.Required}
			switch {
			case a.Flag:
				f.Widget = "boolean"
			case len(a.Choices) > 0:
				f.Widget = "select"
				for _, choice := range a.Choices {
					f.Options = append(f.Options, choice)
				}
			case a.Name == "icon":
				f.Widget, f.Options = "select", icons
			case a.Name == "href":
				f.Options = b.choices["page"] // other addresses are also valid
			case b.choices[a.Name] != nil:
				f.Widget, f.Options = "select", b.choices[a.Name]
			case a.Name == "name" && b.choices[form.Name] != nil:
				f.Widget, f.Options = "select", b.choices[form.Name]
			}
			made.Fields = append(made.Fields, f)
		}
		blocks = append(blocks, made)
	}
	return blocks
}

// patternOf returns a JavaScript regular expression that rejects texts with an invalid choice for
// an attribute of a directive, and the editor's message for them.
func patternOf(forms []content.DirectiveForm) []string {
	var wrong, says []string
	for _, form := range forms {
		for _, a := range form.Attributes {
			if len(a.Choices) > 0 {
				wrong = append(wrong, fmt.Sprintf(`:::%s\{[^}\n]*\b%s=["'](?!(?:%s)["'])`, form.Name, a.Name, strings.Join(a.Choices, "|")))
				says = append(says, fmt.Sprintf("The %s of a %s is one of: %s.", a.Name, form.Name, strings.Join(a.Choices, ", ")))
			}
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return []string{`^(?![^]*(?:` + strings.Join(wrong, "|") + `))`, strings.Join(says, " ")}
}
