package dev

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"
	"time"

	"nightlight/generator/diag"
	"nightlight/generator/host"
	"nightlight/generator/output"
)

// server is the site as it is served now.
type server struct {
	opts     Options
	terminal *terminal
	// run identifies this server, so that pages of one before it are recognised.
	run string

	mu sync.Mutex
	// site is the newest good plan; nil until there is one.
	site    *site
	handler http.Handler
	// problems are those of the newest plan, when it has errors.
	problems diag.List
	// history holds what each version changed; the version of the site is its length.
	history     []change
	subscribers map[chan struct{}]bool
}

func newServer(opts Options) *server {
	return &server{
		opts:        opts,
		terminal:    &terminal{w: opts.Out, style: opts.Style, quiet: opts.Quiet, now: opts.Now},
		run:         rand.Text(),
		subscribers: map[chan struct{}]bool{},
	}
}

// planResult is what became of a plan.
type planResult struct {
	set   *output.Set
	diags diag.List
	took  time.Duration
}

// planLoop plans the site, and again after each change, until ctx ends. A newer change
// cancels the plan under way, and its own plan covers both.
func (s *server) planLoop(ctx context.Context, changes <-chan []string) {
	var changed []string // since the last plan that was finished
	planned, stop := s.plan(ctx)
	for {
		select {
		case batch, more := <-changes:
			stop()
			if planned != nil {
				<-planned // plans must not overlap
			}
			if !more {
				return
			}
			changed = append(changed, batch...)
			planned, stop = s.plan(ctx)
		case out := <-planned:
			stop()
			planned = nil
			if ctx.Err() != nil {
				continue
			}
			s.publish(out, changed)
			changed = nil
		}
	}
}

func (s *server) plan(ctx context.Context) (<-chan planResult, context.CancelFunc) {
	ctx, stop := context.WithCancel(ctx)
	done := make(chan planResult, 1)
	go func() {
		start := time.Now()
		set, diags := s.opts.Plan(ctx)
		done <- planResult{set, diags, time.Since(start)}
	}()
	return done, stop
}

// publish serves the site of a plan, if it has no errors, and notifies the browsers and
// the terminal.
func (s *server) publish(out planResult, changed []string) {
	if out.set == nil || out.diags.HasErrors() {
		s.mu.Lock()
		s.problems = out.diags
		s.mu.Unlock()
		s.notify()
		s.terminal.problems(changed, out)
		return
	}
	next := newSite(out.set, s.terminal.warned)
	s.mu.Lock()
	kind := compare(s.site, next, changed)
	s.problems, s.site = nil, next
	s.history = append(s.history, kind)
	tag := clientTag(s.position())
	next.tag = tag
	s.handler = host.Handler(next, host.HandlerOptions{
		Inbox:    s.opts.Inbox,
		Now:      s.opts.Now,
		Finished: true,
		Failed:   s.serveFailure(tag),
	})
	s.mu.Unlock()
	s.notify()
	s.terminal.updated(changed, kind, out)
}

// serveSite answers from the newest good plan, and before the first with a page that
// shows the problems.
func (s *server) serveSite(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	handler, problems, tag := s.handler, s.problems, clientTag(s.position())
	s.mu.Unlock()
	if handler == nil {
		serveProblems(w, http.StatusServiceUnavailable, tag, problems)
		return
	}
	// Compressing gains nothing on the same machine.
	r.Header.Del("Accept-Encoding")
	handler.ServeHTTP(w, r)
}

// serveFailure answers for a page that could not be made, in place of the page.
func (s *server) serveFailure(tag string) func(http.ResponseWriter, *http.Request, diag.List, error) {
	return func(w http.ResponseWriter, r *http.Request, diags diag.List, err error) {
		if r.Context().Err() != nil {
			return // nobody waits for the answer any more
		}
		if err != nil {
			diags = append(diags, diag.FromError(err, "making the page "+r.URL.Path))
		}
		s.terminal.failed(r.URL.Path, diags)
		serveProblems(w, http.StatusInternalServerError, tag, diags)
	}
}
