package content

import (
	"reflect"
	"sync"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// form is how a document is kept from one build to the next: its front as the head,
// its body and the positions of its values as the tail. It serves one file.
type form struct {
	reader *reader
	in     collection
	file   string
	key    cache.Key
}

// keptHead is what is kept of a file that every build reads.
type keptHead struct {
	Front *Front // nil when the file cannot be a page
	Body  bool
	Diags diag.List
}

// keptTail is the rest.
type keptTail struct {
	Body      []schema.Block
	Positions yamldoc.Positions
}

func (f *form) Encode(doc *Document, diags diag.List) (first, last []byte) {
	h := keptHead{Diags: diags}
	var rest keptTail
	if doc != nil {
		h.Front, h.Body = &doc.Front, doc.Body != nil
		rest.Positions = doc.positions()
		if h.Body {
			rest.Body = doc.Body()
		}
	}
	return f.reader.codec.Encode(&h), f.reader.codec.Encode(&rest)
}

func (f *form) Decode(first string, last func() (string, bool)) (*Document, diag.List, error) {
	var h keptHead
	if err := f.reader.codec.Decode(first, &h); err != nil || h.Front == nil {
		return nil, h.Diags, err
	}
	rest := func() keptTail { return f.tail(last) }
	doc := &Document{Front: *h.Front, Key: nameKey(f.key), positions: func() yamldoc.Positions { return rest().Positions }}
	if h.Body {
		doc.Body = func() []schema.Block { return rest().Body }
	}
	return doc, h.Diags, nil
}

// tail reads the rest of the document. Where it is lost, the file is parsed again.
func (f *form) tail(read func() (string, bool)) (t keptTail) {
	if text, ok := read(); ok && f.reader.codec.Decode(text, &t) == nil {
		return t
	}
	data, problem := f.reader.readText(f.file)
	if problem != nil {
		return keptTail{}
	}
	doc, _ := f.reader.parse(f.in, f.file, data)
	if doc == nil {
		return keptTail{}
	}
	t = keptTail{Positions: doc.positions()}
	if doc.Body != nil {
		t.Body = doc.Body()
	}
	return t
}

// newCodec returns the codec of documents. Pictures and icons are kept as their
// names: a thousand articles may show the same one.
func newCodec(resolver *resolver) *cache.Codec {
	codec := &cache.Codec{Variants: map[string]reflect.Type{}, Aliases: map[reflect.Type]cache.Alias{
		reflect.TypeFor[schema.Icon]():    drawing(resolver.Icon),
		reflect.TypeFor[schema.Picture](): drawing(resolver.Picture),
	}}
	for name, block := range schema.Blocks {
		codec.Variants["block "+name] = reflect.TypeOf(block)
	}
	for name, matter := range schema.Templates {
		codec.Variants["template "+name] = reflect.TypeOf(matter())
	}
	return codec
}

// drawing is the short form of an icon or a picture: both are a schema.HTML in a
// struct of their own.
func drawing(find func(name string) (markup, suggestion string, ok bool)) cache.Alias {
	var drawn sync.Map // name → schema.HTML
	return cache.Alias{
		Name: func(v reflect.Value) string { return v.Field(0).Interface().(schema.HTML).Source },
		Set: func(v reflect.Value, name string) {
			if name == "" {
				return
			}
			html, ok := drawn.Load(name)
			if !ok {
				h := schema.HTML{Source: name}
				if markup, _, found := find(name); found {
					h.Set(markup)
				}
				html, _ = drawn.LoadOrStore(name, h)
			}
			v.Field(0).Set(reflect.ValueOf(html))
		},
	}
}
