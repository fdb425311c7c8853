package markdown

import (
	"strings"

	"nightlight/generator/schema"
)

// Tables, icons, pictures and addresses that a directive names are resolved here.

// table shows a table of content/tables.
func (c *conversion) table(d *directive) schema.Block {
	block := &schema.TableBlock{Type: "table", Name: d.value("name"), Expand: d.find("expand") != nil}
	if block.Name == "" {
		return block
	}
	table, near, ok := c.resolver.Table(block.Name)
	if !ok {
		c.reportNotFound(d, "name", "content/tables/%s.yaml", near)
		return block
	}
	block.Table = table
	if block.Expand && !hasDetail(table) {
		p := c.errorf(d.find("expand").at, "No row of this table has a detail to open.")
		p.Length, p.Hint = len("expand"), "Leave expand out, or give the rows of content/tables/"+block.Name+".yaml a detail."
	}
	return block
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
func (c *conversion) icon(d *directive) (icon schema.Icon) {
	icon.HTML = c.drawing(d, "icon", "icon called %s", c.resolver.Icon)
	return icon
}

// picture looks up the picture that a directive names.
func (c *conversion) picture(d *directive) (picture schema.Picture) {
	picture.HTML = c.drawing(d, "picture", "content/pictures/%s.svg", c.resolver.Picture)
	return picture
}

func (c *conversion) drawing(d *directive, attribute, what string, find func(string) (string, string, bool)) schema.HTML {
	drawing := schema.HTML{Source: d.value(attribute)}
	if drawing.Source == "" {
		return drawing
	}
	svg, near, ok := find(drawing.Source)
	if !ok {
		c.reportNotFound(d, attribute, what, near)
		return drawing
	}
	drawing.Set(svg)
	return drawing
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
