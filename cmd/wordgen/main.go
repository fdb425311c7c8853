// Command wordgen writes words.gen.go, the structs of words.txt. It is run by go generate in
// the folder of package model, whose types it must not need itself.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"log"
	"os"
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

// short are the types of package schema.
var short = strings.NewReplacer("Text", "schema.Text", "Prose", "schema.Prose", "Link", "schema.Link")

func writeFields(b *bytes.Buffer, line string) {
	keys, spec, _ := strings.Cut(line, ":")
	kind, rules, _ := strings.Cut(strings.TrimSpace(spec), " ")
	switch strings.TrimLeft(kind, "[]*") {
	case "":
		kind = "string"
	case "Text", "Prose", "Link":
		kind = short.Replace(kind)
	}
	if rules == "" {
		rules = "required"
	}
	for key := range strings.FieldsSeq(keys) {
		var name strings.Builder
		for word := range strings.SplitSeq(key, "-") {
			name.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
		camel := key[:1] + name.String()[1:]
		fmt.Fprintf(b, "%s %s `yaml:%q json:%q validate:%q`\n", name.String(), kind, key, camel, rules)
	}
}
