package bundle

import (
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/diag"
)

// diagnostics converts esbuild's messages.
func diagnostics(messages []api.Message, severity diag.Severity) diag.List {
	var list diag.List
	for _, m := range messages {
		d := diag.Diagnostic{Severity: severity, Message: sentence(m.Text), Detail: notes(m.Notes)}
		if at := m.Location; at != nil {
			// esbuild counts columns in bytes from 0.
			column := len([]rune(at.LineText[:min(at.Column, len(at.LineText))])) + 1
			d.Pos = diag.Pos{File: at.File, Line: at.Line, Column: column}
			d.Source, d.Length, d.Fixed = at.LineText, at.Length, fixed(at)
		} else {
			d.Pos = diag.Pos{File: "components"}
		}
		if name := missingPackage.FindStringSubmatch(m.Text); name != nil {
			d.Message, d.Detail = "The package "+name[1]+" is not installed.", ""
			d.Hint = "Run npm ci; if package.json does not list it, npm install " + name[1] + "."
		} else if name := incompletePackage(m); name != "" {
			d.Message, d.Detail = "The package "+name+" is not completely installed.", ""
			d.Hint = "Run npm ci, which installs all packages again."
		}
		list = append(list, d)
	}
	return list
}

// missingPackage matches esbuild's message about an import that is no file of the site.
var missingPackage = regexp.MustCompile(`^Could not resolve "((?:@[\w.-]+/)?[a-zA-Z][\w.-]*)(?:/[^"]*)?"$`)

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
	if name := inPackage.FindStringSubmatch(text); name != nil {
		return strings.ReplaceAll(name[1], `\`, "/")
	}
	return ""
}

var inPackage = regexp.MustCompile(`node_modules[/\\]((?:@[\w.-]+[/\\])?[\w.-]+)[/\\]`)

// fixed applies esbuild's own suggestion, where it has one.
func fixed(at *api.Location) string {
	if at.Suggestion == "" || at.Column+at.Length > len(at.LineText) {
		return ""
	}
	return at.LineText[:at.Column] + at.Suggestion + at.LineText[at.Column+at.Length:]
}

func notes(notes []api.Note) string {
	lines := make([]string, 0, len(notes))
	for _, note := range notes {
		lines = append(lines, note.Text)
	}
	return strings.Join(lines, "\n")
}

func sentence(text string) string {
	return strings.TrimSuffix(text, ".")
}
