package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"path"
	"strings"
)

// shareStyles takes the application's styles out of the templates' style sheets, all of which
// begin with them: visitors fetch them once, and each template's own when they first see it.
// The rules stay in their order. Where a sheet begins otherwise, every template keeps all of its own, as
// in development, where the application is no entry point.
func (b built) shareStyles() {
	entries := entryPoints(b.outputs)
	script := entries[application]
	if script == "" {
		return
	}
	app := b.outputs[script]
	shared := bytes.TrimSuffix(b.files[path.Base(app.CSSBundle)], []byte("\n"))
	own := map[string]string{} // by script
	for _, template := range templatesOf(entries) {
		sheet := b.outputs[template].CSSBundle
		rest, ok := bytes.CutPrefix(b.files[path.Base(sheet)], shared)
		if !ok || len(shared) == 0 {
			b.setStyles(script, styleSheet{})
			return
		}
		own[template] = b.addStyle(path.Base(sheet), rest, app)
	}
	for template, sheet := range own {
		out := b.outputs[template]
		out.CSSBundle = sheet
		b.outputs[template] = out
	}
}

// addStyle adds what is left of a style sheet without the application's, under a name with a
// hash of its own; it returns no name where nothing is left.
func (b built) addStyle(whole string, rest []byte, app output) string {
	if len(bytes.TrimSpace(rest)) == 0 {
		return ""
	}
	inputs := map[string]share{}
	shared := b.outputs[path.Base(app.CSSBundle)].Inputs
	for source, part := range b.outputs[whole].Inputs {
		if _, ok := shared[source]; !ok {
			inputs[source] = part
		}
	}
	hash := sha256.Sum256(rest)
	name := whole[:strings.LastIndexByte(whole, '-')+1] + base32.StdEncoding.EncodeToString(hash[:5]) + ".css"
	b.files[name] = rest
	b.outputs[name] = output{Inputs: inputs}
	return name
}
