package main

import (
	"bytes"
	"fmt"
	"html/template"
	"maps"
	"slices"
	"strings"

	"github.com/invopop/jsonschema"
)

// keyTable is the keys of a group: those of a file, or of a value with keys of its own.
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

// keysPage lists every key that an author may write, as the schemas have it: docs/keys.html.
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
