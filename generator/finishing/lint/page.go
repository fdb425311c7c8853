package lint

import (
	"iter"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
)

// page is a parsed HTML file, for the rules.
type page struct {
	file string
	// address is the one that people know the page by: /services.
	address string
	// elements are all elements in their order.
	elements []*html.Node
	policies policies
	// unlisted pages need nothing that is for search engines.
	unlisted bool
}

func newPage(file string, doc *html.Node) *page {
	p := &page{file: file, address: addressOf(file)}
	for node := range doc.Descendants() {
		if node.Type == html.ElementNode {
			p.elements = append(p.elements, node)
		}
	}
	return p
}

// addressOf is the address that a page's file answers.
func addressOf(file string) string {
	address := strings.TrimSuffix(strings.TrimSuffix(file, ".html"), "/index")
	if address == "" {
		return "/"
	}
	return address
}

// all ranges over the elements of some names. Those of pictures are not meant: an
// SVG has titles and links of its own.
func (p *page) all(names ...string) iter.Seq[*html.Node] {
	return func(yield func(*html.Node) bool) {
		for _, node := range p.elements {
			if node.Namespace == "" && slices.Contains(names, node.Data) && !yield(node) {
				return
			}
		}
	}
}

func (p *page) count(name string) (n int) {
	for range p.all(name) {
		n++
	}
	return n
}

// ids are the values of all id attributes, and the names of anchors.
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

func (p *page) title() string {
	for node := range p.all("title") {
		return strings.TrimSpace(dom.Text(node))
	}
	return ""
}

// meta returns the content of the first <meta name=…>.
func (p *page) meta(name string) string {
	for node := range p.all("meta") {
		if value, _ := dom.Attribute(node, "name"); strings.EqualFold(value, name) {
			content, _ := dom.Attribute(node, "content")
			return content
		}
	}
	return ""
}

// ownPolicies are those that the document itself gives.
func (p *page) ownPolicies() (own []string) {
	for node := range p.all("meta") {
		if kind, _ := dom.Attribute(node, "http-equiv"); strings.EqualFold(kind, "Content-Security-Policy") {
			content, _ := dom.Attribute(node, "content")
			own = append(own, content)
		}
	}
	return own
}

// shown is how an element is named in a message: its tag, shortened.
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
