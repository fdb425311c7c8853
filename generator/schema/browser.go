package schema

import "reflect"

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
	for i := range v.NumField() {
		field := v.Type().Field(i)
		if !field.IsExported() {
			continue
		}
		value, changed := forBrowser(v.Field(i))
		if field.Tag.Get("browser") == "-" {
			value, changed = reflect.Zero(field.Type), true
		}
		if !changed {
			continue
		}
		if sent == v {
			sent = reflect.New(v.Type()).Elem()
			sent.Set(v)
		}
		sent.Field(i).Set(value)
	}
	return sent, sent != v
}
