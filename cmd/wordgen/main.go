// Command wordgen generates words.gen.go in the packages model and schema: the structs of the
// tables *.txt beside it. It must not import these packages. It is run by go generate in the
// folder of package model.
//
// A table has the name of each type on a line, followed by lines, indented by a tab, with its
// keys, their type, their rules and other tags. By default a key is a required string; - means no
// rules. Suffixes of a key: ? omits an empty value from the page's data, ! does not send the key
// to the browser, and = marks a field that is not a YAML key, such as an attribute of a directive
// or a value that the build fills in. A key that begins with + embeds the keys of another type.
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nightlight/generator/base/slug"
)

// folders are the folders with tables, relative to package model.
var folders = []string{".", "../schema"}

func main() {
	for _, folder := range folders {
		code, err := structs(folder)
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "words.gen.go"), code, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

func structs(folder string) ([]byte, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		writeTable(&b, string(text))
	}
	code, header := b.String(), "// Code generated from the tables *.txt by go generate. DO NOT EDIT.\n\npackage "
	if filepath.Base(folder) == "schema" {
		return format.Source([]byte(header + "schema\n" + strings.ReplaceAll(code, "schema.", "")))
	}
	return format.Source([]byte(header + "model\n\nimport \"nightlight/generator/schema\"\n" + code))
}

func writeTable(b *bytes.Buffer, text string) {
	end := "\n"
	for line := range strings.Lines(text) {
		switch trimmed := strings.TrimSpace(line); {
		case trimmed == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(trimmed, "//"):
			if line[0] != '\t' {
				b.WriteString(end)
				end = ""
			}
			fmt.Fprintln(b, trimmed)
		case line[0] != '\t':
			fmt.Fprintf(b, "type %s struct {\n", trimmed)
			end = "}\n\n"
		default:
			writeFields(b, trimmed)
		}
	}
	b.WriteString(end)
}

// ofSchema are the types of package schema that the tables of package model use.
var ofSchema = []string{"Block", "Date", "Icon", "Illustration", "Link", "Matter", "Picture", "Prose", "Site", "Span", "Text"}

func writeFields(b *bytes.Buffer, line string) {
	keys, spec, _ := strings.Cut(line, ":")
	kind, rest, _ := strings.Cut(strings.TrimSpace(spec), " ")
	// Another tag, such as refers:"page", comes last.
	rules, tags := rest, ""
	if quote := strings.Index(rest, `:"`); quote >= 0 {
		space := strings.LastIndex(rest[:quote], " ")
		rules, tags = rest[:max(space, 0)], " "+rest[space+1:]
	}
	for key := range strings.FieldsSeq(keys) {
		bare := strings.TrimRight(key, "?=!")
		marks := key[len(bare):]
		optional, filled, stays := strings.Contains(marks, "?"), strings.Contains(marks, "="), strings.Contains(marks, "!")
		if embedded, ok := strings.CutPrefix(bare, "+"); ok {
			fmt.Fprintf(b, "%s `yaml:\",inline\"", qualified(embedded))
			if stays {
				b.WriteString(` json:"-"`)
			}
			b.WriteString("`\n")
			continue
		}
		bare = strings.ReplaceAll(bare, "%20", " ")
		yaml, json, validate := bare, slug.Camel(bare), rules
		if filled {
			yaml = "-"
		}
		if optional {
			json += ",omitempty,omitzero"
		}
		if stays {
			json = "-"
		}
		if validate == "" && !optional && !filled {
			validate = "required"
		}
		fmt.Fprintf(b, "%s %s `yaml:%q json:%q", nameOf(bare), qualified(cmp.Or(kind, "string")), yaml, json)
		if validate != "" && validate != "-" {
			fmt.Fprintf(b, " validate:%q", validate)
		}
		fmt.Fprintf(b, "%s`\n", tags)
	}
}

func qualified(kind string) string {
	if named := strings.TrimLeft(kind, "[]*"); slices.Contains(ofSchema, named) {
		return strings.TrimSuffix(kind, named) + "schema." + named
	}
	return kind
}

func nameOf(key string) (name string) {
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return strings.ContainsRune("-_ ", r) }) {
		if slices.Contains([]string{"html", "id", "url"}, word) {
			word = strings.ToUpper(word)
		}
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}
