package main

import (
	"encoding/json"
	"maps"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"github.com/invopop/jsonschema"

	"nightlight/generator/yamldoc"
)

const defs = "#/$defs/"

var oneOrMore = reflect.TypeFor[yamldoc.OneOrMore]()

var digit = regexp.MustCompile(`[0-9]`)

// reflection makes JSON Schemas of Go types as one reader sees them: components
// by the json tags, authors by the yaml tags.
type reflection struct {
	src    *source
	tag    string
	mapper func(reflect.Type) *jsonschema.Schema
	// defs gathers the definitions of all types that were reflected.
	defs jsonschema.Definitions
	// structs are the Go types of the definitions.
	structs map[string]reflect.Type
}

func newReflection(src *source, tag string) *reflection {
	return &reflection{src: src, tag: tag, defs: jsonschema.Definitions{}, structs: map[string]reflect.Type{}}
}

// reflect describes t and adds what t refers to, and t itself when it is a
// struct, to the definitions.
func (r *reflection) reflect(t reflect.Type) *jsonschema.Schema {
	reflector := jsonschema.Reflector{
		Anonymous:    true,
		FieldNameTag: r.tag,
		// Only the validate tags decide what an author must write.
		RequiredFromJSONSchemaTags: r.tag == "yaml",
		LookupComment:              r.comment,
		Mapper: func(t reflect.Type) *jsonschema.Schema {
			if s := r.mapper(t); s != nil {
				return s
			}
			if t.Implements(oneOrMore) {
				return &jsonschema.Schema{Type: "array", Items: &jsonschema.Schema{Type: "string"}}
			}
			if t.Kind() == reflect.Struct {
				r.structs[t.Name()] = t
			}
			return nil
		},
	}
	s := reflector.ReflectFromType(t)
	for name, def := range s.Definitions {
		r.addRules(r.structs[name], def)
		if r.tag == "yaml" {
			allowShorthand(r.structs[name], def)
		}
	}
	maps.Copy(r.defs, s.Definitions)
	return s
}

// comment is a field's comment, or else that of the kind of text in it.
func (r *reflection) comment(t reflect.Type, field string) string {
	if field == "" {
		return r.src.comment(t)
	}
	if text := r.src.comment(t, field); text != "" || r.tag == "json" {
		return text
	}
	if f, ok := t.FieldByName(field); ok && htmlTypes[f.Type] {
		return r.src.comment(f.Type)
	}
	return ""
}

// addRules adds the const and validate tags of a type to its definition.
func (r *reflection) addRules(t reflect.Type, def *jsonschema.Schema) {
	for _, field := range reflect.VisibleFields(t) {
		key, _, _ := strings.Cut(field.Tag.Get(r.tag), ",")
		s, ok := def.Properties.Get(key)
		if !ok {
			continue
		}
		if value, ok := field.Tag.Lookup("const"); ok {
			s.Const = value
		}
		own, items, _ := strings.Cut(r.src.validateTag(t, field), "dive")
		for rule := range strings.SplitSeq(own, ",") {
			if rule == "required" && r.tag == "yaml" {
				def.Required = append(def.Required, key)
			}
			addRule(s, rule)
		}
		for rule := range strings.SplitSeq(items, ",") {
			addRule(s.Items, rule)
		}
		if kind, ok := field.Tag.Lookup("refers"); ok {
			addReference(s, kind)
		}
		if r.tag == "yaml" && field.Type.Implements(oneOrMore) {
			whole, one := *s, *s.Items
			*s = jsonschema.Schema{AnyOf: []*jsonschema.Schema{&one, &whole}, Description: whole.Description}
		}
	}
}

// addReference says what a text, or each text of a list, is the name of.
func addReference(s *jsonschema.Schema, kind string) {
	if s.Items != nil {
		s = s.Items
	}
	s.Format = kind
}

// allowShorthand lets a struct be written as the value of its shorthand field alone.
func allowShorthand(t reflect.Type, def *jsonschema.Schema) {
	short, ok := reflect.Zero(t).Interface().(yamldoc.Shorthand)
	if !ok {
		return
	}
	whole := *def
	alone, _ := def.Properties.Get(short.ShorthandField())
	forms := []*jsonschema.Schema{alone, &whole}
	if alone.Items != nil {
		forms = append(forms, alone.Items)
	}
	*def = jsonschema.Schema{AnyOf: forms, Description: whole.Description}
}

// addRule translates one rule of a validate tag.
func addRule(s *jsonschema.Schema, rule string) {
	name, param, _ := strings.Cut(rule, "=")
	switch name {
	case "", "-", "required", "omitempty", "base64", "unique":
	case "oneof":
		s.Enum = nil
		for _, value := range yamldoc.OneOf(param) {
			s.Enum = append(s.Enum, choice(s, value))
		}
	case "url":
		s.Format = "uri"
	case "email":
		s.Format = "email"
	case "phone":
		s.Pattern = `^\+?[0-9 ()-]{7,}$`
	case "endsnotwith":
		s.Pattern = "[^" + param + "]$"
	case "startswith":
		s.Pattern = "^" + param
	case "datetime":
		s.Pattern = "^" + digit.ReplaceAllString(param, `[0-9]`) + "$"
	case "min", "max", "len":
		addBound(s, name, param)
	default:
		panic("no JSON Schema for the validate tag " + rule)
	}
}

// choice is an allowed value in the type of its field: the number 80, not the text.
func choice(s *jsonschema.Schema, value string) any {
	if s.Type != "integer" {
		return value
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		panic("not a number among the choices: " + value)
	}
	return n
}

func addBound(s *jsonschema.Schema, name, param string) {
	n, err := strconv.ParseUint(param, 10, 64)
	if err != nil {
		panic("a bound must be a number: " + param)
	}
	low, high := name != "max", name != "min"
	switch s.Type {
	case "array":
		set(&s.MinItems, &n, low)
		set(&s.MaxItems, &n, high)
	case "string":
		set(&s.MinLength, &n, low)
		set(&s.MaxLength, &n, high)
	default:
		set(&s.Minimum, json.Number(param), low)
		set(&s.Maximum, json.Number(param), high)
	}
}

func set[T any](field *T, value T, when bool) {
	if when {
		*field = value
	}
}
