package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/invopop/jsonschema"
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

// typescript writes the definitions as TypeScript, sorted by name.
func typescript(definitions jsonschema.Definitions) []byte {
	var b strings.Builder
	b.WriteString(header + preamble)
	for _, name := range slices.Sorted(maps.Keys(definitions)) {
		b.WriteByte('\n')
		def := definitions[name]
		switch {
		case name == "Page":
			writePage(&b, def)
		case def.Type == "object":
			writeInterface(&b, name, def)
		default:
			writeDoc(&b, "", def.Description)
			fmt.Fprintf(&b, "export type %s = %s;\n", name, typeOf(def))
		}
	}
	return []byte(b.String())
}

// writePage ties a page's content to its template, which Go's type does not express.
func writePage(b *strings.Builder, def *jsonschema.Schema) {
	template, _ := def.Properties.Get("template")
	template.Type, template.Ref = "", defs+"T"
	content, _ := def.Properties.Get("content")
	content.Ref = defs + "TemplateContent[T]"
	writeInterface(b, "PageOf<T extends TemplateName>", def)
}

func writeInterface(b *strings.Builder, name string, def *jsonschema.Schema) {
	writeDoc(b, "", def.Description)
	fmt.Fprintf(b, "export interface %s {\n", name)
	for pair := def.Properties.Oldest(); pair != nil; pair = pair.Next() {
		writeDoc(b, "  ", pair.Value.Description)
		mark := "?"
		if slices.Contains(def.Required, pair.Key) {
			mark = ""
		}
		fmt.Fprintf(b, "  %s%s: %s;\n", propertyName(pair.Key), mark, typeOf(pair.Value))
	}
	b.WriteString("}\n")
}

func propertyName(key string) string {
	if strings.ContainsAny(key, "- ") {
		return quote(key)
	}
	return key
}

// typeOf is the type of the values that a schema allows.
func typeOf(s *jsonschema.Schema) string {
	switch {
	case s.Ref != "":
		return strings.TrimPrefix(s.Ref, defs)
	case s.Const != nil:
		return quote(s.Const.(string))
	case s.Enum != nil:
		return union(s.Enum, choiceType)
	case s.OneOf != nil:
		return union(s.OneOf, typeOf)
	}
	switch s.Type {
	case "string", "boolean":
		return s.Type
	case "integer", "number":
		return "number"
	case "array":
		if item := typeOf(s.Items); strings.Contains(item, " ") {
			return "(" + item + ")[]"
		} else {
			return item + "[]"
		}
	case "object":
		if s.AdditionalProperties != nil {
			return "Record<string, " + typeOf(s.AdditionalProperties) + ">"
		}
	}
	panic(fmt.Sprintf("no TypeScript for the schema %s", indented(s)))
}

func union[V any](members []V, write func(V) string) string {
	types := make([]string, len(members))
	for i, member := range members {
		types[i] = write(member)
	}
	return strings.Join(types, " | ")
}

func quote(text string) string {
	return "'" + strings.ReplaceAll(strings.Trim(strconv.Quote(text), `"`), "'", `\'`) + "'"
}

func writeDoc(b *strings.Builder, indent, text string) {
	if text != "" {
		fmt.Fprintf(b, "%s/** %s */\n", indent, strings.ReplaceAll(text, "*/", "*\\/"))
	}
}

// choiceType is an allowed value as TypeScript writes it.
func choiceType(value any) string {
	if text, ok := value.(string); ok {
		return quote(text)
	}
	return fmt.Sprint(value)
}
