// Package lint checks finished files: what a browser, a search engine or the host
// would stumble over. It reads the files as they are published, so it finds mistakes of
// every stage.
//
// A rule is a row of pageRules, and looks at one page. Links and titles are compared
// between pages.
package lint

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/hostrules"
	"nightlight/generator/output"
)

// Options say what a check has to know beside the files.
type Options struct {
	// Folder begins the names of files in messages: dist.
	Folder string
	// Origin is the site's address, without a path: https://bakery.example.
	Origin string
	// Gated are the files of pages whose bodies are in other files: fragments of links
	// to them are not checked.
	Gated []string
	// Unlisted are the files of pages that search engines are never to show.
	Unlisted []string
	// Unseal returns the JSON in a file that is sealed, or nothing; it may be nil.
	Unseal func(file string, data []byte) []byte
	// See is handed each page that has to be made; it may be nil.
	See func(file string, html []byte)
	// Cache keeps what was found in files, so that those that are as before need not even
	// be made; it may be nil.
	Cache *cache.Cache
}

// Check checks all files of a site. What is wrong on many pages, as a link in the
// footer may be, is reported once.
func Check(ctx context.Context, files *output.Set, opts Options) (diags diag.List) {
	origin, err := url.Parse(opts.Origin)
	if err != nil {
		return diag.List{diag.FromError(err, "reading the site's address")}
	}
	c := &checker{
		opts:     opts,
		origin:   origin,
		files:    files,
		findings: map[finding]*pages{},
		sizes:    map[string]int{},
		ids:      map[string][]string{},
		links:    map[link]*pages{},
		titles:   map[string]*pages{},
		gated:    setOf(opts.Gated),
		unlisted: setOf(opts.Unlisted),
	}
	if diags = c.readConfigFiles(ctx); diags.HasErrors() {
		return diags
	}
	ds, err := c.readFiles(ctx)
	diags.Add(ds)
	if err != nil {
		return append(diags, diag.FromError(err, "checking the finished pages"))
	}
	diags.Add(output.CheckNames(opts.Folder, files.Paths()))
	diags.Add(hostrules.CheckFiles(opts.Folder, c.sizes))
	c.followLinks()
	c.compareTitles()
	diags.Add(c.report())
	return diags.Sorted()
}

// checker collects what has to be known of all pages. The pages themselves are not
// kept.
type checker struct {
	opts      Options
	origin    *url.URL
	files     *output.Set
	headers   hostrules.Headers
	redirects hostrules.Redirects

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
	for _, file := range hostrules.ConfigFiles {
		var ds diag.List
		data, err := c.files.Read(ctx, file)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return append(diags, diag.FromError(err, "reading "+file))
		}
		if file == "/_headers" {
			c.headers, ds = hostrules.ParseHeaders(c.at(file).File, data)
		} else {
			c.redirects, ds = hostrules.ParseRedirects(c.at(file).File, data)
		}
		diags.Add(ds)
		diags.Add(hostrules.CheckLimits(c.at(file).File, file, data))
	}
	return diags
}

// readFiles makes the files and parses the pages in parallel, since that takes most of the
// time. Files that are as they were in an earlier check are left out.
func (c *checker) readFiles(ctx context.Context) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	diags, err := c.files.EachExcept(ctx, c.isKnown, func(file string, data []byte) error {
		c.mu.Lock()
		c.sizes[file] = len(data)
		c.mu.Unlock()
		if c.opts.See != nil && path.Ext(file) == ".html" {
			c.opts.See(file, data)
		}
		group.Go(func() error { return c.read(file, data) })
		return ctx.Err()
	})
	return diags, errors.Join(group.Wait(), err)
}

// isKnown adds what the cache knows of a file.
func (c *checker) isKnown(file string) bool {
	key := c.files.Key(file)
	if key == "" {
		return false
	}
	known := true
	found, _ := cache.Try(c.opts.Cache, cachedFacts, c.keyOf(file, key), func() (facts, diag.List, bool) {
		known = false
		return facts{}, nil, false // it is not cached before the file is read
	})
	if known {
		c.add(file, found)
		c.mu.Lock()
		defer c.mu.Unlock()
		c.sizes[file] = found.Bytes
	}
	return known
}

// read finds out what has to be known of a file that was made.
func (c *checker) read(file string, data []byte) (err error) {
	key := c.files.Key(file) // a page that was made may have none any more
	if key == "" && path.Ext(file) != ".html" && c.readerOf(file) == nil {
		return nil
	}
	if key == "" {
		sum := cache.KeyOf(data)
		key = string(sum[:])
	}
	found, _ := cache.Try(c.opts.Cache, cachedFacts, c.keyOf(file, key), func() (found facts, _ diag.List, keep bool) {
		found, err = c.factsOf(file, data)
		return found, nil, err == nil
	})
	c.add(file, found)
	return err
}

// add keeps what is compared between pages.
func (c *checker) add(file string, found facts) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ids[file] = found.IDs
	for _, link := range found.Links {
		note(c.links, link, file)
	}
	if found.Title != "" {
		note(c.titles, found.Title, file)
	}
	for _, found := range found.Findings {
		note(c.findings, found, file)
	}
}

// report makes a problem of each finding.
func (c *checker) report() (diags diag.List) {
	rules := map[string]rule{}
	for _, rule := range append(slices.Clone(pageRules), linkRule, titleRule) {
		rules[rule.name] = rule
	}
	for found, on := range c.findings {
		message := found.Message
		switch more := on.count - 1; {
		case more == 1:
			message += " This is so on 1 more page."
		case more > 1:
			message += fmt.Sprintf(" This is so on %d more pages.", more)
		}
		rule := rules[found.Rule]
		d := diag.Errorf(c.at(on.first), "%s", message).WithHint("%s", rule.sentence)
		d.Severity = rule.severity
		diags = append(diags, d)
	}
	return diags
}
