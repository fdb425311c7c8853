package markdown

import "nightlight/generator/schema"

// Form is what an author fills in of a directive.
type Form struct {
	Name       string
	Attributes []Attribute
	// Holds is the only directive that it may contain, and Least how many of them; Leaf is set
	// where it contains nothing.
	Holds string
	Least int
	Leaf  bool
}

// Attribute is one value that an author writes of a directive.
type Attribute struct {
	Name     string
	Required bool
	// Flag is set where its name alone is written, and Choices are all that it may be.
	Flag    bool
	Choices []string
}

// Forms returns what authors fill in of each directive, by name. Validate tags are tags, in
// place of those of the structs.
func Forms(blocks []Block, tags schema.Tags) []Form {
	var forms []Form
	all := newKinds(blocks, tags)
	for _, name := range all.names() {
		k := all[name]
		form := Form{Name: name, Holds: k.holds, Least: k.least, Leaf: k.leaf}
		for _, r := range k.rules {
			form.Attributes = append(form.Attributes, Attribute{r.name, r.required || r.explicit, r.flag, r.choices})
		}
		forms = append(forms, form)
	}
	return forms
}
