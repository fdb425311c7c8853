package main

import (
	"bytes"
	"encoding/json"
	"reflect"

	"github.com/invopop/jsonschema"

	"nightlight/generator/schema"
)

// authorFiles are the kinds of file that an author writes: the name of the JSON
// Schema, and what one file is read into.
func authorFiles() map[string]reflect.Type {
	files := map[string]reflect.Type{
		"site":         reflect.TypeFor[schema.Site](),
		"members":      reflect.TypeFor[schema.Verifier](),
		"testimonials": reflect.TypeFor[[]schema.Testimonial](),
		"table":        reflect.TypeFor[schema.Table](),
	}
	for name, empty := range schema.Templates {
		files["page-"+name] = reflect.TypeOf(empty()).Elem()
	}
	for name, part := range new(schema.PlanWords).Files() {
		files["plan-"+name] = reflect.TypeOf(part).Elem()
	}
	return files
}

func authorRoots() []reflect.Type { return sorted(authorFiles()) }

// authorSchema describes one kind of file as its author writes it.
func authorSchema(src *source, name string, root reflect.Type) *jsonschema.Schema {
	r := newReflection(src, "yaml")
	r.mapper = func(t reflect.Type) *jsonschema.Schema {
		switch {
		case htmlTypes[t]:
			return &jsonschema.Schema{Type: "string"}
		case t == dateType:
			return &jsonschema.Schema{Type: "string", Format: "date"}
		case src.constants[t.Name()] != nil:
			return &jsonschema.Schema{Type: "string", Enum: src.constants[t.Name()]}
		}
		return nil
	}
	s := r.reflect(root)
	s.Version, s.Title, s.Definitions = jsonschema.Version, name, r.defs
	return s
}

func indented(s *jsonschema.Schema) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(s); err != nil {
		panic(err) // a schema is made of strings and lists of them
	}
	return b.Bytes()
}
