package main

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/invopop/jsonschema"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// wireRoots are the types from which all that components see can be reached.
func wireRoots(model content.Model) []reflect.Type {
	roots := []reflect.Type{reflect.TypeFor[schema.Page](), sharedDataOf(model)}
	for _, block := range model.BlockTypes() {
		roots = append(roots, reflect.TypeOf(block).Elem())
	}
	for _, template := range byName(model.Templates) {
		roots = append(roots, contentOf(template))
		if template.Inspection != nil {
			roots = append(roots, reflect.TypeOf(template.Inspection.New()).Elem())
		}
	}
	return roots
}

// contentOf is the struct of a template's front matter.
func contentOf(template content.Template) reflect.Type { return reflect.TypeOf(template.New()).Elem() }

// sharedDataOf is the struct of content/site.yaml.
func sharedDataOf(model content.Model) reflect.Type {
	return reflect.TypeOf(model.NewData().Site()).Elem()
}

// byName sorts templates, so that what is generated does not follow the table's order.
func byName(templates []content.Template) []content.Template {
	return slices.SortedFunc(slices.Values(templates), func(a, b content.Template) int { return strings.Compare(a.Name, b.Name) })
}

// wireSchema describes the JSON that components get, as one set of definitions.
func wireSchema(src *source, model content.Model) jsonschema.Definitions {
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
		case t == sharedType:
			return ref(sharedDataOf(model).Name())
		case src.choices(t) != nil:
			r.defs[t.Name()] = &jsonschema.Schema{Description: src.comment(t), Enum: src.choices(t)}
			return ref(t.Name())
		}
		return nil
	}
	for _, root := range wireRoots(model) {
		r.reflect(root)
	}
	r.defs["Date"] = dateSchema()
	r.defs["Block"] = blockSchema(src, model)
	r.defs["TemplateContent"] = templatesSchema(model)
	return r.defs
}

func dateSchema() *jsonschema.Schema {
	s := object("A day, for machines and for people.")
	property(s, "iso", &jsonschema.Schema{Type: "string", Description: "2025-06-11"})
	property(s, "text", &jsonschema.Schema{Type: "string", Description: "11 June 2025"})
	return s
}

func blockSchema(src *source, model content.Model) *jsonschema.Schema {
	s := &jsonschema.Schema{Description: src.comment(blockType)}
	for _, block := range model.BlockTypes() {
		s.OneOf = append(s.OneOf, ref(reflect.TypeOf(block).Elem().Name()))
	}
	return s
}

func templatesSchema(model content.Model) *jsonschema.Schema {
	s := object("The content of each kind of page, by the name of its template.")
	for _, template := range byName(model.Templates) {
		property(s, template.Name, ref(contentOf(template).Name()))
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
