package dev

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"maps"
	"net/http"
	"path"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/serving/host"
)

type server struct {
	welcomed sync.Once
	opts     Options
	terminal *terminal
	// ctx ends with the server; renders is then locked.
	ctx     context.Context
	renders sync.RWMutex
	// run identifies this server, so it recognises pages of a previous one.
	run string

	// running is held while a command runs.
	running sync.Mutex

	mu sync.Mutex
	// site is the newest plan without errors; nil until there is one.
	site    *site
	handler http.Handler
	// problems are the problems of the newest plan, if it has errors.
	problems diag.List
	// told are the lines, or else pages, of the errors that browsers have reported for this version of
	// the site.
	told map[string]bool
	// history contains the changes of each version; its length is the current version.
	history     []change
	subscribers map[chan struct{}]bool
}

func newServer(ctx context.Context, opts Options) *server {
	return &server{
		opts:        opts,
		ctx:         ctx,
		terminal:    &terminal{w: opts.Out, style: opts.Style, quiet: opts.Quiet, failed: map[string]bool{}},
		run:         rand.Text(),
		subscribers: map[chan struct{}]bool{},
	}
}

type planResult struct {
	set   *output.Set
	diags diag.List
	took  time.Duration
}

// planLoop plans the site, and replans it after each change, until ctx ends. A newer change cancels
// the running plan, and its own plan covers both.
func (s *server) planLoop(ctx context.Context, changes <-chan []string) {
	var changed []string // since the last published plan
	var held planResult
	var hold <-chan time.Time // nil unless a result is delayed
	planned, stop := s.plan(ctx)
	collection := time.AfterFunc(collectionDelay, runtime.GC)
	collection.Stop() // until there is a plan
	defer collection.Stop()
	for {
		select {
		case batch, more := <-changes:
			stop()
			collection.Stop()
			hold = nil
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
			if s.mayPass(out) {
				held, hold = out, time.After(passingDelay)
				continue
			}
			s.publish(out, changed)
			changed = nil
			collection.Reset(collectionDelay)
		case <-hold:
			s.publish(held, changed)
			changed, hold = nil, nil
		}
	}
}

// collectionDelay is the time between a plan and the collection of its garbage: for many pages, a
// collection during a plan takes as long as the plan.
const collectionDelay = 250 * time.Millisecond

// settling is the time after the start of a plan without changes before its site is shown. An
// editor may still be saving when planning begins.
const settling = 8 * time.Millisecond

// passingDelay is the delay of a result that may be transient. A file that is saved via a backup,
// renamed or switched to another branch is missing or incomplete for a moment.
const passingDelay = 300 * time.Millisecond

// mayPass reports whether a result may be transient because files are being saved: it has errors
// and the site had none, or pages of the site are missing.
func (s *server) mayPass(out planResult) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.site == nil || s.problems != nil {
		return false
	}
	return out.set == nil || out.diags.HasErrors() || slices.ContainsFunc(s.site.Paths(), func(name string) bool {
		return path.Ext(name) == ".html" && !out.set.Has(name)
	})
}

func (s *server) plan(ctx context.Context) (<-chan planResult, context.CancelFunc) {
	ctx, stop := context.WithCancel(ctx)
	done := make(chan planResult, 1)
	go func() {
		start, settled := time.Now(), time.After(settling)
		set, diags := s.opts.Plan(ctx)
		took := time.Since(start)
		select {
		case <-settled:
		case <-ctx.Done():
		}
		done <- planResult{set, diags, took}
	}()
	return done, stop
}

