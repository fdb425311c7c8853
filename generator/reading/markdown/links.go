package markdown

import (
	"bytes"
	"cmp"
	"fmt"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
	"nightlight/generator/schema"
)

func (c *conversion) writeLink(n *ast.Link) {
	href, offset := address(n.Destination), c.offsetOf(n, n.Destination, n.Reference)
	c.openAnchor(href, offset, n.Title)
	start := len(c.plain)
	c.writeInlines(n)
	switch words := c.plain[start:]; {
	case len(bytes.TrimSpace(words)) == 0:
		c.report("link-without-words", n.Pos(), 0, "Say between the square brackets where it leads: [Opening hours](/contact).", "This link has no words.")
	case wordless().Match(words):
		c.warn("link-vague", n.Pos(), 0, "People who listen to the page hear links without the text around them: [Opening hours](/contact).", "The words of this link don't say where it leads.")
	}
	c.closeAnchor(href)
}

var wordless = pattern.Of(`^(?i:\s*(?:click(?: here)?|here|this|this link)\s*)$`)

func (c *conversion) writeAutoLink(n *ast.AutoLink) {
	label := n.Label(c.text)
	href := string(n.URL(c.text))
	if n.AutoLinkType == ast.AutoLinkEmail && !strings.HasPrefix(href, "mailto:") {
		href = "mailto:" + href
	}
	c.openAnchor(href, n.Pos()+1, nil)
	c.writeLiteral(label)
	c.closeAnchor(href)
}

// openAnchor omits an address with a problem, because dev shows pages with errors.
func (c *conversion) openAnchor(href string, offset int, title []byte) {
	c.writeMarkup("<a")
	if c.checkAddress(href, offset) {
		c.link(href, offset)
		c.writeMarkup(` href="`)
		c.writeEscaped(util.URLEscape([]byte(href), false))
		c.writeMarkup(`"`)
	}
	c.title(title)
	if isExternal(href) {
		c.writeMarkup(` target="_blank" rel="noopener"`)
	}
	c.writeMarkup(">")
}

func (c *conversion) closeAnchor(href string) {
	if isExternal(href) {
		c.writeMarkup(`<span class="visually-hidden"> (opens in a new tab)</span>`)
	}
	c.writeMarkup("</a>")
}

func (c *conversion) title(title []byte) {
	if len(title) > 0 {
		c.writeMarkup(` title="`)
		c.writeEscaped(typeset(nil, title, 0, len(title)))
		c.writeMarkup(`"`)
	}
}

// address returns a destination with its backslashes and entities resolved, because
// the address that a browser sees must be checked.
func address(destination []byte) string {
	return string(unescape(util.UnescapePunctuations(destination)))
}

// maxBeforeAddress is the maximum number of bytes searched between the words of a link
// and its address.
const maxBeforeAddress = 200

// offsetOf returns the offset of the address of a link or picture, or of the link
// itself if it is a reference, whose address is defined elsewhere.
func (c *conversion) offsetOf(n ast.Node, destination []byte, reference *ast.ReferenceLink) int {
	if reference != nil || n.Pos() < 0 {
		return n.Pos()
	}
	after := n.Pos()
	for last := n.LastChild(); last != nil; last = last.LastChild() {
		if text, ok := last.(*ast.Text); ok {
			after = text.Segment.Stop
		}
	}
	near := c.text[after:min(after+len(destination)+maxBeforeAddress, len(c.text))]
	if i := bytes.Index(near, destination); i >= 0 && len(destination) > 0 {
		return after + i
	}
	return n.Pos()
}

func isExternal(href string) bool {
	scheme, rest, _ := strings.Cut(href, ":")
	return rest != "" && (strings.EqualFold(scheme, "https") || strings.EqualFold(scheme, "http"))
}

func (c *conversion) checkAddress(href string, offset int) (ok bool) {
	message, hint := AddressProblem(href)
	if message != "" {
		c.report(diag.AddressInvalid, offset, len([]rune(href)), hint, "%s", message)
	}
	return message == ""
}

// AddressProblem returns what is wrong with an address that a page links to, and a hint;
// both are empty if the address is safe for a visitor. It lists what is allowed, because
// a list of what is not would be incomplete.
func AddressProblem(href string) (message, hint string) {
	plain := !strings.ContainsFunc(href, func(r rune) bool { return r <= ' ' || r == '\\' || r == 0x7F })
	switch {
	case href == "", href == "#":
		return "This link leads nowhere.", "Write the address between the round brackets: [Opening hours](/contact)."
	case !plain:
		return "An address cannot contain spaces or backslashes.", "Write %20 for a space."
	case strings.HasPrefix(href, "//"):
		return "This address has no scheme.", "Write https:" + href + "."
	case href[0] == '/', href[0] == '#':
		return "", ""
	}
	switch scheme, rest, _ := strings.Cut(href, ":"); {
	case rest == "":
	case strings.EqualFold(scheme, "https"), strings.EqualFold(scheme, "http"):
		return siteProblem(rest)
	case strings.EqualFold(scheme, "tel"):
		return telephoneProblem(rest)
	case strings.EqualFold(scheme, "mailto") && mailbox().MatchString(rest):
		return "", ""
	case strings.EqualFold(scheme, "mailto"):
		return "This is not the address of a mailbox.", "Write it like this: mailto:hello@example.org."
	}
	return fmt.Sprintf("%q is not an address that this site can lead to.", href),
		"Addresses begin with / for a page of this site, # for a place on this page, or https:, mailto: or tel:."
}

