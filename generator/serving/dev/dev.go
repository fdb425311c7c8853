// Package dev serves a site to the person who writes it, and keeps the browser up
// to date with what they save.
//
// A change on disk makes a new plan of the whole site; the cache makes that fast. A plan
// without errors replaces the served one, and open pages are told what kind of change it
// was: new styles are swapped in, new content comes along and is rendered in place, new
// scripts reload the page. A plan with errors changes nothing but shows them, over the
// page and in the terminal, until they are fixed.
//
// Pages are served by host.Handler from the same set of files that build writes:
// there is no second way of making a page. What dev adds is under
// /__nightlight/ (addresses.go) and in one script tag: the client, which shows what has
// changed (client.js), keeps what was typed over a reload (reload.js), and points at the
// words that can be changed (edit.js). They are changed in a frame of another origin
// (editor.js), out of reach of the page's scripts.
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
	// Root is the site's folder, Watched what is watched in it.
	Root    string
	Watched []string
	// Plan makes the site of the files as they are now. It is never called twice
	// at once; its context ends when a newer change makes its result worthless.
	Plan func(ctx context.Context) (*output.Set, diag.List)
	// Listener is where to answer.
	Listener *Listener
	// Author is where the author alone is answered, with an origin of its own.
	Author *Listener
	// Editor changes the site's words from its pages; nil when nobody may.
	Editor *inplace.Editor
	// Run runs the command of some arguments, and returns what it says. Where it asks whether it may,
	// and that is not the question that was agreed to, it has done nothing, and asks names it.
	Run func(ctx context.Context, args []string, agreed string) (said, asks string)
	// Sheet returns the colours of the brand, if the site has one.
	Sheet func() []content.Swatch
	// Inbox is where received forms are kept.
	Inbox host.Inbox
	// Out is the terminal, Style what it can show. Quiet leaves out all but problems.
	Out   io.Writer
	Style diag.Style
	Quiet bool
}

// Serve serves the site until ctx ends. It fails only when it cannot listen; problems of the site are shown until they are fixed.
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
	<-planned        // so that the caller may free what plans and pages use
	s.renders.Lock() // after what is being rendered, and for ever
	return err
}

// site is a plan as dev serves it: with the client's script tag in each page, and each
// page rendered once.
type site struct {
	*output.Set
	tag string
	// made is called with the warnings of a page when it was rendered.
	made func(address string, warnings diag.List)
	// slow is called with the address of a page that is still rendered when slowRender has passed.
	slow func(address string)
	// renders is locked for reading while a page is rendered.
	renders *sync.RWMutex

	pages sync.Map // *renderedPage by path
}

type renderedPage struct {
	sync.Mutex
	data []byte
}

// Read returns one file. A page is rendered once, however many ask for it together.
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

// slowRender is how long a page is rendered in silence. The renderer gives up much later.
const slowRender = 5 * time.Second

// inject puts a tag at the end of a page's body.
func inject(page []byte, tag string) []byte {
	i := bytes.LastIndex(page, []byte("</body>"))
	if i < 0 {
		i = len(page)
	}
	return slices.Concat(page[:i], []byte(tag), page[i:])
}
