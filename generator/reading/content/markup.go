package content

import (
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// markup is what was read of a YAML text, its Markdown and drawings converted.
type markup struct {
	*yamldoc.Result
	links []markdown.Link
	value any // a pointer to what was read
}

func (m *markup) report(problem diag.Diagnostic) { m.Diags = append(m.Diags, problem) }

// isOneOf reports a value that is none of the model's choices.
func (m *markup) isOneOf(path, value string, choices []string) bool {
	if slices.Contains(choices, value) {
		return true
	}
	problem := m.Errorf("name-not-found", m.At(path), utf8.RuneCountInString(value), "There is no %s “%s”.", yamldoc.LastKey(path), value).
		WithHint("Choose from: %s.", strings.Join(choices, ", "))
	if near := diag.Suggest(value, choices); near != "" {
		problem = problem.WithReplacement(value, near)
	}
	m.report(problem)
	return false
}

// fillMarkup turns the author's text into HTML wherever the schema asks for it.
func (r *reader) fillMarkup(result *yamldoc.Result) markup {
	m := markup{Result: result}
	texts := map[string]string{}
	for _, value := range result.Scalars {
		texts[value.Path] = value.Text
	}
	for _, value := range result.Scalars {
		if value.Field.Refers != "" {
			m.link(value)
		}
		m.Diags = append(m.Diags, r.resolver.checkReferences(m.Result, value)...)
		switch into := value.Into.(type) {
		case *string:
			*into = r.resolver.Fill(value.Text)
		case *schema.Text:
			m.convert(value, &into.HTML, r.convert.Inline)
		case *schema.Prose:
			m.convert(value, &into.HTML, r.convert.Prose)
		case *schema.Icon:
			if svg, _, ok := r.resolver.Icon(value.Text); ok {
				into.Set(svg)
			} else {
				m.reportNoDrawing(value, "icon", r.resolver.iconNames())
			}
		case *schema.Picture:
			into.Alt = texts[strings.TrimSuffix(value.Path, yamldoc.LastKey(value.Path))+"alt"]
			m.picture(value, into, r.resolver)
		}
	}
	return m
}

func (m *markup) link(value yamldoc.Scalar) {
	if value.Text == "" {
		return // reported as missing where it must be filled in
	}
	message, hint := markdown.AddressProblem(value.Text)
	if message == "" && value.Field.Refers == "page" && value.Text[0] != '/' {
		message, hint = "“"+value.Field.Key+"” takes the address of a page of this site.", "It begins with /, as in /contact."
	}
	if message != "" {
		m.report(m.Errorf(diag.AddressInvalid, value.Pos, len([]rune(value.Text)), "%s", message).WithHint("%s", hint))
		return
	}
	m.links = append(m.links, markdown.Link{Href: value.Text, Pos: m.At(value.Path)})
}

func (m *markup) convert(value yamldoc.Scalar, into *schema.HTML, convert func(string, diag.Pos) (string, []markdown.Link, diag.List)) {
	html, links, problems := convert(value.Text, value.Pos)
	into.Set(html)
	locate := value.Locator()
	for _, link := range links {
		link.Pos = locate(link.Pos)
		m.links = append(m.links, link)
	}
	for _, problem := range problems {
		problem.Pos = locate(problem.Pos)
		m.Diags = append(m.Diags, problem)
	}
}

func (m *markup) reportNoDrawing(name yamldoc.Scalar, noun string, known []string) {
	problem := m.Errorf("name-not-found", name.Pos, len([]rune(name.Text)), "There is no %s “%s”.", noun, name.Text)
	if near := diag.SuggestAll(name.Text, known, 3); len(near) > 0 {
		problem = problem.WithReplacement(name.Text, near[0]).WithHint("Names like it: %s.", strings.Join(near, ", "))
	}
	m.Diags = append(m.Diags, problem)
}