var (
	mailbox   = pattern.Of(`^[^@,?]+@[^@,?]+\.[^@,?.]{2,}(?:[,?].*)?$`)
	telephone = pattern.Of(`^\+?[0-9().-]+(?:;.*)?$`)
	noDigit   = pattern.Of(`;.*|[^0-9]`)
	// callable matches digits as dialled: international, national, and short numbers such as
	// 111. The prefixes 18001 and 18002 are for textphones and their relay service.
	callable = pattern.Of(`^(?:1800[12])?(?:\+[1-9]\d{7,14}|0\d{6,10}|[1-9]\d{2,10})$`)
)

func telephoneProblem(rest string) (message, hint string) {
	digits := noDigit().ReplaceAllString(rest, "")
	dialled := digits
	if strings.HasPrefix(rest, "+") {
		dialled = "+" + digits
	}
	if telephone().MatchString(rest) && callable().MatchString(dialled) && strings.Trim(digits, "0") != "" {
		return "", ""
	}
	return "This is not a telephone number that can be called.", "Write it like this: tel:+442071234567."
}

// ownNetwork matches hosts that can be reached only from one computer or its local network.
var ownNetwork = pattern.Of(`^(?i:localhost|.*\.local|.*\.localhost|127\.[0-9.]+|10\.[0-9]+\.[0-9]+\.[0-9]+|192\.168\.[0-9.]+|[0-9a-f]*:[0-9a-f:]*)$`)

// unshared matches addresses at which owners edit documents, and those of drafts and previews.
var unshared = pattern.Of(`^(?:docs\.google\.com/.*/edit|mail\.google\.com/|app\.netlify\.com/|[\w-]*deploy-preview-\d+--[\w.-]+/?|www\.canva\.com/design/.*/edit|github\.com/[^/]+/[^/]+/edit/)`)

// gateways matches addresses that mail programs, search engines and social networks put before the
// intended one. Some contain the mailbox to which the link was sent.
var gateways = pattern.Of(`^(?i:[\w.-]+\.safelinks\.protection\.outlook\.com/|urldefense(?:\.proofpoint)?\.com/|linkprotect\.cudasvc\.com/|protect[\w-]*\.mimecast\.com/|[\w.-]+\.mimecastprotect\.com/|secure-web\.cisco\.com/|clicktime\.symantec\.com/|(?:www\.)?google\.[a-z.]+/url$|lm?\.(?:facebook|instagram)\.com/)`)

// slips match the host and path of mistyped addresses.
var slips = []struct {
	in            func() *regexp.Regexp
	message, hint string
}{
	{pattern.Of(`^(?i:https?|http:|https:|ttps?|htp|htps)/?(?:/|$)`), "This address begins twice.", "Write https:// once: https://example.org/page."},
	{pattern.Of(`^[^/]*[,;!'"()<>{}|]`), "This is not the name of a site.", "Write a dot where there is another sign, or copy the address once more from the browser's address bar."},
	{pattern.Of(`^(?i:www\.[^./]*(?:[/?#]|$)|www[^.a-z0-9-])`), "This is not the name of a whole site.", "Write its ending too: https://www.example.org/page."},
	{pattern.Of(`^[^/]*\.\.|^[^/]*\.-|^-|^[^/]*-\.|^[^/]*_\.[a-z]+(?:[/?#]|$)`), "This is not the name of a site.", "Copy the address once more from the browser's address bar."},
	{pattern.Of(`^[^/?#:]*\.(?:[0-9]+[a-z]|[a-z])(?:[:/?#]|$)`), "No site has a name that ends like this.", "Copy the address once more from the browser's address bar."},
}

// siteProblem checks the address of another site; rest follows the scheme's colon.
func siteProblem(rest string) (message, hint string) {
	parsed, err := url.Parse("https:" + rest)
	for _, slip := range slips {
		if slip.in().MatchString(strings.TrimPrefix(rest, "//")) {
			return slip.message, slip.hint
		}
	}
	switch {
	case !strings.HasPrefix(rest, "//") || err == nil && parsed.Hostname() == "":
		return "This address names no site.", "Write two slashes and the name of the site: https://example.org/page."
	case err != nil:
		return "This is not an address that a browser can open.", "Copy it once more from the browser's address bar."
	case ownNetwork().MatchString(parsed.Hostname()):
		return "Only this computer, or its network, can open this address.", "Write the page's public address, or /page for a page of this site."
	case unshared().MatchString(parsed.Host + parsed.Path):
		return "Only those who may change it can open this address.", "Share or publish it, and copy the address that everybody can open."
	case gateways().MatchString(parsed.Host + parsed.Path):
		return "This address leads through another company, which sees who follows it.", "Open it, and copy the page's own address from the browser's address bar."
	case !strings.Contains(strings.Trim(parsed.Hostname(), "."), ".") || strings.Contains(parsed.Hostname(), ".."):
		return fmt.Sprintf("%q is not the name of a site.", parsed.Host), "Copy the address once more from the browser's address bar."
	}
	return "", ""
}

