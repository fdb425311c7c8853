package lint

import (
	"fmt"
	"iter"
	"net/url"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
	"nightlight/generator/finishing/hostrules"
)

// link is an address of this site that stands in a file.
type link struct {
	Path     string
	Fragment string
}

func (l link) String() string {
	if l.Fragment == "" {
		return l.Path
	}
	return l.Path + "#" + l.Fragment
}

// linkAttributes are the attributes that hold addresses, by element.
var linkAttributes = map[string][]string{
	"a": {"href"}, "area": {"href"}, "link": {"href"}, "use": {"href"},
	"form": {"action"}, "button": {"formaction"},
	"img": {"src", "srcset"}, "source": {"src", "srcset"}, "image": {"href"},
	"script": {"src"}, "iframe": {"src"}, "embed": {"src"}, "object": {"data"},
	"audio": {"src"}, "track": {"src"}, "video": {"src", "poster"},
}

// linksOf are those of the addresses in a file that are of this site, each once.
func (c *checker) linksOf(file string, all iter.Seq[string]) (links []link) {
	base := c.origin.ResolveReference(&url.URL{Path: addressOf(file)})
	seen := map[link]bool{}
	for address := range all {
		if l, own := resolve(base, address); own && !seen[l] {
			seen[l] = true
			links = append(links, l)
		}
	}
	return links
}

// links yields all addresses that the page leads to, loads, or holds in its data.
func (p *page) links() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, node := range p.elements {
			all := addresses(node)
			if node.Data == "script" && node.FirstChild != nil {
				all = inData([]byte(dom.Text(node)))
			}
			for address := range all {
				if !yield(address) {
					return
				}
			}
		}
	}
}

func addresses(node *html.Node) iter.Seq[string] {
	return func(yield func(string) bool) {
		if property, _ := dom.Attribute(node, "property"); node.Data == "meta" && property == "og:image" {
			if image, _ := dom.Attribute(node, "content"); !yield(image) {
				return
			}
		}
		for _, key := range linkAttributes[node.Data] {
			value, ok := dom.Attribute(node, key)
			if !ok {
				continue
			}
			list := []string{value}
			if key == "srcset" {
				list = candidatesOf(value)
			}
			for _, address := range list {
				if !yield(strings.TrimSpace(address)) {
					return
				}
			}
		}
	}
}

// candidatesOf are the addresses in a srcset, without their sizes.
func candidatesOf(srcset string) (list []string) {
	for item := range strings.SplitSeq(srcset, ",") {
		if words := strings.Fields(item); len(words) > 0 {
			list = append(list, words[0])
		}
	}
	return list
}

// resolve returns what an address on a page leads to, when it is on this site. An
// address that cannot be parsed counts as one of this site that leads nowhere.
func resolve(base *url.URL, address string) (l link, own bool) {
	u, err := url.Parse(address)
	if err != nil {
		return link{Path: address}, true
	}
	u = base.ResolveReference(u)
	if u.Scheme != base.Scheme || u.Host != base.Host || u.Opaque != "" {
		return link{}, false
	}
	return link{u.Path, u.Fragment}, true
}

// followLinks reports links to what is not there.
func (c *checker) followLinks() {
	for l, on := range c.links {
		if problem := c.follow(l); problem != "" {
			c.findings[finding{linkRule.name, problem}] = on
		}
	}
}

func (c *checker) follow(l link) (problem string) {
	file, ok := hostrules.Locate(c.files, l.Path)
	if !ok {
		if c.redirects.Has(l.Path) {
			return ""
		}
		return fmt.Sprintf("a link leads to %s, which does not exist", l)
	}
	// #top is the top of every page, and :~: is a browser's own way to mark text.
	if l.Fragment == "" || l.Fragment == "top" || strings.HasPrefix(l.Fragment, ":~:") {
		return ""
	}
	if path.Ext(file) != ".html" || c.gated[file] || slices.Contains(c.ids[file], l.Fragment) {
		return ""
	}
	return fmt.Sprintf("a link leads to %s, but that page has nothing with the id %q", l, l.Fragment)
}
