package main

import (
	"strings"

	"nightlight/generator/reading/content"
)

// editorSettings are the settings of Visual Studio Code for a site: which JSON Schema
// completes and checks which of its files, and what formats the others.
func editorSettings(model content.Model) map[string]any {
	schemas := map[string]string{"./docs/schemas/table.schema.json": "content/tables/*.yaml"}
	for _, file := range model.NewData().Files() {
		schemas["./docs/schemas/"+strings.ReplaceAll(file.Name, "/", "-")+".schema.json"] = "content/" + file.Name + ".yaml"
	}
	settings := map[string]any{
		"yaml.schemas":        schemas,
		"editor.formatOnSave": true,
		"search.exclude":      map[string]bool{"**/*.gen.ts": true, "docs/schemas": true},
	}
	for _, language := range []string{"typescript", "typescriptreact", "css"} {
		settings["["+language+"]"] = map[string]string{"editor.defaultFormatter": "esbenp.prettier-vscode"}
	}
	for _, language := range []string{"markdown", "yaml"} { // where an author's line breaks stay
		settings["["+language+"]"] = map[string]bool{"editor.formatOnSave": false}
	}
	return settings
}
