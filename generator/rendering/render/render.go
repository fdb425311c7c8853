// Package render makes the site's HTML files: React renders each page's tree in
// Node, and Go puts prose and document around it.
//
// A page is rendered from its JSON alone. That JSON contains no prose: components leave an
// empty element for each piece of an author's HTML, and injectMarkup fills it.
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
	// Page has no body as long as Body is there to return it.
	Page *schema.Page
	// Body returns the page's body, which is too large to be held for every page, and nil
	// when its text has changed; it is nil for a page without.
	Body func() []schema.Block
	// BodyKey changes with the body; empty where the body has no key.
	BodyKey string
	Head    *schema.Head
	// Source is the file that an author would edit to change the page.
	Source string
	// File is the path of the HTML file in the output.
	File string
}

// whole returns the job with the page's body in its place: an empty list where nothing is
// written, since a component maps over it. It fails when the body's text has changed.
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

// Renderer makes the files of a number of jobs. It is an output.Source.
type Renderer struct {
	pool    *Pool
	bundle  *bundle.Bundle
	shared  sharedData
	entry   string
	jobs    map[string]Job // by file
	members map[string][]byte
	// code identifies the program and the components, version all that each page is made from.
	code     cache.Key
	version  cache.Key
	symbolic func() (*bundle.Bundle, diag.List)
	proofs   proofs

	mu sync.Mutex
	// printing are the files whose components printed something. They have no key, so
	// that later builds render them again and report it too.
	printing map[string]bool
	// keys are those that were asked for: computing one takes long.
	keys map[string]string
}

var _ output.Keyed = (*Renderer)(nil)

// Options say what to render, and how.
type Options struct {
	Pool   *Pool
	Bundle *bundle.Bundle
	// Version names the program that renders: another one may do it differently.
	Version cache.Key
	// Site is the part that all pages share.
	Site schema.SharedData
	Jobs []Job
	// Cache stores the files of members' pages.
	Cache *cache.Cache
	// Attachments are the files that only members' pages lead to.
	Attachments *library.Attachments
	// Key seals the bodies of the members' pages; nil leaves them readable.
	Key *library.Key
	// Symbolic makes the same bundle with names and lines in its stacks, for when a
	// component has thrown. It is nil where Bundle has them.
	Symbolic func() (*bundle.Bundle, diag.List)
}

// New prepares to render.
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

// Members are the bodies of the members' pages, by address.
func (r *Renderer) Members() map[string][]byte { return r.members }

// Paths are the files that Produce can make.
func (r *Renderer) Paths() []string { return slices.Sorted(maps.Keys(r.jobs)) }

// Key identifies everything that the file at path is made from; empty when there is no
// such key.
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

// splitGated puts the body of a members' page into a file of its own and returns the job
// of the document without it.
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
		return library.NewFile(opts.Key, own.Path, bytes.Clone(data.Bytes())), diags, len(diags) == 0 // without the room that the buffer had
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

// numbered gives the pieces of HTML of a page numbers for IDs: of the plan, a fifth of what was sent
// were their hashes, which nothing packs. The ID of a photograph says that it is one.
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

// Produce renders the HTML files at paths, in batches side by side.
func (r *Renderer) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	group, groupCtx := errgroup.WithContext(ctx)
	workers := make(chan struct{}, min(maxWorkers(), 1+len(paths)/pagesPerWorker))
	group.SetLimit(2 * cap(workers)) // so that no worker waits for what is done here
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

// batch renders some pages with one worker; workers has as many as may work.
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
	page.Site = nil // which the shared part stands for
	if sent := schema.ForBrowser(&page, true); sent != &page {
		own = encodePage(sent)
	}
	work.Add(work.Rendered, 1)
	return document(job.Head, job.Page, r.bundle.Manifest, r.shared.complete(own), r.shared.markupFor(job.Page), rendered)
}

// symbolicate renders the pages that threw once more with the symbolic bundle, and puts
// what that one throws into their results.
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
		return failed // a second try would hang or end as well
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
