package yamldoc

import (
	"encoding"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"
)

var (
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	timeType        = reflect.TypeFor[time.Time]()
)

// readsItself reports whether a type decodes its own text.
func readsItself(t reflect.Type) bool { return reflect.PointerTo(t).Implements(textUnmarshaler) }

// isDay reports whether a type that decodes its own text is a day.
func isDay(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && t.NumField() == 1 && t.Field(0).Type == timeType
}

// fieldsOf maps the YAML keys of a struct to its fields, those of structs that are
// written inline included. The map is shared: nobody may change it.
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

// check panics when YAML cannot fill a type or the tags of its fields cannot be
// explained to an author. It adds the structs it has seen to checked.
func check(t reflect.Type, name string, checked map[reflect.Type]bool) {
	switch {
	case readsItself(t):
		return
	case t.Kind() == reflect.Pointer, t.Kind() == reflect.Slice:
		check(t.Elem(), name, checked)
		return
	case t.Kind() == reflect.String, t.Kind() == reflect.Int, t.Kind() == reflect.Float64, t.Kind() == reflect.Bool:
		return
	case t.Kind() != reflect.Struct:
		panic(fmt.Sprintf("yamldoc: %s has the type %v, which YAML cannot fill", name, t))
	}
	if checked[t] {
		return
	}
	checked[t] = true
	for _, index := range fieldsOf(t) {
		field := t.FieldByIndex(index)
		at := t.String() + "." + field.Name
		checkRules(field, at)
		check(field.Type, at, checked)
	}
}
