package lint

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/dom"
)

// rule is something that must be true of a finished page.
type rule struct {
	name string
	// sentence says what must be true, and is shown as the hint.
	sentence string
	severity diag.Severity
	// look says what is wrong, in a clause for each element.
	look func(p *page, say func(format string, values ...any))
}

// pageRules are the rules that one page can break by itself.
var pageRules = []rule{
	{name: "lang", look: lang,
		sentence: `<html lang="…"> tells screen readers which language to speak`},
	{name: "title", look: oneTitle,
		sentence: "A page has exactly one title: it names the tab and the search result."},
	{name: "description", look: description, severity: diag.Warning,
		sentence: "A page that search engines may show has a description."},
	{name: "h1", look: oneHeading,
		sentence: "A page has one main heading; the others are h2 to h6."},
	{name: "ids", look: duplicateIDs,
		sentence: "An id names one element of a page: links and labels find only the first."},
	{name: "alt", look: missingAlt,
		sentence: `every <img> says what it shows in alt="…", or has an empty alt="" when it only decorates`},
	{name: "labels", look: strayLabels,
		sentence: "A label belongs to a field: it holds the field, or names its id in for."},
	{name: "style", look: inlineStyles,
		sentence: "Styles belong in style sheets: the Content-Security-Policy blocks those that are written in a page."},
	{name: "script", look: inlineScripts,
		sentence: "The Content-Security-Policy in _headers runs only scripts whose hash it holds."},
}

// The rules that only all pages together can break.
var (
	linkRule = rule{name: "links",
		sentence: "An address in a page, a script, a list or a style sheet leads to a page or a file of the site, and a fragment to an id on that page."}
	titleRule = rule{name: "titles", severity: diag.Warning,
		sentence: "Each page that search engines may show has a title of its own."}
)

// compareTitles reports titles that several pages have.
func (c *checker) compareTitles() {
	for title, on := range c.titles {
		if on.count > 1 {
			c.findings[finding{titleRule.name, fmt.Sprintf("The title %q is given to this page.", title)}] = on
		}
	}
}

func lang(p *page, say func(string, ...any)) {
	for node := range p.all("html") {
		if value, _ := dom.Attribute(node, "lang"); value == "" {
			say("The page does not say its language.")
		}
	}
}

func oneTitle(p *page, say func(string, ...any)) {
	if n := p.count("title"); n > 1 {
		say("The page has %d titles.", n)
	} else if p.title() == "" {
		say("The page has no title.")
	}
}

func description(p *page, say func(string, ...any)) {
	if !p.unlisted && strings.TrimSpace(p.meta("description")) == "" {
		say("The page has no description.")
	}
}

func oneHeading(p *page, say func(string, ...any)) {
	if n := p.count("h1"); n > 1 {
		say("The page has %d main headings.", n)
	}
}

func duplicateIDs(p *page, say func(string, ...any)) {
	seen := map[string]bool{}
	for _, node := range p.elements {
		id, ok := dom.Attribute(node, "id")
		if ok && seen[id] {
			say("The id %q is on more than one element.", id)
		}
		seen[id] = true
	}
}

func missingAlt(p *page, say func(string, ...any)) {
	for node := range p.all("img") {
		if _, ok := dom.Attribute(node, "alt"); !ok {
			say("%s has no alt.", shown(node))
		}
	}
}

// fields are the elements that a label can be for.
var fields = []string{"button", "input", "meter", "output", "progress", "select", "textarea"}

func strayLabels(p *page, say func(string, ...any)) {
	ids := map[string]bool{}
	for field := range p.all(fields...) {
		id, _ := dom.Attribute(field, "id")
		ids[id] = true
	}
	for label := range p.all("label") {
		text := strings.TrimSpace(dom.Text(label))
		if id, ok := dom.Attribute(label, "for"); ok && !ids[id] {
			say("The label %q is for the field %q, which is not there.", text, id)
		} else if !ok && !holdsField(label) {
			say("The label %q is for no field.", text)
		}
	}
}

func holdsField(label *html.Node) bool {
	for child := range label.Descendants() {
		if child.Type == html.ElementNode && slices.Contains(fields, child.Data) {
			return true
		}
	}
	return false
}
