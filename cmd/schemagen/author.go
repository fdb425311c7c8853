package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/invopop/jsonschema"

	"nightlight/generator/reading/content"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

func authorFiles(model content.Model) map[string]reflect.Type {
	files := map[string]reflect.Type{"table": reflect.TypeFor[schema.Table]()}
	for _, file := range model.NewData().Files() {
		files[file.SchemaName()] = reflect.TypeOf(file.Value).Elem()
	}
	for _, template := range model.Templates {
		files["page-"+template.Name] = contentOf(template)
	}
	return files
}

// pagesSchema returns one schema for the pages of all templates, which share their definitions.
func pagesSchema(schemas map[string]*jsonschema.Schema) *jsonschema.Schema {
	pages := &jsonschema.Schema{Version: jsonschema.Version, Title: "pages", Definitions: jsonschema.Definitions{}}
	for _, name := range slices.Sorted(maps.Keys(schemas)) {
		template, isPage := strings.CutPrefix(name, "page-")
		if !isPage {
			continue
		}
		pages.AnyOf = append(pages.AnyOf, &jsonschema.Schema{Title: template, Ref: schemas[name].Ref})
		for of, definition := range schemas[name].Definitions {
			if other := pages.Definitions[of]; other != nil && !bytes.Equal(encode(other, ""), encode(definition, "")) {
				panic("two types of pages are called " + of)
			}
			pages.Definitions[of] = definition
		}
	}
	return pages
}

var oneOrMore = reflect.TypeFor[yamldoc.OneOrMore]()

func authorSchema(src *source, name string, root reflect.Type) *jsonschema.Schema {
	yamldoc.NewReader(root) // panics if YAML cannot fill a type
	structs := map[string]reflect.Type{}
	reflector := jsonschema.Reflector{
		Anonymous:    true,
		FieldNameTag: "yaml",
		// Only validate tags decide which keys are required.
		RequiredFromJSONSchemaTags: true,
		LookupComment:              src.advice,
		Mapper: func(t reflect.Type) *jsonschema.Schema {
			if t.Kind() == reflect.Struct {
				structs[t.Name()] = t
			}
			return src.authored(t)
		},
	}
	s := reflector.ReflectFromType(root)
	for name, def := range s.Definitions {
		src.addRules(structs[name], def)
		allowShorthand(structs[name], def)
	}
	s.Version, s.Title = jsonschema.Version, name
	return s
}

// authored returns the schema of a type whose values in YAML differ from its structure, or nil
// for reflection. It panics for a type with an unknown decoder.
func (s *source) authored(t reflect.Type) *jsonschema.Schema {
	switch {
	case schema.IsMarkup(t):
		return &jsonschema.Schema{Type: "string", Format: strings.ToLower(t.Name())}
	case t == dateType:
		return &jsonschema.Schema{Type: "string", Format: "date"}
	case t.Implements(oneOrMore):
		return &jsonschema.Schema{Type: "array", Items: &jsonschema.Schema{Type: "string"}}
	case s.choices(t) != nil:
		return &jsonschema.Schema{Type: "string", Enum: anyOf(s.choices(t))}
	case hasOwnForm(t):
		panic(fmt.Sprintf("%s reads itself, and the generator does not know how", t))
	case t.Kind() == reflect.String && t.PkgPath() != "":
		panic(fmt.Sprintf("%s has no constants to choose from", t))
	}
	return nil
}

// advice returns the comment of a field or, if it has none, the comment of its type of markup.
func (s *source) advice(t reflect.Type, field string) string {
	text := s.comment(t, field)
	if text != "" || field == "" {
		return text
	}
	if f, _ := t.FieldByName(field); schema.IsMarkup(f.Type) {
		return s.comment(f.Type, "")
	}
	return ""
}

