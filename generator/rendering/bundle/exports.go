package bundle

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
)

// The generated tables name what the file of a template or block exports. Where it does not, the
// mistake is in that file, which authors of components may edit.

// unexported reports the templates whose files do not export their components. esbuild does not: what
// is imported when it is needed may have any names.
func (s sources) unexported(outputs map[string]output) (diags diag.List) {
	for template, name := range templatesOf(entryPoints(outputs)) {
		if out := outputs[name]; !slices.Contains(out.Exports, slug.Component(template)) {
			diags = append(diags, s.notExported(out.EntryPoint))
		}
	}
	return diags
}

// noExport matches what esbuild says of an import of a name that its file does not export.
var noExport = pattern.Of(`^(?:No matching export in|Import "\w+" will always be undefined because the file) "(components/[\w/-]+\.tsx)"`)

// inTheirFiles puts what is wrong with an import of a generated table where it can be fixed.
func (s sources) inTheirFiles(diags diag.List) diag.List {
	for i, d := range diags {
		if named := noExport().FindStringSubmatch(d.Message); named != nil && strings.HasSuffix(d.File, ".gen.ts") {
			diags[i] = s.notExported(named[1])
		}
	}
	return diags
}

// notExported is the problem of the file of a template or block that does not export its component.
func (s sources) notExported(file string) diag.Diagnostic {
	component := slug.Component(strings.TrimSuffix(path.Base(file), path.Ext(file)))
	d := diag.Errorf("component-not-exported", diag.Pos{File: file}, "This file does not export its component %s.", component).
		WithHint("Export a component with this name: the model names it after the file.")
	text := s.textOf(file)
	written := regexp.MustCompile(fmt.Sprintf(`(?m)^(export default )?((?:async )?(?:function|const|let|class) %s\b.*)$`, component))
	if at := written.FindStringSubmatchIndex(text); at != nil {
		d = d.Marking(text, at[0], at[1])
		d.Fixed = "export " + text[at[4]:at[5]]
	}
	return d
}

func (s sources) textOf(name string) string {
	for _, file := range s.files {
		if file.name == name && file.text != nil {
			return *file.text
		}
	}
	return ""
}
