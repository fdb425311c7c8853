package markdown

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

func (c *conversion) writePhrase(root ast.Node) {
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		if n != root.FirstChild() {
			c.report("markdown-not-here", n.Pos(), 0, "Remove the blank line.", "This text must be a single paragraph.")
			return
		}
		c.writeInlines(n)
	}
}

func (c *conversion) writeInlines(parent ast.Node) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		c.writeInline(n)
	}
}

func (c *conversion) writeInline(node ast.Node) {
	switch n := node.(type) {
	case *ast.Text:
		c.writeText(n)
	case *ast.String:
		// A quoted value is written as if the author had spelled it out.
		start := len(c.plain)
		c.plain = typeset(c.plain, n.Value, 0, len(n.Value))
		c.writeWords(c.plain[start:])
	case *ast.Emphasis:
		c.wrap(n, [...]string{"em", "em", "strong"}[n.Level])
	case *extast.Strikethrough:
		c.wrap(n, "del")
	case *ast.CodeSpan:
		c.writeCodeSpan(n)
	case *ast.Link:
		c.writeLink(n)
	case *ast.AutoLink:
		c.writeAutoLink(n)
	case *ast.Image:
		c.writeImage(n)
	case *extast.FootnoteLink:
		c.writeFootnoteLink(n)
	case *extast.FootnoteBacklink:
		c.writeFootnoteBacklink(n)
	case *ast.RawHTML:
		segment := n.Segments.At(0)
		c.refuseHTML(segment.Start, segment.Value(c.text))
	}
}

func (c *conversion) wrap(n ast.Node, tag string) {
	c.writeMarkup("<", tag, ">")
	c.writeInlines(n)
	c.writeMarkup("</", tag, ">")
}

func (c *conversion) writeText(n *ast.Text) {
	start := len(c.plain)
	if n.IsRaw() {
		c.plain = append(c.plain, n.Value(c.text)...)
	} else {
		c.plain = typeset(c.plain, c.text, n.Segment.Start, n.Segment.Stop)
	}
	c.writeWords(c.plain[start:])
	switch {
	case n.HardLineBreak():
		c.writeMarkup("<br>\n")
		c.plain = append(c.plain, ' ')
	case n.SoftLineBreak():
		c.writeMarkup("\n")
		c.plain = append(c.plain, ' ')
	}
}

func (c *conversion) writeCodeSpan(n *ast.CodeSpan) {
	c.writeMarkup("<code>")
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		text, ok := child.(*ast.Text)
		if !ok {
			continue
		}
		value := text.Value(c.text)
		if last := len(value) - 1; last >= 0 && value[last] == '\n' {
			c.writeLiteral(value[:last])
			c.writeLiteral([]byte(" "))
			continue
		}
		c.writeLiteral(value)
	}
	c.writeMarkup("</code>")
}

// A number and the word after it: 3 weeks, 15-minute, 16-20°C.
var numberAndWord = pattern.Of(`(?:[\pL\d.,:]*\d[ –-])+[\pL\d°]+`)

// writeWords writes typeset text without line breaks after numbers. It uses an element, because
// non-breaking spaces would change the text for searching and copying.
func (c *conversion) writeWords(text []byte) {
	end := 0
	if bytes.ContainsAny(text, "0123456789") {
		for _, at := range numberAndWord().FindAllIndex(text, -1) {
			c.writeEscaped(text[end:at[0]])
			c.writeMarkup(`<span class="nowrap">`)
			c.writeEscaped(text[at[0]:at[1]])
			c.writeMarkup("</span>")
			end = at[1]
		}
	}
	c.writeEscaped(text[end:])
}

// goldmark parses and numbers footnotes. It silently drops references without a
// definition and definitions without a reference; both are reported here.
//
// Their ids contain an underscore, which slugs never do, so a heading cannot have the same id.

func (c *conversion) checkFootnotes() {
	seen := map[string]bool{}
	for _, n := range c.footnotes {
		label := string(n.Ref)
		length := len([]rune(label)) + len("[^]")
		switch {
		case c.mode != body:
			c.report("markdown-not-here", n.Pos(), length, "", "A footnote cannot be used in this value.")
		case seen[label]:
			c.report("footnote-twice", n.Pos(), length, "", "The footnote [^%s] is defined twice.", label)
		case n.Index < 0:
			c.warn("footnote-unused", n.Pos(), length, "Write [^"+label+"] where it belongs, or remove it.", "No text refers to the footnote [^%s].", label)
		}
		seen[label] = true
	}
}

// footnoteParser records the definitions of footnotes, because goldmark drops unused ones.
type footnoteParser struct{ parser.BlockParser }

// Open opens a definition.
func (p footnoteParser) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	node, state := p.BlockParser.Open(parent, reader, pc)
	if footnote, ok := node.(*extast.Footnote); ok {
		c := conversionOf(pc)
		c.footnotes = append(c.footnotes, footnote)
	}
	return node, state
}

