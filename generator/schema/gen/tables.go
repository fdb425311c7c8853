package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// templateTables are the tables of the components in components/templates: all at hand
// for the server, and all fetched when they are needed for the browser.
func templateTables(templates []content.Template) map[string][]byte {
	templates = byName(templates)
	return map[string][]byte{
		"components/templates/all.gen.ts":  allTemplates(templates),
		"components/templates/lazy.gen.ts": lazyTemplates(templates),
	}
}

const tableTypes = `import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
`

func allTemplates(templates []content.Template) []byte {
	var b bytes.Buffer
	b.WriteString(header + tableTypes)
	for _, template := range templates {
		fmt.Fprintf(&b, "import { %s } from './%s';\n", component(template.Name), template.Name)
	}
	b.WriteString("\n/** The template of each kind of page, all at hand, for the server. */\n" +
		"export const templates: { [T in TemplateName]: TemplateComponent<T> } = {\n")
	for _, template := range templates {
		fmt.Fprintf(&b, "  %s: %s,\n", propertyName(template.Name), component(template.Name))
	}
	b.WriteString("};\n")
	return b.Bytes()
}

func lazyTemplates(templates []content.Template) []byte {
	var b bytes.Buffer
	b.WriteString(header + tableTypes + "\n/** The template of each kind of page, fetched when one is shown. */\n" +
		"export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {\n")
	for _, template := range templates {
		fmt.Fprintf(&b, "  %s: () => import('./%s').then((m) => m.%s),\n", propertyName(template.Name), template.Name, component(template.Name))
	}
	b.WriteString("};\n")
	return b.Bytes()
}

// blockTable is the table of the components in components/blocks that show the blocks of
// the site.
func blockTable(blocks []content.Block) []byte {
	names := make([]string, len(blocks))
	for i, block := range blocks {
		names[i] = schema.NameOf(block.Of)
	}
	slices.Sort(names)
	var b bytes.Buffer
	b.WriteString(header)
	for _, name := range names {
		fmt.Fprintf(&b, "import { %s } from './%s';\n", component(name), name)
	}
	b.WriteString("\n/** The component of each block that the model adds to the engine's. */\nexport const siteBlocks = {\n")
	for _, name := range names {
		fmt.Fprintf(&b, "  %s: %s,\n", propertyName(name), component(name))
	}
	b.WriteString("};\n")
	return b.Bytes()
}

// component is the name that the file of a template or block exports: oven-log has OvenLog.
func component(template string) string {
	var name strings.Builder
	for word := range strings.SplitSeq(template, "-") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}
