package main

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"

	"nightlight/generator/schema"
)

var (
	blockType   = reflect.TypeFor[schema.Block]()
	contentType = reflect.TypeFor[schema.Content]()
	sharedType  = reflect.TypeFor[schema.SharedData]()
	dateType    = reflect.TypeFor[schema.Date]()

	// htmlTypes are HTML in the making: strings to authors, an ID to components.
	htmlTypes = map[reflect.Type]bool{
		reflect.TypeFor[schema.Text]():    true,
		reflect.TypeFor[schema.Prose]():   true,
		reflect.TypeFor[schema.Icon]():    true,
		reflect.TypeFor[schema.Picture](): true,
	}
)

// checker finds types whose form outside of Go is not known here. It is better to
// stop than to promise a component what it will not get.
type checker struct {
	src  *source
	tag  string
	seen map[reflect.Type]bool
	// named are the structs by the name that they have outside of Go.
	named map[string]reflect.Type
}

func checkTypes(src *source, roots []reflect.Type, tag string) error {
	c := checker{src, tag, map[reflect.Type]bool{}, map[string]reflect.Type{}}
	for _, root := range roots {
		if err := c.check(root, root.Name()); err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) check(t reflect.Type, path string) error {
	if htmlTypes[t] || t == dateType || t == blockType || t == contentType || t == sharedType || c.seen[t] {
		return nil
	}
	c.seen[t] = true
	if hasOwnForm(t) {
		return fmt.Errorf("%s: %s writes itself, and the generator does not know how", path, t)
	}
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Float64:
		return nil
	case reflect.String:
		if t.PkgPath() != "" && c.src.choices(t) == nil {
			return fmt.Errorf("%s: %s has no constants to choose from", path, t)
		}
		return nil
	case reflect.Pointer:
		return c.check(t.Elem(), path)
	case reflect.Slice:
		return c.check(t.Elem(), path+"[]")
	case reflect.Map:
		if t.Key().Kind() == reflect.String {
			return c.check(t.Elem(), path+"{}")
		}
	case reflect.Struct:
		if other := c.named[t.Name()]; other != nil && t.Name() != "" {
			return fmt.Errorf("%s: %s and %s would have the same name outside of Go", path, t, other)
		}
		c.named[t.Name()] = t
		return c.checkFields(t, path)
	}
	return fmt.Errorf("%s: %s has no form in TypeScript or YAML", path, t)
}

func (c *checker) checkFields(t reflect.Type, path string) error {
	for i := range t.NumField() {
		field := t.Field(i)
		if !field.IsExported() || field.Tag.Get(c.tag) == "-" {
			continue
		}
		check := c.check
		if field.Anonymous {
			check = c.checkFields // its fields become those of the struct around it
		}
		if err := check(field.Type, path+"."+field.Name); err != nil {
			return err
		}
	}
	return nil
}

var writers = []reflect.Type{
	reflect.TypeFor[json.Marshaler](),
	reflect.TypeFor[encoding.TextMarshaler](),
}

func hasOwnForm(t reflect.Type) bool {
	for _, writer := range writers {
		if t.Kind() != reflect.Pointer && (t.Implements(writer) || reflect.PointerTo(t).Implements(writer)) {
			return true
		}
	}
	return false
}
