package yamldoc

import (
	"strings"

	"nightlight/generator/base/diag"
)

// source is a file with YAML in it: the whole of a .yaml file, or the front matter
// of a Markdown file.
type source struct {
	file  string
	lines []string
	// The YAML is lines[from:to].
	from, to int
	// keys are the keys of all types that the text may be read into.
	keys map[string]bool
	// trial is set when the text is read only to see whether a correction holds, and needs
	// none of its own.
	trial bool
}

func newSource(file, text string, keys map[string]bool) *source {
	lines := strings.Split(text, "\n")
	return &source{file: file, lines: lines, to: len(lines), keys: keys}
}

// pos turns a position in the YAML, counted from 1, into one in the file.
func (s *source) pos(line, column int) diag.Pos {
	return diag.Pos{File: s.file, Line: s.from + line, Column: max(column, 1)}
}

// Start is the position of problems with the YAML as a whole: the line that opens
// the front matter, or the file.
func (s *source) Start() diag.Pos { return diag.Pos{File: s.file, Line: s.from} }

// line returns a line of the file, counted from 1; "" when there is none.
func (s *source) line(number int) string {
	if number < 1 || number > len(s.lines) {
		return ""
	}
	return s.lines[number-1]
}

// Errorf returns an error with its source line, marking length characters.
func (s *source) Errorf(pos diag.Pos, length int, format string, args ...any) diag.Diagnostic {
	d := diag.Errorf(pos, format, args...)
	d.Source, d.Length = s.line(pos.Line), length
	return d
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
