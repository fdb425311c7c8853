package markdown

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// Attribute is an attribute that an author can write for a directive.
type Attribute struct {
	Name string
	// Required is set if it must be written, and MayBeEmpty if its value may be empty.
	Required, MayBeEmpty bool
	// Flag is set if it has no value, and Choices are all values that it may have.
	Flag    bool
	Choices []string
}

// attributesOf returns the attributes of a struct: its fields but type and id, which the build sets.
func attributesOf(of reflect.Type, tags schema.Tags) (all []Attribute) {
	for _, field := range tags.Fields(of) {
		name := field.Name
		isText := field.Type.Kind() == reflect.Bool || field.Type.Kind() == reflect.String
		if name == "type" || name == "id" || !isText && field.Type != iconType && field.Type != pictureType {
			continue
		}
		all = append(all, Attribute{
			Name: name, Flag: field.Type.Kind() == reflect.Bool,
			Required: field.Rules.Has("required"), Choices: field.Rules.Choices(),
		})
		if field.Type == pictureType {
			all = append(all, Attribute{Name: "alt", Required: true, MayBeEmpty: true}) // its description
		}
	}
	return all
}

func (c *conversion) checkAttributes(d *directive, k *kind) {
	c.noteAttributes(d)
	for i := range d.attributes {
		c.checkAttribute(d, k, &d.attributes[i])
	}
	if len(d.mistakes) > 0 {
		return // a missing attribute may be one that could not be read
	}
	for _, r := range k.Attributes {
		a := d.find(r.Name)
		switch {
		case a == nil && r.Required:
			c.reportMissing(d, r)
		case a != nil && r.Required && !r.MayBeEmpty && !a.flag && strings.TrimSpace(a.value) == "":
			c.report("attribute-missing", a.at, len(a.name), "", "%s of :::%s is empty.", a.name, d.name)
		}
	}
}

func (c *conversion) checkAttribute(d *directive, k *kind, a *attribute) {
	i := slices.IndexFunc(k.Attributes, func(r Attribute) bool { return r.Name == a.name })
	if i < 0 {
		c.reportUnknownAttribute(d, k, a)
		return
	}
	r := k.Attributes[i]
	switch {
	case d.find(a.name) != a:
		c.report("attribute-twice", a.at, len(a.name), "", "%s is given twice.", a.name)
	case r.Flag && !a.flag:
		c.report("attribute-value", a.at, 0, "Write "+a.name+" to switch it on; leave it out to switch it off.", "%s is a switch and takes no value.", a.name)
	case !r.Flag && a.flag:
		c.report("attribute-value", a.at, len(a.name), "Write "+a.name+`="…".`, "%s needs a value.", a.name)
	case r.Choices != nil && a.value != "" && !slices.Contains(r.Choices, a.value):
		c.reportBadChoice(d, r, a)
	}
}

func (c *conversion) reportUnknownAttribute(d *directive, k *kind, a *attribute) {
	var names []string
	for _, r := range k.Attributes {
		names = append(names, r.Name)
	}
	hint := "It has none."
	if len(names) > 0 {
		hint = "It has: " + strings.Join(names, ", ") + "."
	}
	p := c.report("attribute-unknown", a.at, len(a.name), hint, ":::%s has no attribute %q.", d.name, a.name)
	if near := diag.Suggest(a.name, names); near != "" {
		p.Hint = fmt.Sprintf("Did you mean %q?", near)
		c.fix(p, d, edit{a.at, len(a.name), near})
	}
}

func (c *conversion) reportBadChoice(d *directive, r Attribute, a *attribute) {
	p := c.report("attribute-value", a.valueAt, len([]rune(a.value)), "The choices are: "+strings.Join(r.Choices, ", ")+".", "%q is not a %s of :::%s.", a.value, r.Name, d.name)
	if near := diag.Suggest(a.value, r.Choices); near != "" {
		c.fix(p, d, edit{a.valueAt, a.valueLength, near})
	}
}

func (c *conversion) reportMissing(d *directive, r Attribute) {
	hint := fmt.Sprintf(`Add %s="…" between { and }.`, r.Name)
	switch {
	case r.Choices != nil:
		hint = fmt.Sprintf(`Add %s="…" with one of: %s.`, r.Name, strings.Join(r.Choices, ", "))
	case r.MayBeEmpty:
		hint = fmt.Sprintf(`Add %s="…" and say what it shows; write %s="" when it only decorates.`, r.Name, r.Name)
	}
	c.report("attribute-missing", d.at, c.lengthOf(d), hint, ":::%s needs %s.", d.name, r.Name)
}

func (c *conversion) fix(p *diag.Diagnostic, d *directive, more ...edit) {
	if line, start := c.line(d.at); c.mode == body && len(line) <= diag.MaxCorrected {
		p.Fixed = fixed(line, start, slices.Concat(d.edits, more))
	}
}
