// Package render makes the site's HTML files: React renders each page's tree in Node, and Go adds
// the prose and the document around it.
//
// A page is rendered from its JSON alone. That JSON contains no prose: components leave an empty
// element for each piece of HTML from the content, and injectMarkup fills it.
package render

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/base/library"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
)

// Job is a page to render.
type Job struct {
	// Page has no body if Body returns it.
	Page *schema.Page
	// Body returns the page's body, since bodies are too large to store for every page. It returns
	// nil if the body's text has changed. Body itself is nil for a page without one.
	Body func() []schema.Block
	// BodyKey changes whenever the body does; empty if the body cannot be cached.
	BodyKey string
	Head    *schema.Head
	// Source is the content file to edit to change the page.
	Source string
	// File is the path of the HTML file in the output.
	File string
}

// whole returns the job with its body in Page. An empty body is an empty list rather than nil,
// since a component maps over it. It fails if the body's text has changed.
func (j Job) whole() (Job, diag.List) {
	gated := j.Page.Gate != nil && j.Page.Gate.Body != ""
	if j.Body == nil && (gated || j.Page.Body != nil) {
		return j, nil
	}
	page := *j.Page
	if j.Body == nil {
		page.Body = []schema.Block{}
	} else if page.Body = j.Body(); page.Body == nil {
		return j, diag.List{diag.Errorf("file-changed", diag.Pos{File: j.Source}, "This file was changed while the site was made of it.").
			WithHint("Once nothing writes it any more, do the same again.")}
	}
	j.Page = &page
	return j, nil
}

// Renderer makes the files of a set of jobs. It is an output.Source.
type Renderer struct {
	pool    *Pool
	bundle  *bundle.Bundle
	shared  sharedData
	entry   string
	jobs    map[string]Job // by file
	members map[string][]byte
	// code identifies the generator and the components, version everything that all pages depend on.
	code     cache.Key
	version  cache.Key
	symbolic func() (*bundle.Bundle, diag.List)
	proofs   proofs

	mu sync.Mutex
	// printing contains the files whose components printed something. They have no key, so that
	// later builds render them again and repeat the warning.
	printing map[string]bool
	// keys caches the keys by file, since computing one takes long.
	keys map[string]string
}

var _ output.Keyed = (*Renderer)(nil)

// Options configures a Renderer.
type Options struct {
	Pool   *Pool
	Bundle *bundle.Bundle
	// Version identifies the generator, since another version may render differently.
	Version cache.Key
	// Site is the data that all pages share.
	Site schema.SharedData
	Jobs []Job
	// Cache stores the files of members' pages.
	Cache *cache.Cache
	// Attachments are the files that only members' pages link to.
	Attachments *library.Attachments
	// Key encrypts the bodies of members' pages; if nil, they stay readable.
	Key *library.Key
	// Symbolic builds the same bundle with names and lines in its stack traces, for use after a
	// component has thrown. It is nil if Bundle has them.
	Symbolic func() (*bundle.Bundle, diag.List)
}

// New prepares to render the jobs, and makes the files of the members' pages.
func New(opts Options) (*Renderer, diag.List) {
	entry, err := opts.Pool.loaded(opts.Bundle)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "writing the renderer's code")}
	}
	r := &Renderer{
		pool:   opts.Pool,
		bundle: opts.Bundle,
		shared: sharedData{
			json:   encode.JSON(opts.Site),
			sent:   encode.JSON(schema.ForBrowser(opts.Site, true)),
			markup: markupOf(opts.Site),
		},
		entry:    entry,
		jobs:     make(map[string]Job, len(opts.Jobs)),
		members:  map[string][]byte{},
		printing: map[string]bool{},
		keys:     map[string]string{},
	}
	if opts.Symbolic != nil {
		r.proofs = proofs{cache: opts.Cache, bundle: opts.Bundle.Hash, program: opts.Version, asked: map[string]bool{}}
		r.symbolic = sync.OnceValues(opts.Symbolic)
	}
	r.code = cache.KeyOf(opts.Version[:], []byte(opts.Bundle.Hash))
	r.version = cache.KeyOf(r.code[:], encode.JSON(opts.Bundle.Manifest), []byte(HeadScript), r.shared.json)
	var diags diag.List
	for _, job := range opts.Jobs {
		if job.Page.Gate != nil {
			var body library.File
			var ds diag.List
			job, body, ds = splitGated(job, opts)
			diags.Add(ds)
			r.members[body.Address] = body.Data
		}
		r.jobs[job.File] = job
	}
	return r, diags
}

