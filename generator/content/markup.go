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

// linkKeys are the keys whose values are addresses that must exist, and pageKeys those
// among them that only lead to pages of the site.
var (
	linkKeys = setOf("href related canonical path to")
	pageKeys = setOf("related canonical path")
)

// fillMarkup turns the author's text into HTML wherever the schema asks for it.
func (r *reader) fillMarkup(result *yamldoc.Result) markup {
	m := markup{Result: result}
	for _, value := range result.Scalars {
		if linkKeys[yamldoc.LastKey(value.Path)] {
			m.link(value)
		}
		m.Diags = append(m.Diags, r.resolver.checkQuotes(m.Result, value)...)
		switch into := value.Into.(type) {
		case *string:
			*into = r.resolver.Fill(value.Text)
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

// link notes the address that a value is, or what is wrong with it.
func (m *markup) link(value yamldoc.Scalar) {
	if value.Text == "" {
		return // reported as missing where it must be filled in
	}
	message, hint := markdown.AddressProblem(value.Text)
	if key := yamldoc.LastKey(value.Path); message == "" && pageKeys[key] && value.Text[0] != '/' {
		message, hint = "“"+key+"” takes the address of a page of this site.", "It begins with /, as in /contact."
	}
	if message != "" {
		m.Diags = append(m.Diags, m.Errorf(value.Pos, len([]rune(value.Text)), "%s", message).WithHint("%s", hint))
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
