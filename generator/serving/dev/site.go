package dev

import (
	"bytes"
	"context"
	"path"
	"slices"
	"sync"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// site is a plan as dev serves it: with the client's script tag in each page, and each
// page rendered once.
type site struct {
	*output.Set
	tag string
	// warned is called with the warnings of a page when it was rendered.
	warned  func(address string, warnings diag.List)
	renders *renders

	mu    sync.Mutex
	pages map[string]*renderedPage
}

// renders are the pages that are being rendered, until no further one may be.
type renders struct {
	mu    sync.Mutex
	ended bool
	under sync.WaitGroup
}

func (r *renders) begin() (ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.ended {
		r.under.Add(1)
	}
	return !r.ended
}

func (r *renders) done() { r.under.Done() }

// end waits for what is being rendered.
func (r *renders) end() {
	r.mu.Lock()
	r.ended = true
	r.mu.Unlock()
	r.under.Wait()
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
	page := s.page(name)
	page.Lock()
	defer page.Unlock()
	if page.data != nil {
		return page.data, nil
	}
	if !s.renders.begin() {
		return nil, context.Canceled
	}
	defer s.renders.done()
	data, diags, err := s.Make(ctx, name)
	switch {
	case err != nil:
		return nil, err
	case diags.HasErrors():
		return nil, &output.UnmadeError{Diags: diags}
	}
	page.data = inject(data, s.tag)
	s.warned(name, diags)
	return page.data, nil
}

func (s *site) page(name string) *renderedPage {
	s.mu.Lock()
	defer s.mu.Unlock()
	page := s.pages[name]
	if page == nil {
		page = new(renderedPage)
		s.pages[name] = page
	}
	return page
}

// inject puts a tag at the end of a page's body.
func inject(page []byte, tag string) []byte {
	i := bytes.LastIndex(page, []byte("</body>"))
	if i < 0 {
		i = len(page)
	}
	return slices.Concat(page[:i], []byte(tag), page[i:])
}