// Members returns the bodies of the members' pages, by address.
func (r *Renderer) Members() map[string][]byte { return r.members }

// Paths returns the files that Produce can make.
func (r *Renderer) Paths() []string { return slices.Sorted(maps.Keys(r.jobs)) }

// Key identifies everything that the file at path depends on; empty if the file cannot be cached.
func (r *Renderer) Key(path string) string {
	job := r.jobs[path]
	r.mu.Lock()
	known, isKnown := r.keys[path]
	hasNone := job.Body != nil && job.BodyKey == "" || r.printing[path]
	r.mu.Unlock()
	if hasNone || isKnown {
		return known
	}
	sum := cache.KeyOf(r.version[:], []byte(job.BodyKey), encodePage(job.Page), encode.JSON(job.Head), encode.JSON(structuredData(job.Head)))
	key := base64.RawURLEncoding.EncodeToString(sum[:18])
	r.mu.Lock()
	defer r.mu.Unlock()
	r.keys[path] = key
	return key
}

// splitGated moves the body of a members' page into a separate file and returns the job of the
// document without it.
func splitGated(job Job, opts Options) (Job, library.File, diag.List) {
	body, diags := membersFile(job, opts)
	shell, gate := *job.Page, *job.Page.Gate
	gate.Body = body.Address
	shell.Gate, shell.Content, shell.Body, shell.Headings = &gate, nil, nil, nil
	job.Page, job.Body, job.BodyKey = &shell, nil, ""
	return job, body, diags
}

// MembersFiles is the name under which the cache stores the files of members' pages.
const MembersFiles = "members file"

var cachedMembersFile = cache.Func[library.File]{Name: MembersFiles, Stored: true}

func membersFile(job Job, opts Options) (library.File, diag.List) {
	write := func() (library.File, diag.List, bool) {
		whole, diags := job.whole()
		own := *whole.Page
		own.Site = nil // the document contains it
		var data bytes.Buffer
		values := opts.Attachments.Values(encode.Unescaped(schema.ForBrowser(&own, false)))
		values, markup := numbered(values, opts.Attachments.Markup(markupOf(&own)))
		writePageData(&data, values, encode.Unescaped(markup))
		return library.NewFile(opts.Key, own.Path, bytes.Clone(data.Bytes())), diags, len(diags) == 0 // without the buffer's spare capacity
	}
	kept := opts.Cache
	if job.Body != nil && job.BodyKey == "" {
		kept = nil
	}
	var seal string
	if opts.Key != nil {
		seal = opts.Key.Name()
	}
	key := cache.KeyOf(encodePage(job.Page), []byte(job.BodyKey), []byte(seal), opts.Attachments.Replaced())
	return cache.Do(kept, cachedMembersFile, key, write)
}

// numbered replaces the IDs of a page's pieces of HTML with short numbers: hashes do not compress, and
// were a fifth of the plan page's data. Photographs keep their IDs, which mark them as photographs.
func numbered(values []byte, markup map[string]string) ([]byte, map[string]string) {
	named, ids := make(map[string]string, len(markup)), []string{}
	for i, id := range slices.Sorted(maps.Keys(markup)) {
		name := id
		if !strings.HasPrefix(id, schema.Photograph) {
			name = strconv.FormatInt(int64(i), 36)
		}
		named[name] = markup[id]
		ids = append(ids, `"`+id+`"`, `"`+name+`"`)
	}
	return []byte(strings.NewReplacer(ids...).Replace(string(values))), named
}

