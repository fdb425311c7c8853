package markdown

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// writeImage writes a picture of content/pictures, or a file of public/ with its size, so
// that nothing moves when it arrives.
func (c *conversion) writeImage(n *ast.Image) {
	if n.Reference != nil && !c.mayRepeat(n.Pos(), len(n.Destination)+len(n.Title)) {
		return
	}
	src, offset := address(n.Destination), c.offsetOf(n, n.Destination, n.Reference)
	alt := c.altText(n)
	switch {
	case c.mode == phrase:
		c.report(n.Pos(), 2, "", "A picture cannot be used in this text.")
	case len(bytes.TrimSpace(alt)) == 0:
		c.report(n.Pos(), 2, "Say between the square brackets what it shows: ![A dim bedroom](bedroom.jpg).", "This picture has no description.")
	case !strings.ContainsAny(src, "/:"):
		c.writePicture(src, offset, string(alt))
	case !strings.HasPrefix(src, "/") || strings.HasPrefix(src, "//"):
		c.report(offset, len([]rune(src)), "Put the file into content/pictures and write its name: bedroom.jpg.",
			"A picture is named by its file in content/pictures, or by an address that begins with /.")
	case c.checkAddress(src, offset):
		c.link(src, offset)
		c.writeFileImage(src, alt, n.Title)
	}
}

// writePicture writes a picture of content/pictures.
func (c *conversion) writePicture(name string, offset int, alt string) {
	picture, near, ok := c.resolver.Picture(name)
	if !ok {
		p := c.report(offset, len([]rune(name)), "Put the file into content/pictures.", "There is no picture called %s.", name)
		if near != "" {
			p.Hint = "Did you mean " + near + "?"
		}
		return
	}
	if markup, ok := c.show(picture, offset, name, alt); ok {
		c.writeMarkup(markup)
	}
}

// writeFileImage writes an image of public/.
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

// altText returns the words between the brackets as plain text. They are written like
// other text, to be typeset, and then removed from page and plain text.
func (c *conversion) altText(n *ast.Image) []byte {
	written, start, links, problems := len(c.html), len(c.plain), c.links, c.problems
	c.writeInlines(n)
	alt := bytes.Clone(c.plain[start:])
	c.html, c.plain, c.links, c.problems = c.html[:written], c.plain[:start], links, problems
	return alt
}
