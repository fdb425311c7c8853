package editor

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/invopop/jsonschema"
)

type field struct {
	Name   string `json:"name"`
	Label  string `json:"label"`
	Widget string `json:"widget"`
	Hint   string `json:"hint,omitempty"`
	// Required is always written, because the editor treats a field without it as required.
	Required bool `json:"required"`

	Type      string   `json:"type,omitempty"`
	Format    string   `json:"format,omitempty"`
	Pattern   []string `json:"pattern,omitempty"`
	ValueType string   `json:"value_type,omitempty"`
	// Emoji is false so that a colon does not start an emoji.
	Emoji     *bool       `json:"use_emoji_autocomplete,omitempty"`
	MinLength *uint64     `json:"minlength,omitempty"`
	MaxLength *uint64     `json:"maxlength,omitempty"`
	Min       json.Number `json:"min,omitempty"`
	Max       json.Number `json:"max,omitempty"`
	Options   []any       `json:"options,omitempty"`
	Multiple  bool        `json:"multiple,omitempty"`
	Collapsed string      `json:"collapsed,omitempty"`
	// Item describes each entry of a list of single values, and Fields are those of an object, or of
	// each object in a list.
	Item   *field  `json:"field,omitempty"`
	Fields []field `json:"fields,omitempty"`
}

// option is a choice that is shown under another name.
type option struct {
	Label string `json:"label"`
	Value string `json:"value"`
}

type form struct {
	definitions jsonschema.Definitions
	// choices are the values of a format, such as pictures and pages.
	choices map[string][]any
}

// fields returns the fields of an object; ok is false if a form cannot show all of them.
func (f form) fields(object *jsonschema.Schema, omit ...string) (fields []field, ok bool) {
	object = f.resolve(object)
	for pair := object.Properties.Oldest(); pair != nil; pair = pair.Next() {
		if slices.Contains(omit, pair.Key) {
			continue
		}
		field, ok := f.field(pair.Key, pair.Value)
		if !ok {
			return nil, false
		}
		field.Required = slices.Contains(object.Required, pair.Key)
		fields = append(fields, field)
	}
	return fields, true
}

func (f form) resolve(s *jsonschema.Schema) *jsonschema.Schema {
	if name, isRef := strings.CutPrefix(s.Ref, "#/$defs/"); isRef {
		return f.definitions[name]
	}
	return s
}

func (f form) field(key string, s *jsonschema.Schema) (field, bool) {
	made := field{Name: key, Label: label(key), Hint: hint(key, s.Description)}
	if kind := f.resolve(s); kind.AnyOf == nil {
		return made, f.fill(&made, kind)
	}
	return made, false
}

func (f form) fill(made *field, s *jsonschema.Schema) bool {
	if s.Enum != nil {
		made.Widget, made.Options = "select", s.Enum
		return true
	}
	switch s.Type {
	case "string":
		f.fillText(made, s)
		return true
	case "integer":
		made.Widget, made.ValueType, made.Min, made.Max = "number", "int", s.Minimum, s.Maximum
		return true
	case "number":
		made.Widget, made.ValueType = "number", "float"
		return true
	case "boolean":
		made.Widget = "boolean"
		return true
	case "array":
		return f.fillList(made, s)
	case "object":
		if s.Properties == nil || s.Properties.Len() == 0 {
			return false
		}
		fields, ok := f.fields(s)
		made.Widget, made.Fields, made.Collapsed = "object", fields, "auto"
		return ok
	}
	return false
}

func (f form) fillText(made *field, s *jsonschema.Schema) {
	if choices := f.choices[s.Format]; choices != nil {
		made.Widget, made.Options = "select", choices
		return
	}
	switch s.Format {
	case "date":
		made.Widget, made.Type, made.Format = "datetime", "date", "YYYY-MM-DD"
		return
	case "text", "prose":
		made.Widget = "text"
	default:
		made.Widget = "string"
	}
	if s.Pattern != "" {
		made.Pattern = []string{s.Pattern, "See the note at this field."}
	}
	made.Emoji, made.MinLength, made.MaxLength = new(bool), s.MinLength, s.MaxLength
}

func (f form) fillList(made *field, s *jsonschema.Schema) bool {
	made.Min, made.Max = number(s.MinItems), number(s.MaxItems)
	items := f.resolve(s.Items)
	if items.Type == "object" {
		fields, ok := f.fields(items)
		made.Widget, made.Fields, made.Collapsed = "list", fields, "auto"
		return ok
	}
	item, ok := f.field("item", items)
	if item.Widget == "select" {
		made.Widget, made.Options, made.Multiple = "select", item.Options, true
		return ok
	}
	item.Required = true
	made.Widget, made.Item = "list", &item
	return ok
}

func number(limit *uint64) json.Number {
	if limit == nil {
		return ""
	}
	return json.Number(strconv.FormatUint(*limit, 10))
}

// label turns a key into a label: anchor-offset becomes Anchor offset.
func label(key string) string {
	return capital(strings.ReplaceAll(key, "-", " "))
}

// hint returns the comment of a field without the field's name, with which Go comments begin.
func hint(key, comment string) string {
	first, rest, _ := strings.Cut(comment, " ")
	if !strings.EqualFold(first, strings.ReplaceAll(key, "-", "")) {
		return comment
	}
	for _, verb := range []string{"is ", "are "} {
		rest = strings.TrimPrefix(rest, verb)
	}
	return capital(rest)
}

func capital(text string) string {
	letters := []rune(text)
	if len(letters) > 0 {
		letters[0] = unicode.ToUpper(letters[0])
	}
	return string(letters)
}