// addRules adds the validate tags of a type and the references of its texts to its definition.
func (src *source) addRules(t reflect.Type, def *jsonschema.Schema) {
	for _, field := range src.tags.Visible(t) {
		s, ok := def.Properties.Get(field.Key)
		if !ok {
			continue
		}
		if field.Rules.Has("required") {
			def.Required = append(def.Required, field.Key)
		}
		for _, rule := range field.Rules {
			addRule(s, rule)
		}
		for _, rule := range field.Items {
			addRule(s.Items, rule)
		}
		text := s
		if s.Items != nil {
			text = s.Items
		}
		if field.Refers == "page" {
			text.Format = field.Refers
		}
		if field.Type.Implements(oneOrMore) {
			whole, one := *s, *s.Items
			*s = jsonschema.Schema{AnyOf: []*jsonschema.Schema{&one, &whole}, Description: whole.Description}
		}
	}
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

var digit = regexp.MustCompile(`[0-9]`)

func addRule(s *jsonschema.Schema, rule schema.Rule) {
	name, param := rule.Name, rule.Param
	switch name {
	case "-", "required", "omitempty", "base64", "unique":
	case "oneof":
		s.Enum = anyOf(rule.Choices())
		if s.Type == "integer" {
			for i, value := range s.Enum {
				s.Enum[i] = json.Number(value.(string))
			}
		}
	case "url":
		s.Format = "uri"
	case "email":
		s.Format = "email"
	case "phone":
		s.Pattern = `^\+?[0-9 ()-]{10,}$`
	case "amount":
		s.Pattern = "^" + param + `(?:[0-9,]*[1-9][0-9,]*(?:\.[0-9]{2})?|0\.(?:[1-9][0-9]|0[1-9]))$`
	case "endsnotwith":
		s.Pattern = "[^" + param + "]$"
	case "startswith":
		s.Pattern = "^" + param
	case "datetime":
		s.Pattern = "^" + digit.ReplaceAllString(param, `[0-9]`) + "$"
	case "min", "max", "len":
		addBound(s, name, param)
	default:
		panic("no JSON Schema for the rule " + name)
	}
}

func anyOf(values []string) (all []any) {
	for _, value := range values {
		all = append(all, value)
	}
	return all
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

// encode returns a value as JSON, which cannot fail for the values here.
func encode(v any, indent string) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	if err := encoder.Encode(v); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// keyTable lists the keys of a group: those of a file, or of a value that has keys itself.
type keyTable struct {
	ID, Name, About string
	Keys            []keyRow
}

type keyRow struct {
	Key, Kind, About string
	Required         bool
	// Group is the ID of the table with the keys of the value.
	Group string
}

func keysPage(schemas map[string]*jsonschema.Schema) []byte {
	var tables []keyTable
	for _, file := range slices.Sorted(maps.Keys(schemas)) {
		root := schemas[file]
		if root.Properties != nil || root.Items != nil {
			tables = append(tables, tableOf(file, "", root))
		}
		for _, name := range slices.Sorted(maps.Keys(root.Definitions)) {
			tables = append(tables, tableOf(file, name, root.Definitions[name]))
		}
	}
	var page bytes.Buffer
	if err := keysTemplate.Execute(&page, tables); err != nil {
		panic(err) // the template is a constant
	}
	return page.Bytes()
}

func tableOf(file, name string, s *jsonschema.Schema) keyTable {
	t := keyTable{ID: strings.Trim(file+"-"+name, "-"), Name: strings.TrimSpace(file + " " + name), About: s.Description}
	for _, form := range s.AnyOf { // a shorthand, or the keys
		if form.Properties != nil {
			s = form
		}
	}
	if s.Properties == nil {
		t.Keys = append(t.Keys, rowOf(file, "each item", s.Items, true))
		return t
	}
	for pair := s.Properties.Oldest(); pair != nil; pair = pair.Next() {
		t.Keys = append(t.Keys, rowOf(file, pair.Key, pair.Value, slices.Contains(s.Required, pair.Key)))
	}
	return t
}

func rowOf(file, key string, s *jsonschema.Schema, required bool) keyRow {
	row := keyRow{Key: key, About: s.Description, Required: required}
	value, many := s, ""
	for _, form := range s.AnyOf {
		if form.Items != nil {
			value = form
		}
	}
	if value.Items != nil {
		value, many = value.Items, "list of "
	}
	if name, isGroup := strings.CutPrefix(value.Ref, "#/$defs/"); isGroup {
		row.Kind, row.Group = many+name, file+"-"+name
		return row
	}
	kind := value.Type
	if value.Format != "" {
		kind = value.Format
	}
	if value.Enum != nil {
		kind = strings.Trim(strings.ReplaceAll(fmt.Sprintf("%q", value.Enum), `"`, ""), "[]")
	}
	row.Kind = many + kind + boundsOf(s)
	return row
}

func boundsOf(s *jsonschema.Schema) (text string) {
	for _, bound := range []struct {
		least, most *uint64
		what        string
	}{{s.MinItems, s.MaxItems, "items"}, {s.MinLength, s.MaxLength, "letters"}} {
		if bound.least != nil {
			text += fmt.Sprintf(", at least %d %s", *bound.least, bound.what)
		}
		if bound.most != nil {
			text += fmt.Sprintf(", at most %d %s", *bound.most, bound.what)
		}
	}
	return text
}

var keysTemplate = template.Must(template.New("keys").Parse(`<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>All the keys</title>
<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td{border-top:1px solid #ccc;padding:.25rem .75rem .25rem 0;vertical-align:top}code{white-space:nowrap}</style>
<h1>All the keys that an author may write</h1>
<p>Made from the types by <code>go generate</code>. A key with a star must be there; what you leave out of the others is not shown.</p>
{{range .}}<h2 id="{{.ID}}">{{.Name}}</h2>
{{with .About}}<p>{{.}}</p>
{{end}}<table>
{{range .Keys}}<tr><td><code>{{.Key}}</code>{{if .Required}}*{{end}}<td>{{if .Group}}<a href="#{{.Group}}">{{.Kind}}</a>{{else}}{{.Kind}}{{end}}<td>{{.About}}
{{end}}</table>
{{end}}`))
