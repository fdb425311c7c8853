// Command wordgen writes words.gen.go, the structs of words.txt. It is run by go generate in
// the folder of package model, whose types it must not need itself.
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"log"
	"os"
	"slices"
	"strings"
)

func main() {
	text, err := os.ReadFile("words.txt")
	if err != nil {
		log.Fatal(err)
	}
	code, err := structs(string(text))
	if err != nil {
		log.Fatalf("words.txt: %v", err)
	}
	if err := os.WriteFile("words.gen.go", code, 0o644); err != nil {
		log.Fatal(err)
	}
}

func structs(text string) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("// Code generated from words.txt by go generate. DO NOT EDIT.\n\npackage model\n\nimport \"nightlight/generator/schema\"\n")
	end := "\n"
	for line := range strings.Lines(text) {
		switch trimmed := strings.TrimSpace(line); {
		case trimmed == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(trimmed, "//"):
			if line[0] != '\t' {
				b.WriteString(end)
				end = ""
			}
			fmt.Fprintln(&b, trimmed)
		case line[0] != '\t':
			fmt.Fprintf(&b, "type %s struct {\n", trimmed)
			end = "}\n\n"
		default:
			writeFields(&b, trimmed)
		}
	}
	b.WriteString(end)
	return format.Source(b.Bytes())
}

// ofSchema are the types of package schema.
var ofSchema = []string{"Icon", "Link", "Prose", "Text"}

func writeFields(b *bytes.Buffer, line string) {
	keys, spec, _ := strings.Cut(line, ":")
	kind, rules, _ := strings.Cut(strings.TrimSpace(spec), " ")
	kind = cmp.Or(kind, "string")
	if named := strings.TrimLeft(kind, "[]*"); slices.Contains(ofSchema, named) {
		kind = strings.TrimSuffix(kind, named) + "schema." + named
	}
	for key := range strings.FieldsSeq(keys) {
		key = strings.ReplaceAll(key, "%20", " ")
		words := strings.Split(key, "-")
		for i, word := range words[1:] {
			words[i+1] = strings.ToUpper(word[:1]) + word[1:]
		}
		fmt.Fprintf(b, "%s %s `yaml:%q json:%q validate:%q`\n", nameOf(key), kind, key, strings.Join(words, ""), cmp.Or(rules, "required"))
	}
}

// nameOf is the field with a key.
func nameOf(key string) (name string) {
	if key == "id" {
		return "ID"
	}
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return strings.ContainsRune("-_ ", r) }) {
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}
