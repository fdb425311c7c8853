package content

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"

	"nightlight/generator/schema"
)

// fieldsOf maps the YAML keys of a struct to its fields, those of structs that
// are written inline included. The map is everybody's: nobody may change it.
func fieldsOf(t reflect.Type) map[string][]int {
	if known, ok := fieldsByType.Load(t); ok {
		return known.(map[string][]int)
	}
	fields := map[string][]int{}
	for _, field := range reflect.VisibleFields(t) {
		key, options, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		if key != "" && key != "-" && options != "inline" && len(field.Index) <= 2 {
			fields[key] = field.Index
		}
	}
	fieldsByType.Store(t, fields)
	return fields
}

var fieldsByType sync.Map // reflect.Type → map[string][]int

func keysOf(fields map[string][]int) []string { return slices.Sorted(maps.Keys(fields)) }

// knownKeys holds every key of the schema.
var knownKeys = sync.OnceValue(func() map[string]bool {
	keys, seen := map[string]bool{}, map[reflect.Type]bool{}
	var collect func(reflect.Type)
	collect = func(t reflect.Type) {
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice:
			collect(t.Elem())
		case reflect.Struct:
			if seen[t] {
				return
			}
			seen[t] = true
			for key, index := range fieldsOf(t) {
				keys[key] = true
				collect(t.FieldByIndex(index).Type)
			}
		}
	}
	for _, root := range yamlTypes() {
		collect(root)
	}
	return keys
})

// yamlTypes are the types that a file is read into.
func yamlTypes() []reflect.Type {
	types := []reflect.Type{
		reflect.TypeFor[schema.Site](), reflect.TypeFor[schema.Verifier](),
		reflect.TypeFor[schema.Testimonial](), reflect.TypeFor[schema.Table](),
	}
	for _, empty := range schema.Templates {
		types = append(types, reflect.TypeOf(empty()).Elem())
	}
	for _, part := range new(schema.PlanWords).Files() {
		types = append(types, reflect.TypeOf(part).Elem())
	}
	return types
}
