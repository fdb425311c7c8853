package output

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"runtime"
	"sync"

	"golang.org/x/net/html"
	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
)

// Verify looks at every finished page as a browser would, and reports what breaks
// the rules of pageRules and siteRules. What is wrong on many pages, as a link in
// the footer may be, is reported once. closed are the files of pages whose bodies
// stand elsewhere: links to places on them are left alone.
func Verify(ctx context.Context, files Files, closed ...string) diag.List {
	v := &verifier{
		files:    files,
		findings: map[finding]*where{},
		ids:      map[string][]string{},
		links:    map[link]*where{},
		titles:   map[string]*where{},
		closed:   closed,
	}
	diags := v.readHostFiles(ctx)
	if diags.HasErrors() {
		return diags
	}
	ds, err := v.readPages(ctx)
	diags.Add(ds)
	if err != nil {
		return append(diags, diag.FromError(err, "verifying the finished pages"))
	}
	v.followLinks()
	v.compareTitles()
	diags.Add(v.report())
	return diags.Sorted()
}

// verifier collects what has to be known of all pages. The pages themselves are
// let go one by one.
type verifier struct {
	files     Files
	headers   Headers
	redirects Redirects

	mu       sync.Mutex
	findings map[finding]*where
	ids      map[string][]string // the ids of a page's elements, by file
	links    map[link]*where
	titles   map[string]*where // of the pages that search engines see
	// closed are pages whose places do not stand in their files.
	closed []string
}

// finding is one thing that is wrong.
type finding struct {
	rule    *rule
	message string
}

// where counts the pages that have something in common, and names the first.
type where struct {
	first string
	count int
}

// note adds a page to the places of a key.
func note[K comparable](places map[K]*where, key K, file string) {
	w := places[key]
	if w == nil {
		w = &where{first: file}
		places[key] = w
	}
	w.first = min(w.first, file) // the order of the pages must not matter
	w.count++
}

func (v *verifier) readHostFiles(ctx context.Context) (diags diag.List) {
	for _, file := range hostFiles {
		data, _, ds, err := v.files.Read(ctx, file)
		diags.Add(ds)
		if err != nil {
			return append(diags, diag.FromError(err, "reading "+file))
		}
		if file == "/_headers" {
			v.headers, ds = ParseHeaders(at(file).File, data)
		} else {
			v.redirects, ds = ParseRedirects(at(file).File, data)
		}
		diags.Add(ds)
	}
	return diags
}

// readPages parses the pages side by side, since that takes most of the time.
func (v *verifier) readPages(ctx context.Context) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	diags, err := v.files.Each(ctx, func(file string, data []byte) error {
		if path.Ext(file) == ".html" {
			group.Go(func() error { return v.look(file, data) })
		}
		return ctx.Err()
	})
	return diags, errors.Join(group.Wait(), err)
}

// look applies the rules to one page and keeps what the others need to know.
func (v *verifier) look(file string, data []byte) error {
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("reading the HTML of %s: %w", file, err)
	}
	p := newPage(file, doc)
	p.policy = parsePolicy(v.headers.For(p.address).Get("Content-Security-Policy"))

	v.mu.Lock()
	defer v.mu.Unlock()
	v.ids[file] = p.ids()
	for link := range p.links() {
		note(v.links, link, file)
	}
	if !p.hidden() {
		note(v.titles, p.title(), file)
	}
	for i := range pageRules {
		rule := &pageRules[i]
		for message := range rule.broken(p) {
			note(v.findings, finding{rule, message}, file)
		}
	}
	return nil
}

// report makes a problem of each finding.
func (v *verifier) report() (diags diag.List) {
	for found, where := range v.findings {
		message := found.message
		switch more := where.count - 1; {
		case more == 1:
			message += ", here and on 1 more page"
		case more > 1:
			message += fmt.Sprintf(", here and on %d more pages", more)
		}
		d := diag.Errorf(at(where.first), "%s", message).WithHint("%s", found.rule.sentence)
		d.Severity = found.rule.severity
		diags = append(diags, d)
	}
	return diags
}
