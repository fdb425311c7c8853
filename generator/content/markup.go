package content

import (
	"strings"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// markup is what was read of a YAML text, its Markdown and drawings converted.
type markup struct {
	*yamldoc.Result
	links []markdown.Link
}

// linkKeys are the keys whose values are addresses that must exist.
var linkKeys = setOf("href related canonical path to")

// fillMarkup turns the author's text into HTML wherever the schema asks for it.
func (r *reader) fillMarkup(result *yamldoc.Result) markup {
	m := markup{Result: result}
	for _, value := range result.Scalars {
		if linkKeys[yamldoc.LastKey(value.Path)] {
			m.links = append(m.links, markdown.Link{Href: value.Text, Pos: result.At(value.Path)})
		}
		switch into := value.Into.(type) {
		case *schema.Text:
			m.convert(value, &into.HTML, r.convert.Inline)
		case *schema.Prose:
			m.convert(value, &into.HTML, r.convert.Prose)
		case *schema.Icon:
			m.draw(value, &into.HTML, "icon", r.resolver.Icon, r.resolver.iconNames)
		case *schema.Picture:
			m.draw(value, &into.HTML, "picture", r.resolver.Picture, r.resolver.pictureNames)
		}
	}
	return m
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

func (m *markup) draw(value yamldoc.Scalar, into *schema.HTML, noun string, find func(string) (string, string, bool), known func() []string) {
	name := value.Text
	svg, _, ok := find(name)
	if ok {
		into.Set(svg)
		return
	}
	problem := m.Errorf(value.Pos, len([]rune(name)), "There is no %s “%s”.", noun, name)
	if near := diag.SuggestAll(name, known(), 3); len(near) > 0 {
		problem = problem.WithReplacement(name, near[0]).WithHint("Names like it: %s.", strings.Join(near, ", "))
	}
	m.Diags = append(m.Diags, problem)
}
