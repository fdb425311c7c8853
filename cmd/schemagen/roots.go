package main

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/reading/content"
)

// componentTypes are the types of which, beside the page's, components get values.
func componentTypes(model content.Model) (types []reflect.Type) {
	for _, block := range model.BlockTypes() {
		types = append(types, reflect.TypeOf(block).Elem())
	}
	for _, template := range byName(model.Templates) {
		types = append(types, contentOf(template))
		if template.Inspection != nil {
			types = append(types, reflect.TypeOf(template.Inspection.New()).Elem())
		}
	}
	return types
}

// contentOf is the struct of a template's front matter.
func contentOf(template content.Template) reflect.Type { return reflect.TypeOf(template.New()).Elem() }

// hasOwnForm reports whether a type writes itself.
func hasOwnForm(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return t.Kind() != reflect.Pointer && (p.Implements(reflect.TypeFor[json.Marshaler]()) || p.Implements(reflect.TypeFor[encoding.TextMarshaler]()))
}

// byName sorts templates, so that what is generated does not follow the table's order.
func byName(templates []content.Template) []content.Template {
	return slices.SortedFunc(slices.Values(templates), func(a, b content.Template) int { return strings.Compare(a.Name, b.Name) })
}
