// Package render makes the site's HTML files: React renders each page's tree in
// Node, and Go puts prose and document around it.
//
// A page is rendered from its JSON alone. That JSON holds no prose: components
// leave an empty element for each piece of an author's HTML, and splice fills it.
package render

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/bundle"
	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/schema"
)

// Job is a page to render.
type Job struct {
	Page *schema.Page
	Head schema.Head
	// Source is the file that an author would edit to change the page.
	Source string
	// File is the path of the HTML file in the output.
	File string
}

// Renderer makes the files of a number of jobs. It is an output.Source.
type Renderer struct {
	pool    *Pool
	bundle  *bundle.Bundle
	entry   string
	jobs    map[string]Job // by file
	members map[string][]byte
	explain func() (*bundle.Bundle, diag.List)

	mu    sync.Mutex
	stats Stats
}

var _ output.Source = (*Renderer)(nil)

// Stats tell of the pages made so far.
type Stats struct {
	Pages int
	// HTML is the size of all documents, in bytes.
	HTML int
	// Twice is how much of what authors wrote stands in a document's HTML and in
	// its inline data as well, in bytes of source.
	Twice int
}

// New prepares to render jobs with a bundle. When a component throws, explain
// makes the development bundle, whose stacks have names and lines; it may be nil.
func New(pool *Pool, b *bundle.Bundle, jobs []Job, explain func() (*bundle.Bundle, diag.List)) (*Renderer, diag.List) {
	entry, err := pool.install(b)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "writing the renderer's code")}
	}
	r := &Renderer{
		pool:    pool,
		bundle:  b,
		entry:   entry,
		jobs:    make(map[string]Job, len(jobs)),
		members: map[string][]byte{},
		explain: explain,
	}
	for _, job := range jobs {
		if job.Page.Gate != nil {
			job.Page = r.shut(job.Page)
		}
		r.jobs[job.File] = job
	}
	return r, nil
}

// Paths are the files that Produce can make.
func (r *Renderer) Paths() []string { return slices.Sorted(maps.Keys(r.jobs)) }

// MembersFiles are the bodies of the members' pages, by address.
func (r *Renderer) MembersFiles() map[string][]byte { return r.members }

// Stats tells of the pages made so far.
func (r *Renderer) Stats() Stats {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stats
}

// shut puts a members' page into a file of its own and returns what stands in its
// document instead. The file's address is made from its bytes, so that it may be
// cached for ever.
func (r *Renderer) shut(page *schema.Page) *schema.Page {
	data := encode(pageData{Page: encode(page), Markup: markupOf(page)})
	sum := sha256.Sum256(data)
	address := bundle.Folder + "members" + page.Path + "-" + base64.RawURLEncoding.EncodeToString(sum[:9]) + ".json"
	r.members[address] = data

	shell, gate := *page, *page.Gate
	gate.Body = address
	shell.Gate, shell.Content, shell.Body, shell.Headings = &gate, nil, nil, nil
	return &shell
}

// encode returns a value's JSON. All that is encoded here is made of types of the
// schema, which cannot fail.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic("render: " + err.Error())
	}
	return data
}

// Produce renders the HTML files at paths, in batches side by side.
func (r *Renderer) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(MaxWorkers())
	var mu sync.Mutex
	var diags diag.List
	for first := 0; first < len(paths); first += batchPages {
		batch := paths[first:min(first+batchPages, len(paths))]
		group.Go(func() error {
			files, ds, err := r.batch(ctx, batch)
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

func (r *Renderer) batch(ctx context.Context, paths []string) ([]file, diag.List, error) {
	jobs := make([]Job, len(paths))
	data := make([][]byte, len(paths))
	for i, path := range paths {
		jobs[i] = r.jobs[path]
		data[i] = encode(jobs[i].Page)
	}
	results, err := r.pool.render(ctx, r.entry, data)
	if failed := new(pageError); errors.As(err, &failed) {
		return nil, diag.List{stopped(jobs[failed.index], failed.err)}, nil
	} else if err != nil {
		return nil, nil, err
	}

	var diags diag.List
	files := make([]file, 0, len(paths))
	for i, result := range results {
		if result.thrown != nil {
			diags = append(diags, threw(jobs[i], r.inDevelopment(ctx, data[i], result.thrown)))
			continue
		}
		html, twice := document(jobs[i].Head, jobs[i].Page, r.bundle.Manifest, data[i], result.html)
		r.count(len(html), twice)
		files = append(files, file{paths[i], html})
	}
	return files, diags, nil
}

func (r *Renderer) count(html, twice int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stats.Pages++
	r.stats.HTML += html
	r.stats.Twice += twice
}

// inDevelopment has the page that threw do so again in the development bundle, and
// returns what that one says of it.
func (r *Renderer) inDevelopment(ctx context.Context, page []byte, t *thrown) *thrown {
	if r.explain == nil {
		return t
	}
	development, diags := r.explain()
	if diags.HasErrors() {
		return t
	}
	entry, err := r.pool.install(development)
	if err != nil {
		return t
	}
	results, err := r.pool.render(ctx, entry, [][]byte{page})
	if err != nil || results[0].thrown == nil {
		return t
	}
	return results[0].thrown
}
