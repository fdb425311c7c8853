package markdown

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

func (c *conversion) writeImage(n *ast.Image) {
	if n.Reference != nil && !c.mayRepeat(n.Pos(), len(n.Destination)+len(n.Title)) {
		return
	}
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
		c.report("picture-not-found", offset, len([]rune(src)), "Put the file into content/pictures and write its name: bedroom.jpg.",
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

// NoAlt is the sentence about a picture that nothing describes.
const NoAlt = "This picture has no description."

// vagueAlt are what programs and hurried people write in the place of a description: the name of a
// file, of a camera's picture, or what every picture is.
var vagueAlt = pattern.Of(`(?i)^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)|(?:img|dsc|dscn|pxl|image|photo|picture|screenshot)[ _-]?\d*(?:[ _-]\d+)*|alt(?: text)?|description|untitled)$`)

// VagueAlt says that a text does not tell what a picture shows; empty where it may.
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

// altText writes the words like other text, to be typeset, and removes them again.
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

// show returns the markup of a picture, or reports what keeps it from being shown.
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
