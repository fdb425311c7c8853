package render

import (
	"bytes"
	"maps"

	"nightlight/generator/base/encode"
	"nightlight/generator/schema"
)

// sharedData is what all pages of a site share. It is encoded once, goes to each worker
// once, and is put back into the data of every page.
type sharedData struct {
	json []byte
	// sent is what documents contain of it.
	sent   []byte
	markup map[string]string
}

// withoutSite ends the JSON of a page whose Site is left out: its last field.
var withoutSite = []byte(`"site":null}`)

// encodePage returns a page's JSON without the part that all pages share.
func encodePage(page *schema.Page) []byte {
	own := *page
	own.Site = nil
	data := encode.JSON(&own)
	if !bytes.HasSuffix(data, withoutSite) {
		panic("render: the site is not the last field of a page")
	}
	return data
}

// complete puts the shared part into a page's JSON, as documents contain it.
func (s sharedData) complete(page []byte) []byte {
	head := page[:len(page)-len("null}")]
	data := make([]byte, 0, len(head)+len(s.sent)+1)
	return append(append(append(data, head...), s.sent...), '}')
}

// markupFor returns all pieces of HTML that a page may show, by their IDs.
func (s sharedData) markupFor(page *schema.Page) map[string]string {
	own := *page
	own.Site = nil
	markup := markupOf(&own)
	maps.Copy(markup, s.markup)
	return markup
}

// markupOf collects the pieces of HTML under v, a pointer, by their IDs.
func markupOf(v any) map[string]string {
	markup := map[string]string{}
	schema.Walk(v, func(h *schema.HTML) { markup[h.ID] = h.Markup })
	return markup
}

func writePageData(b *bytes.Buffer, page, markup []byte) {
	b.WriteString(`{"page":`)
	b.Write(page)
	if len(markup) > len("{}") {
		b.WriteString(`,"markup":`)
		b.Write(markup)
	}
	b.WriteByte('}')
}
