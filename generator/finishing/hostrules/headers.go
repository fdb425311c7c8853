package hostrules

import (
	"net/http"
	"strings"

	"golang.org/x/net/http/httpguts"

	"nightlight/generator/base/diag"
)

// Headers are the rules of a _headers file, as Netlify and Cloudflare read it: a
// line with a path, and below it, indented, the headers for all that matches.
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

// For returns the headers of a path. One that several rules give is joined by commas, as
// Cloudflare does; with Netlify the last rule may win instead.
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
