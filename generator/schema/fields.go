package schema

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Field describes a field of a struct to all tools: those that read YAML and directives, and
// those that generate JSON Schemas and TypeScript types.
type Field struct {
	reflect.StructField
	// Key is its key in YAML; empty if it is not read from YAML.
	Key string
	// Inline means that the keys of this struct are written among those of the outer one.
	Inline bool
	// Name is its name in JSON and as an attribute of a directive; empty if it is not sent
	// to the browser. Optional means that an empty value is left out.
	Name     string
	Optional bool
	// Rules are the rules of the value, and Items those of each item of a list.
	Rules, Items Rules
	// Refers is what the text refers to: "page" for a page of the site, "address" for any URL.
	Refers string
	// Decorates marks a picture as decorative: the text beside it says the same.
	Decorates bool
}

// Rule is a rule of a validate tag, such as min=2.
type Rule struct{ Name, Param string }

// Rules are the rules of one value, in the order in which they are checked.
type Rules []Rule

// Get returns the parameter of the named rule, and whether there is one.
func (r Rules) Get(name string) (param string, ok bool) {
	for _, rule := range r {
		if rule.Name == name {
			return rule.Param, true
		}
	}
	return "", false
}

// Has reports whether there is a rule with a name.
func (r Rules) Has(name string) bool {
	_, ok := r.Get(name)
	return ok
}

// Choices returns the allowed values; nil if any value is allowed.
func (r Rules) Choices() []string {
	param, _ := r.Get("oneof")
	return Rule{Param: param}.Choices()
}

// Choices returns the values of a oneof rule, where values with spaces are in single quotation
// marks.
func (r Rule) Choices() (values []string) {
	for i, part := range strings.Split(r.Param, "'") {
		if i%2 == 1 {
			values = append(values, part)
		} else {
			values = append(values, strings.Fields(part)...)
		}
	}
	return values
}

// Tags are validate tags that replace those of the structs, by Struct.Field. A model uses them
// to change the rules of the engine's structs.
type Tags map[string]string

// PerType memoises read by type: thousands of pages share a dozen types. The values are shared,
// so callers must not change them.
func PerType[V any](read func(reflect.Type) V) func(reflect.Type) V {
	var known sync.Map
	return func(t reflect.Type) V {
		if value, ok := known.Load(t); ok {
			return value.(V)
		}
		value := read(t)
		known.Store(t, value)
		return value
	}
}

// Fields returns the fields of a struct in their order, with the struct's own tags.
var Fields = PerType(Tags(nil).Fields)

// Fields returns the fields of a struct in their order; tags override the struct's own.
func (tags Tags) Fields(t reflect.Type) (fields []Field) {
	for i := range t.NumField() {
		f := Field{StructField: t.Field(i)}
		if !f.IsExported() && !f.Anonymous {
			continue
		}
		key, options, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		if f.Inline = options == "inline"; !f.Inline && key != "-" {
			f.Key = key
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Optional = strings.HasPrefix(options, "omit"); name != "-" {
			f.Name = cmp.Or(name, f.StructField.Name)
		}
		own, items, _ := strings.Cut(cmp.Or(tags[t.Name()+"."+f.StructField.Name], f.Tag.Get("validate")), "dive")
		f.Rules, f.Items = parseRules(own), parseRules(items)
		f.Refers = f.Tag.Get("refers")
		_, f.Decorates = f.Tag.Lookup("decorates")
		fields = append(fields, f)
	}
	return fields
}

// Visible returns the fields of a struct, with inline structs replaced by their fields.
func (tags Tags) Visible(t reflect.Type) (fields []Field) {
	for _, f := range tags.Fields(t) {
		if !f.Inline {
			fields = append(fields, f)
			continue
		}
		for _, inner := range tags.Visible(f.Type) {
			inner.Index = append(append([]int{}, f.Index...), inner.Index...)
			fields = append(fields, inner)
		}
	}
	return fields
}

func parseRules(tag string) (rules Rules) {
	for text := range strings.SplitSeq(tag, ",") {
		name, param, _ := strings.Cut(text, "=")
		if name != "" {
			rules = append(rules, Rule{name, param})
		}
	}
	return rules
}

//go:generate go run ../../cmd/schemagen -repository ../..

// ForBrowser returns v without the fields that only the server needs: those tagged browser:"-"
// and, in a rendered document, those tagged browser:"members", whose values are already in the
// markup. If there are none, it returns v itself.
func ForBrowser[T any](v T, rendered bool) T {
	if sent, changed := forBrowser(reflect.ValueOf(&v).Elem(), rendered); changed {
		return sent.Interface().(T)
	}
	return v
}

// forBrowser returns a copy of v without these fields and true, or v itself and false.
func forBrowser(v reflect.Value, rendered bool) (reflect.Value, bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return v, false
		}
		sent, changed := forBrowser(v.Elem(), rendered)
		if !changed || v.Kind() == reflect.Interface {
			return sent, changed
		}
		pointer := reflect.New(sent.Type())
		pointer.Elem().Set(sent)
		return pointer, true
	case reflect.Struct:
		return structForBrowser(v, rendered)
	}
	return v, false
}

func structForBrowser(v reflect.Value, rendered bool) (reflect.Value, bool) {
	sent := v
	for _, field := range browserFieldsOf(v.Type()) {
		value, changed := reflect.Zero(field.Type), true
		if field.sentTo == "" || field.sentTo == "members" && !rendered {
			value, changed = forBrowser(v.Field(field.Index[0]), rendered)
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

// browserField is a field that is not always sent, or whose value may contain such fields.
type browserField struct {
	reflect.StructField
	// sentTo is its browser tag: "" for everyone, "members", or "-".
	sentTo string
}

var browserFieldsOf = PerType(func(t reflect.Type) (fields []browserField) {
	for i := range t.NumField() {
		field := browserField{t.Field(i), t.Field(i).Tag.Get("browser")}
		kinds := []reflect.Kind{reflect.Pointer, reflect.Interface, reflect.Struct}
		if field.IsExported() && (field.sentTo != "" || slices.Contains(kinds, field.Type.Kind())) {
			fields = append(fields, field)
		}
	}
	return fields
})
