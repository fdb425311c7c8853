package hostrules

import (
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/net/http/httpguts"

	"nightlight/generator/base/diag"
)

// Headers are the rules of a _headers file: a path, and below it, indented, the headers.
type Headers []*headerRule

type headerRule struct {
	path    pattern
	headers []header
}

type header struct{ name, value string }

// ParseHeaders reads the text of a _headers file. Lines that are wrong are
// reported and left out.
func ParseHeaders(file string, data []byte) (Headers, diag.List) {
	var headers Headers
	var current *headerRule
	var diags diag.List
	for at, line := range ruleLines(file, data) {
		if indent(line) == 0 {
			path, problem := parsePattern(strings.TrimSpace(line))
			current = &headerRule{path: path}
			if problem == "" {
				headers = append(headers, current)
				continue
			}
			// The headers below a wrong path must not fall to the rule above it.
			diags = append(diags, malformed(at, line, "The path %s.", problem).
				WithHint("A line with a header is indented by two spaces."))
			continue
		}
		h, problem := parseHeader(line)
		switch {
		case problem != "":
			diags = append(diags, malformed(at, line, "%s", problem))
		case current == nil:
			diags = append(diags, malformed(at, line, "This header comes before any path.").
				WithHint("Write the path that it is for on a line above: /* is for all."))
		default:
			current.headers = append(current.headers, h)
		}
	}
	return headers, diags
}

func parseHeader(line string) (h header, problem string) {
	name, value, colon := strings.Cut(strings.TrimSpace(line), ":")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	switch {
	case !colon:
		return header{}, "A header is written as Name: value."
	case !httpguts.ValidHeaderFieldName(name):
		return header{}, "The name of a header is made of letters and hyphens."
	case value == "" || !httpguts.ValidHeaderFieldValue(value):
		return header{}, "The header has no usable value."
	}
	return header{name, value}, ""
}

// For returns the headers of a path. Those of several rules are joined, as by Cloudflare.
func (h Headers) For(path string) http.Header {
	all := http.Header{}
	for _, rule := range h {
		if _, ok := rule.path.match(path); !ok {
			continue
		}
		for _, header := range rule.headers {
			all.Add(header.name, header.value)
		}
	}
	for name, values := range all {
		all[name] = []string{strings.Join(values, ", ")}
	}
	return all
}

// pattern is the path of a rule: plain parts, :names that match one part, and a * at the end
// that matches the rest. A last slash makes no difference.
type pattern []string

// parsePattern returns what is wrong with a pattern as the end of "the path …".
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
	d := diag.Errorf("host-rule-malformed", at, format, args...)
	d.Source, d.Length = line, len([]rune(strings.TrimSpace(line)))
	return d
}
