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

// ServerConfig is what a server of one's own has to know of a site.
type ServerConfig struct {
	// Root is the folder of the finished site, Address what the server answers for: a name
	// or a port.
	Root, Address string
	Rules
}

// headerValues are the values of one header: that of every answer, and those of some.
type headerValues struct {
	Name, Everywhere string
	// Matching has the narrower expressions first, of which nginx takes one.
	Matching []matchingValue
}

// WiderFirst are the values for Caddy, where a later one replaces an earlier one.
func (h headerValues) WiderFirst() []matchingValue {
	wider := slices.Clone(h.Matching)
	slices.Reverse(wider)
	return wider
}

// matchingValue is the value of a header for the addresses that an expression matches.
type matchingValue struct{ Expression, Value string }

// Values are the headers in the order of their rules.
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

// expression matches what a rule does.
func expression(path string) string {
	folder, isFolder := strings.CutSuffix(path, "/*")
	expression := "^" + regexp.QuoteMeta(folder)
	if isFolder {
		expression += "(/.*)?"
	}
	return expression + "/?$"
}

// check refuses what a configuration cannot say.
func (c ServerConfig) check() error {
	if strings.ContainsAny(c.Root, `"$\{}`) {
		return fmt.Errorf("the path %s holds a character that cannot be written for every server", c.Root)
	}
	for _, value := range c.Headers.Values() {
		all := value.Everywhere
		for _, m := range value.Matching {
			all += m.Value + strings.ReplaceAll(strings.Trim(m.Expression, "^$"), `\`, "")
		}
		if strings.ContainsAny(all, `"$\`) {
			return fmt.Errorf("the header %s holds a quotation mark, a dollar sign or a backslash, which cannot be written for every server", value.Name)
		}
	}
	for _, r := range c.Redirects {
		if strings.ContainsAny(r.From, "*:") {
			return fmt.Errorf("the redirect to %s is more than one address that has moved; write it into the server's configuration by hand", r.To)
		}
		if strings.ContainsAny(r.From+r.To, `"$\ {};`) {
			return fmt.Errorf("the redirect to %s holds a character that cannot be written for every server", r.To)
		}
	}
	return nil
}

// fileType is what files with an extension are: text/css for .css.
type fileType struct{ Extension, Type string }

// Name is the type without the encoding, which nginx adds.
func (t fileType) Name() string {
	name, _, _ := strings.Cut(t.Type, ";")
	return name
}

// What the templates ask for beside the fields.

// DefaultCaching is the Cache-Control of what no rule is about.
func (c ServerConfig) DefaultCaching() string { return DefaultCaching }

// Types are those of the files that browsers show.
func (c ServerConfig) Types() (types []fileType) {
	for _, extension := range slices.Sorted(maps.Keys(ContentTypes)) {
		types = append(types, fileType{strings.TrimPrefix(extension, "."), ContentTypes[extension]})
	}
	return types
}

// TextTypes are the types of text but for HTML, which nginx needs not be told of.
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
	// A variable of nginx contains the value of a header, by its place among the headers.
	"variable": func(i int) string { return fmt.Sprintf("$nightlight_%d", i) },
}).ParseFS(serverTemplates, "*.tmpl"))

// Write returns the configuration with which nginx, inside of its http, or caddy serves as preview
// does, but for forms.
func (c ServerConfig) Write(kind string) (string, error) {
	if err := c.check(); err != nil {
		return "", err
	}
	var b strings.Builder
	err := serverConfigs.ExecuteTemplate(&b, kind+".tmpl", c)
	return b.String(), err
}