// danglingFootnoteParser reports references to footnotes that do not exist. goldmark's own
// parser runs first and leaves them.
type danglingFootnoteParser struct{}

// Trigger returns the characters that a reference starts with. “!” is one of them, or
// ![^label] would be parsed as a picture.
func (danglingFootnoteParser) Trigger() []byte { return []byte{'!', '['} }

// Parse parses [^label], for which the page shows nothing.
func (danglingFootnoteParser) Parse(_ ast.Node, block text.Reader, pc parser.Context) ast.Node {
	line, segment := block.PeekLine()
	label, ok := bytes.CutPrefix(bytes.TrimPrefix(line, []byte("!")), []byte("[^"))
	end := bytes.IndexByte(label, ']')
	if !ok || end <= 0 || bytes.ContainsAny(label[:end], "[ \t") {
		return nil
	}
	block.Advance(len(line) - len(label) + end + 1)
	name := string(label[:end])
	if c := conversionOf(pc); !c.proving {
		c.report("footnote-missing", segment.Start, len([]rune(name))+len("[^]"), "Add a line at the end: [^"+name+"]: The text of the footnote.", "There is no footnote [^%s].", name)
	}
	return ast.NewString(nil)
}

func (c *conversion) writeFootnoteLink(n *extast.FootnoteLink) {
	number := strconv.Itoa(n.Index)
	c.writeMarkup(`<sup><a href="#note_`, number, `" id="`, referenceID(n.Index, n.RefIndex),
		`" role="doc-noteref" aria-label="Footnote `, number, `">`, number, "</a></sup>")
}

func (c *conversion) writeFootnoteBacklink(n *extast.FootnoteBacklink) {
	c.writeMarkup(` <a href="#`, referenceID(n.Index, n.RefIndex), `" role="doc-backlink" aria-label="Back to where footnote `,
		strconv.Itoa(n.Index), ` is mentioned">↩&#xfe0e;</a>`)
}

func referenceID(index, nth int) string {
	id := "ref_" + strconv.Itoa(index)
	if nth > 0 {
		id += "_" + strconv.Itoa(nth+1)
	}
	return id
}

