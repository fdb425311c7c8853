package lint

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"iter"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/dom"
	"nightlight/generator/finishing/hostrules"
)

type page struct {
	// elements are all elements in document order.
	elements []*html.Node
	policies policies
}

// all ranges over the HTML elements with the given names, but not those in SVG.
func (p *page) all(names ...string) iter.Seq[*html.Node] {
	return func(yield func(*html.Node) bool) {
		for _, node := range p.elements {
			if node.Namespace == "" && slices.Contains(names, node.Data) && !yield(node) {
				return
			}
		}
	}
}

func (p *page) ids() (ids []string) {
	for _, node := range p.elements {
		if id, ok := dom.Attribute(node, "id"); ok {
			ids = append(ids, id)
		}
		if name, ok := dom.Attribute(node, "name"); ok && node.Data == "a" {
			ids = append(ids, name)
		}
	}
	return ids
}

// ownPolicies returns the policies in the document's <meta> elements.
func (p *page) ownPolicies() (own []string) {
	for node := range p.all("meta") {
		if kind, _ := dom.Attribute(node, "http-equiv"); strings.EqualFold(kind, "Content-Security-Policy") {
			content, _ := dom.Attribute(node, "content")
			own = append(own, content)
		}
	}
	return own
}

// shown returns an element's tag for messages, with its identifying attributes only.
func shown(node *html.Node) string {
	var b strings.Builder
	b.WriteString("<" + node.Data)
	for _, a := range node.Attr {
		if a.Key == "id" || a.Key == "class" || a.Key == "name" || a.Key == "href" || a.Key == "src" {
			b.WriteString(" " + a.Key + `="` + a.Val + `"`)
		}
	}
	return b.String() + ">"
}

type facts struct {
	// IDs are the possible link targets.
	IDs      []string
	Links    []link
	Findings []finding
}

type finding struct {
	// Rule is the ID of the broken rule.
	Rule    diag.ID
	Message string
}

// Facts is the name under which the cache stores the facts of files.
const Facts = "facts"

var cachedFacts = cache.Func[facts]{Name: Facts, Stored: true}

func (c *checker) keyOf(file, key string) cache.Key {
	return cache.KeyOf([]byte(file), []byte(key), []byte(c.policy(file)))
}

func (c *checker) policy(file string) string {
	return c.rules.Headers.For(hostrules.AddressOf(file)).Get("Content-Security-Policy")
}

func (c *checker) factsOf(file string, data []byte) (facts, error) {
	var found facts
	if path.Ext(file) != ".html" {
		if read := c.readerOf(file); read != nil {
			read(data, c.linksTo(file, &found.Links))
		}
		return found, nil
	}
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return found, fmt.Errorf("reading the HTML of %s: %w", file, err)
	}
	p := new(page)
	for node := range doc.Descendants() {
		if node.Type == html.ElementNode {
			p.elements = append(p.elements, node)
		}
	}
	p.policies = append(p.ownPolicies(), c.policy(file))
	found.IDs = p.ids()
	p.links(c.linksTo(file, &found.Links))
	for _, rule := range pageRules {
		rule.look(p, func(format string, values ...any) {
			broken := finding{rule.id, fmt.Sprintf(format, values...)}
			if !slices.Contains(found.Findings, broken) {
				found.Findings = append(found.Findings, broken)
			}
		})
	}
	return found, nil
}

type rule struct {
	id diag.ID
	// sentence states the requirement, and is shown as the hint.
	sentence string
	severity diag.Severity
	// look reports each element that breaks the rule.
	look func(p *page, say func(format string, values ...any))
}

var pageRules = []rule{
	{id: "policy-style", look: inlineStyles,
		sentence: "Styles belong in style sheets: the Content-Security-Policy blocks those that are written in a page."},
	{id: "policy-script", look: inlineScripts,
		sentence: "The Content-Security-Policy in _headers runs only scripts whose hash it contains."},
}

// The rules that concern all pages together.
var (
	linkRule = rule{id: "page-link-broken",
		sentence: "An address in a page, a script, a list or a style sheet leads to a page or a file of the site, and a fragment to an id on that page."}
	codeRule = rule{id: "code-link-broken", severity: diag.Warning,
		sentence: "A text in a script that looks like an address of the site leads to a page or a file."}
	redirectRule = rule{id: "redirect-hides-file",
		sentence: "Some hosts follow a redirect even where there is a file: write one for each address that has moved."}
)

// policies are the Content-Security-Policies that apply to a page. A browser enforces all of them.
type policies []string

// allowsInline reports whether browsers run or apply an inline script or style: each policy that
// restricts the directive must contain its hash.
func (all policies) allowsInline(directive, code string) bool {
	sum := sha256.Sum256([]byte(code))
	hash := "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	return !slices.ContainsFunc(all, func(policy string) bool {
		sources := map[string][]string{}
		for part := range strings.SplitSeq(policy, ";") {
			if words := strings.Fields(part); len(words) > 0 {
				sources[words[0]] = words[1:]
			}
		}
		allowed, given := sources[directive]
		if !given {
			allowed, given = sources["default-src"]
		}
		return given && !slices.Contains(allowed, hash)
	})
}

func inlineScripts(p *page, say func(string, ...any)) {
	for _, node := range p.elements {
		for _, a := range node.Attr {
			if strings.HasPrefix(a.Key, "on") && !p.policies.allowsInline("script-src", a.Val) {
				say("%s has a script in %s.", shown(node), a.Key)
			}
		}
		_, external := dom.Attribute(node, "src")
		if node.Data == "script" && !external && runs(node) && !p.policies.allowsInline("script-src", dom.Text(node)) {
			say("The policy forbids the script that begins with %q.", beginning(dom.Text(node)))
		}
	}
}

// runs reports whether a script element is executed; other types are data.
func runs(script *html.Node) bool {
	kind, _ := dom.Attribute(script, "type")
	kind = strings.ToLower(strings.TrimSpace(kind))
	return slices.Contains([]string{"", "module", "importmap", "speculationrules"}, kind) || strings.HasSuffix(kind, "javascript")
}

func inlineStyles(p *page, say func(string, ...any)) {
	for _, node := range p.elements {
		if value, ok := dom.Attribute(node, "style"); ok {
			say("%s has style=%q.", shown(node), beginning(value))
		}
		if node.Data == "style" && !p.policies.allowsInline("style-src", dom.Text(node)) {
			say("The policy forbids the <style> that begins with %q.", beginning(dom.Text(node)))
		}
	}
}

// beginning returns enough of a text to find it again.
func beginning(text string) string {
	runes := []rune(strings.TrimSpace(text))
	if len(runes) > 40 {
		return string(runes[:40]) + "…"
	}
	return string(runes)
}
