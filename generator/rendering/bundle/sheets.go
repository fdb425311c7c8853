package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// stylesOf returns the style files that scripts import, in the order in which esbuild joins them.
func stylesOf(inputs map[string]input, scripts []string) (files []string) {
	seen := map[string]bool{}
	var visit func(file string)
	visit = func(file string) {
		if seen[file] {
			return
		}
		seen[file] = true
		if path.Ext(file) == ".css" {
			files = append(files, file)
		}
		for _, imported := range inputs[file].Imports {
			if !imported.External {
				visit(imported.Path)
			}
		}
	}
	for _, script := range scripts {
		visit(script)
	}
	return files
}

// stylePart is esbuild's output for a style file and the files that it imports.
type stylePart struct {
	output
	name            string
	text, sourceMap []byte
}

// styleParts returns the printed style files by source, and whether they can be joined.
func (b built) styleParts() (parts map[string]stylePart, ok bool) {
	parts = map[string]stylePart{}
	seen := map[string]bool{}
	for name, out := range b.outputs {
		if path.Ext(name) != ".css" {
			continue
		}
		part := stylePart{out, name, b.files[name], b.files[name+".map"]}
		if part.mustBeFirst() || slices.ContainsFunc(slices.Collect(maps.Keys(out.Inputs)), func(file string) bool { return seen[file] }) {
			return nil, false
		}
		for file := range out.Inputs {
			seen[file] = true
		}
		parts[out.EntryPoint] = part
	}
	return parts, true
}

// mustBeFirst reports whether a part has rules that are valid only at the start of a style sheet.
func (p stylePart) mustBeFirst() bool {
	for _, imported := range p.Imports {
		if imported.Kind == "import-rule" {
			return true
		}
	}
	return bytes.HasPrefix(p.text, []byte("@charset"))
}

type styleSheet struct {
	name            string
	text, sourceMap []byte
	inputs          map[string]share
}

var styleSheets = cache.Func[styleSheet]{Name: "style sheets"}

// join joins the parts into a template's style sheet, or returns the cached sheet of the same parts.
func (s *session) join(template string, files []string, parts map[string]stylePart) styleSheet {
	of := make([]stylePart, len(files))
	key := [][]byte{[]byte(template)}
	for i, file := range files {
		of[i] = parts[file]
		key = append(key, []byte(of[i].name)) // contains a hash
	}
	made := cache.KeyOf(key...)
	sheet, _ := cache.Do(s.cache, styleSheets, made, func() (styleSheet, diag.List, bool) {
		return newStyleSheet(template+"-"+base32.StdEncoding.EncodeToString(made[:5])+".css", of), nil, true
	})
	return sheet
}

func newStyleSheet(name string, parts []stylePart) styleSheet {
	var text, sections bytes.Buffer
	inputs := map[string]share{}
	line := 0
	for i, part := range parts {
		if i > 0 {
			text.WriteByte('\n')
			sections.WriteByte(',')
			line++
		}
		fmt.Fprintf(&sections, `{"offset":{"line":%d,"column":0},"map":%s}`, line, part.sourceMap)
		text.Write(part.text)
		line += bytes.Count(part.text, []byte{'\n'})
		maps.Copy(inputs, part.Inputs)
	}
	fmt.Fprintf(&text, "/*# sourceMappingURL=%s.map */\n", name)
	return styleSheet{name, text.Bytes(), fmt.Appendf(nil, `{"version":3,"sections":[%s]}`, sections.Bytes()), inputs}
}

func (b built) setStyles(script string, sheet styleSheet) {
	out := b.outputs[script]
	out.CSSBundle = ""
	if len(sheet.inputs) > 0 {
		out.CSSBundle = sheet.name
		b.outputs[sheet.name] = output{Inputs: sheet.inputs}
		b.files[sheet.name], b.files[sheet.name+".map"] = sheet.text, sheet.sourceMap
	}
	b.outputs[script] = out
}

// shareStyles removes the application's styles from the start of the templates' style sheets, so
// that visitors fetch them once. If any template's sheet does not start with them, all sheets stay
// whole.
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

// addStyle adds the rest of a style sheet after the application's part under a name with its own
// hash. It returns no name if nothing is left.
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