func (c *conversion) writeFootnotes(list *extast.FootnoteList) {
	if c.mode != body {
		return
	}
	c.writeMarkup("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
	for n := list.FirstChild(); n != nil; n = n.NextSibling() {
		c.writeMarkup(`<li id="note_`, strconv.Itoa(n.(*extast.Footnote).Index), `">`)
		c.writeChildren(n)
		c.writeMarkup("</li>\n")
	}
	c.writeMarkup("</ol>\n</section>\n")
}

func (c *conversion) writeImage(n *ast.Image) {
	src, offset := address(n.Destination), c.offsetOf(n, n.Destination, n.Reference)
	alt := c.altText(n)
	switch {
	case c.mode == phrase:
		c.report("markdown-not-here", n.Pos(), 2, "", "A picture cannot be used in this text.")
	case len(bytes.TrimSpace(alt)) == 0:
		c.report(diag.AltMissing, n.Pos(), 2, "Say between the square brackets what it shows: ![A dim bedroom](bedroom.jpg).", NoAlt)
	case !strings.ContainsAny(src, "/:"):
		c.writePicture(src, offset, string(alt))
	case !strings.HasPrefix(src, "/") || strings.HasPrefix(src, "//"):
		c.report("picture-not-found", offset, len([]rune(src)), "Put the file into content/pictures and write its name: "+path.Base(src)+".",
			"A picture is named by its file in content/pictures, or by an address that begins with /.")
	case c.checkAddress(src, offset):
		c.link(src, offset)
		c.writeFileImage(src, alt, n.Title)
		c.checkAlt(string(alt), n.Pos(), 2)
	}
}

func (c *conversion) checkAlt(alt string, at, length int) {
	if vague := VagueAlt(alt); vague != "" {
		c.warn(diag.AltVague, at, length, "Say what it shows, as you would on the telephone.", "%s", vague)
	}
}

// NoAlt is the message about a picture without a description.
const NoAlt = "This picture has no description."

// vagueAlt matches texts that programs and hurried people use instead of a description: the name of
// a file or of a camera's picture, or a word that is true of any picture.
var vagueAlt = pattern.Of(`(?i)^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)|(?:img|dsc|dscn|pxl|image|photo|picture|screenshot)[ _-]?\d*(?:[ _-]\d+)*|alt(?: text)?|description|untitled)$`)

// VagueAlt returns the message about a text that does not describe a picture, or "" for others.
func VagueAlt(alt string) string {
	if alt = strings.TrimSpace(alt); !vagueAlt().MatchString(alt) {
		return ""
	}
	return fmt.Sprintf("“%s” does not say what the picture shows.", alt)
}

func (c *conversion) writePicture(name string, offset int, alt string) {
	picture, near, ok := c.resolver.Picture(name)
	if !ok {
		p := c.report("picture-not-found", offset, len([]rune(name)), "Put the file into content/pictures.", "There is no picture called %s.", name)
		if near != "" {
			p.Hint = "Did you mean " + near + "?"
		}
		return
	}
	if markup, ok := c.show(picture, offset, name, alt); ok {
		c.writeMarkup(markup)
	}
}

func (c *conversion) writeFileImage(src string, alt, title []byte) {
	c.writeMarkup(`<img src="`)
	c.writeEscaped(util.URLEscape([]byte(src), false))
	c.writeMarkup(`" alt="`)
	c.writeEscaped(alt)
	c.writeMarkup(`"`)
	c.title(title)
	if width, height := c.resolver.ImageSize(src); width > 0 {
		c.writeMarkup(` width="`, strconv.Itoa(width), `" height="`, strconv.Itoa(height), `"`)
	}
	c.writeMarkup(` loading="lazy" decoding="async">`)
}

// altText returns the typeset description: it writes the words like other text and removes them.
func (c *conversion) altText(n *ast.Image) []byte {
	written, start, links, problems := len(c.html), len(c.plain), c.links, c.problems
	c.writeInlines(n)
	alt := bytes.Clone(c.plain[start:])
	c.html, c.plain, c.links, c.problems = c.html[:written], c.plain[:start], links, problems
	return alt
}

// Tables, icons, pictures and addresses that a directive names are resolved here.

func finishTable(built schema.Block, w Directive) {
	block := built.(*schema.TableBlock)
	if block.Name == "" {
		return
	}
	table, near, ok := w.c.resolver.Table(block.Name)
	if !ok {
		w.c.reportNotFound(w.d, "name", "content/tables/%s.yaml", near)
		return
	}
	block.Table = table
	w.c.shows("content/tables/"+block.Name+".yaml", w.d.find("name").valueAt)
	hasDetail := func(row schema.TableRow) bool { return !row.Detail.IsZero() }
	if block.Expand && !slices.ContainsFunc(table.Rows, hasDetail) {
		w.c.report("table-without-detail", w.d.find("expand").at, len("expand"), "Leave expand out, or give the rows of content/tables/"+block.Name+".yaml a detail.", "No row of this table has a detail to open.")
	}
}

func (c *conversion) icon(d *directive, attribute string) (icon schema.Icon) {
	if icon.Source = d.value(attribute); icon.Source == "" {
		return icon
	}
	svg, near, ok := c.resolver.Icon(icon.Source)
	if !ok {
		c.reportNotFound(d, attribute, "icon called %s", near)
		return icon
	}
	icon.Set(svg)
	return icon
}

func (c *conversion) picture(d *directive, attribute string) (picture schema.Picture) {
	picture.Source, picture.Alt = d.value(attribute), d.value("alt")
	if picture.Source == "" {
		return picture
	}
	found, near, ok := c.resolver.Picture(picture.Source)
	if !ok {
		c.reportNotFound(d, attribute, "picture called %s", near)
		return picture
	}
	if markup, ok := c.show(found, d.find(attribute).valueAt, picture.Source, picture.Alt); ok {
		picture.Set(markup)
	}
	return picture
}

// show returns the markup of a picture, or reports why it cannot be shown.
func (c *conversion) show(picture Picture, at int, name, alt string) (markup string, ok bool) {
	switch length := len([]rune(name)); {
	case picture.Problem != "":
		c.report(diag.PictureFault, at, length, picture.Hint, "%s", picture.Problem)
		return "", false
	case (picture.Address != "" || alt != "") && strings.TrimSpace(alt) == "":
		c.report(diag.AltMissing, at, length, `Say what it shows: alt="…".`, NoAlt)
		return "", false
	case picture.Address != "":
		c.link(picture.Address, at)
	default:
		c.shows(picture.File, at)
	}
	c.checkAlt(alt, at, len([]rune(name)))
	return picture.Markup(alt), true
}

func (c *conversion) reportNotFound(d *directive, attribute, what, near string) {
	a := d.find(attribute)
	p := c.report("attribute-not-found", a.valueAt, len([]rune(a.value)), "", "There is no "+what+".", a.value)
	if near != "" {
		p.Hint = "Did you mean " + near + "?"
		c.fix(p, d, edit{a.valueAt, a.valueLength, near})
	}
}

func (c *conversion) href(d *directive) string {
	a := d.find("href")
	if a == nil || strings.TrimSpace(a.value) == "" {
		return ""
	}
	if c.checkAddress(a.value, a.valueAt) {
		c.link(a.value, a.valueAt)
	}
	return a.value
}
