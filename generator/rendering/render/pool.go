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

// batchPages are rendered for one message: the pipe's cost is spread over them.
const batchPages = 50

// pagesPerWorker is how many pages justify the start of a further worker.
const pagesPerWorker = 100

// bundlesPerWorker is how many bundles a worker imports before another takes its place:
// Node never frees a module, but to start Node takes longer than to import an edit.
const bundlesPerWorker = 20

// limits are how long a worker may take before it counts as hung: a hundred times what the dearest
// page, that of the plans, takes where the machine does nothing else. page is for a page that is rendered alone, orphaned for a
// batch that nobody is left to end: longer, so that it is this process that ends one otherwise.
type limits struct{ load, batch, page, orphaned time.Duration }

var defaultLimits = limits{load: 2 * time.Minute, batch: 2 * time.Minute, page: time.Minute, orphaned: 150 * time.Second}

// Pool is a number of Node processes that render pages, each started when it is needed. It
// may be used by many goroutines; each call of render has one worker.
type Pool struct {
	node    string
	modules string // the folder of the server's modules
	limits  limits
	// slots are as many as there may be workers.
	slots chan struct{}

	mu    sync.Mutex
	idle  []*worker
	entry string // of the bundle that was loaded last
	// superseded is closed when another bundle is loaded.
	superseded chan struct{}
}

// maxWorkers is how many Node processes render side by side.
func maxWorkers() int { return min(runtime.GOMAXPROCS(0), 4) }

// NewPool returns a pool without workers. node is the Node program, modules a folder
// for the server bundle's files.
func NewPool(node, modules string) *Pool {
	return &Pool{node: node, modules: modules, slots: make(chan struct{}, maxWorkers()), limits: defaultLimits, superseded: make(chan struct{})}
}

// Warm starts a worker, unless one is idle. It boots while the caller goes on; what keeps
// it from starting shows when something is rendered.
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
		_ = w.load(program{entry: p.entry}) // a lost worker shows when it is to render
	}
}

func (p *Pool) start() (*worker, error) { return startWorker(p.node, p.limits.orphaned) }

// Load writes the bundle's server modules and has idle workers import them while the
// caller goes on. It returns the address of the entry.
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
		_ = w.load(program{entry, w.program.site}) // a lost worker shows when it is to render
	}
	if before > 0 && len(p.idle) == 0 {
		p.warm()
	}
	return entry, nil
}

// loaded loads a bundle, unless one with its modules was loaded last: comparing them again
// takes a seventh of the system calls of a build that changes nothing.
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

// address is that of a bundle's entry, whose name has the hash of all modules.
func (p *Pool) address(b *bundle.Bundle) string {
	return fileURL(filepath.Join(p.modules, b.ServerEntry))
}

// endIfUnfit ends a worker that should not import the last bundle: it has imported many,
// or not yet answered for the one before, which may loop. The caller holds p.mu.
func (p *Pool) endIfUnfit(w *worker) bool {
	unfit := w.program.entry != p.entry && (w.bundles >= bundlesPerWorker || slices.Contains(w.loading, true))
	if unfit {
		w.Close()
	}
	return unfit
}

// Close ends the processes. No render may be under way.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, w := range p.idle {
		w.Close()
	}
	p.idle = nil
}

// take waits for a slot and returns an idle worker, or nil where one has yet to be
// started.
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

// put gives back what take returned; nil when the worker is lost.
func (p *Pool) put(w *worker) {
	p.mu.Lock()
	if w != nil && !p.endIfUnfit(w) {
		p.idle = append(p.idle, w)
	}
	p.mu.Unlock()
	<-p.slots
}

// pageError is a page on which the renderer itself failed, twice.
type pageError struct {
	index int
	err   error
}

func (e *pageError) Error() string { return e.err.Error() }
func (e *pageError) Unwrap() error { return e.err }

// render renders a batch of pages with a program. A worker that dies or hangs is replaced
// once, and takes the pages one by one, so that the error names the page. What is under way
// when another bundle is loaded is given up.
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

// errSuperseded ends the rendering of pages whose components have changed meanwhile. Nobody needs to
// be told of a cancellation.
var errSuperseded = fmt.Errorf("the components have changed meanwhile: %w", context.Canceled)

// untilSuperseded ends a context when another bundle is loaded.
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

// attempt renders on *w, started when it is nil, and leaves nil behind when
// it is lost.
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
