package host

import (
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
)

// ServerConfig is what a server of one's own has to know of a site, where no host reads
// its _headers and _redirects.
type ServerConfig struct {
	// Root is the folder of the finished site, Address what the server answers for: a name
	// or a port.
	Root, Address string
	Headers       Headers
	Redirects     Redirects
}

// headerValues are the values of one header: the one of every answer, empty where there
// is none, and those of addresses that match.
type headerValues struct {
	name, everywhere string
	// matching has the narrower expressions first.
	matching []matchingValue
}

// matchingValue is the value of a header for the addresses that a regular expression
// matches, which nginx and Caddy read alike.
type matchingValue struct{ expression, value string }

// values are the headers in the order of their rules. Answers are not cached unseen
// unless a rule says so.
func (h Headers) values() []headerValues {
	all := []headerValues{{name: "Cache-Control", everywhere: defaultCaching}}
	at := func(name string) *headerValues {
		for i := range all {
			if all[i].name == name {
				return &all[i]
			}
		}
		all = append(all, headerValues{name: name})
		return &all[len(all)-1]
	}
	for _, rule := range h {
		for _, header := range rule.headers {
			values := at(http.CanonicalHeaderKey(header.name))
			if rule.path.isEverything() {
				values.everywhere = header.value
				continue
			}
			joined := h.For(rule.path.sample()).Get(header.name)
			values.matching = append(values.matching, matchingValue{rule.path.expression(), joined})
		}
	}
	for _, values := range all {
		slices.SortStableFunc(values.matching, func(a, b matchingValue) int { return len(b.expression) - len(a.expression) })
	}
	return all
}

func (p pattern) isEverything() bool { return len(p) == 1 && p[0] == "*" }

// sample is an address that the pattern matches.
func (p pattern) sample() string { return "/" + strings.ReplaceAll(strings.Join(p, "/"), "*", "a") }

// expression is the pattern as a regular expression.
func (p pattern) expression() string {
	var b strings.Builder
	b.WriteString("^")
	for _, part := range p {
		switch {
		case part == "*":
			b.WriteString("(/.*)?")
		case strings.HasPrefix(part, ":"):
			b.WriteString("/[^/]+")
		default:
			b.WriteString("/" + regexp.QuoteMeta(part))
		}
	}
	return b.String() + "/?$"
}

