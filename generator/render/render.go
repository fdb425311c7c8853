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
	"fmt"
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
	explain func() (*bundle.Bundle, diag.List)
}

var _ output.Source = (*Renderer)(nil)

// New prepares to render jobs with a bundle. When a component throws, explain
// makes the development bundle, whose stacks have names and lines; it may be nil.
func New(pool *Pool, b *bundle.Bundle, jobs []Job, explain func() (*bundle.Bundle, diag.List)) (*Renderer, error) {
	entry, err := pool.install(b)
	if err != nil {
		return nil, err
	}
	r := &Renderer{pool: pool, bundle: b, entry: entry, jobs: make(map[string]Job, len(jobs)), explain: explain}
	for _, job := range jobs {
		r.jobs[job.File] = job
	}
	return r, nil
}

// MembersFile returns the file that holds a members' page, by its address. The
// address is made from the bytes, so that it may be cached for ever.
func MembersFile(page *schema.Page) (address string, data []byte, err error) {
	body, err := json.Marshal(page)
	if err != nil {
		return "", nil, err
	}
	if data, err = json.Marshal(pageData{Page: body, Markup: markupOf(page)}); err != nil {
		return "", nil, err
	}
	sum := sha256.Sum256(data)
	name := base64.RawURLEncoding.EncodeToString(sum[:9])
	return bundle.Folder + "members" + page.Path + "-" + name + ".json", data, nil
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
		encoded, err := json.Marshal(jobs[i].Page)
		if err != nil {
			return nil, nil, fmt.Errorf("encoding %s: %w", path, err)
		}
		data[i] = encoded
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
		html, err := document(jobs[i].Head, jobs[i].Page, r.bundle.Manifest, data[i], result.html)
		if err != nil {
			return nil, nil, err
		}
		files = append(files, file{paths[i], html})
	}
	return files, diags, nil
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
