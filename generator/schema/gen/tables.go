package main

import (
	"strings"
	"text/template"

	"nightlight/generator/content"
)

// tables are the tables of the components in components/templates: all at hand for the
// server, and all fetched when they are needed for the browser.
var tables = map[string]*template.Template{
	"components/templates/all.gen.ts": table(`{{range .}}import { {{component .}} } from './{{.Name}}';
{{end}}
/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
{{range .}}  {{key .Name}}: {{component .}},
{{end}}};
`),
	"components/templates/lazy.gen.ts": table(`
/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
{{range .}}  {{key .Name}}: () => import('./{{.Name}}').then((m) => m.{{component .}}),
{{end}}};
`),
}

func table(text string) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{"component": component, "key": propertyName}).Parse(header +
		"import type { TemplateComponent } from '../lib/page';\nimport type { TemplateName } from '../lib/schema.gen';\n" + text))
}

// component is the name that a template's file exports: sleep-plan has SleepPlan.
func component(template content.Template) string {
	var name strings.Builder
	for word := range strings.SplitSeq(template.Name, "-") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}
