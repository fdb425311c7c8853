package schema

import (
	"crypto/sha256"
	"encoding/base64"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/work"
)

// HTML is a piece of markup that Go generates and React only inserts.
//
// A page's JSON contains only its ID. Components render an empty element for it
// (the Html component), Go fills that element in the document, and the browser
// reads the markup back from it. So each piece of markup is sent only once,
// however often the page uses it.
type HTML struct {
	// ID is a hash of the markup: equal markup has an equal ID, and an edit changes it. It
	// is empty until the markup is set.
	ID string
	// Markup is the finished, safe HTML.
	Markup string
	// Source is the author's input: Markdown, or the name of an icon or picture.
	Source string
}

// Set sets the markup and derives the ID from it.
func (h *HTML) Set(markup string) {
	work.Add(work.HashedBytes, len(markup))
	sum := sha256.Sum256([]byte(markup))
	h.ID, h.Markup = base64.RawURLEncoding.EncodeToString(sum[:6]), markup
}

// MarshalJSON writes the ID of the markup.
func (h HTML) MarshalJSON() ([]byte, error) {
	return []byte(`"` + h.ID + `"`), nil
}

// UnmarshalText stores a YAML value as the Source; the build sets the markup later.
func (h *HTML) UnmarshalText(text []byte) error {
	h.Source = string(text)
	return nil
}

// IsZero reports whether the value was left out.
func (h HTML) IsZero() bool { return h.Source == "" && h.Markup == "" }

// Text is a phrase, or one or two sentences: Markdown without paragraphs.
type Text struct{ HTML }

// Prose is Markdown with paragraphs and lists, but without directives.
type Prose struct{ HTML }

// Icon is a line icon, by its lucide name: moon, heart-handshake.
type Icon struct{ HTML }

// Picture is a drawing or a photograph in content/pictures, by its file name: without .svg for
// a drawing, with its extension for a photograph.
type Picture struct {
	HTML
	// Alt is the alternative text.
	Alt string `yaml:"-"`
}

// Photograph is the prefix of a photograph's ID, by which components recognise one.
const Photograph = "photo-"

// Set sets the picture's markup, and adds the prefix to the ID of a photograph.
func (p *Picture) Set(markup string) {
	p.HTML.Set(markup)
	if p.IsPhotograph() {
		p.ID = Photograph + p.ID
	}
}

// IsPhotograph reports whether the source names a photograph rather than a drawing.
func (p Picture) IsPhotograph() bool { return strings.Contains(p.Source, ".") }

// Walk calls visit for every non-empty Text, Prose, Icon and Picture under v, a
// pointer, in the order of the fields.
func Walk(v any, visit func(*HTML)) {
	walk(reflect.ValueOf(v), func(v reflect.Value) (deeper bool) {
		if !IsMarkup(v.Type()) {
			return true
		}
		if h := v.Field(0).Addr().Interface().(*HTML); !h.IsZero() {
			visit(h)
		}
		return false
	})
}

// FillLists replaces each nil list under v, a pointer, with an empty one: encoding/json encodes
// nil as null, but the TypeScript types promise an array.
func FillLists(v any) {
	walk(reflect.ValueOf(v), func(v reflect.Value) (deeper bool) {
		if v.Kind() == reflect.Slice && v.IsNil() && v.CanSet() {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
		return true
	})
}

var markupTypes = []reflect.Type{reflect.TypeFor[Text](), reflect.TypeFor[Prose](), reflect.TypeFor[Icon](), reflect.TypeFor[Picture]()}

// IsMarkup reports whether a type becomes HTML: a string in YAML, an ID for components.
func IsMarkup(t reflect.Type) bool { return slices.Contains(markupTypes, t) }

// walk visits the structs and slices under v. It skips the fields of a struct if visit says so.
func walk(v reflect.Value, visit func(reflect.Value) (deeper bool)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	case reflect.Slice:
		visit(v)
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Struct:
		if !visit(v) {
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walk(v.Field(i), visit)
			}
		}
	}
}

// WalkPaths calls visit for every non-empty Text, Prose, Icon and Picture under v, a
// pointer, with its path in the YAML that v was decoded from: steps[2].text.
func WalkPaths(v any, visit func(path string, h *HTML)) {
	walkPaths(reflect.ValueOf(v), "", visit)
}

func walkPaths(v reflect.Value, path string, visit func(path string, h *HTML)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			walkPaths(v.Elem(), path, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkPaths(v.Index(i), path+"["+strconv.Itoa(i)+"]", visit)
		}
	case reflect.Struct:
		if IsMarkup(v.Type()) {
			if h := v.Field(0).Addr().Interface().(*HTML); !h.IsZero() {
				visit(path, h)
			}
			return
		}
		for i := range v.NumField() {
			key, options, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
			switch {
			case options == "inline":
				walkPaths(v.Field(i), path, visit)
			case key != "" && key != "-":
				walkPaths(v.Field(i), strings.TrimPrefix(path+"."+key, "."), visit)
			}
		}
	}
}

// WalkWords visits the words of blocks in the order of the page: it calls words for each text
// tagged words, with the id of the part of the page that it names, or "", and prose for markup.
func WalkWords(blocks []Block, words func(id, text string), prose func(markup string)) {
	for _, block := range blocks {
		if p, ok := block.(*ProseBlock); ok {
			prose(p.HTML.Markup)
			continue
		}
		walkWords(reflect.ValueOf(block).Elem(), words, prose)
	}
}

func walkWords(v reflect.Value, words func(id, text string), prose func(markup string)) {
	id := ""
	for i := range v.NumField() {
		field, value := v.Type().Field(i), v.Field(i)
		switch {
		case field.Name == "ID":
			id = value.String()
		case field.Tag.Get("words") != "":
			words(id, value.String())
		case field.Type == reflect.TypeFor[[]Block]():
			WalkWords(value.Interface().([]Block), words, prose)
		case field.Tag.Get("holds") != "":
			for j := range value.Len() {
				walkWords(value.Index(j), words, prose)
			}
		case value.Kind() == reflect.Pointer && !value.IsNil() && value.Elem().Kind() == reflect.Struct:
			walkWords(value.Elem(), words, prose)
		}
	}
}
