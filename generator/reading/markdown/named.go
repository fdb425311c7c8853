package markdown

import (
	"strings"

	"nightlight/generator/schema"
)

// Tables, icons, pictures and addresses that a directive names are resolved here.

// finishTable finds the table of content/tables that a block shows.
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
	if block.Expand && !hasDetail(table) {
		p := w.c.errorf(w.d.find("expand").at, "No row of this table has a detail to open.")
		p.Length, p.Hint = len("expand"), "Leave expand out, or give the rows of content/tables/"+block.Name+".yaml a detail."
	}
}

func hasDetail(table *schema.Table) bool {
	for _, row := range table.Rows {
		if !row.Detail.IsZero() {
			return true
		}
	}
	return false
}

// icon looks up the icon that a directive names, if it does.
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

// picture looks up the picture that a directive names, and describes it.
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
	if at := d.find(attribute).valueAt; c.canShow(found, at, picture.Source, picture.Alt) {
		picture.Set(found.Markup(picture.Alt))
		c.linkToPhoto(found, at)
	}
	return picture
}

// canShow reports what keeps a picture from being shown.
func (c *conversion) canShow(picture Picture, at int, name, alt string) bool {
	switch {
	case picture.Problem != "":
		p := c.errorf(at, "%s", picture.Problem)
		p.Length, p.Hint = len([]rune(name)), picture.Hint
		return false
	case picture.Address != "" && strings.TrimSpace(alt) == "":
		p := c.errorf(at, "This photograph has no description.")
		p.Length, p.Hint = len([]rune(name)), `Say what it shows: alt="…".`
		return false
	}
	return true
}

// linkToPhoto notes that the text shows a photograph.
func (c *conversion) linkToPhoto(picture Picture, at int) {
	if picture.Address != "" {
		c.link(picture.Address, at)
	}
}

// reportNotFound reports that what an attribute names does not exist.
func (c *conversion) reportNotFound(d *directive, attribute, what, near string) {
	a := d.find(attribute)
	p := c.errorf(a.valueAt, "There is no "+what+".", a.value)
	p.Length = len([]rune(a.value))
	if near != "" {
		p.Hint = "Did you mean " + near + "?"
		c.fix(p, d, edit{a.valueAt, a.valueLength, near})
	}
}

// href checks a directive's address and notes it.
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
