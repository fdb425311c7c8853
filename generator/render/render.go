// Package render makes the site's HTML files: React renders each page's tree in
// Node, and Go puts prose and document around it.
//
// A page is rendered from its JSON alone. That JSON holds no prose: components
// leave an empty element for each piece of an author's HTML, and splice fills it.
package render

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"maps"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/bundle"
	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/schema"
)

// Job is a page to render.
type Job struct {
	// Page has no body as long as Body is there to return it.
	Page *schema.Page
	// Body returns the page's body, which is too large to be held for every page;
	// nil for a page without.
	Body func() []schema.Block
	// BodyKey is the same as long as the body is; empty where there is no telling.
	BodyKey string
	Head    schema.Head
	// Source is the file that an author would edit to change the page.
	Source string
	// File is the path of the HTML file in the output.
	File string
}

// whole returns the job with the page's body in its place.
func (j Job) whole() Job {
	if j.Body != nil {
		page := *j.Page
		page.Body = j.Body()
		j.Page = &page
	}
	return j
}

// Renderer makes the files of a number of jobs. It is an output.Source.
type Renderer struct {
	pool    *Pool
	bundle  *bundle.Bundle
	chrome  chrome
	entry   string
	jobs    map[string]Job // by file
	members map[string][]byte
	// version stands for all that every page follows from.
	version  cache.Key
	symbolic func() (*bundle.Bundle, diag.List)

	mu    sync.Mutex
	stats Stats
}

var _ output.Keyed = (*Renderer)(nil)

// Stats tell of the pages made so far.
type Stats struct {
	Pages int
	// HTML is the size of all documents, in bytes.
	HTML int
	// Twice is how much of what authors wrote stands in a document's HTML and in
	// its inline data as well, in bytes of source.
	Twice int
}

// Options say what to render, and how.
type Options struct {
	Pool   *Pool
	Bundle *bundle.Bundle
	// Version names the program that renders: another one may do it differently.
	Version cache.Key
	// Site is the part that all pages share.
	Site *schema.Site
	Jobs []Job
	// Symbolic makes the same bundle with names and lines in its stacks, for when a
	// component has thrown. It is nil where Bundle has them.
	Symbolic func() (*bundle.Bundle, diag.List)
}

// New prepares to render.
func New(opts Options) (*Renderer, diag.List) {
	entry, err := opts.Pool.Load(opts.Bundle)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "writing the renderer's code")}
	}
	r := &Renderer{
		pool:    opts.Pool,
		bundle:  opts.Bundle,
		chrome:  chromeOf(opts.Site),
		entry:   entry,
		jobs:    make(map[string]Job, len(opts.Jobs)),
		members: map[string][]byte{},
	}
	if opts.Symbolic != nil {
		r.symbolic = sync.OnceValues(opts.Symbolic)
	}
	r.version = cache.KeyOf(opts.Version[:], []byte(opts.Bundle.Hash), encode(opts.Bundle.Manifest), []byte(HeadScript), r.chrome.json)
	for _, job := range opts.Jobs {
		if job.Page.Gate != nil {
			job = r.shut(job.whole())
		}
		r.jobs[job.File] = job
	}
	return r, nil
}

// Paths are the files that Produce can make.
func (r *Renderer) Paths() []string { return slices.Sorted(maps.Keys(r.jobs)) }

// Key stands for everything that the file at path is made from.
func (r *Renderer) Key(path string) string {
	job := r.jobs[path]
	if job.Body != nil && job.BodyKey == "" {
		return ""
	}
	key := cache.KeyOf(r.version[:], []byte(job.BodyKey), encodePage(job.Page), encode(job.Head), encode(structuredData(job.Head)))
	return base64.RawURLEncoding.EncodeToString(key[:18])
}

// MembersFiles are the bodies of the members' pages, by address.
func (r *Renderer) MembersFiles() map[string][]byte { return r.members }

