package main

import (
	"maps"
	"reflect"
	"slices"

	"github.com/invopop/jsonschema"

	"nightlight/generator/schema"
)

// wireRoots are the types from which all that components see can be reached.
func wireRoots() []reflect.Type {
	roots := []reflect.Type{reflect.TypeFor[schema.Page]()}
	for _, block := range sorted(schema.Blocks) {
		roots = append(roots, reflect.TypeOf(block).Elem())
	}
	for _, empty := range sorted(schema.Templates) {
		roots = append(roots, reflect.TypeOf(empty()).Elem())
	}
	return roots
}

// wireSchema describes the JSON that components get, as one set of definitions.
func wireSchema(src *source) jsonschema.Definitions {
	r := newReflection(src, "json")
	r.mapper = func(t reflect.Type) *jsonschema.Schema {
		switch {
		case htmlTypes[t]:
			return ref("Html")
		case t == dateType:
			return ref("Date")
		case t == blockType:
			return ref("Block")
		case t == contentType:
			return ref("TemplateContent")
		case src.constants[t.Name()] != nil:
			return ref(t.Name())
		}
		return nil
	}
	for _, root := range wireRoots() {
		r.reflect(root)
	}
	for name, values := range src.constants {
		r.defs[name] = &jsonschema.Schema{Description: src.comments[name], Enum: values}
	}
	r.defs["Date"] = dateSchema()
	r.defs["Block"] = blockSchema(src)
	r.defs["TemplateContent"] = templatesSchema()
	return r.defs
}

func dateSchema() *jsonschema.Schema {
	s := object("A day, for machines and for people.")
	property(s, "iso", &jsonschema.Schema{Type: "string", Description: "2025-06-11"})
	property(s, "text", &jsonschema.Schema{Type: "string", Description: "11 June 2025"})
	return s
}

func blockSchema(src *source) *jsonschema.Schema {
	s := &jsonschema.Schema{Description: src.comments["Block"]}
	for _, block := range sorted(schema.Blocks) {
		s.OneOf = append(s.OneOf, ref(reflect.TypeOf(block).Elem().Name()))
	}
	return s
}

func templatesSchema() *jsonschema.Schema {
	s := object("The content of each kind of page, by the name of its template.")
	for _, name := range slices.Sorted(maps.Keys(schema.Templates)) {
		property(s, name, ref(reflect.TypeOf(schema.Templates[name]()).Elem().Name()))
	}
	return s
}

func object(description string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "object", Description: description, Properties: jsonschema.NewProperties()}
}

func property(s *jsonschema.Schema, name string, value *jsonschema.Schema) {
	s.Properties.Set(name, value)
	s.Required = append(s.Required, name)
}

func ref(name string) *jsonschema.Schema { return &jsonschema.Schema{Ref: defs + name} }

// sorted returns a map's values in the order of their keys.
func sorted[V any](m map[string]V) []V {
	values := make([]V, 0, len(m))
	for _, key := range slices.Sorted(maps.Keys(m)) {
		values = append(values, m[key])
	}
	return values
}
