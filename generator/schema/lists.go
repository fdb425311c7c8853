package schema

import "reflect"

// FillLists replaces each nil list under v, a pointer, with an empty one.
// encoding/json writes a nil list as null, and a component that maps over it
// would throw; the TypeScript types promise an array.
func FillLists(v any) { fillLists(reflect.ValueOf(v)) }

func fillLists(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			fillLists(v.Elem())
		}
	case reflect.Slice:
		if v.IsNil() && v.CanSet() {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
		for i := range v.Len() {
			fillLists(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fillLists(v.Field(i))
			}
		}
	}
}
