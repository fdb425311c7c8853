package main

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"

	"github.com/invopop/jsonschema"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// authorFiles are the kinds of file that an author writes: the name of the JSON
// Schema, and what one file is read into.
func authorFiles(model content.Model) map[string]reflect.Type {
	files := map[string]reflect.Type{"table": reflect.TypeFor[schema.Table]()}
	for _, file := range model.NewData().Files() {
		files[strings.ReplaceAll(file.Name, "/", "-")] = reflect.TypeOf(file.Value).Elem()
	}
	for _, template := range model.Templates {
		files["page-"+template.Name] = contentOf(template)
	}
	return files
}

// authorSchema describes one kind of file as its author writes it.
func authorSchema(src *source, name string, root reflect.Type) *jsonschema.Schema {
	r := newReflection(src, "yaml")
	r.mapper = func(t reflect.Type) *jsonschema.Schema {
		switch {
		case htmlTypes[t]:
			return &jsonschema.Schema{Type: "string", Format: strings.ToLower(t.Name())}
		case t == dateType:
			return &jsonschema.Schema{Type: "string", Format: "date"}
		case src.choices(t) != nil:
			return &jsonschema.Schema{Type: "string", Enum: src.choices(t)}
		}
		return nil
	}
	s := r.reflect(root)
	s.Version, s.Title, s.Definitions = jsonschema.Version, name, r.defs
	return s
}

func indented(s *jsonschema.Schema) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(s); err != nil {
		panic(err) // a schema is made of strings and lists of them
	}
	return b.Bytes()
}
