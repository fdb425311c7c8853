package lint

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/diag"
	"nightlight/generator/dom"
)

// rule is something that must be true of a finished page.
type rule struct {
	name string
	// sentence says what must be true, and is shown as the hint.
	sentence string
	severity diag.Severity
	// broken yields what is wrong, a clause for each element.
	broken func(*page) iter.Seq[string]
}

// pageRules are the rules that one page can break by itself.
var pageRules = []rule{
	{name: "lang", broken: lang,
		sentence: `<html lang="…"> tells screen readers which language to speak`},
	{name: "title", broken: oneTitle,
		sentence: "a page has exactly one title: it names the tab and the search result"},
	{name: "description", broken: description, severity: diag.Warning,
		sentence: "a page that search engines may show has a description"},
	{name: "h1", broken: oneHeading,
		sentence: "a page has one main heading; the others are h2 to h6"},
	{name: "ids", broken: duplicateIDs,
		sentence: "an id names one element of a page: links and labels find only the first"},
	{name: "alt", broken: missingAlt,
		sentence: `every <img> says what it shows in alt="…", or has an empty alt="" when it only decorates`},
	{name: "labels", broken: strayLabels,
		sentence: "a label belongs to a field: it holds the field, or names its id in for"},
	{name: "blank", broken: openers,
		sentence: `a link that opens a new tab has rel="noopener", so that the tab cannot steer this page`},
	{name: "style", broken: inlineStyles,
		sentence: "styles belong in style sheets: the Content-Security-Policy blocks those that are written in a page"},
	{name: "script", broken: inlineScripts,
		sentence: "the Content-Security-Policy in _headers runs only scripts whose hash it holds"},
}

// The rules that only all pages together can break.
var (
	linkRule = rule{name: "links",
		sentence: "an address in a page, a script, a list or a style sheet leads to a page or a file of the site, and a fragment to an id on that page"}
	titleRule = rule{name: "titles", severity: diag.Warning,
		sentence: "each page that search engines may show has a title of its own"}
)

// ruleNamed returns the rule of a name.
func ruleNamed(name string) rule {
	all := append(slices.Clone(pageRules), linkRule, titleRule)
	return all[slices.IndexFunc(all, func(r rule) bool { return r.name == name })]
}

// compareTitles reports titles that several pages have.
func (c *checker) compareTitles() {
	for title, on := range c.titles {
		if on.count > 1 {
			c.findings[finding{titleRule.name, fmt.Sprintf("the title %q is given to this page", title)}] = on
		}
	}
}

// messages yields the results of a check of each element, each once.
func messages(elements iter.Seq[*html.Node], check func(*html.Node) string) iter.Seq[string] {
	return func(yield func(string) bool) {
		reported := map[string]bool{}
		for node := range elements {
			if message := check(node); message != "" && !reported[message] {
				reported[message] = true
				if !yield(message) {
					return
				}
			}
		}
	}
}

// whether yields the message when something is wrong.
func whether(wrong bool, message string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if wrong {
			yield(message)
		}
	}
}

func lang(p *page) iter.Seq[string] {
	return messages(p.all("html"), func(node *html.Node) string {
		if value, _ := dom.Attribute(node, "lang"); value == "" {
			return "the page does not say its language"
		}
		return ""
	})
}

func oneTitle(p *page) iter.Seq[string] {
	if n := p.count("title"); n > 1 {
		return whether(true, fmt.Sprintf("the page has %d titles", n))
	}
	return whether(p.title() == "", "the page has no title")
}

func description(p *page) iter.Seq[string] {
	return whether(!p.unlisted && strings.TrimSpace(p.meta("description")) == "", "the page has no description")
}

func oneHeading(p *page) iter.Seq[string] {
	n := p.count("h1")
	return whether(n > 1, fmt.Sprintf("the page has %d main headings", n))
}

func duplicateIDs(p *page) iter.Seq[string] {
	seen := map[string]bool{}
	return messages(slices.Values(p.elements), func(node *html.Node) string {
		id, ok := dom.Attribute(node, "id")
		if ok && seen[id] {
			return fmt.Sprintf("the id %q is on more than one element", id)
		}
		seen[id] = true
		return ""
	})
}

func missingAlt(p *page) iter.Seq[string] {
	return messages(p.all("img"), func(node *html.Node) string {
		if _, ok := dom.Attribute(node, "alt"); ok {
			return ""
		}
		return shown(node) + " has no alt"
	})
}

// fields are the elements that a label can be for.
var fields = []string{"button", "input", "meter", "output", "progress", "select", "textarea"}

func strayLabels(p *page) iter.Seq[string] {
	ids := map[string]bool{}
	for field := range p.all(fields...) {
		id, _ := dom.Attribute(field, "id")
		ids[id] = true
	}
	return messages(p.all("label"), func(label *html.Node) string {
		if id, ok := dom.Attribute(label, "for"); ok {
			if ids[id] {
				return ""
			}
			return fmt.Sprintf("the label %q is for the field %q, which is not there", strings.TrimSpace(dom.Text(label)), id)
		}
		for child := range label.Descendants() {
			if child.Type == html.ElementNode && slices.Contains(fields, child.Data) {
				return ""
			}
		}
		return fmt.Sprintf("the label %q is for no field", strings.TrimSpace(dom.Text(label)))
	})
}

func openers(p *page) iter.Seq[string] {
	return messages(p.all("a", "area", "form"), func(node *html.Node) string {
		target, _ := dom.Attribute(node, "target")
		rel, _ := dom.Attribute(node, "rel")
		if target != "_blank" || strings.Contains(rel, "noopener") || strings.Contains(rel, "noreferrer") {
			return ""
		}
		return shown(node) + " opens a new tab without rel"
	})
}
