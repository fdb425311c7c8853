package content

import (
	"reflect"
	"strings"
	"sync"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// documentEncoding is how a document is cached: its front as the metadata, its body and the
// positions of its values as the payload. It serves one file.
type documentEncoding struct {
	reader *reader
	in     Collection
	file   string
	key    cache.Key
}

// documentMeta is the part of a cached document that every build reads.
type documentMeta struct {
	Front *Front // nil when the file cannot be a page
	Body  bool
	Diags diag.List
}

// documentPayload is the part that is read when a page is rendered.
type documentPayload struct {
	Body      []schema.Block
	Positions yamldoc.Positions
}

func (e *documentEncoding) Encode(doc *Document, diags diag.List) (meta, payload []byte) {
	h := documentMeta{Diags: diags}
	var rest documentPayload
	if doc != nil {
		h.Front, h.Body = &doc.Front, doc.Body != nil
		rest.Positions = doc.positions()
		if h.Body {
			rest.Body = doc.Body()
		}
	}
	return e.reader.codec.Encode(&h), e.reader.codec.Encode(&rest)
}

func (e *documentEncoding) Decode(meta string, payload func() (string, bool)) (*Document, diag.List, error) {
	var h documentMeta
	if err := e.reader.codec.Decode(meta, &h); err != nil || h.Front == nil {
		return nil, h.Diags, err
	}
	rest := func() documentPayload { return e.payload(payload) }
	doc := &Document{Front: *h.Front, Key: nameKey(e.key), positions: func() yamldoc.Positions { return rest().Positions }}
	if h.Body {
		doc.Body = func() []schema.Block { return append([]schema.Block{}, rest().Body...) } // none is a list too
	}
	return doc, h.Diags, nil
}

// payload reads the rest of the document. Where it is lost, the file is parsed again.
func (e *documentEncoding) payload(read func() (string, bool)) (t documentPayload) {
	if text, ok := read(); ok && e.reader.codec.Decode(text, &t) == nil {
		return t
	}
	data, problem := e.reader.readText(e.file)
	if problem != nil {
		return documentPayload{}
	}
	doc, _ := e.reader.parse(e.in, e.file, data)
	if doc == nil {
		return documentPayload{}
	}
	t = documentPayload{Positions: doc.positions()}
	if doc.Body != nil {
		t.Body = doc.Body()
	}
	return t
}

// newCodec returns the codec of documents and data files. Pictures and icons are kept as
// what an author wrote: a thousand articles may show the same one.
func newCodec(model *Model, resolver *resolver) *cache.Codec {
	codec := &cache.Codec{Variants: map[string]reflect.Type{}, Aliases: map[reflect.Type]cache.Alias{
		reflect.TypeFor[schema.Icon]():    iconAlias(resolver),
		reflect.TypeFor[schema.Picture](): pictureAlias(resolver),
	}}
	codec.Variants["table"] = reflect.TypeFor[*schema.Table]()
	for _, file := range model.NewData().Files() {
		codec.Variants["data "+reflect.TypeOf(file.Value).String()] = reflect.TypeOf(file.Value) // some files have one type
	}
	for _, block := range model.BlockTypes() {
		codec.Variants["block "+schema.NameOf(block)] = reflect.TypeOf(block)
	}
	for _, template := range model.Templates {
		codec.Variants["template "+template.Name] = reflect.TypeOf(template.New())
	}
	return codec
}

// iconAlias is the short form of an icon: its name.
func iconAlias(resolver *resolver) cache.Alias {
	return alias(
		func(icon schema.Icon) string { return icon.Source },
		func(name string) (icon schema.Icon) {
			icon.Source = name
			if svg, _, ok := resolver.Icon(name); ok {
				icon.Set(svg)
			}
			return icon
		})
}

// pictureAlias is the short form of a picture: its name and description.
func pictureAlias(resolver *resolver) cache.Alias {
	return alias(
		func(picture schema.Picture) string { return picture.Source + aliasGap + picture.Alt },
		func(written string) (picture schema.Picture) {
			picture.Source, picture.Alt, _ = strings.Cut(written, aliasGap)
			if found, _, ok := resolver.Picture(picture.Source); ok && found.Markup != nil {
				picture.Set(found.Markup(picture.Alt))
			}
			return picture
		})
}

// aliasGap stands in no name of a file.
const aliasGap = "\x00"

// alias is the short form of values, of which each is made once.
func alias[V any](name func(V) string, of func(name string) V) cache.Alias {
	var made sync.Map // name → V
	return cache.Alias{
		Name: func(v reflect.Value) string { return name(v.Interface().(V)) },
		Set: func(v reflect.Value, name string) {
			value, ok := made.Load(name)
			if !ok {
				value, _ = made.LoadOrStore(name, of(name))
			}
			v.Set(reflect.ValueOf(value))
		},
	}
}
