package bundle

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// diagnostics converts esbuild's messages. The lines that it suggests are left out: nobody has
// built them, and its notes say the same.
func diagnostics(messages []api.Message, severity diag.Severity) diag.List {
	var list diag.List
	for _, m := range messages {
		notes := make([]string, len(m.Notes))
		for i, note := range m.Notes {
			notes[i] = note.Text
		}
		d := diag.Errorf("component-code", diag.Pos{File: "components"}, "%s", strings.TrimSuffix(m.Text, "."))
		d.Severity, d.Detail = severity, strings.Join(notes, "\n")
		if at := m.Location; at != nil {
			// esbuild counts columns in bytes from 0.
			column := len([]rune(at.LineText[:min(at.Column, len(at.LineText))])) + 1
			d.Pos = diag.Pos{File: at.File, Line: at.Line, Column: column}
			d.Source, d.Length = at.LineText, at.Length
		}
		if name := missingPackage().FindStringSubmatch(m.Text); name != nil {
			d.ID, d.Message, d.Detail = "package-missing", "The package "+name[1]+" is not installed.", ""
			d.Hint = "Run npm ci; if package.json does not list it, npm install " + name[1] + "."
		} else if name := incompletePackage(m); name != "" {
			// Whatever imports the package is right, and there may be hundreds of such files.
			d = diag.Errorf("package-incomplete", diag.Pos{File: "package.json"}, "The package %s is not completely installed.", name).
				WithHint("Run npm ci, which installs all packages again.")
			d.First = true
		}
		list = append(list, d)
	}
	return list
}

// missingPackage matches esbuild's message about an import that is no file of the site.
var missingPackage = pattern.Of(`^Could not resolve "((?:@[\w.-]+/)?[a-zA-Z][\w.-]*)(?:/[^"]*)?"$`)

// incompletePackage returns the package of which a file is missing, where that is what a
// message says: its name is in the path of the missing file, or of the one that needs it.
func incompletePackage(m api.Message) string {
	if !strings.HasPrefix(m.Text, "Could not resolve ") {
		return ""
	}
	text := m.Text
	if m.Location != nil {
		text += m.Location.File
	}
	if name := inPackage().FindStringSubmatch(text); name != nil {
		return strings.ReplaceAll(name[1], `\`, "/")
	}
	return ""
}

var inPackage = pattern.Of(`node_modules[/\\]((?:@[\w.-]+[/\\])?[\w.-]+)[/\\]`)

// conflicts are looked for because a style sheet with one would only be warned of.
func conflicts(root string, diags diag.List) (found diag.List) {
	for _, d := range diags {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(d.File)))
		if conflict := diag.Conflict(d.File, text); err == nil && conflict != nil {
			found = append(found, *conflict)
		}
	}
	return found.Sorted()
}
