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

// HTML is a piece of markup that Go makes and React only inserts.
//
// In a page's JSON it is its ID alone. Components put an empty element there
// (the Html component), Go fills the element in the document, and the browser
// reads the markup back from it. So what an author wrote travels once, whatever
// the page does with it.
type HTML struct {
	// ID is made from the markup, so that equal markup has an equal ID and an edit
	// shows as a new one. Empty until the markup is set.
	ID string
	// Markup is the finished, safe HTML.
	Markup string
	// Source is what the author wrote: Markdown, or the name of an icon or picture.
	Source string
}

// Set gives the value its markup, and the ID that follows from it.
func (h *HTML) Set(markup string) {
	work.Add(work.HashedBytes, len(markup))
	sum := sha256.Sum256([]byte(markup))
	h.ID, h.Markup = base64.RawURLEncoding.EncodeToString(sum[:6]), markup
}

// MarshalJSON writes the ID of the markup.
func (h HTML) MarshalJSON() ([]byte, error) {
	return []byte(`"` + h.ID + `"`), nil
}

// UnmarshalText takes what an author wrote in YAML; the build makes the markup later.
func (h *HTML) UnmarshalText(text []byte) error {
	h.Source = string(text)
	return nil
}

// IsZero says that the author left the value out.
func (h HTML) IsZero() bool { return h.Source == "" && h.Markup == "" }

// Text is a phrase or a sentence or two: Markdown without paragraphs.
type Text struct{ HTML }

// Prose is Markdown with paragraphs and lists, but without directives.
type Prose struct{ HTML }

// Icon is a line icon, by its lucide name: moon, heart-handshake.
type Icon struct{ HTML }

// Picture is a drawing or a photograph of content/pictures, by its file's name: a drawing's
// without .svg, a photograph's with its ending.
type Picture struct {
	HTML
	// Alt is what the author says beside the picture.
	Alt string `yaml:"-"`
}

// Photograph begins the ID of a photograph, so that components name its place.
const Photograph = "photo-"

// Set gives the picture its markup.
func (p *Picture) Set(markup string) {
	p.HTML.Set(markup)
	if p.IsPhotograph() {
		p.ID = Photograph + p.ID
	}
}

// IsPhotograph says whether the author names a photograph, and not a drawing.
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

// FillLists replaces each nil list under v, a pointer, with an empty one: encoding/json writes
// null, and the TypeScript types promise an array.
func FillLists(v any) {
	walk(reflect.ValueOf(v), func(v reflect.Value) (deeper bool) {
		if v.Kind() == reflect.Slice && v.IsNil() && v.CanSet() {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
		return true
	})
}

var markupTypes = []reflect.Type{reflect.TypeFor[Text](), reflect.TypeFor[Prose](), reflect.TypeFor[Icon](), reflect.TypeFor[Picture]()}

// IsMarkup says whether a type is HTML in the making: a string to authors, an ID to components.
func IsMarkup(t reflect.Type) bool { return slices.Contains(markupTypes, t) }

// walk visits what is under v, and goes into what visit wants to see more of.
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
// pointer, with its path in the YAML that v was read from: steps[2].text.
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

// WalkWords visits what a reader finds in blocks, in the order of the page: the texts tagged
// words, each with the id of the part of the page that it names, or "", and the markup of prose.
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
