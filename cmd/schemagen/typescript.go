package main

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

const header = "// Code generated from the types of the model by go generate; DO NOT EDIT.\n\n"

const preamble = `/**
 * A piece of an author's HTML: prose, an icon or a picture. It is only a name here;
 * the Html component inserts the markup.
 */
export type Html = string & { readonly __html: unique symbol };

/** A kind of page. */
export type TemplateName = keyof TemplateContent;

/** A page of any kind: its template decides which content it has. */
export type Page = { [T in TemplateName]: PageOf<T> }[TemplateName];
`

var (
	pageType    = reflect.TypeFor[schema.Page]()
	routesType  = reflect.TypeFor[schema.Routes]()
	blockType   = reflect.TypeFor[schema.Block]()
	contentType = reflect.TypeFor[schema.Content]()
	dateType    = reflect.TypeFor[schema.Date]()
)

// declarations are the TypeScript declarations of the types that components receive, by name.
type declarations struct {
	src *source
	// shared is the struct for content/site.yaml.
	shared reflect.Type
	texts  map[string]string
	types  map[string]reflect.Type
}

func typescript(src *source, model content.Model) []byte {
	shared := reflect.TypeOf(model.NewData().Site()).Elem()
	d := &declarations{src, shared, map[string]string{}, map[string]reflect.Type{}}
	for _, root := range append(componentTypes(model), pageType, routesType) {
		d.typeOf(root, root.Name())
	}
	d.texts["Date"] = doc("", "A day, for machines and for people.") + "export interface Date {\n" +
		property("2025-06-11", "iso", "string") + property("11 June 2025", "text", "string") + "}\n"
	var blocks []string
	for _, block := range model.BlockTypes() {
		blocks = append(blocks, reflect.TypeOf(block).Elem().Name())
	}
	d.texts["Block"] = doc("", src.comment(blockType, "")) + "export type Block = " + strings.Join(blocks, " | ") + ";\n"
	contents := doc("", "The content of each kind of page, by the name of its template.") + "export interface TemplateContent {\n"
	for _, template := range byName(model.Templates) {
		contents += property("", propertyName(template.Name), contentOf(template).Name())
	}
	d.texts["TemplateContent"] = contents + "}\n"
	for name, text := range model.Declared {
		d.texts[name] = text()
	}
	text := header + preamble
	for _, name := range slices.Sorted(maps.Keys(d.texts)) {
		text += "\n" + d.texts[name]
	}
	return []byte(text)
}

// typeOf returns the TypeScript type of a Go type. It panics if it does not know what
// encoding/json would write.
func (d *declarations) typeOf(t reflect.Type, path string) string {
	switch {
	case schema.IsMarkup(t):
		return "Html"
	case t == blockType:
		return "Block"
	case t == contentType:
		return "TemplateContent[T]"
	case t == reflect.TypeFor[schema.SharedData]():
		return d.typeOf(d.shared, path)
	case t == dateType:
		return "Date"
	case hasOwnForm(t):
		panic(fmt.Sprintf("%s: %s writes itself, and the generator does not know how", path, t))
	}
	switch t.Kind() {
	case reflect.Bool:
		return "boolean"
	case reflect.Int, reflect.Float64:
		return "number"
	case reflect.String:
		return d.text(t, path)
	case reflect.Pointer:
		return d.typeOf(t.Elem(), path)
	case reflect.Slice:
		return list(d.typeOf(t.Elem(), path+"[]"))
	case reflect.Map:
		if t.Key().Kind() == reflect.String {
			return "Record<string, " + d.typeOf(t.Elem(), path+"{}") + ">"
		}
	case reflect.Struct:
		return d.object(t, path)
	}
	panic(fmt.Sprintf("%s: %s has no form in TypeScript", path, t))
}

func (d *declarations) text(t reflect.Type, path string) string {
	if t.PkgPath() == "" {
		return "string"
	}
	choices := d.src.choices(t)
	if choices == nil {
		panic(fmt.Sprintf("%s: %s has no constants to choose from", path, t))
	}
	d.texts[t.Name()] = doc("", d.src.comment(t, "")) + "export type " + t.Name() + " = " + union(choices, quote) + ";\n"
	return t.Name()
}

func (d *declarations) object(t reflect.Type, path string) string {
	switch other := d.types[t.Name()]; {
	case other == t:
		return t.Name()
	case other != nil && t.Name() != "":
		panic(fmt.Sprintf("%s: %s and %s would have the same name in TypeScript", path, t, other))
	}
	d.types[t.Name()] = t
	name := t.Name()
	if t == pageType {
		name = "PageOf<T extends TemplateName>"
	}
	d.texts[t.Name()] = doc("", d.src.comment(t, "")) + "export interface " + name + " {\n" + d.fields(t, path) + "}\n"
	return t.Name()
}

func (d *declarations) fields(t reflect.Type, path string) (text string) {
	for _, field := range d.src.tags.Fields(t) {
		at := path + "." + field.StructField.Name
		switch {
		case field.Anonymous && field.Tag.Get("json") != "-":
			text += d.fields(field.Type, at) // encoding/json adds them to the outer struct
			continue
		case field.Name == "":
			continue
		}
		key := propertyName(field.Name)
		if field.Optional {
			key += "?"
		}
		text += property(d.src.comment(t, field.StructField.Name), key, d.restricted(t, field, at))
	}
	return text
}

func (d *declarations) restricted(t reflect.Type, field schema.Field, path string) string {
	kind := d.typeOf(field.Type, path)
	own, items := field.Rules.Choices(), field.Items.Choices()
	switch value, isConst := field.Tag.Lookup("const"); {
	case isConst:
		return quote(value)
	case t == pageType && field.StructField.Name == "Template":
		return "T"
	case own != nil:
		return union(own, literalsOf(kind))
	case items != nil:
		return list(union(items, literalsOf(strings.TrimSuffix(kind, "[]"))))
	}
	return kind
}

func literalsOf(kind string) func(string) string {
	if kind == "number" {
		return func(value string) string { return value }
	}
	return quote
}

func property(comment, key, kind string) string {
	return doc("  ", comment) + "  " + key + ": " + kind + ";\n"
}

func propertyName(key string) string {
	if strings.ContainsAny(key, "- ") {
		return quote(key)
	}
	return key
}

func doc(indent, text string) string {
	if text == "" {
		return ""
	}
	return indent + "/** " + strings.ReplaceAll(text, "*/", "*\\/") + " */\n"
}

func list(item string) string {
	if strings.Contains(item, " ") {
		item = "(" + item + ")"
	}
	return item + "[]"
}

func union(values []string, write func(string) string) string {
	var literals []string
	for _, value := range values {
		literals = append(literals, write(value))
	}
	return strings.Join(literals, " | ")
}

func quote(text string) string {
	return "'" + strings.ReplaceAll(strings.Trim(strconv.Quote(text), `"`), "'", `\'`) + "'"
}
