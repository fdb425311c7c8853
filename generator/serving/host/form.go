package host

import (
	"bytes"
	"context"
	"net/url"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
)

// form is a form of the site's HTML that the host collects.
type form struct {
	fields   []string
	honeypot string
}

// values are the sent fields that the form declares.
func (f *form) values(sent url.Values) map[string]string {
	values := map[string]string{}
	for _, field := range f.fields {
		if sent.Has(field) && field != f.honeypot && field != "form-name" {
			values[field] = strings.Join(sent[field], ", ")
		}
	}
	return values
}

// forms returns the forms that the site's pages declare. In a folder, which a build may
// change, they are looked for at each submission. Pages that are made on demand would
// all be made for that, so there it is done once.
func (s *server) forms(ctx context.Context) (map[string]*form, error) {
	if !s.opts.Finished {
		return s.findForms(ctx)
	}
	s.finding.Lock()
	defer s.finding.Unlock()
	if s.declared == nil {
		forms, err := s.findForms(ctx)
		if err != nil {
			return nil, err
		}
		s.declared = forms
	}
	return s.declared, nil
}

func (s *server) findForms(ctx context.Context) (map[string]*form, error) {
	forms := map[string]*form{}
	_, err := s.files.Each(ctx, func(name string, data []byte) error {
		if path.Ext(name) != ".html" || !bytes.Contains(data, []byte("netlify")) {
			return nil
		}
		doc, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			return err
		}
		collectForms(doc, forms)
		return nil
	})
	if err != nil {
		return nil, err
	}
	// A page that cannot be made is no reason to refuse the forms of the others.
	return forms, nil
}

// collectForms adds a document's forms. Forms of one name are one form.
func collectForms(doc *html.Node, forms map[string]*form) {
	for node := range doc.Descendants() {
		if node.Data != "form" || node.Type != html.ElementNode || !collected(node) {
			continue
		}
		name, _ := dom.Attribute(node, "name")
		f := forms[name]
		if f == nil {
			f = &form{}
			forms[name] = f
		}
		for _, key := range []string{"netlify-honeypot", "data-netlify-honeypot"} {
			if value, ok := dom.Attribute(node, key); ok {
				f.honeypot = value
			}
		}
		for field := range node.Descendants() {
			if field.Type != html.ElementNode || !slices.Contains([]string{"input", "select", "textarea"}, field.Data) {
				continue
			}
			if name, _ := dom.Attribute(field, "name"); name != "" && !slices.Contains(f.fields, name) {
				f.fields = append(f.fields, name)
			}
		}
	}
}

// collected says whether the host takes a form's submissions.
func collected(node *html.Node) bool {
	value, marked := dom.Attribute(node, "data-netlify")
	_, plain := dom.Attribute(node, "netlify")
	return marked && value == "true" || plain
}
