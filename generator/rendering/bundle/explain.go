package bundle

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
)

// esbuild reports a failed import where it is written; these functions report it in the file to fix.

// unexported reports the templates whose files do not export their components. esbuild does not
// check the names used from a dynamic import.
func (s sources) unexported(site built) (diags diag.List) {
	entries := entryPoints(site.outputs)
	for _, imported := range site.inputs[templateTable].Imports {
		out, isEntry := site.outputs[entries[imported.Path]]
		if name := componentOf(imported.Path); isEntry && !slices.Contains(out.Exports, name) {
			d, _ := s.notExported(imported.Path, name)
			diags = append(diags, d.WithHint(namedByModel))
		}
	}
	return diags
}

// templateTable is generated from the model. Developers may import other files in its folder.
const templateTable = "components/templates/lazy.gen.ts"

const namedByModel = "Export a component with this name: the model names it after the file."

// noExport matches esbuild's message about an import of a name that the file does not export;
// exporter and importedName match the file and the name in it.
var (
	noExport     = pattern.Of(`^No matching export in |^Import "\w+" will always be undefined because the file `)
	exporter     = pattern.Of(`"(components/[^"]+\.tsx?)"`)
	importedName = pattern.Of(`[Ii]mport "(\w+)"`)
)

var exported = pattern.Of(`(?m)^export (?:async )?(?:function|const|let|class) (\w+)`)

var unresolved = pattern.Of(`^Could not resolve "(\.[^"]*)"$`)

// explained rewrites esbuild's diagnostics of imports to say where and how to fix them.
func (s sources) explained(diags diag.List) diag.List {
	for i, d := range diags {
		isTable := strings.HasSuffix(d.File, ".gen.ts")
		file, name := exporter().FindStringSubmatch(d.Message), importedName().FindStringSubmatch(d.Message)
		if noExport().MatchString(d.Message) && file != nil && name != nil {
			there, isWritten := s.notExported(file[1], name[1])
			if isTable {
				diags[i] = there.WithHint(namedByModel)
			} else if isWritten {
				diags[i] = there
			} else if first := exported().FindStringSubmatch(s.textOf(file[1])); first != nil && name[1] == "default" {
				diags[i] = d.WithHint("Write what it exports in braces, as in import { %s }.", first[1])
			}
		} else if named := unresolved().FindStringSubmatch(d.Message); named != nil {
			diags[i] = s.notFound(d, named[1])
			if isTable {
				diags[i] = missing(path.Join(path.Dir(d.File), named[1]) + ".tsx")
			}
		}
	}
	return diags
}

func missing(file string) diag.Diagnostic {
	return diag.Errorf("component-missing", diag.Pos{File: file}, "This file is missing: the model names it.").
		WithHint("Add it, with a component %s, or take it out of the model.", componentOf(file))
}

// notFound adds a suggestion to the diagnostic of an import: a file in that folder with a similar
// name, or the only file of this name elsewhere.
func (s sources) notFound(d diag.Diagnostic, imported string) diag.Diagnostic {
	target := path.Join(path.Dir(d.File), imported)
	var beside, elsewhere []string
	for _, file := range s.files {
		name := isScript().ReplaceAllString(file.name, "")
		if path.Dir(name) == path.Dir(target) {
			beside = append(beside, path.Base(name))
		}
		if path.Base(name) == path.Base(target) {
			elsewhere = append(elsewhere, name)
		}
	}
	slices.Sort(beside)
	meant := ""
	if near := diag.Suggest(path.Base(target), beside); near != "" {
		meant = path.Join(path.Dir(target), near)
	} else if len(elsewhere) == 1 {
		meant = elsewhere[0]
	}
	relative, err := filepath.Rel(filepath.FromSlash(path.Dir(d.File)), filepath.FromSlash(meant))
	if meant == "" || err != nil {
		if path.Ext(target) == "" {
			target += ".tsx"
		}
		return d.WithHint("Add the file %s, or remove the import.", target)
	}
	if relative = filepath.ToSlash(relative); !strings.HasPrefix(relative, ".") {
		relative = "./" + relative
	}
	return d.WithReplacement(imported, relative).WithHint("Did you mean %s?", relative)
}

// notExported returns the diagnostic of a file that does not export a name, and whether it declares it.
func (s sources) notExported(file, name string) (d diag.Diagnostic, isWritten bool) {
	d = diag.Errorf("component-not-exported", diag.Pos{File: file}, "This file does not export %s, which others import.", name)
	text := s.textOf(file)
	written := regexp.MustCompile(fmt.Sprintf(`(?m)^(export default )?((?:async )?(?:function|const|let|class|type|interface) %s\b.*)$`, name))
	at := written.FindStringSubmatchIndex(text)
	if at == nil {
		return d, false
	}
	d = d.Marking(text, at[0], at[1])
	d.Fixed = "export " + text[at[4]:at[5]]
	return d, true
}

func componentOf(file string) string {
	return slug.Component(strings.TrimSuffix(path.Base(file), path.Ext(file)))
}

func (s sources) textOf(name string) string {
	for _, file := range s.files {
		if file.name == name && file.text != nil {
			return *file.text
		}
	}
	return ""
}
