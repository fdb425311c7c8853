package render

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"nightlight/generator/bundle"
)

// batchPages are rendered for one message: the pipe's cost is spread over them.
const batchPages = 50

// worthAWorker is how many pages are worth the start of a further worker.
const worthAWorker = 100

// limits are how long rendering may take before a worker is taken for hung.
type limits struct {
	batch time.Duration
	// page is for a page that is rendered alone.
	page time.Duration
}

var patience = limits{batch: 30 * time.Second, page: 10 * time.Second}

// Pool is a number of Node processes that render pages, each started when it is
// needed. It may be used by many goroutines; each call of render has one worker.
type Pool struct {
	node    string
	modules string
	limits  limits
	// places are as many as there may be workers.
	places chan struct{}

	mu   sync.Mutex
	idle []*worker
}

// MaxWorkers is how many Node processes render side by side.
func MaxWorkers() int { return min(runtime.NumCPU(), 4) }

// NewPool returns a pool without workers. node is the Node program, modules a folder
// for the server bundle's files.
func NewPool(node, modules string) *Pool {
	return &Pool{node: node, modules: modules, places: make(chan struct{}, MaxWorkers()), limits: patience}
}

// Warm starts a worker, unless there is one, which boots while the caller goes on.
// What keeps it from starting is told when something is rendered.
func (p *Pool) Warm() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) > 0 {
		return
	}
	if w, err := startWorker(p.node); err == nil {
		p.idle = append(p.idle, w)
	}
}

// Close ends the processes. No render may be under way.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, w := range p.idle {
		w.close()
	}
	p.idle = nil
}

// take waits for a place and returns an idle worker, or nil where one has yet to be
// started.
func (p *Pool) take() *worker {
	p.places <- struct{}{}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) == 0 {
		return nil
	}
	last := len(p.idle) - 1
	w := p.idle[last]
	p.idle = p.idle[:last]
	return w
}

// put gives back what take returned; nil when the worker is lost.
func (p *Pool) put(w *worker) {
	if w != nil {
		p.mu.Lock()
		p.idle = append(p.idle, w)
		p.mu.Unlock()
	}
	<-p.places
}

// pageError is a page on which the renderer itself failed, twice.
type pageError struct {
	index int
	err   error
}

func (e *pageError) Error() string { return e.err.Error() }
func (e *pageError) Unwrap() error { return e.err }

// render renders a batch of pages with the bundle. A worker that dies or hangs is
// replaced once, and the replacement takes the pages one by one, so that the error
// names the page: it is then a *pageError.
func (p *Pool) render(ctx context.Context, program program, pages [][]byte) ([]result, error) {
	w := p.take()
	defer func() { p.put(w) }()

	results, err := p.attempt(ctx, &w, program, pages, p.limits.batch)
	if err == nil || ctx.Err() != nil {
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

// attempt renders on *w, started anew when it is nil, and leaves nil behind when
// it is lost.
func (p *Pool) attempt(ctx context.Context, w **worker, program program, pages [][]byte, limit time.Duration) ([]result, error) {
	timed, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if *w == nil {
		started, err := startWorker(p.node)
		if err != nil {
			return nil, err
		}
		*w = started
	}
	err := (*w).load(program)
	var results []result
	if err == nil {
		results, err = (*w).render(timed, pages)
	}
	if err != nil {
		(*w).close()
		*w = nil
		if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
			err = fmt.Errorf("rendering took longer than %s", limit)
		}
	}
	return results, err
}

// Load writes the bundle's server modules where Node can import them, and has the
// idle workers do so while the caller goes on. It returns the address of the entry.
// The modules' names hold hashes: so bundles share a folder, and what a worker has
// imported of one it has for the next.
func (p *Pool) Load(b *bundle.Bundle) (entry string, err error) {
	if err := writeModules(p.modules, b.Server); err != nil {
		return "", fmt.Errorf("writing the renderer's code: %w", err)
	}
	sweep(p.modules)
	entry = fileURL(filepath.Join(p.modules, b.ServerEntry))
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, w := range p.idle {
		_ = w.load(program{entry, w.program.site}) // a lost worker shows when it is to render
	}
	return entry, nil
}

// sweep removes modules that nobody has loaded for a day.
func sweep(modules string) {
	entries, _ := os.ReadDir(modules)
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			_ = os.RemoveAll(filepath.Join(modules, entry.Name()))
		}
	}
}

// writeModules writes files into a folder and marks them as in use.
func writeModules(folder string, files map[string][]byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	// Without it Node takes .js for CommonJS, or looks for the nearest package.json.
	all := map[string][]byte{"package.json": []byte(`{"type":"module"}`)}
	maps.Copy(all, files)
	now := time.Now()
	for name, data := range all {
		if err := writeModule(filepath.Join(folder, name), data, now); err != nil {
			return err
		}
	}
	return nil
}

func writeModule(file string, data []byte, now time.Time) error {
	info, err := os.Stat(file)
	if err == nil && info.Size() == int64(len(data)) { // its name is the hash of its bytes
		return os.Chtimes(file, now, now)
	}
	return os.WriteFile(file, data, 0o644)
}

// fileURL returns the file: address of an absolute path, also of C:\….
func fileURL(file string) string {
	slashed := filepath.ToSlash(file)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed
	}
	return (&url.URL{Scheme: "file", Path: slashed}).String()
}