// check refuses what a configuration cannot say.
func (c ServerConfig) check() error {
	for _, value := range c.Headers.values() {
		all := value.everywhere
		for _, m := range value.matching {
			all += m.value + strings.ReplaceAll(strings.Trim(m.expression, "^$"), `\`, "")
		}
		if strings.ContainsAny(all, `"$\`) {
			return fmt.Errorf("the header %s holds a quotation mark, a dollar sign or a backslash, which cannot be written for every server", value.name)
		}
	}
	for _, r := range c.Redirects {
		if !r.moves() || slices.ContainsFunc(r.from, func(part string) bool { return part == "*" || strings.HasPrefix(part, ":") }) {
			return fmt.Errorf("the redirect to %s is more than one address that has moved; write it into the server's configuration by hand", r.to)
		}
		if strings.ContainsAny(strings.Join(r.from, "/")+r.to, `"$\ {};`) {
			return fmt.Errorf("the redirect to %s holds a character that cannot be written for every server", r.to)
		}
	}
	return nil
}

// typesByExtension ranges over the types of files, sorted by their extensions.
func typesByExtension(yield func(extension, contentType string) bool) {
	for _, extension := range slices.Sorted(maps.Keys(contentTypes)) {
		if !yield(strings.TrimPrefix(extension, "."), contentTypes[extension]) {
			return
		}
	}
}

// Nginx returns the configuration with which nginx serves the site as preview does, but
// for forms. It belongs inside of http.
func (c ServerConfig) Nginx() (string, error) {
	if err := c.check(); err != nil {
		return "", err
	}
	var b, sent strings.Builder
	b.WriteString("# Made by “nightlight server nginx”. Make it again when _headers or _redirects change.\n")
	for i, values := range c.Headers.values() {
		if len(values.matching) == 0 && values.name != "Cache-Control" {
			fmt.Fprintf(&sent, "\tadd_header %s \"%s\" always;\n", values.name, values.everywhere)
			continue
		}
		name := fmt.Sprintf("$nightlight_%d", i)
		fmt.Fprintf(&b, "map $uri %s {\n\tdefault \"%s\";\n", name, values.everywhere)
		for _, m := range values.matching {
			fmt.Fprintf(&b, "\t\"~%s\" \"%s\";\n", m.expression, m.value)
		}
		b.WriteString("}\n")
		if values.name == "Cache-Control" {
			fmt.Fprintf(&b, "# What is missing now may be there after the next deploy.\nmap $status $nightlight_caching {\n\t~^(200|206|304)$ %s;\n\tdefault \"%s\";\n}\n", name, defaultCaching)
			name = "$nightlight_caching"
		}
		fmt.Fprintf(&sent, "\tadd_header %s %s always;\n", values.name, name)
	}
	fmt.Fprintf(&b, "server {\n\tlisten %s;\n\troot \"%s\";\n\tabsolute_redirect off;\n\tserver_tokens off;\n\n%s\n", c.Address, c.Root, &sent)
	b.WriteString("\tdefault_type application/octet-stream;\n\ttypes {\n")
	var text []string
	for extension, kind := range typesByExtension {
		kind, _, isText := strings.Cut(kind, ";")
		fmt.Fprintf(&b, "\t\t%s %s;\n", kind, extension)
		if isText && !slices.Contains(text, kind) && kind != "text/html" {
			text = append(text, kind)
		}
	}
	fmt.Fprintf(&b, "\t}\n\tcharset utf-8;\n\tcharset_types %[1]s;\n\tgzip on;\n\tgzip_vary on;\n\tgzip_types %[1]s image/svg+xml;\n\n", strings.Join(text, " "))
	for _, r := range c.Redirects {
		for _, slash := range []string{"", "/"} {
			fmt.Fprintf(&b, "\tlocation = /%s%s { return %d %s; }\n", strings.Join(r.from, "/"), slash, r.status, r.to)
		}
	}
	b.WriteString(`	if ($request_method !~ ^(GET|HEAD)$) { return 405; }
	error_page 404 /404.html;
	location = /_headers { return 404; }
	location = /_redirects { return 404; }
	location ~ /\.(?!well-known/) { return 404; }
	location / { try_files $uri $uri/index.html =404; }
}
`)
	return b.String(), nil
}

// Caddy returns the Caddyfile with which Caddy serves the site as preview does, but for
// forms.
func (c ServerConfig) Caddy() (string, error) {
	if err := c.check(); err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# Made by “nightlight server caddy”. Make it again when _headers or _redirects change.\n%s {\n\troot * \"%s\"\n\tencode gzip\n\troute {\n", c.Address, c.Root)
	matchers := 0
	for extension, kind := range typesByExtension {
		fmt.Fprintf(&b, "\t\t@%[1]s path *.%[1]s\n\t\theader @%[1]s Content-Type \"%[2]s\"\n", extension, kind)
	}
	for _, values := range c.Headers.values() {
		if values.everywhere != "" {
			fmt.Fprintf(&b, "\t\theader %s \"%s\"\n", values.name, values.everywhere)
		}
		for _, m := range slices.Backward(values.matching) { // the last one wins
			matchers++
			fmt.Fprintf(&b, "\t\t@rule%[1]d path_regexp %[2]s\n\t\theader @rule%[1]d %[3]s \"%[4]s\"\n", matchers, m.expression, values.name, m.value)
		}
	}
	b.WriteString("\t\t@other not method GET HEAD\n\t\terror @other 405\n")
	for _, r := range c.Redirects {
		from := strings.Join(r.from, "/")
		fmt.Fprintf(&b, "\t\tredir /%[1]s %[2]s %[3]d\n\t\tredir /%[1]s/ %[2]s %[3]d\n", from, r.to, r.status)
	}
	fmt.Fprintf(&b, `		@hidden {
			path */.* /_headers /_redirects
			not path /.well-known/*
		}
		error @hidden 404
		try_files {path} {path}/index.html
		file_server
	}
	handle_errors {
		# What is missing now may be there after the next deploy.
		header Cache-Control "%s"
		header Content-Type "text/html; charset=utf-8"
		@lost expression {err.status_code} == 404
		rewrite @lost /404.html
		file_server @lost
	}
}
`, defaultCaching)
	return b.String(), nil
}
