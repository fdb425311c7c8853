package content

import "nightlight/generator/reading/yamldoc"

// PositionsOf are the positions of a document's front matter.
func PositionsOf(doc *Document) yamldoc.Positions { return doc.positions() }

// RecallWithoutPayload parses a file, and recalls it from a cache that has lost all but
// its metadata.
func RecallWithoutPayload(opts Options, in Collection, file string, data []byte) (parsed, recalled *Document, err error) {
	r := newReader(opts)
	parsed, diags := r.parse(in, file, data)
	e := &documentEncoding{reader: r, in: in, file: file}
	meta, _ := e.Encode(parsed, diags)
	recalled, _, err = e.Decode(string(meta), func() (string, bool) { return "", false })
	return parsed, recalled, err
}
