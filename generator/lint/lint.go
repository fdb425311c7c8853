// Package lint checks finished files: what a browser, a search engine or the host
// would stumble over. It reads the files as they are published, so it finds mistakes of
// every stage.
//
// A rule is a row of pageRules, and looks at one page. Links and titles are compared
// between pages.
package lint

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/net/html"
	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
	"nightlight/generator/host"
	"nightlight/generator/output"
)

// Options say what a check has to know beside the files.
type Options struct {
	// Folder begins the names of files in messages: dist.
	Folder string
	// Gated are the files of pages whose bodies are in other files: fragments of links
	// to them are not checked.
	Gated []string
	// Unlisted are the files of pages that search engines are never to show.
	Unlisted []string
}

// Check checks all files of a site. What is wrong on many pages, as a link in the
// footer may be, is reported once.
func Check(ctx context.Context, files output.Files, opts Options) diag.List {
	c := &checker{
		opts:     opts,
		files:    files,
		findings: map[finding]*pages{},
		sizes:    map[string]int{},
		ids:      map[string][]string{},
		links:    map[link]*pages{},
		titles:   map[string]*pages{},
		gated:    setOf(opts.Gated),
		unlisted: setOf(opts.Unlisted),
	}
	diags := c.readConfigFiles(ctx)
	if diags.HasErrors() {
		return diags
	}
	ds, err := c.readPages(ctx)
	diags.Add(ds)
	if err != nil {
		return append(diags, diag.FromError(err, "checking the finished pages"))
	}
	diags.Add(output.CheckNames(opts.Folder, slices.Sorted(maps.Keys(c.sizes))))
	diags.Add(host.CheckFiles(opts.Folder, c.sizes))
	c.followLinks()
	c.compareTitles()
	diags.Add(c.report())
	return diags.Sorted()
}

// checker collects what has to be known of all pages. The pages themselves are not
// kept.
type checker struct {
	opts      Options
	files     output.Files
	headers   host.Headers
	redirects host.Redirects

	gated, unlisted map[string]bool // those of the options

	mu       sync.Mutex
	sizes    map[string]int // of all files, in bytes
	findings map[finding]*pages
	ids      map[string][]string // the ids of a page's elements, by file
	links    map[link]*pages
	titles   map[string]*pages // of the pages that search engines may show
}

func setOf(files []string) map[string]bool {
	set := make(map[string]bool, len(files))
	for _, file := range files {
		set[file] = true
	}
	return set
}

// at is where problems of a finished file are reported.
func (c *checker) at(file string) diag.Pos { return diag.Pos{File: c.opts.Folder + file} }

// finding is one thing that is wrong.
type finding struct {
	rule    *rule
	message string
}

// pages counts the pages that have something in common, and names the first by its file.
type pages struct {
	first string
	count int
}

// note adds a page to those of a key.
func note[K comparable](noted map[K]*pages, key K, file string) {
	p := noted[key]
	if p == nil {
		p = &pages{first: file}
		noted[key] = p
	}
	p.first = min(p.first, file) // the order of the pages must not matter
	p.count++
}

func (c *checker) readConfigFiles(ctx context.Context) (diags diag.List) {
	for _, file := range host.ConfigFiles {
		data, _, ds, err := c.files.Read(ctx, file)
		diags.Add(ds)
		if err != nil {
			return append(diags, diag.FromError(err, "reading "+file))
		}
		if file == "/_headers" {
			c.headers, ds = host.ParseHeaders(c.at(file).File, data)
		} else {
			c.redirects, ds = host.ParseRedirects(c.at(file).File, data)
		}
		diags.Add(ds)
		diags.Add(host.CheckLimits(c.at(file).File, file, data))
	}
	return diags
}

// readPages parses the pages in parallel, since that takes most of the time.
func (c *checker) readPages(ctx context.Context) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	diags, err := c.files.Each(ctx, func(file string, data []byte) error {
		c.sizes[file] = len(data)
		if path.Ext(file) == ".html" {
			group.Go(func() error { return c.checkPage(file, data) })
		}
		return ctx.Err()
	})
	return diags, errors.Join(group.Wait(), err)
}

// checkPage applies the rules to one page and keeps what is compared between pages.
func (c *checker) checkPage(file string, data []byte) error {
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("reading the HTML of %s: %w", file, err)
	}
	p := newPage(file, doc)
	p.unlisted = c.unlisted[file]
	p.policies = parsePolicies(append(p.ownPolicies(), c.headers.For(p.address).Get("Content-Security-Policy"))...)

	c.mu.Lock()
	defer c.mu.Unlock()
	c.ids[file] = p.ids()
	for link := range p.links() {
		note(c.links, link, file)
	}
	if !p.unlisted {
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
	for found, on := range c.findings {
		message := found.message
		switch more := on.count - 1; {
		case more == 1:
			message += ", here and on 1 more page"
		case more > 1:
			message += fmt.Sprintf(", here and on %d more pages", more)
		}
		d := diag.Errorf(c.at(on.first), "%s", message).WithHint("%s", found.rule.sentence)
		d.Severity = found.rule.severity
		diags = append(diags, d)
	}
	return diags
}
