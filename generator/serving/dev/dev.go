// Package dev serves a site to its author, and updates the browser when files are saved.
//
// A change on disk starts a new plan of the whole site; the cache makes that fast. A plan without
// errors replaces the served one, and open pages are told what kind of change it was: new styles
// are swapped in, new content is sent and rendered in place, new scripts reload the page. A plan
// with errors changes nothing; its errors are shown over the page and in the terminal until they
// are fixed.
//
// Pages are served by host.Handler from the same set of files that build writes, so there is only
// one way to render a page. dev adds addresses below /__nightlight/ (addresses.go) and one script
// tag: the client, which shows changes (client.js), preserves form input across a reload
// (reload.js), and marks the words that can be changed (edit.js). They are changed in a frame of
// another origin (editor.js), which the page's scripts cannot reach.
package dev

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"path"
	"slices"
	"sync"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/hostrules"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/host"
	"nightlight/generator/serving/inplace"
)

// Options say what to serve, and where.
type Options struct {
	// Root is the site's folder, and Watched the files and folders in it to watch.
	Root    string
	Watched []string
	// Plan plans the site from the current files. It is never called concurrently; its context ends
	// when a newer change makes its result obsolete.
	Plan func(ctx context.Context) (*output.Set, diag.List)
	// Listener is where the site is served.
	Listener *Listener
	// Author is where only the author is served, at an origin of its own.
	Author *Listener
	// Editor changes the site's words from its pages; nil disables that.
	Editor *inplace.Editor
	// Run runs a command and returns its output. If it asks a question other than the agreed one, it
	// does nothing, and asks names the question.
	Run func(ctx context.Context, args []string, agreed string) (said, asks string)
	// Sheet returns the colours of the brand, if the site has one.
	Sheet func() []content.Swatch
	// Inbox is where submitted forms are stored.
	Inbox host.Inbox
	// Out is the terminal, and Style what it can show. Quiet prints only problems.
	Out   io.Writer
	Style diag.Style
	Quiet bool
}

// Serve serves the site until ctx ends. It fails only if it cannot listen; problems of the site are
// shown until they are fixed.
func Serve(ctx context.Context, opts Options) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := newServer(ctx, opts)
	changes := watch(ctx, opts.Root, opts.Watched, s.terminal.say)
	s.terminal.starting()
	planned := make(chan struct{})
	go func() {
		defer close(planned)
		s.planLoop(ctx, changes)
	}()
	ended := make(chan error, 2)
	go func() { ended <- opts.Author.Run(ctx, s.router(authorAddresses, http.NotFound)) }()
	go func() { ended <- opts.Listener.Run(ctx, s.router(siteAddresses, s.serveSite)) }()
	err := <-ended
	cancel()
	err = errors.Join(err, <-ended)
	<-planned        // the caller may then free what plans and pages use
	s.renders.Lock() // waits for pages being rendered, and never unlocks
	return err
}

// site is a plan as dev serves it: each page has the client's script tag, and is rendered once.
type site struct {
	*output.Set
	tag string
	// made is called with the warnings of a page after it is rendered.
	made func(address string, warnings diag.List)
	// slow is called with the address of a page that is still being rendered after slowRender.
	slow func(address string)
	// renders is locked for reading while a page is rendered.
	renders *sync.RWMutex

	pages sync.Map // *renderedPage by path
}

type renderedPage struct {
	sync.Mutex
	data []byte
}

// Read returns one file. A page is rendered once, even for concurrent requests.
func (s *site) Read(ctx context.Context, name string) ([]byte, error) {
	if path.Ext(name) != ".html" || !s.Has(name) {
		return s.Set.Read(ctx, name)
	}
	known, _ := s.pages.LoadOrStore(name, new(renderedPage))
	page := known.(*renderedPage)
	page.Lock()
	defer page.Unlock()
	if page.data != nil {
		return page.data, nil
	}
	if !s.renders.TryRLock() {
		return nil, context.Canceled
	}
	defer s.renders.RUnlock()
	defer time.AfterFunc(slowRender, func() { s.slow(hostrules.AddressOf(name)) }).Stop()
	data, diags, err := s.Make(ctx, name)
	switch {
	case err != nil:
		return nil, err
	case diags.HasErrors():
		return nil, &output.UnmadeError{Diags: diags}
	}
	page.data = inject(data, s.tag)
	s.made(hostrules.AddressOf(name), diags)
	return page.data, nil
}

// slowRender is the time after which a page still being rendered is reported. The renderer gives up
// much later.
const slowRender = 5 * time.Second

// inject inserts a tag at the end of a page's body.
func inject(page []byte, tag string) []byte {
	i := bytes.LastIndex(page, []byte("</body>"))
	if i < 0 {
		i = len(page)
	}
	return slices.Concat(page[:i], []byte(tag), page[i:])
}
