package bundle

import (
	"fmt"
	"maps"
	"path"
	"path/filepath"
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

// unresolved matches what esbuild says of an import of no file of the site.
var unresolved = pattern.Of(`^Could not resolve "(\.[^"]*)"$`)

// explained says of what esbuild reports how to fix it. What is wrong with an import of a generated
// table is said where it can be fixed.
func (s sources) explained(diags diag.List) diag.List {
	for i, d := range diags {
		isTable := strings.HasSuffix(d.File, ".gen.ts")
		if named := noExport().FindStringSubmatch(d.Message); named != nil && isTable {
			diags[i] = s.notExported(named[1])
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

// notFound adds to the problem of an import which file was probably meant: one of the same name, or
// of one like it.
func (s sources) notFound(d diag.Diagnostic, imported string) diag.Diagnostic {
	from, known := path.Dir(d.File), []string{}
	for _, at := range slices.Sorted(maps.Keys(s.files)) {
		name, err := filepath.Rel(filepath.FromSlash(from), filepath.FromSlash(isScript().ReplaceAllString(s.files[at].name, "")))
		if name = filepath.ToSlash(name); err == nil && !strings.HasPrefix(name, ".") {
			name = "./" + name
		}
		known = append(known, name)
	}
	alike := slices.DeleteFunc(slices.Clone(known), func(name string) bool { return path.Base(name) != path.Base(imported) })
	near := diag.Suggest(imported, known)
	if len(alike) == 1 {
		near = alike[0]
	}
	if near != "" {
		return d.WithReplacement(imported, near).WithHint("Did you mean %s?", near)
	}
	file := path.Join(from, imported)
	if path.Ext(file) == "" {
		file += ".tsx"
	}
	return d.WithHint("Add the file %s, or remove the import.", file)
}

// notExported is the problem of the file of a template or block that does not export its component.
func (s sources) notExported(file string) diag.Diagnostic {
	component := componentOf(file)
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
