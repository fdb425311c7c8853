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
	// run tells this server from one that was started before it.
	run string

	mu sync.Mutex
	// site is the newest good plan; nil until there is one.
	site    *site
	handler http.Handler
	// problems are those of the newest plan, when it has errors.
	problems diag.List
	// history holds what each version changed; the version of the site is its length.
	history   []change
	listeners map[chan struct{}]bool
}

func newServer(opts Options) *server {
	return &server{
		opts:      opts,
		terminal:  &terminal{w: opts.Out, style: opts.Style, quiet: opts.Quiet, now: opts.Now},
		run:       rand.Text(),
		listeners: map[chan struct{}]bool{},
	}
}

// outcome is what became of a plan.
type outcome struct {
	set   *output.Set
	diags diag.List
	took  time.Duration
}

// follow plans the site, and again after each change, until ctx ends. A newer
// change ends the plan under way, and its own plan answers for both.
func (s *server) follow(ctx context.Context, changes <-chan []string) {
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
			s.adopt(out, changed)
			changed = nil
		}
	}
}

func (s *server) plan(ctx context.Context) (<-chan outcome, context.CancelFunc) {
	ctx, stop := context.WithCancel(ctx)
	done := make(chan outcome, 1)
	go func() {
		start := time.Now()
		set, diags := s.opts.Plan(ctx)
		done <- outcome{set, diags, time.Since(start)}
	}()
	return done, stop
}

// adopt makes the site of a plan the one that is served, if it is good, and tells
// the browsers and the terminal.
func (s *server) adopt(out outcome, changed []string) {
	if out.set == nil || out.diags.HasErrors() {
		s.mu.Lock()
		s.problems = out.diags
		s.mu.Unlock()
		s.wake()
		s.terminal.problems(changed, out)
		return
	}
	next := newSite(out.set)
	s.mu.Lock()
	kind := compare(s.site, next, changed)
	s.problems, s.site = nil, next
	s.history = append(s.history, kind)
	tag := clientTag(s.position())
	next.tag = tag
	s.handler = host.Handler(next, host.HandlerOptions{
		Inbox:  s.opts.Inbox,
		Now:    s.opts.Now,
		Failed: s.serveFailure(tag),
	})
	s.mu.Unlock()
	s.wake()
	s.terminal.updated(changed, kind, out)
}

// serveSite answers from the newest good plan. Before the first there is only a
// page that says what is missing.
func (s *server) serveSite(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	handler, problems, tag := s.handler, s.problems, clientTag(s.position())
	s.mu.Unlock()
	if handler == nil {
		serveProblems(w, http.StatusServiceUnavailable, tag, problems)
		return
	}
	// Nothing is gained by compressing for the machine that reads it.
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
