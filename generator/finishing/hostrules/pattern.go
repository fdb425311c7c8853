package hostrules

import (
	"net/url"
	"strings"

	"nightlight/generator/base/diag"
)

// pattern is the path of a rule in _headers and _redirects: plain parts, :names
// that match one part, and a * at the end that matches the rest. A slash at the end
// makes no difference, on either side.
type pattern []string

// parsePattern returns what is wrong with a pattern as the end of the sentence
// "the path …".
func parsePattern(text string) (p pattern, problem string) {
	switch {
	case !strings.HasPrefix(text, "/"):
		return nil, "must begin with a slash"
	case strings.ContainsAny(text, "?#"):
		return nil, "must not hold a ? or a #"
	}
	p = parts(text)
	names := map[string]bool{}
	for i, part := range p {
		switch {
		case part == "*" && i == len(p)-1:
		case strings.Contains(part, "*"):
			return nil, "may hold a * only as its last part, as in /blog/*"
		case part == ":" || part == ":splat" || names[part]:
			return nil, "needs a name of its own after each colon"
		case strings.HasPrefix(part, ":"):
			names[part] = true
		}
	}
	return p, ""
}

// parts splits a path at its slashes; the last one does not count.
func parts(path string) []string {
	path = strings.Trim(path, "/")
	if path == "" {
		return nil
	}
	return strings.Split(path, "/")
}

// match says whether a path matches, and what the :names and the * matched.
func (p pattern) match(path string) (values map[string]string, ok bool) {
	given := parts(path)
	values = map[string]string{}
	for i, part := range p {
		switch {
		case part == "*":
			values[":splat"] = strings.Join(given[min(i, len(given)):], "/")
			return values, true
		case i >= len(given):
			return nil, false
		case strings.HasPrefix(part, ":"):
			values[part] = given[i]
		case part != given[i]:
			return nil, false
		}
	}
	return values, len(p) == len(given)
}

// expand replaces the :names in the path of a target by what they matched, escaped.
func expand(target string, values map[string]string) string {
	path, rest := target, ""
	if i := strings.IndexAny(target, "?#"); i >= 0 {
		path, rest = target[:i], target[i:]
	}
	split := strings.Split(path, "/")
	for i, part := range split {
		if value, ok := values[part]; ok {
			split[i] = (&url.URL{Path: value}).EscapedPath()
		}
	}
	return strings.Join(split, "/") + rest
}

// ruleLines are the lines of a file, without comments and blank ones, with their positions.
func ruleLines(file string, data []byte) func(yield func(at diag.Pos, line string) bool) {
	return func(yield func(diag.Pos, string) bool) {
		for i, line := range diag.Lines(data) {
			trimmed := strings.TrimSpace(line)
			if trimmed == "" || strings.HasPrefix(trimmed, "#") {
				continue
			}
			if !yield(diag.Pos{File: file, Line: i + 1, Column: indent(line) + 1}, line) {
				return
			}
		}
	}
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

func malformed(at diag.Pos, line, format string, args ...any) diag.Diagnostic {
	d := diag.Errorf(at, format, args...)
	d.Source, d.Length = line, len([]rune(strings.TrimSpace(line)))
	return d
}
