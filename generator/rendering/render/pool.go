package render

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"nightlight/generator/rendering/bundle"
)

// batchPages is how many pages are rendered per message, to spread the cost of the pipe.
const batchPages = 50

// pagesPerWorker is how many pages justify another worker.
const pagesPerWorker = 100

// bundlesPerWorker is how many bundles a worker imports before it is replaced: Node never frees a
// module, but starting Node takes longer than importing an edit.
const bundlesPerWorker = 20

// limits are how long a worker may take before it counts as hung: a hundred times what the slowest
// page, that of the plans, takes on an idle machine. page is for a page rendered alone, orphaned for
// a batch after Go has died: it is the longest, so that normally Go ends a worker first.
type limits struct{ load, batch, page, orphaned time.Duration }

var defaultLimits = limits{load: 2 * time.Minute, batch: 2 * time.Minute, page: time.Minute, orphaned: 150 * time.Second}

// Pool is a set of Node processes that render pages, each started on demand. It is safe for
// concurrent use; each call of render uses one worker.
type Pool struct {
	node    string
	modules string // the folder of the server's modules
	limits  limits
	// slots has capacity for the maximum number of workers.
	slots chan struct{}

	mu    sync.Mutex
	idle  []*worker
	entry string // of the last loaded bundle
	// superseded is closed when another bundle is loaded.
	superseded chan struct{}
}

func maxWorkers() int { return min(runtime.GOMAXPROCS(0), 4) }

// NewPool returns a pool without workers. node is the path of the Node program, modules a folder
// for the server bundle's files.
func NewPool(node, modules string) *Pool {
	return &Pool{node: node, modules: modules, slots: make(chan struct{}, maxWorkers()), limits: defaultLimits, superseded: make(chan struct{})}
}

// Warm starts a worker in the background, unless one is idle. If it cannot start, the next render
// reports it.
func (p *Pool) Warm() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) == 0 {
		p.warm()
	}
}

func (p *Pool) warm() {
	w, err := p.start()
	if err != nil {
		return
	}
	p.idle = append(p.idle, w)
	if p.entry != "" {
		_ = w.load(program{entry: p.entry}) // the next render reports a lost worker
	}
}

func (p *Pool) start() (*worker, error) { return startWorker(p.node, p.limits.orphaned) }

// Load writes the bundle's server modules and has idle workers import them in the background. It
// returns the address of the entry.
func (p *Pool) Load(b *bundle.Bundle) (entry string, err error) {
	if entry, err = p.write(b); err != nil {
		return "", err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.entry == "" {
		removeUnused(p.modules)
	}
	if p.entry != entry {
		close(p.superseded)
		p.superseded = make(chan struct{})
	}
	p.entry = entry
	before := len(p.idle)
	p.idle = slices.DeleteFunc(p.idle, p.endIfUnfit)
	for _, w := range p.idle {
		_ = w.load(program{entry, w.program.site}) // the next render reports a lost worker
	}
	if before > 0 && len(p.idle) == 0 {
		p.warm()
	}
	return entry, nil
}

// loaded is like Load, but does nothing if this bundle was loaded last: comparing its files again
// takes a seventh of the system calls of a build without changes.
func (p *Pool) loaded(b *bundle.Bundle) (entry string, err error) {
	entry = p.address(b)
	p.mu.Lock()
	isLast := p.entry == entry
	p.mu.Unlock()
	if isLast {
		return entry, nil
	}
	return p.Load(b)
}

func (p *Pool) write(b *bundle.Bundle) (entry string, err error) {
	if err := writeModules(p.modules, b.Server); err != nil {
		return "", fmt.Errorf("writing the renderer's code: %w", err)
	}
	return p.address(b), nil
}

// address returns the address of a bundle's entry, whose name contains the hash of all modules.
func (p *Pool) address(b *bundle.Bundle) string {
	return fileURL(filepath.Join(p.modules, b.ServerEntry))
}

// endIfUnfit ends a worker that should not import the last bundle: it has imported many, or is
// still importing a previous one, which may loop. The caller holds p.mu.
func (p *Pool) endIfUnfit(w *worker) bool {
	unfit := w.program.entry != p.entry && (w.bundles >= bundlesPerWorker || slices.Contains(w.loading, true))
	if unfit {
		w.Close()
	}
	return unfit
}

// Close ends the processes. No render may be in progress.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, w := range p.idle {
		w.Close()
	}
	p.idle = nil
}

// take waits for a slot and returns an idle worker, or nil if the caller must start one.
func (p *Pool) take(ctx context.Context) (*worker, error) {
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) == 0 {
		return nil, nil
	}
	last := len(p.idle) - 1
	w := p.idle[last]
	p.idle = p.idle[:last]
	return w, nil
}

// put releases the slot of a worker from take; w is nil if the worker is lost.
func (p *Pool) put(w *worker) {
	p.mu.Lock()
	if w != nil && !p.endIfUnfit(w) {
		p.idle = append(p.idle, w)
	}
	p.mu.Unlock()
	<-p.slots
}

// pageError reports the page on which the renderer failed twice.
type pageError struct {
	index int
	err   error
}

func (e *pageError) Error() string { return e.err.Error() }
func (e *pageError) Unwrap() error { return e.err }

// render renders a batch of pages with a program. A worker that dies or hangs is replaced once, and
// the new one gets the pages one by one, so that the error names the page. Rendering is cancelled
// when another bundle is loaded.
func (p *Pool) render(ctx context.Context, program program, pages [][]byte) ([]result, error) {
	ctx, cancel := p.untilSuperseded(ctx)
	defer cancel(nil)
	w, err := p.take(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { p.put(w) }()

	results, err := p.attempt(ctx, &w, program, pages, p.limits.batch)
	if failed := new(moduleError); err == nil || ctx.Err() != nil || errors.As(err, &failed) {
		if errors.Is(context.Cause(ctx), errSuperseded) {
			err = errSuperseded
		}
		return results, err
	}
	results = make([]result, 0, len(pages))
	for i := range pages {
		one, err := p.attempt(ctx, &w, program, pages[i:i+1], p.limits.page)
		if err != nil {
			return nil, &pageError{index: i, err: err}
		}
		results = append(results, one...)
	}
	return results, nil
}

// errSuperseded cancels the rendering of pages whose components have changed meanwhile. It wraps
// context.Canceled, so callers do not report it.
var errSuperseded = fmt.Errorf("the components have changed meanwhile: %w", context.Canceled)

// untilSuperseded returns a context that is cancelled when another bundle is loaded.
func (p *Pool) untilSuperseded(ctx context.Context) (context.Context, context.CancelCauseFunc) {
	p.mu.Lock()
	superseded := p.superseded
	p.mu.Unlock()
	ctx, cancel := context.WithCancelCause(ctx)
	go func() {
		select {
		case <-superseded:
			cancel(errSuperseded)
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// attempt renders with *w, which it starts if nil and sets to nil if the worker is lost.
func (p *Pool) attempt(ctx context.Context, w **worker, program program, pages [][]byte, limit time.Duration) ([]result, error) {
	if *w == nil {
		started, err := p.start()
		if err != nil {
			return nil, err
		}
		*w = started
	}
	results, err := (*w).render(ctx, program, pages, p.limits.load, limit)
	if err != nil {
		(*w).Close()
		*w = nil
	}
	return results, err
}
