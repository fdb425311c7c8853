// Package hostrules models how a host serves a finished site: which file answers an address, and
// the rules in _headers and _redirects. It supports the part of the syntax shared by Netlify and
// Cloudflare Pages that builds write.
package hostrules

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// Rules are a site's instructions to the host, in files that are not served.
type Rules struct {
	Headers   Headers
	Redirects Redirects
}

// Read reads the rules of a site. A missing file has none.
func Read(ctx context.Context, files output.Files) (rules Rules, err error) {
	for i, name := range ConfigFiles {
		data, err := files.Read(ctx, name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return rules, err
		}
		if i == 0 {
			rules.Headers = parseHeaders(data)
		} else {
			rules.Redirects = parseRedirects(data)
		}
	}
	return rules, nil
}

// Headers are the rules of _headers: each is a path, followed by indented headers.
type Headers []headerRule

type headerRule struct {
	path    string // with a final * for all paths below it
	headers []header
}

type header struct{ name, value string }

func parseHeaders(data []byte) (headers Headers) {
	for line := range strings.Lines(string(data)) {
		text := strings.TrimSpace(line)
		name, value, isHeader := strings.Cut(text, ": ")
		switch last := len(headers) - 1; {
		case strings.HasPrefix(line, "/"):
			headers = append(headers, headerRule{path: text})
		case isHeader && last >= 0:
			headers[last].headers = append(headers[last].headers, header{name, value})
		}
	}
	return headers
}

// For returns the headers of a path. The values of several rules are joined, as by Cloudflare.
func (h Headers) For(path string) http.Header {
	all := http.Header{}
	for _, rule := range h {
		if _, ok := match(rule.path, path); !ok {
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

// match reports whether a rule applies to a path, and returns what its * matched. A final slash
// makes no difference.
func match(rule, path string) (rest string, ok bool) {
	folder, isFolder := strings.CutSuffix(rule, "*")
	folder, path = strings.Trim(folder, "/"), strings.Trim(path, "/")
	switch {
	case folder == path:
		return "", true
	case !isFolder:
		return "", false
	case folder == "":
		return path, true
	}
	return strings.CutPrefix(path, folder+"/")
}

// Redirect leads from an unescaped request path to its new address. A From with a final * applies
// to all paths below it, and :splat in To stands for the rest.
type Redirect struct{ From, To string }

// Redirects are the rules of _redirects. The first match wins.
type Redirects []Redirect

func parseRedirects(data []byte) (redirects Redirects) {
	for line := range strings.Lines(string(data)) {
		if fields := strings.Fields(line); len(fields) > 1 && strings.HasPrefix(line, "/") {
			from, err := url.PathUnescape(fields[0]) // é is written %C3%A9
			if err != nil {
				from = fields[0]
			}
			redirects = append(redirects, Redirect{from, fields[1]})
		}
	}
	return redirects
}

// Find returns the target of the redirect of a path without a file, with the query of the request
// unless the target has one.
func (r Redirects) Find(path, query string) (target string, ok bool) {
	for _, rule := range r {
		rest, ok := match(rule.From, path)
		if !ok {
			continue
		}
		address, fragment, hasFragment := strings.Cut(rule.To, "#")
		address = strings.Replace(address, ":splat", (&url.URL{Path: rest}).EscapedPath(), 1)
		if query != "" && !strings.Contains(address, "?") {
			address += "?" + query
		}
		if hasFragment {
			address += "#" + fragment
		}
		return address, true
	}
	return "", false
}

// limits are the limits of Cloudflare Pages: rules, characters per line, and rules with a * or
// :names if counted separately. Netlify documents none.
// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
var limits = map[string]struct{ rules, dynamic, line int }{
	"/_headers":   {rules: 100, line: 2000},
	"/_redirects": {rules: 2000, dynamic: 100, line: 1000},
}

// CheckLimits warns where a file exceeds the limits of Cloudflare Pages.
func CheckLimits(shown, name string, data []byte) (diags diag.List) {
	limit := limits[name]
	warn := func(id diag.ID, at diag.Pos, format string, args ...any) {
		diags = append(diags, diag.Warnf(id, at, format, args...).WithHint("Elsewhere it has its effect; on Cloudflare Pages it has none."))
	}
	count := map[string]int{}
	for i, line := range diag.Lines(data) {
		at := diag.Pos{File: shown, Line: i + 1}
		if len(line) > limit.line {
			warn("host-rule-limit", at, "This line has %d characters; Cloudflare Pages reads %d.", len(line), limit.line)
		}
		if !strings.HasPrefix(line, "/") {
			continue // a header of the rule above
		}
		kind, most := "rules", limit.rules
		if from, _, _ := strings.Cut(line, " "); limit.dynamic > 0 && strings.ContainsAny(from, "*:") {
			kind, most = "rules with * or :names", limit.dynamic
		}
		if count[kind]++; count[kind] == most+1 {
			warn("host-rule-limit", at, "Cloudflare Pages reads %d %s, and this is one more.", most, kind)
		}
	}
	return diags
}

// candidates returns the files that may answer an address, the likeliest first.
func candidates(address string) []string {
	plain := "/" + strings.Trim(address, "/")
	if plain == "/" {
		return []string{"/index.html"}
	}
	pages := []string{plain + "/index.html", plain + ".html"}
	if strings.HasSuffix(address, "/") {
		return pages
	}
	return slices.Concat([]string{plain}, pages)
}

// IsPlain reports whether an address has no “..”, empty elements or backslashes.
func IsPlain(address string) bool {
	_, ok := output.LocalName(strings.TrimSuffix(address, "/") + "/index.html")
	return ok
}

// ConfigFiles are read by the host and not served.
var ConfigFiles = []string{"/_headers", "/_redirects"}

// isHidden reports whether an address names a hidden file. .well-known is public (RFC 8615).
func isHidden(address string) bool {
	return slices.ContainsFunc(strings.Split(address, "/"), func(part string) bool {
		return strings.HasPrefix(part, ".") && part != ".well-known"
	})
}

// Locate returns the file that answers an address.
func Locate(files output.Files, address string) (file string, ok bool) {
	if isHidden(address) {
		return "", false
	}
	for _, file := range candidates(address) {
		if files.Has(file) && !slices.Contains(ConfigFiles, file) {
			return file, true
		}
	}
	return "", false
}

// AddressOf returns the address of a page's file.
func AddressOf(file string) string {
	return cmp.Or(strings.TrimSuffix(strings.TrimSuffix(file, ".html"), "/index"), "/")
}

// DefaultCaching is the host's Cache-Control without a rule: store, but revalidate each time.
const DefaultCaching = "public, max-age=0, must-revalidate"

// ContentTypes are the types of a site's files. The system's own table differs by machine.
var ContentTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".mjs":         "text/javascript; charset=utf-8",
	".json":        "application/json; charset=utf-8",
	".map":         "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".xml":         "application/xml; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
	".md":          "text/markdown; charset=utf-8",
	".ics":         "text/calendar; charset=utf-8",
	".svg":         "image/svg+xml",
	".ico":         "image/x-icon",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".jpeg":        "image/jpeg",
	".gif":         "image/gif",
	".webp":        "image/webp",
	".avif":        "image/avif",
	".woff":        "font/woff",
	".woff2":       "font/woff2",
	".mp3":         "audio/mpeg",
	".m4a":         "audio/mp4",
	".ogg":         "audio/ogg",
	".wav":         "audio/wav",
	".mp4":         "video/mp4",
	".webm":        "video/webm",
	".pdf":         "application/pdf",
	".zip":         "application/zip",
	".wasm":        "application/wasm",
}