// publish serves the site of a plan if it has no errors, and notifies the browsers and the
// terminal.
func (s *server) publish(out planResult, changed []string) {
	if out.set == nil || out.diags.HasErrors() {
		s.mu.Lock()
		s.problems = out.diags
		s.mu.Unlock()
		s.notify()
		s.welcome()
		s.terminal.problems(changed, out)
		return
	}
	next := &site{Set: out.set, made: s.terminal.pageMade, slow: s.terminal.pageSlow, renders: &s.renders}
	s.mu.Lock()
	kind := compare(s.site, next, changed)
	s.problems, s.site, s.told = nil, next, map[string]bool{}
	s.history = append(s.history, kind)
	tag := s.clientTag()
	next.tag = tag
	s.handler = host.Handler(next, host.HandlerOptions{
		Inbox:    s.opts.Inbox,
		Finished: true,
		Failed:   s.serveFailure(tag),
	})
	s.mu.Unlock()
	s.notify()
	s.welcome()
	s.terminal.updated(changed, kind, out)
}

// welcome prints the address once there is something to serve.
func (s *server) welcome() {
	s.welcomed.Do(func() { s.terminal.welcome(s.opts.Listener) })
}

// serveSite answers from the newest plan without errors, and before there is one with a page that
// shows the problems.
func (s *server) serveSite(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	handler, problems, tag := s.handler, s.problems, s.clientTag()
	s.mu.Unlock()
	if handler == nil {
		serveProblems(w, http.StatusServiceUnavailable, tag, problems)
		return
	}
	// Compression has no benefit on the same machine.
	r.Header.Del("Accept-Encoding")
	handler.ServeHTTP(w, r)
}

// serveFailure answers for the pages of one plan that cannot be rendered. The terminal reports the
// same problems of a page only once per plan.
func (s *server) serveFailure(tag string) func(http.ResponseWriter, *http.Request, diag.List, error) {
	var reported sync.Map // diag.List by address
	return func(w http.ResponseWriter, r *http.Request, diags diag.List, err error) {
		if r.Context().Err() != nil {
			return // the request has been cancelled
		}
		if !errors.Is(err, context.Canceled) { // cancelled by a newer change
			address := path.Clean(r.URL.Path)
			if before, _ := reported.Swap(address, diags); !reflect.DeepEqual(before, diags) {
				s.terminal.pageFailed(address, diags)
			}
		}
		serveProblems(w, http.StatusInternalServerError, tag, diags)
	}
}

// change says how open pages must react to a new version of the site.
type change struct {
	// Reload: scripts, headers or pictures differ, which requires a reload.
	Reload bool `json:"reload,omitempty"`
	// Style: style sheets differ and can be swapped.
	Style bool `json:"style,omitempty"`
	// Content: the content of pages may differ.
	Content bool `json:"content,omitempty"`
}

func (c change) String() string {
	switch {
	case c.Reload:
		return "reloaded"
	case c.Content:
		return "updated"
	case c.Style:
		return "restyled"
	}
	return "unchanged"
}

// compare returns the kind of change between two plans. It does not compare pages, which would take
// too long: unless only style sheets were edited, they count as changed.
func compare(old, next *site, edited []string) (c change) {
	if old == nil {
		return change{Reload: true}
	}
	isOther := func(name string) bool { return !strings.HasSuffix(name, ".css") }
	onlyStyles := len(edited) > 0 && !slices.ContainsFunc(edited, isOther)
	before, after := maps.Collect(old.Files()), maps.Collect(next.Files())
	all := maps.Clone(before)
	maps.Copy(all, after)
	for name := range all {
		a, hadIt := before[name]
		b, hasIt := after[name]
		if hadIt == hasIt && bytes.Equal(a, b) {
			continue
		}
		switch path.Ext(name) {
		case ".css":
			c.Style = true
		case ".map": // changes with its script or style sheet
		case ".json", ".xml", ".txt", ".webmanifest", ".html", ".sealed":
			c.Content = c.Content || !onlyStyles
		default:
			c.Reload = true
		}
	}
	if len(edited) > 0 && !onlyStyles || !slices.Equal(old.Paths(), next.Paths()) && !c.Style && !c.Reload {
		c.Content = true
	}
	return c
}
