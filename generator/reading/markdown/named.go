package markdown

import (
	"slices"
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
	hasDetail := func(row schema.TableRow) bool { return !row.Detail.IsZero() }
	if block.Expand && !slices.ContainsFunc(table.Rows, hasDetail) {
		w.c.report(w.d.find("expand").at, len("expand"), "Leave expand out, or give the rows of content/tables/"+block.Name+".yaml a detail.", "No row of this table has a detail to open.")
	}
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
	if markup, ok := c.show(found, d.find(attribute).valueAt, picture.Source, picture.Alt); ok {
		picture.Set(markup)
	}
	return picture
}

// show returns the markup of a picture, or reports what keeps it from being shown.
func (c *conversion) show(picture Picture, at int, name, alt string) (markup string, ok bool) {
	switch length := len([]rune(name)); {
	case picture.Problem != "":
		c.report(at, length, picture.Hint, "%s", picture.Problem)
		return "", false
	case picture.Address != "" && strings.TrimSpace(alt) == "":
		c.report(at, length, `Say what it shows: alt="…".`, "This photograph has no description.")
		return "", false
	case picture.Address != "":
		c.link(picture.Address, at)
	}
	return picture.Markup(alt), true
}

// reportNotFound reports that what an attribute names does not exist.
func (c *conversion) reportNotFound(d *directive, attribute, what, near string) {
	a := d.find(attribute)
	p := c.report(a.valueAt, len([]rune(a.value)), "", "There is no "+what+".", a.value)
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
