package bundle

import (
	"bytes"
	"encoding/base32"
	"fmt"
	"maps"
	"path"
	"slices"

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

// stylePart is what esbuild has printed of a style file, with the files that this imports.
type stylePart struct {
	output
	name            string
	text, sourceMap []byte
}

// styleParts returns the printed style files by their sources, and whether they can be joined.
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

// mustBeFirst says whether a part has rules that only count where a style sheet begins.
func (p stylePart) mustBeFirst() bool {
	for _, imported := range p.Imports {
		if imported.Kind == "import-rule" {
			return true
		}
	}
	return bytes.HasPrefix(p.text, []byte("@charset"))
}

// styleSheet is what the parts of a style sheet make together.
type styleSheet struct {
	name            string
	text, sourceMap []byte
	inputs          map[string]share
}

var styleSheets = cache.Func[styleSheet]{Name: "style sheets"}

// join makes the style sheet of a template, unless it has made it of the same parts last time.
func (s *session) join(template string, files []string, parts map[string]stylePart) styleSheet {
	of := make([]stylePart, len(files))
	key := [][]byte{[]byte(template)}
	for i, file := range files {
		of[i] = parts[file]
		key = append(key, []byte(of[i].name)) // which holds a hash
	}
	made := cache.KeyOf(key...)
	sheet, _ := cache.Do(s.cache, styleSheets, made, func() (styleSheet, diag.List) {
		return newStyleSheet(template+"-"+base32.StdEncoding.EncodeToString(made[:5])+".css", of), nil
	})
	return sheet
}

// newStyleSheet puts a style sheet together, with a source map that is a list of its parts'.
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

// setStyles gives a script its style sheet.
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
