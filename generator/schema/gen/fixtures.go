package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/content"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

const fixturesDoc = `/**
 * Two values of each type, as encoding/json writes them: one with everything an
 * author can give, one with the least. That they satisfy their types is what the
 * compiler proves; tests of components show them.
 */
export const fixtures = {
`

// htmlMark begins the ID of a fixture's HTML, so that it is known for one below.
const htmlMark = "html of "

var htmlID = regexp.MustCompile(`"` + htmlMark + `[^"]*"`)

// fixtures writes the values as TypeScript that checks them against their types.
func fixtures(src *source, model content.Model) []byte {
	var values strings.Builder
	names := []string{"Html", "PageOf", sharedDataOf(model).Name()}
	add := func(key, name string, of func(sample) any) {
		fmt.Fprintf(&values, "  %s: [%s, %s] satisfies [%s, %s],\n", quote(key),
			withSite(literal(of(sample{src, true})), "wholeSite"),
			withSite(literal(of(sample{src, false})), "bareSite"), name, name)
	}
	for _, root := range wireRoots(model)[2:] {
		names = append(names, root.Name())
		add(root.Name(), root.Name(), func(s sample) any { return s.of(root) })
	}
	for _, template := range byName(model.Templates) {
		add(template.Name+" page", "PageOf<"+quote(template.Name)+">", func(s sample) any { return s.page(template) })
	}
	slices.Sort(names)
	return []byte(header +
		"import type { " + strings.Join(names, ", ") + " } from './schema.gen';\n\n" +
		"const html = (id: string) => id as Html;\n\n" +
		siteFixture("wholeSite", sample{src, true}, sharedDataOf(model)) + siteFixture("bareSite", sample{src, false}, sharedDataOf(model)) +
		fixturesDoc + values.String() + "};\n")
}

// siteFixture is the site of every page in the samples; it is written once.
func siteFixture(name string, s sample, shared reflect.Type) string {
	return "const " + name + " = " + literal(s.of(shared)) + " satisfies " + shared.Name() + ";\n\n"
}

// withSite puts a site fixture into the literal of a page, which has none yet.
func withSite(page, name string) string {
	return strings.Replace(page, `"site": null`, `"site": `+name, 1)
}

// literal is a value's JSON, in which each HTML has its own type.
func literal(v any) string {
	schema.FillLists(v)
	data, err := json.MarshalIndent(v, "  ", "  ")
	if err != nil {
		panic(err) // checkTypes has let through only what can be written
	}
	return htmlID.ReplaceAllString(string(data), "html($0)")
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

func (s sample) page(template content.Template) any {
	page := s.of(reflect.TypeFor[schema.Page]()).(*schema.Page)
	page.Template = template.Name
	page.Content = s.of(contentOf(template)).(schema.Content)
	return page
}

// fill gives v a value; the tag is that of its field.
func (s sample) fill(v reflect.Value, path string, tag reflect.StructTag) {
	switch {
	case htmlTypes[v.Type()]:
		v.Field(0).Set(reflect.ValueOf(schema.HTML{ID: htmlMark + path, Source: path}))
		return
	case v.Type() == dateType:
		v.Set(reflect.ValueOf(schema.Date{Time: time.Date(2025, time.June, 11, 0, 0, 0, 0, time.UTC)}))
		return
	case v.Type() == blockType:
		v.Set(reflect.ValueOf(s.of(reflect.TypeFor[schema.ProseBlock]())))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(s.text(v.Type(), path, tag))
	case reflect.Int:
		v.SetInt(s.number(tag))
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
func (s sample) number(tag reflect.StructTag) int64 {
	_, list, ok := strings.Cut(tag.Get("validate"), "oneof=")
	if !ok {
		return 7
	}
	n, err := strconv.ParseInt(strings.Fields(list)[0], 10, 64)
	if err != nil {
		panic("not a number among the choices: " + list)
	}
	return n
}

// text is a string that the type and the tags allow.
func (s sample) text(t reflect.Type, path string, tag reflect.StructTag) string {
	if value, ok := tag.Lookup("const"); ok {
		return value
	}
	choices := s.src.choices(t)
	if _, list, ok := strings.Cut(tag.Get("validate"), "oneof="); ok {
		choices = nil
		for _, choice := range yamldoc.OneOf(list) {
			choices = append(choices, choice)
		}
	}
	switch {
	case len(choices) > 0 && s.full:
		return choices[len(choices)-1].(string)
	case len(choices) > 0:
		return choices[0].(string)
	case s.full:
		return path
	}
	return ""
}
