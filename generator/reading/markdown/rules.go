package markdown

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// rule is what one attribute of a directive must be.
type rule struct {
	name     string
	required bool
	flag     bool
	// explicit is set where it must be written, though it may be empty.
	explicit bool
	choices  []string
}

// rulesOf reads the fields that an author writes on one line; type and ID are the build's.
func rulesOf(of reflect.Type, tags schema.Tags) []rule {
	var rules []rule
	for _, field := range tags.Fields(of) {
		name := field.Name
		isText := field.Type.Kind() == reflect.Bool || field.Type.Kind() == reflect.String
		if name == "type" || name == "id" || !isText && field.Type != iconType && field.Type != pictureType {
			continue
		}
		rules = append(rules, rule{
			name: name, flag: field.Type.Kind() == reflect.Bool,
			required: field.Rules.Has("required"), choices: field.Rules.Choices(),
		})
		if field.Type == pictureType {
			rules = append(rules, rule{name: "alt", explicit: true}) // its description
		}
	}
	return rules
}

func (c *conversion) checkAttributes(d *directive, k *kind) {
	c.noteAttributes(d)
	for i := range d.attributes {
		c.checkAttribute(d, k, &d.attributes[i])
	}
	if len(d.mistakes) > 0 {
		return // what seems missing may be what could not be read
	}
	for _, r := range k.rules {
		a := d.find(r.name)
		switch {
		case a == nil && (r.required || r.explicit):
			c.reportMissing(d, r)
		case a != nil && r.required && !a.flag && strings.TrimSpace(a.value) == "":
			c.report("attribute-missing", a.at, len(a.name), "", "%s of :::%s is empty.", a.name, d.name)
		}
	}
}

func (c *conversion) checkAttribute(d *directive, k *kind, a *attribute) {
	i := slices.IndexFunc(k.rules, func(r rule) bool { return r.name == a.name })
	if i < 0 {
		c.reportUnknownAttribute(d, k, a)
		return
	}
	r := k.rules[i]
	switch {
	case d.find(a.name) != a:
		c.report("attribute-twice", a.at, len(a.name), "", "%s is given twice.", a.name)
	case r.flag && !a.flag:
		c.report("attribute-value", a.at, 0, "Write "+a.name+" to switch it on; leave it out to switch it off.", "%s is a switch and takes no value.", a.name)
	case !r.flag && a.flag:
		c.report("attribute-value", a.at, len(a.name), "Write "+a.name+`="…".`, "%s needs a value.", a.name)
	case r.choices != nil && a.value != "" && !slices.Contains(r.choices, a.value):
		c.reportBadChoice(d, r, a)
	}
}

func (c *conversion) reportUnknownAttribute(d *directive, k *kind, a *attribute) {
	var names []string
	for _, r := range k.rules {
		names = append(names, r.name)
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

func (c *conversion) reportBadChoice(d *directive, r rule, a *attribute) {
	p := c.report("attribute-value", a.valueAt, len([]rune(a.value)), "The choices are: "+strings.Join(r.choices, ", ")+".", "%q is not a %s of :::%s.", a.value, r.name, d.name)
	if near := diag.Suggest(a.value, r.choices); near != "" {
		c.fix(p, d, edit{a.valueAt, a.valueLength, near})
	}
}

func (c *conversion) reportMissing(d *directive, r rule) {
	hint := fmt.Sprintf(`Add %s="…" between { and }.`, r.name)
	switch {
	case r.choices != nil:
		hint = fmt.Sprintf(`Add %s="…" with one of: %s.`, r.name, strings.Join(r.choices, ", "))
	case r.explicit:
		hint = fmt.Sprintf(`Add %s="…" and say what it shows; write %s="" when it only decorates.`, r.name, r.name)
	}
	c.report("attribute-missing", d.at, c.lengthOf(d), hint, ":::%s needs %s.", d.name, r.name)
}

func (c *conversion) fix(p *diag.Diagnostic, d *directive, more ...edit) {
	if line, start := c.line(d.at); c.mode == body && len(line) <= diag.MaxCorrected {
		p.Fixed = fixed(line, start, slices.Concat(d.edits, more))
	}
}
