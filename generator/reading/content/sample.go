package content

import (
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
)

// sampleLines are the lines below the front matter that new files begin with.
func sampleLines(starters []Starter) map[string]bool {
	lines := map[string]bool{}
	for _, starter := range starters {
		parts := strings.SplitN(starter.Text, "\n---\n", 2)
		for line := range strings.Lines(parts[len(parts)-1]) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, ":::") {
				lines[line] = true
			}
		}
	}
	return lines
}

// checkSamples reports the sentences of a new file that a page to be published still has.
func (r *reader) checkSamples(body string, start diag.Pos) (diags diag.List) {
	line := 0
	for text := range strings.Lines(body) {
		text = strings.TrimRight(text, "\r\n")
		if sample := strings.TrimSpace(text); r.samples[sample] {
			pos := diag.Pos{File: start.File, Line: start.Line + line, Column: start.Column}
			problem := diag.Errorf(pos, "This line still says what to write here.").
				WithHint("Write your own, remove it, or make the page a draft again: draft: true.")
			problem.Source, problem.Length = text, utf8.RuneCountInString(text)
			diags = append(diags, problem)
		}
		line++
	}
	return diags
}
