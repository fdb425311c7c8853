package main

import (
	"reflect"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// fixtures are two pages of each kind, and two values of each other type that components
// get, by their names: one with everything that an author can give, one with the least.
func fixtures(src *source, model content.Model) map[string][2]any {
	values := map[string][2]any{}
	whole, bare := sample{src, true}, sample{src, false}
	for _, t := range componentTypes(model) {
		values[t.Name()] = [2]any{whole.of(t), bare.of(t)}
	}
	for _, template := range model.Templates {
		values[template.Name+" page"] = [2]any{whole.page(model, template), bare.page(model, template)}
	}
	for _, pair := range values {
		schema.FillLists(pair[0])
		schema.FillLists(pair[1])
	}
	return values
}

// sample makes values: full ones have every field, others only what is always sent.
type sample struct {
	src  *source
	full bool
}

func (s sample) of(t reflect.Type) any {
	v := reflect.New(t)
	s.fill(v.Elem(), t.Name(), "")
	return v.Interface()
}

func (s sample) page(model content.Model, template content.Template) any {
	page := s.of(pageType).(*schema.Page)
	page.Template = template.Name
	page.Content = s.of(contentOf(template)).(schema.Content)
	page.Site = s.of(reflect.TypeOf(model.NewData().Site()).Elem()).(schema.SharedData)
	return page
}

// fill gives v a value; the tag is that of its field.
func (s sample) fill(v reflect.Value, path string, tag reflect.StructTag) {
	switch t := v.Type(); {
	case htmlTypes[t]:
		v.Field(0).Set(reflect.ValueOf(schema.HTML{ID: "html of " + path, Source: path}))
		return
	case t == dateType:
		v.Set(reflect.ValueOf(schema.Date{Time: time.Date(2025, time.June, 11, 0, 0, 0, 0, time.UTC)}))
		return
	case t == blockType:
		v.Set(reflect.ValueOf(s.of(reflect.TypeFor[schema.ProseBlock]())))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(s.text(v.Type(), path, tag))
	case reflect.Int:
		v.SetInt(number(tag))
	case reflect.Float64:
		v.SetFloat(0.5)
	case reflect.Bool:
		v.SetBool(s.full)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		s.fill(v.Elem(), path, tag)
	case reflect.Slice:
		if s.full {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			s.fill(v.Index(0), path, "")
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
	case reflect.Struct:
		s.fillFields(v, path)
	}
}

// fillFields leaves out what is tagged nofixture: a text with a condition would be
// shown by no component that a fixture is given to.
func (s sample) fillFields(v reflect.Value, path string) {
	for i := range v.NumField() {
		field := v.Type().Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		_, left := field.Tag.Lookup("nofixture")
		if name == "-" || left || (!s.full && strings.HasPrefix(options, "omit")) {
			continue
		}
		rules := `validate:` + strconv.Quote(s.src.validateTag(v.Type(), field)) + " "
		s.fill(v.Field(i), path+"."+field.Name, reflect.StructTag(rules)+field.Tag)
	}
}

// number is a whole number that the tags allow.
func number(tag reflect.StructTag) int64 {
	n, err := strconv.ParseInt(append(choicesOf(tag.Get("validate")), "7")[0], 10, 64)
	if err != nil {
		panic(err) // the choices of a number are numbers
	}
	return n
}

// text is a string that the type and the tags allow.
func (s sample) text(t reflect.Type, path string, tag reflect.StructTag) string {
	if value, ok := tag.Lookup("const"); ok {
		return value
	}
	choices := s.src.choices(t)
	if restricted := choicesOf(tag.Get("validate")); restricted != nil {
		choices = restricted
	}
	if choices == nil {
		choices = []string{"", path}
	}
	if s.full {
		return choices[len(choices)-1]
	}
	return choices[0]
}
