package hostrules

import (
	"embed"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

// ServerConfig describes a site to the site owner's own server.
type ServerConfig struct {
	// Root is the folder of the finished site, Address what the server answers for: a name or a
	// port.
	Root, Address string
	Rules
}

// headerValues are the values of one header: the default, and those of some addresses.
type headerValues struct {
	Name, Everywhere string
	// Matching lists the longest expressions first, since nginx uses the first match.
	Matching []matchingValue
}

// WiderFirst returns the values for Caddy, where later values replace earlier ones.
func (h headerValues) WiderFirst() []matchingValue {
	wider := slices.Clone(h.Matching)
	slices.Reverse(wider)
	return wider
}

// matchingValue is the value of a header for the addresses that an expression matches.
type matchingValue struct{ Expression, Value string }

// Values returns the headers in the order of their rules.
func (h Headers) Values() []headerValues {
	all := []headerValues{{Name: "Cache-Control", Everywhere: DefaultCaching}}
	at := func(name string) *headerValues {
		for i := range all {
			if all[i].Name == name {
				return &all[i]
			}
		}
		all = append(all, headerValues{Name: name})
		return &all[len(all)-1]
	}
	for _, rule := range h {
		for _, header := range rule.headers {
			values := at(http.CanonicalHeaderKey(header.name))
			if rule.path == "/*" {
				values.Everywhere = header.value
				continue
			}
			joined := h.For(strings.ReplaceAll(rule.path, "*", "a")).Get(header.name)
			values.Matching = append(values.Matching, matchingValue{expression(rule.path), joined})
		}
	}
	for _, values := range all {
		slices.SortStableFunc(values.Matching, func(a, b matchingValue) int { return len(b.Expression) - len(a.Expression) })
	}
	return all
}

// expression returns a regular expression for the addresses that a rule's path matches.
func expression(path string) string {
	folder, isFolder := strings.CutSuffix(path, "/*")
	expression := "^" + regexp.QuoteMeta(folder)
	if isFolder {
		expression += "(/.*)?"
	}
	return expression + "/?$"
}

// check rejects what the configurations cannot express.
func (c ServerConfig) check() error {
	if strings.ContainsAny(c.Root, `"$\{}`) {
		return fmt.Errorf("the path %s contains a character that cannot be written for every server", c.Root)
	}
	for _, value := range c.Headers.Values() {
		all := value.Everywhere
		for _, m := range value.Matching {
			all += m.Value + strings.ReplaceAll(strings.Trim(m.Expression, "^$"), `\`, "")
		}
		if strings.ContainsAny(all, `"$\`) {
			return fmt.Errorf("the header %s contains a quotation mark, a dollar sign or a backslash, which cannot be written for every server", value.Name)
		}
	}
	for _, r := range c.Redirects {
		if strings.ContainsAny(r.From, "*:") {
			return fmt.Errorf("the redirect to %s is more than one address that has moved; write it into the server's configuration by hand", r.To)
		}
		if strings.ContainsAny(r.From+r.To, `"$\ {};`) {
			return fmt.Errorf("the redirect to %s contains a character that cannot be written for every server", r.To)
		}
	}
	return nil
}

// fileType is the content type of an extension: text/css for .css.
type fileType struct{ Extension, Type string }

// Name returns the type without the charset, which nginx adds.
func (t fileType) Name() string {
	name, _, _ := strings.Cut(t.Type, ";")
	return name
}

// Methods for the templates.

// DefaultCaching returns the Cache-Control of files without a rule.
func (c ServerConfig) DefaultCaching() string { return DefaultCaching }

// Types returns the content types, sorted by extension.
func (c ServerConfig) Types() (types []fileType) {
	for _, extension := range slices.Sorted(maps.Keys(ContentTypes)) {
		types = append(types, fileType{strings.TrimPrefix(extension, "."), ContentTypes[extension]})
	}
	return types
}

// TextTypes returns the text types without HTML, which nginx includes by default.
func (c ServerConfig) TextTypes() string {
	var texts []string
	for _, t := range c.Types() {
		if name := t.Name(); name != t.Type && name != "text/html" && !slices.Contains(texts, name) {
			texts = append(texts, name)
		}
	}
	return strings.Join(texts, " ")
}

//go:embed nginx.tmpl caddy.tmpl
var serverTemplates embed.FS

var serverConfigs = template.Must(template.New("").Funcs(template.FuncMap{
	// variable names the nginx variable with the value of a header, by the header's index.
	"variable": func(i int) string { return fmt.Sprintf("$nightlight_%d", i) },
}).ParseFS(serverTemplates, "*.tmpl"))

// Write returns a configuration for nginx (inside http) or caddy that serves the site as preview
// does, except for forms.
func (c ServerConfig) Write(kind string) (string, error) {
	if err := c.check(); err != nil {
		return "", err
	}
	var b strings.Builder
	err := serverConfigs.ExecuteTemplate(&b, kind+".tmpl", c)
	return b.String(), err
}
