package lint

import (
	"fmt"
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
	// InCode says that a text in a script only looks like an address.
	InCode bool
}

func (l link) String() string {
	if l.Fragment == "" {
		return l.Path
	}
	return l.Path + "#" + l.Fragment
}

// linkAttributes are the attributes that contain addresses, by element.
var linkAttributes = map[string][]string{
	"a": {"href"}, "area": {"href"}, "link": {"href"}, "use": {"href"},
	"form": {"action"}, "button": {"formaction"},
	"img": {"src", "srcset"}, "source": {"src", "srcset"}, "image": {"href"},
	"script": {"src"}, "iframe": {"src"}, "embed": {"src"}, "object": {"data"},
	"audio": {"src"}, "track": {"src"}, "video": {"src", "poster"},
}

// linksTo returns what collects the addresses in a file that are this site's, each once.
func (c *checker) linksTo(file string, links *[]link) (found func(address string)) {
	base := c.origin.ResolveReference(&url.URL{Path: addressOf(file)})
	seen := map[link]bool{}
	return func(address string) {
		if l, own := resolve(base, address); own && !seen[l] {
			seen[l] = true
			l.InCode = path.Ext(file) == ".js"
			*links = append(*links, l)
		}
	}
}

// links finds all addresses that the page leads to, loads, or contains in its data.
func (p *page) links(found func(address string)) {
	for _, node := range p.elements {
		if node.Data == "script" && node.FirstChild != nil {
			inData([]byte(dom.Text(node)), found)
			continue
		}
		for _, address := range addresses(node) {
			found(address)
		}
	}
}

func addresses(node *html.Node) (list []string) {
	if property, _ := dom.Attribute(node, "property"); node.Data == "meta" && property == "og:image" {
		image, _ := dom.Attribute(node, "content")
		list = append(list, image)
	}
	for _, key := range linkAttributes[node.Data] {
		value, ok := dom.Attribute(node, key)
		if !ok {
			continue
		}
		if key != "srcset" {
			list = append(list, strings.TrimSpace(value))
			continue
		}
		for candidate := range strings.SplitSeq(value, ",") {
			if words := strings.Fields(candidate); len(words) > 0 {
				list = append(list, words[0]) // without its size
			}
		}
	}
	return list
}

// resolve returns what an address on a page leads to, when it is on this site.
func resolve(base *url.URL, address string) (l link, own bool) {
	u, err := url.Parse(address)
	if err != nil {
		return link{Path: address}, true
	}
	u = base.ResolveReference(u)
	if u.Scheme != base.Scheme || u.Host != base.Host || u.Opaque != "" {
		return link{}, false
	}
	return link{Path: u.Path, Fragment: u.Fragment}, true
}

func (c *checker) followLinks() {
	for l, on := range c.links {
		if problem := c.follow(l); problem != "" {
			rule := linkRule
			if l.InCode {
				rule = codeRule
			}
			c.findings[finding{rule.id, problem}] = on
		}
	}
}

func (c *checker) follow(l link) (problem string) {
	file, ok := hostrules.Locate(c.files, l.Path)
	if !ok {
		if _, moved := c.redirects.Find(l.Path, ""); moved {
			return ""
		}
		return fmt.Sprintf("A link leads to %s, which does not exist.", l)
	}
	// #top is the top of every page, and :~: is a browser's own way to mark text.
	if l.Fragment == "" || l.Fragment == "top" || strings.HasPrefix(l.Fragment, ":~:") {
		return ""
	}
	ids, made := c.ids[file] // what is wrong with a page that could not be made is said elsewhere
	if path.Ext(file) != ".html" || !made || c.gated[file] || slices.Contains(ids, l.Fragment) {
		return ""
	}
	return fmt.Sprintf("A link leads to %s, but that page has nothing with the id %q.", l, l.Fragment)
}