func (c *conversion) writeHeading(n *ast.Heading) {
	if c.mode != body {
		c.report("markdown-not-here", n.Pos(), n.Level, "Write a paragraph; **bold** makes words stand out.", "A heading cannot be used in this value.")
		return
	}
	c.checkLevel(n)
	tag := "h" + strconv.Itoa(n.Level)
	opening := len(c.html)
	start := len(c.plain)
	c.writePassage(n)
	written := bytes.Clone(c.html[opening:])
	text := strings.TrimSpace(string(c.plain[start:]))
	if text == "" {
		c.report("heading-empty", n.Pos(), 0, "Write them behind the number signs, or remove the line.", "This heading has no words.")
	}
	id := c.headingID(n, text)
	c.html = c.html[:opening]
	c.writeMarkup("<", tag, ` id="`, id, `">`)
	c.html = append(c.html, written...)
	c.writeMarkup("</", tag, ">\n")
	c.endLine()
	if n.Level == 2 && c.depth == 0 {
		c.headings = append(c.headings, schema.Heading{ID: id, Text: text})
	}
}

func (c *conversion) checkLevel(n *ast.Heading) {
	switch {
	case n.Level == 1:
		p := c.report("heading-level", n.Pos(), 1, "Begin with ##.", "# is the page's title, and the title is in the front matter.")
		if line, start := c.line(n.Pos()); len(line) <= diag.MaxCorrected {
			at := n.Pos() - start
			p.Fixed = line[:at] + "#" + line[at:]
		}
	case n.Level > c.level+1:
		hint := fmt.Sprintf("Write %s, so that people who listen to the page can follow its outline.", strings.Repeat("#", c.level+1))
		c.warn("heading-level", n.Pos(), n.Level, hint, "This heading skips a level.")
	}
	c.level = max(n.Level, 2)
}

// headingID returns the id that an author wrote as {#id}, or one made from the text.
func (c *conversion) headingID(n *ast.Heading, text string) string {
	if id, ok := customID(n); ok {
		return id
	}
	if i := strings.LastIndex(text, "{#"); i >= 0 && strings.HasSuffix(text, "}") {
		c.report("heading-id", n.Pos(), 0, "Write {#"+idOf(text[i:])+"}: small letters, digits and hyphens.", "The id of this heading cannot be read.")
	}
	return c.ids.make(text)
}

func customID(n *ast.Heading) (string, bool) {
	value, _ := n.AttributeString("id")
	id, ok := value.([]byte)
	return string(id), ok
}

// reserveIDs reserves the ids that authors chose before any is made from a text,
// because an earlier heading must not get an id that an author wrote.
func (c *conversion) reserveIDs(root ast.Node) {
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		n, ok := node.(*ast.Heading)
		if ok && entering {
			c.reserveID(n)
		}
		if ok || node.Type() == ast.TypeInline {
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
}

func (c *conversion) reserveID(n *ast.Heading) {
	for _, a := range n.Attributes() {
		if string(a.Name) != "id" {
			c.report("heading-id", n.Pos(), 0, "Only an id may stand in its braces: {#my-id}.", "A heading has no attribute %q.", a.Name)
		}
	}
	id, ok := customID(n)
	if !ok {
		return
	}
	line, start := c.line(n.Pos())
	at := start + max(strings.LastIndex(line, "#"+id), 0)
	switch {
	case id != idOf(id):
		c.report("heading-id", at, len([]rune(id))+1, "Write {#"+idOf(id)+"}.", "An id is made of small letters, digits and hyphens.")
	case !c.ids.take(id):
		c.report("heading-id", at, len(id)+1, "Ids must be different on one page.", "The id %q is taken by something else on the page.", id)
	default:
		return
	}
	n.RemoveAttributes() // so that it gets an id made from its text
}

type ids struct {
	frame, taken map[string]bool
	// last is the number that was last appended to an id made from a text.
	last map[string]int
}

func (s *ids) take(id string) (free bool) {
	if s.taken[id] || s.frame[id] {
		return false
	}
	s.taken[id] = true
	return true
}

func (s *ids) make(text string) string {
	base := idOf(text)
	if s.last[base] == 0 && s.take(base) {
		s.last[base] = 1
		return base
	}
	for {
		s.last[base]++
		if id := base + "-" + strconv.Itoa(max(s.last[base], 2)); s.take(id) {
			return id
		}
	}
}

func idOf(text string) string { return cmp.Or(slug.Of(text), "section") }
