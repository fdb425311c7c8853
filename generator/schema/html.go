package schema

import (
	"reflect"
	"strconv"
)

// HTML is a piece of markup that Go makes and React only places.
//
// In a page's JSON it is a number: the place of the markup on its page, from 1.
// Components put an empty element there (the Html component), Go fills the
// element in the document, and the browser reads the markup back from it. So
// what an author wrote travels once, whatever the page does with it.
type HTML struct {
	// ID is the number on the page; 0 until the page is numbered.
	ID int
	// Markup is the finished, safe HTML.
	Markup string
	// Source is what the author wrote: Markdown, or the name of an icon or picture.
	Source string
}

// MarshalJSON writes the number that stands for the markup.
func (h HTML) MarshalJSON() ([]byte, error) {
	return strconv.AppendInt(nil, int64(h.ID), 10), nil
}

// IsZero says that the author left the value out.
func (h HTML) IsZero() bool { return h.Source == "" && h.Markup == "" }

// Text is a phrase or a sentence or two: Markdown without paragraphs.
type Text struct{ HTML }

// Prose is Markdown with paragraphs and lists, but without directives.
type Prose struct{ HTML }

// Icon is a line icon, by its lucide name: moon, heart-handshake.
type Icon struct{ HTML }

// Picture is an illustration, by the name of its file in content/pictures
// without .svg.
type Picture struct{ HTML }

// Walk calls visit for every non-empty Text, Prose, Icon and Picture under v, a
// pointer, in the order of the fields. The kind is the field's own type.
func Walk(v any, visit func(h *HTML, kind reflect.Type)) {
	walk(reflect.ValueOf(v), visit)
}

var htmlKinds = map[reflect.Type]bool{
	reflect.TypeFor[Text]():    true,
	reflect.TypeFor[Prose]():   true,
	reflect.TypeFor[Icon]():    true,
	reflect.TypeFor[Picture](): true,
}

func walk(v reflect.Value, visit func(*HTML, reflect.Type)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Struct:
		if htmlKinds[v.Type()] {
			if h := v.Field(0).Addr().Interface().(*HTML); !h.IsZero() {
				visit(h, v.Type())
			}
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walk(v.Field(i), visit)
			}
		}
	}
}
