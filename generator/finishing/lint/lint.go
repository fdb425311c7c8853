// Package lint checks finished files for problems in browsers, search engines or the host. It reads
// the files as they are published, so it finds mistakes from every stage.
//
// Each row of pageRules is a rule about one page. Links are checked across pages.
package lint

import (
	"context"
	"errors"
	"fmt"
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

// Options configures Check.
type Options struct {
	// Folder is the prefix of file names in messages, such as dist.
	Folder string
	// Origin is the site's address, without a path: https://bakery.example.
	Origin string
	// Gated are pages whose bodies are in other files, so fragments of links to them are not checked.
	Gated []string
	// Foreign is the prefix of the addresses of third-party scripts.
	Foreign string
	// Unseal returns the JSON in a sealed file, or nil; Unseal itself may be nil.
	Unseal func(file string, data []byte) []byte
	// Cache stores the facts of files, so that unchanged files need not be made; it may be nil.
	Cache *cache.Cache
}

// Check checks all files of a site. It reports a problem of many pages once.
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
		ids:      map[string][]string{},
		links:    map[link]*pages{},
		gated:    map[string]bool{},
	}
	for _, file := range opts.Gated {
		c.gated[file] = true
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
	c.followLinks()
	c.checkRedirects()
	diags.Add(c.report())
	return diags.Sorted()
}

// checker collects the facts of all pages without storing the pages.
type checker struct {
	opts   Options
	origin *url.URL
	files  *output.Set
	rules  hostrules.Rules

	gated map[string]bool // from the options

	mu       sync.Mutex
	findings map[finding]*pages
	ids      map[string][]string // the ids of a page's elements, by file
	links    map[link]*pages
}

func (c *checker) at(file string) diag.Pos { return diag.Pos{File: c.opts.Folder + file} }

// pages counts the pages that share a link or finding, and names the first by its file.
type pages struct {
	first string
	count int
}

// note adds a page to the pages of a key.
func note[K comparable](noted map[K]*pages, key K, file string) {
	p := noted[key]
	if p == nil {
		p = &pages{first: file}
		noted[key] = p
	}
	p.first = min(p.first, file) // pages arrive in any order
	p.count++
}

func (c *checker) readConfigFiles(ctx context.Context) (diags diag.List) {
	for _, file := range hostrules.ConfigFiles {
		data, _ := c.files.Read(ctx, file) // a read error is reported below
		diags.Add(hostrules.CheckLimits(c.at(file).File, file, data))
	}
	var err error
	if c.rules, err = hostrules.Read(ctx, c.files); err != nil {
		diags = append(diags, diag.FromError(err, "reading what the host is told"))
	}
	return diags
}

// readFiles makes and parses the files in parallel, except those with cached facts.
func (c *checker) readFiles(ctx context.Context) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	diags, err := c.files.EachExcept(ctx, c.isKnown, func(file string, data []byte) error {
		group.Go(func() error { return c.read(file, data) })
		return ctx.Err()
	})
	return diags, errors.Join(group.Wait(), err)
}

func (c *checker) isKnown(file string) bool {
	key := c.files.Key(file)
	if key == "" {
		return false
	}
	found, _, known := cache.Get(c.opts.Cache, cachedFacts, c.keyOf(file, key))
	if known {
		c.add(file, found)
	}
	return known
}

// read collects the facts of a file that was made.
func (c *checker) read(file string, data []byte) (err error) {
	key := c.files.Key(file) // a page may lose its key while it is made
	if key == "" && path.Ext(file) != ".html" && c.readerOf(file) == nil {
		return nil
	}
	if key == "" {
		sum := cache.KeyOf(data)
		key = string(sum[:])
	}
	found, _ := cache.Do(c.opts.Cache, cachedFacts, c.keyOf(file, key), func() (found facts, _ diag.List, keep bool) {
		found, err = c.factsOf(file, data)
		return found, nil, err == nil
	})
	c.add(file, found)
	return err
}

// add records the facts that are compared between pages.
func (c *checker) add(file string, found facts) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ids[file] = found.IDs
	for _, link := range found.Links {
		note(c.links, link, file)
	}
	for _, found := range found.Findings {
		note(c.findings, found, file)
	}
}

func (c *checker) report() (diags diag.List) {
	rules := map[diag.ID]rule{}
	for _, rule := range append(slices.Clone(pageRules), linkRule, codeRule, redirectRule) {
		rules[rule.id] = rule
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
		d := diag.Errorf(rule.id, c.at(on.first), "%s", message).WithHint("%s", rule.sentence)
		d.Severity = rule.severity
		diags = append(diags, d)
	}
	return diags
}
