package main

import (
	"slices"
	"strings"
	"text/template"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// names are what the tables list, sorted.
type names struct{ Templates, Blocks []string }

func namesIn(model content.Model) names {
	var in names
	for _, template := range byName(model.Templates) {
		in.Templates = append(in.Templates, template.Name)
	}
	for _, block := range model.Blocks {
		in.Blocks = append(in.Blocks, schema.NameOf(block.Of))
	}
	slices.Sort(in.Blocks)
	return in
}

// tables are the tables of components. Those of the kinds of page are all at hand for the
// server, and all fetched when they are needed for the browser.
var tables = map[string]*template.Template{
	"components/templates/all.gen.ts": table(templateImports + `
/**
 * The template of each kind of page, all at hand, for the server. Imported in this way each is
 * one file, which the browser loads as well; otherwise it would be two.
 */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
{{range .Templates}}  {{key .}}: (await import('./{{.}}')).{{component .}},
{{end}}};
`),
	"components/templates/lazy.gen.ts": table(templateImports + `
/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
{{range .Templates}}  {{key .}}: () => import('./{{.}}').then((m) => m.{{component .}}),
{{end}}};
`),
	"components/blocks/site.gen.ts": table(`{{range .Blocks}}import { {{component .}} } from './{{.}}';
{{end}}
/** The component of each block that the model adds to the engine's. */
export const siteBlocks = {
{{range .Blocks}}  {{key .}}: {{component .}},
{{end}}};
`),
}

const templateImports = "import type { TemplateComponent } from '../lib/page';\nimport type { TemplateName } from '../lib/schema.gen';\n"

func table(text string) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{"component": component, "key": propertyName}).Parse(header + text))
}

// component is the name that the file of a template or block exports: oven-log has OvenLog.
func component(of string) string {
	var name strings.Builder
	for word := range strings.SplitSeq(of, "-") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}