// Stats tells of the pages made so far.
func (r *Renderer) Stats() Stats {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stats
}

// shut puts a members' page into a file of its own and returns the job of what
// stands in its document instead. The file's address is made from its bytes, so
// that it may be cached for ever.
func (r *Renderer) shut(job Job) Job {
	page := job.Page
	var data bytes.Buffer
	writePageData(&data, encode(page), markupOf(page))
	sum := sha256.Sum256(data.Bytes())
	address := bundle.Folder + "members" + page.Path + "-" + base64.RawURLEncoding.EncodeToString(sum[:9]) + ".json"
	r.members[address] = data.Bytes()

	shell, gate := *page, *page.Gate
	gate.Body = address
	shell.Gate, shell.Content, shell.Body, shell.Headings = &gate, nil, nil, nil
	job.Page, job.Body, job.BodyKey = &shell, nil, ""
	return job
}

// Produce renders the HTML files at paths, in batches side by side.
func (r *Renderer) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	workers := make(chan struct{}, min(MaxWorkers(), 1+len(paths)/worthAWorker))
	group.SetLimit(2 * cap(workers)) // so that no worker waits for what is done here
	var mu sync.Mutex
	var diags diag.List
	for first := 0; first < len(paths); first += batchPages {
		batch := paths[first:min(first+batchPages, len(paths))]
		group.Go(func() error {
			files, ds, err := r.batch(ctx, batch, workers)
			mu.Lock()
			defer mu.Unlock()
			diags = append(diags, ds...)
			for i := 0; err == nil && i < len(files); i++ {
				err = yield(files[i].path, files[i].data)
			}
			return err
		})
	}
	err := group.Wait()
	return diags.Sorted(), err
}

type file struct {
	path string
	data []byte
}

// batch renders some pages with one worker; workers holds as many as may work.
func (r *Renderer) batch(ctx context.Context, paths []string, workers chan struct{}) ([]file, diag.List, error) {
	jobs := make([]Job, len(paths))
	data := make([][]byte, len(paths))
	for i, path := range paths {
		jobs[i] = r.jobs[path].whole()
		data[i] = encodePage(jobs[i].Page)
	}
	workers <- struct{}{}
	results, err := r.pool.render(ctx, program{r.entry, r.chrome.json}, data)
	<-workers
	if failed := new(pageError); errors.As(err, &failed) {
		return nil, diag.List{stopped(jobs[failed.index], failed.err)}, nil
	} else if err != nil {
		return nil, nil, err
	}

	var diags diag.List
	files := make([]file, 0, len(paths))
	for i, result := range results {
		if result.thrown != nil {
			diags = append(diags, threw(jobs[i], r.symbolicate(ctx, data[i], result.thrown)))
			continue
		}
		files = append(files, file{paths[i], r.document(jobs[i], data[i], result.html)})
	}
	return files, diags, nil
}

func (r *Renderer) document(job Job, own, rendered []byte) []byte {
	data, markup := r.chrome.complete(own), r.chrome.markupFor(job.Page)
	html := document(job.Head, job.Page, r.bundle.Manifest, data, markup, rendered)
	r.count(len(html), repeated(data, markup))
	return html
}

func (r *Renderer) count(html, twice int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stats.Pages++
	r.stats.HTML += html
	r.stats.Twice += twice
}

// symbolicate renders a page that threw once more with the symbolic bundle, and returns
// what that one throws.
func (r *Renderer) symbolicate(ctx context.Context, page []byte, t *thrown) *thrown {
	if r.symbolic == nil {
		return t
	}
	symbolic, diags := r.symbolic()
	if diags.HasErrors() {
		return t
	}
	entry, err := r.pool.Load(symbolic)
	if err != nil {
		return t
	}
	results, err := r.pool.render(ctx, program{entry, r.chrome.json}, [][]byte{page})
	if err != nil || results[0].thrown == nil {
		return t
	}
	return results[0].thrown
}
