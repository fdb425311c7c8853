package dev

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"maps"
	"net/http"
	"path"
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
	// ctx ends with the server, and renders is locked then.
	ctx     context.Context
	renders sync.RWMutex
	// run identifies this server, so that pages of one before it are recognised.
	run string

	// running is held by the command that runs.
	running sync.Mutex

	mu sync.Mutex
	// site is the newest good plan; nil until there is one.
	site    *site
	handler http.Handler
	// problems are those of the newest plan, when it has errors.
	problems diag.List
	// told are the places of the errors that browsers have met in this site: lines, else pages.
	told map[string]bool
	// history contains what each version changed; the version of the site is its length.
	history     []change
	subscribers map[chan struct{}]bool
}

func newServer(ctx context.Context, opts Options) *server {
	return &server{
		opts:        opts,
		ctx:         ctx,
		terminal:    &terminal{w: opts.Out, style: opts.Style, quiet: opts.Quiet, failed: map[string]diag.List{}},
		run:         rand.Text(),
		subscribers: map[chan struct{}]bool{},
	}
}

type planResult struct {
	set   *output.Set
	diags diag.List
	took  time.Duration
}

// planLoop plans the site, and again after each change, until ctx ends. A newer change
// cancels the plan under way, and its own plan covers both.
func (s *server) planLoop(ctx context.Context, changes <-chan []string) {
	var changed []string // since the last plan that was published
	var held planResult
	var hold <-chan time.Time // nil unless a result is held
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

// collectionDelay is how long after a plan its garbage is collected, when nobody waits: a
// collection beside a plan of many pages takes as long as the plan.
const collectionDelay = 250 * time.Millisecond

// settling is how long after a plan was begun nothing may change for its site to be shown. An
// editor may take longer to save than the moment after which planning begins.
const settling = 8 * time.Millisecond

// passingDelay is how long a result that may pass is held. A file that is saved by way of a
// backup, renamed or switched to another branch is missing or half written for a moment.
const passingDelay = 300 * time.Millisecond

// mayPass says whether a result may only be true while files are being saved: it has
// errors while the site had none, or pages of the site have vanished.
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

// publish serves the site of a plan, if it has no errors, and notifies the browsers and
// the terminal.
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

// welcome prints the address once there is something to answer with.
func (s *server) welcome() {
	s.welcomed.Do(func() { s.terminal.welcome(s.opts.Listener) })
}

// serveSite answers from the newest good plan, and before the first with a page that
// shows the problems.
func (s *server) serveSite(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	handler, problems, tag := s.handler, s.problems, s.clientTag()
	s.mu.Unlock()
	if handler == nil {
		serveProblems(w, http.StatusServiceUnavailable, tag, problems)
		return
	}
	// Compressing gains nothing on the same machine.
	r.Header.Del("Accept-Encoding")
	handler.ServeHTTP(w, r)
}

func (s *server) serveFailure(tag string) func(http.ResponseWriter, *http.Request, diag.List, error) {
	return func(w http.ResponseWriter, r *http.Request, diags diag.List, err error) {
		if r.Context().Err() != nil {
			return // nobody waits for the answer any more
		}
		if !errors.Is(err, context.Canceled) { // a newer change has ended it
			s.terminal.pageFailed(path.Clean(r.URL.Path), diags)
		}
		serveProblems(w, http.StatusInternalServerError, tag, diags)
	}
}

// change says what open pages have to do about a new version of the site.
type change struct {
	// Reload: scripts, headers or pictures differ, which only a reload brings.
	Reload bool `json:"reload,omitempty"`
	// Style: style sheets differ and can be swapped.
	Style bool `json:"style,omitempty"`
	// Content: what pages say may differ.
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

// compare says what kind of change leads from one plan to the next. Pages are not compared,
// which would take too long: unless only style sheets were edited, they count as changed.
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