// Produce renders the HTML files at paths in parallel batches.
func (r *Renderer) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	group, groupCtx := errgroup.WithContext(ctx)
	workers := make(chan struct{}, min(maxWorkers(), 1+len(paths)/pagesPerWorker))
	group.SetLimit(2 * cap(workers)) // so that no worker waits for the work done here
	var mu sync.Mutex
	var diags diag.List
	var prints, throws []pageReport
	for batch := range slices.Chunk(paths, batchPages) {
		group.Go(func() error {
			made, err := r.batch(groupCtx, batch, workers)
			mu.Lock()
			defer mu.Unlock()
			diags.Add(made.diags)
			prints = append(prints, made.prints...)
			throws = append(throws, made.throws...)
			for i := 0; err == nil && i < len(made.files); i++ {
				err = yield(made.files[i].path, made.files[i].data)
			}
			return err
		})
	}
	err := group.Wait()
	if failed := new(moduleError); errors.As(err, &failed) {
		return diag.List{cannotLoad(r.symbolicateModule(ctx, failed))}, nil
	}
	if err == nil && len(diags)+len(throws) == 0 {
		r.proofs.succeed()
	}
	diags.Add(thrownDiagnostics(throws))
	diags.Add(printedDiagnostics(prints))
	return diags.Sorted(), err
}

type file struct {
	path string
	data []byte
}

type batchOutput struct {
	files          []file
	diags          diag.List
	prints, throws []pageReport
}

// batch renders some pages with one worker; the capacity of workers limits how many render at once.
func (r *Renderer) batch(ctx context.Context, paths []string, workers chan struct{}) (out batchOutput, err error) {
	jobs := make([]Job, len(paths))
	data := make([][]byte, len(paths))
	asked := make([][]byte, len(paths))
	for i, path := range paths {
		var changed diag.List
		jobs[i], changed = r.jobs[path].whole()
		out.diags.Add(changed)
		data[i] = encodePage(jobs[i].Page)
		asked[i] = r.proofs.ask(jobs[i].Page.Template, data[i])
	}
	if out.diags.HasErrors() {
		return out, nil
	}
	workers <- struct{}{}
	results, err := r.pool.render(ctx, program{r.entry, r.shared.json}, asked)
	<-workers
	if failed := new(pageError); errors.As(err, &failed) {
		return batchOutput{diags: diag.List{stopped(jobs[failed.index], failed.err)}}, nil
	} else if err != nil {
		return batchOutput{}, err
	}

	var thrown []int
	for i, result := range results {
		for _, p := range result.printed {
			out.prints = append(out.prints, pageReport{p, jobs[i]})
			r.setPrinting(paths[i])
		}
		if result.thrown != nil {
			thrown = append(thrown, i)
			continue
		}
		out.files = append(out.files, file{paths[i], r.document(jobs[i], data[i], result.html)})
	}
	r.symbolicate(ctx, asked, results, thrown)
	for _, i := range thrown {
		out.throws = append(out.throws, pageReport{*results[i].thrown, jobs[i]})
	}
	return out, nil
}

func (r *Renderer) setPrinting(path string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.printing[path] = true
	delete(r.keys, path)
}

func (r *Renderer) document(job Job, own, rendered []byte) []byte {
	page := *job.Page
	page.Site = nil // the shared data contains it
	if sent := schema.ForBrowser(&page, true); sent != &page {
		own = encodePage(sent)
	}
	work.Add(work.Rendered, 1)
	return document(job.Head, job.Page, r.bundle.Manifest, r.shared.complete(own), r.shared.markupFor(job.Page), rendered)
}

// symbolicate renders the pages that threw again with the symbolic bundle, and replaces their
// errors with the ones that it throws.
func (r *Renderer) symbolicate(ctx context.Context, data [][]byte, results []result, thrown []int) {
	if len(thrown) == 0 {
		return
	}
	pages := make([][]byte, len(thrown))
	for at, i := range thrown {
		pages[at] = data[i]
	}
	again, err := r.renderSymbolic(ctx, pages)
	for at, i := range thrown {
		if err == nil && again[at].thrown != nil {
			results[i].thrown = again[at].thrown
		}
	}
}

func (r *Renderer) symbolicateModule(ctx context.Context, failed *moduleError) *moduleError {
	if failed.thrown == nil {
		return failed // a second try would hang or exit as well
	}
	_, err := r.renderSymbolic(ctx, nil)
	errors.As(err, &failed)
	return failed
}

func (r *Renderer) renderSymbolic(ctx context.Context, pages [][]byte) ([]result, error) {
	if r.symbolic == nil {
		return nil, errors.ErrUnsupported
	}
	symbolic, diags := r.symbolic()
	if diags.HasErrors() {
		return nil, errors.ErrUnsupported
	}
	entry, err := r.pool.write(symbolic)
	if err != nil {
		return nil, err
	}
	return r.pool.render(ctx, program{entry, r.shared.json}, pages)
}
