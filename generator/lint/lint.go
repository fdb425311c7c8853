package lint

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
	"nightlight/generator/host"
	"nightlight/generator/output"
)

// at is where problems of a finished file are reported.
func at(file string) diag.Pos { return diag.Pos{File: "dist" + file} }

// Check looks at every finished page as a browser would, and reports what breaks
// the rules of pageRules, and links and titles that are wrong. What is wrong on many
// pages, as a link in the footer may be, is reported once. gated are the files of
// pages whose bodies are in other files: fragments of links to them are not checked.
func Check(ctx context.Context, files output.Files, gated ...string) diag.List {
	c := &checker{
		files:    files,
		findings: map[finding]*where{},
		ids:      map[string][]string{},
		links:    map[link]*where{},
		titles:   map[string]*where{},
		gated:    gated,
	}
	diags := c.readHostFiles(ctx)
	if diags.HasErrors() {
		return diags
	}
	ds, err := c.readPages(ctx)
	diags.Add(ds)
	if err != nil {
		return append(diags, diag.FromError(err, "checking the finished pages"))
	}
	c.followLinks()
	c.compareTitles()
	diags.Add(c.report())
	return diags.Sorted()
}

// checker collects what has to be known of all pages. The pages themselves are
// let go one by one.
type checker struct {
	files     output.Files
	headers   host.Headers
	redirects host.Redirects

	mu       sync.Mutex
	findings map[finding]*where
	ids      map[string][]string // the ids of a page's elements, by file
	links    map[link]*where
	titles   map[string]*where // of the pages that search engines see
	// gated are the files of pages whose bodies are in other files.
	gated []string
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

func (c *checker) readHostFiles(ctx context.Context) (diags diag.List) {
	for _, file := range host.ConfigFiles {
		data, _, ds, err := c.files.Read(ctx, file)
		diags.Add(ds)
		if err != nil {
			return append(diags, diag.FromError(err, "reading "+file))
		}
		if file == "/_headers" {
			c.headers, ds = host.ParseHeaders(at(file).File, data)
		} else {
			c.redirects, ds = host.ParseRedirects(at(file).File, data)
		}
		diags.Add(ds)
	}
	return diags
}

// readPages parses the pages side by side, since that takes most of the time.
func (c *checker) readPages(ctx context.Context) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	diags, err := c.files.Each(ctx, func(file string, data []byte) error {
		if path.Ext(file) == ".html" {
			group.Go(func() error { return c.look(file, data) })
		}
		return ctx.Err()
	})
	return diags, errors.Join(group.Wait(), err)
}

// look applies the rules to one page and keeps what the others need to know.
func (c *checker) look(file string, data []byte) error {
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("reading the HTML of %s: %w", file, err)
	}
	p := newPage(file, doc)
	p.policy = parsePolicy(c.headers.For(p.address).Get("Content-Security-Policy"))

	c.mu.Lock()
	defer c.mu.Unlock()
	c.ids[file] = p.ids()
	for link := range p.links() {
		note(c.links, link, file)
	}
	if !p.hidden() {
		note(c.titles, p.title(), file)
	}
	for i := range pageRules {
		rule := &pageRules[i]
		for message := range rule.broken(p) {
			note(c.findings, finding{rule, message}, file)
		}
	}
	return nil
}

// report makes a problem of each finding.
func (c *checker) report() (diags diag.List) {
	for found, where := range c.findings {
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
