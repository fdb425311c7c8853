package render

import (
	"bytes"
	"iter"
	"maps"
	"unicode"

	"nightlight/generator/base/encode"
	"nightlight/generator/base/quantity"
	"nightlight/generator/schema"
)

// sharedData is what all pages of a site share. It is encoded once, goes to each worker
// once, and is put back into the data of every page.
type sharedData struct {
	json []byte
	// sent is what documents hold of it.
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

// complete puts the shared part into a page's JSON, as documents hold it.
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

// writePageData writes the JSON that a document or a members' file holds: the page,
// and the pieces of HTML that no element holds, both as JSON already.
func writePageData(b *bytes.Buffer, page, markup []byte) {
	b.WriteString(`{"page":`)
	b.Write(page)
	if len(markup) > len("{}") {
		b.WriteString(`,"markup":`)
		b.Write(markup)
	}
	b.WriteByte('}')
}

// joinQuantities returns a page's JSON as components show it: a line breaks within no
// quantity of a text. Without a space or a character beyond ASCII, as in 16-20°C, it is no
// text but a name or an address.
func joinQuantities(quantities quantity.Finder, data []byte) []byte {
	joined := make([]byte, 0, len(data)+len(data)/64)
	end := 0
	for start, literal := range stringLiterals(data) {
		if !bytes.ContainsFunc(literal, func(r rune) bool { return r == ' ' || r > unicode.MaxASCII }) {
			continue
		}
		joined = append(joined, data[end:start]...)
		joined = append(joined, quantities.Join(literal)...)
		end = start + len(literal)
	}
	return append(joined, data[end:]...)
}

// stringLiterals ranges over the strings of a JSON text, quotes included, and where each
// begins.
func stringLiterals(data []byte) iter.Seq2[int, []byte] {
	return func(yield func(int, []byte) bool) {
		for from := 0; ; {
			next := bytes.IndexByte(data[from:], '"')
			if next < 0 {
				return
			}
			start := from + next
			end := start + 1
			for data[end] != '"' {
				if data[end] == '\\' {
					end++
				}
				end++
			}
			if from = end + 1; !yield(start, data[start:from]) {
				return
			}
		}
	}
}
