package schema

import (
	"reflect"
	"slices"
	"sync"
)

// ForBrowser returns v without the fields that only the server needs, because it alone renders
// what shows them: those with the tag browser:"-". Where there are none it returns v itself.
func ForBrowser[T any](v T) T {
	if sent, changed := forBrowser(reflect.ValueOf(&v).Elem()); changed {
		return sent.Interface().(T)
	}
	return v
}

// forBrowser returns a copy of v without these fields, and true; v itself where it has none.
func forBrowser(v reflect.Value) (reflect.Value, bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return v, false
		}
		sent, changed := forBrowser(v.Elem())
		if !changed || v.Kind() == reflect.Interface {
			return sent, changed
		}
		pointer := reflect.New(sent.Type())
		pointer.Elem().Set(sent)
		return pointer, true
	case reflect.Struct:
		return structForBrowser(v)
	}
	return v, false
}

func structForBrowser(v reflect.Value) (reflect.Value, bool) {
	sent := v
	for _, field := range browserFieldsOf(v.Type()) {
		value, changed := reflect.Zero(field.Type), true
		if !field.serverOnly {
			value, changed = forBrowser(v.Field(field.Index[0]))
		}
		if !changed {
			continue
		}
		if sent == v {
			sent = reflect.New(v.Type()).Elem()
			sent.Set(v)
		}
		sent.Field(field.Index[0]).Set(value)
	}
	return sent, sent != v
}

// browserField is a field that only the server needs, or whose value may have such fields.
type browserField struct {
	reflect.StructField
	serverOnly bool
}

// browserFields keep the fields of each type: thousands of pages are of a dozen types.
var browserFields sync.Map

func browserFieldsOf(t reflect.Type) (fields []browserField) {
	if known, ok := browserFields.Load(t); ok {
		return known.([]browserField)
	}
	for i := range t.NumField() {
		field := browserField{StructField: t.Field(i)}
		field.serverOnly = field.Tag.Get("browser") == "-"
		kinds := []reflect.Kind{reflect.Pointer, reflect.Interface, reflect.Struct}
		if field.IsExported() && (field.serverOnly || slices.Contains(kinds, field.Type.Kind())) {
			fields = append(fields, field)
		}
	}
	browserFields.Store(t, fields)
	return fields
}
