package lint

import (
	"bytes"
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
	"nightlight/generator/base/pattern"
	"nightlight/generator/finishing/hostrules"
)

// link is an address of this site in a file.
type link struct {
	Path     string
	Fragment string
	// InCode is set for a string in a script that may only look like an address.
	InCode bool
}

func (l link) String() string {
	if l.Fragment == "" {
		return l.Path
	}
	return l.Path + "#" + l.Fragment
}

var linkAttributes = map[string][]string{
	"a": {"href"}, "area": {"href"}, "link": {"href"}, "use": {"href"},
	"form": {"action"}, "button": {"formaction"},
	"img": {"src", "srcset"}, "source": {"src", "srcset"}, "image": {"href"},
	"script": {"src"}, "iframe": {"src"}, "embed": {"src"}, "object": {"data"},
	"audio": {"src"}, "track": {"src"}, "video": {"src", "poster"},
}

// linksTo returns a function that collects this site's addresses in a file, without duplicates.
func (c *checker) linksTo(file string, links *[]link) (found func(address string)) {
	base := c.origin.ResolveReference(&url.URL{Path: hostrules.AddressOf(file)})
	seen := map[link]bool{}
	return func(address string) {
		if l, own := resolve(base, address); own && !seen[l] {
			seen[l] = true
			l.InCode = path.Ext(file) == ".js"
			*links = append(*links, l)
		}
	}
}

// links finds all addresses that the page links to, loads, or contains in its data.
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
				list = append(list, words[0]) // without its width
			}
		}
	}
	return list
}

// resolve resolves an address on a page, and reports whether it is on this site.
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

// checkRedirects reports redirects whose source is the address of an existing file.
func (c *checker) checkRedirects() {
	files := c.files.Paths()
	for _, redirect := range c.rules.Redirects {
		from, isFolder := strings.CutSuffix(redirect.From, "*")
		first, found := slices.BinarySearch(files, from)
		if found || isFolder && first < len(files) && strings.HasPrefix(files[first], from) {
			note(c.findings, finding{redirectRule.id, "A redirect leads away from " + files[first] + ", which exists."}, "/_redirects")
		}
	}
}

func (c *checker) follow(l link) (problem string) {
	file, ok := hostrules.Locate(c.files, l.Path)
	if !ok {
		if _, moved := c.rules.Redirects.Find(l.Path, ""); moved {
			return ""
		}
		return fmt.Sprintf("A link leads to %s, which does not exist.", l)
	}
	// #top is the top of every page, and :~: begins a text fragment.
	if l.Fragment == "" || l.Fragment == "top" || strings.HasPrefix(l.Fragment, ":~:") {
		return ""
	}
	ids, made := c.ids[file] // a page that could not be made is reported elsewhere
	if path.Ext(file) != ".html" || !made || c.gated[file] || slices.Contains(ids, l.Fragment) {
		return ""
	}
	return fmt.Sprintf("A link leads to %s, but that page has nothing with the id %q.", l, l.Fragment)
}

// reader finds the addresses in a file.
type reader func(data []byte, found func(address string))

// whole matches an address that does not depend on the file's own address.
const whole = `(?:https?:/)?/[\w/.~%?=&+,;:@!()#-]*`

// readers find the addresses in files other than pages, by extension. In JSON these are file names,
// keys, the values of certain keys, and attributes of HTML.
var readers = map[string]reader{
	".js":          inCode,
	".css":         matched(`url\(\s*["']?([^"')]+?)["']?\s*\)`),
	".json":        inJSON,
	".webmanifest": inJSON,
	".xml":         inXML,
	".svg":         inXML,
	".txt":         inWords,
}

var (
	inJSON = matched(`"(?:action|body|href|id|members|path|scope|src|start_url|url)":\s*"(` + whole + `)"|"(` + whole + `)":|` +
		`["\s](` + whole + `\.\w+)["\s\\]|(?:action|href|src)=\\"(` + whole + `)`)
	inXML   = matched(`(?:href|src)="(` + whole + `)|(?:href|src)=&#34;(/.*?)&#34;|>\s*(` + whole + `)\s*<`)
	inWords = matched(`(?m)(?:^|\s)((?:https?:/)?/[^\s*]*)`)
	// A target with :splat stands for many addresses.
	inRedirects = matched(`(?m) ((?:https?:/)?/[^\s:]*) 301$`)
)

// matched returns a reader of the text that an expression's groups match.
func matched(expression string) reader {
	compiled := pattern.Of(expression)
	return func(data []byte, found func(string)) {
		for _, groups := range compiled().FindAllSubmatch(data, -1) {
			if address := bytes.Join(groups[1:], nil); len(address) > 0 { // only one group matches
				found(html.UnescapeString(string(address)))
			}
		}
	}
}

func (c *checker) readerOf(file string) reader {
	switch {
	case c.opts.Foreign != "" && strings.HasPrefix(file, c.opts.Foreign):
		return nil
	case file == "/_redirects":
		return inRedirects
	case path.Ext(file) == ".sealed" && c.opts.Unseal != nil:
		return func(data []byte, found func(string)) { inJSON(c.opts.Unseal(file, data), found) }
	}
	return readers[path.Ext(file)]
}

// isWhole reports whether an address does not depend on the file's own address.
func isWhole(address string) bool {
	return strings.HasPrefix(address, "/") || strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

func inAddress(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("/-._~%#?=&+,;:@!()'", c) >= 0
}

// inCode finds the string literals that are addresses: whole ones, and relative names of files. It
// skips prefixes, which end in a slash. It is fast because it reads the data of all pages.
func inCode(code []byte, found func(string)) {
	for from := 0; ; {
		slash := bytes.IndexByte(code[from:], '/')
		if slash < 0 {
			return
		}
		slash += from
		end := slash
		for end < len(code) && inAddress(code[end]) && code[end] != '\'' {
			end++
		}
		from = end
		start := startOf(code[:slash])
		if start == 0 || end == len(code) || code[start-1] != code[end] || !slices.Contains([]byte("\"'`"), code[end]) {
			continue
		}
		address := string(code[start:end])
		isPart := strings.HasSuffix(address, "/") || strings.HasPrefix(address, "/&")
		if !isPart && (isWhole(address) || path.Ext(address) != "") {
			found(address)
		}
	}
}

// inData finds the files named in a page's inline data. Pages named there are links in the HTML too.
func inData(data []byte, found func(string)) {
	inCode(data, func(address string) {
		address, _, _ = strings.Cut(address, "#")
		if path.Ext(path.Base(address)) != "" || strings.Contains(address, "://") {
			found(address)
		}
	})
}

// startOf returns where the address begins whose first slash follows the code.
func startOf(code []byte) int {
	for _, before := range []string{"https:", "http:", "..", "."} {
		if bytes.HasSuffix(code, []byte(before)) {
			return len(code) - len(before)
		}
	}
	return len(code)
}
