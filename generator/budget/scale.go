package budget

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"slices"
	"sync"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/output"
)

// sampled is how many pages a Scale compresses when it does not take them all:
// the longest, among which the heaviest is.
const sampled = 8

// Scale weighs pages as they are made, so that none has to be made twice for it.
type Scale struct {
	// All compresses every page. Otherwise only the longest are, since compressing
	// takes as long as rendering.
	All bool
	// Cache remembers what files weigh that are the same in most builds; it may be nil.
	Cache *cache.Cache

	mu      sync.Mutex
	press   press
	weighed []page
	longest []made
}

// page is what a page's file weighs.
type page struct {
	file string
	// plain and gzip are its bytes; of the plain ones, data belong to the inline JSON.
	plain, gzip, data int
}

// made is a page that is yet to be weighed.
type made struct {
	file string
	html []byte
}

// Weigh returns a source that makes what src makes, and puts it on the scale.
func (s *Scale) Weigh(src output.Source) output.Source { return &weighing{src, s} }

var _ output.Keyed = (*weighing)(nil)

type weighing struct {
	output.Source
	scale *Scale
}

// Key lets a page that stands already be: it was on the scale when it was made.
func (w *weighing) Key(path string) string {
	if src, ok := w.Source.(output.Keyed); ok && !w.scale.All {
		return src.Key(path)
	}
	return ""
}

func (w *weighing) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	return w.Source.Produce(ctx, paths, func(path string, data []byte) error {
		w.scale.put(made{path, data})
		return yield(path, data)
	})
}

func (s *Scale) put(m made) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.All {
		s.weighed = append(s.weighed, s.weigh(m))
		return
	}
	at, _ := slices.BinarySearchFunc(s.longest, m, func(a, b made) int { return cmp.Compare(len(b.html), len(a.html)) })
	s.longest = slices.Insert(s.longest, at, m)
	s.longest = s.longest[:min(len(s.longest), sampled)]
}

// pages are those that were weighed, the heaviest first.
func (s *Scale) pages() []page {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.longest {
		s.weighed = append(s.weighed, s.weigh(m))
	}
	s.longest = nil
	slices.SortFunc(s.weighed, func(a, b page) int {
		return cmp.Or(cmp.Compare(b.gzip, a.gzip), cmp.Compare(a.file, b.file))
	})
	return s.weighed
}

func (s *Scale) weigh(m made) page {
	tree := bytes.Index(m.html, []byte(`id="page-data"`))
	return page{file: m.file, plain: len(m.html), gzip: s.press.compress(m.html), data: len(m.html) - max(tree, 0)}
}

// press compresses as hosts do, and only counts what comes out.
type press struct {
	cache  *cache.Cache
	writer *gzip.Writer
	count  counter
}

var pressed = cache.Func[int]{Name: "gzip", Encoding: cache.MetaOnly[int]{Codec: new(cache.Codec)}}

// size is the size of a file that is the same in most builds.
func (p *press) size(data []byte) int {
	size, _ := cache.Do(p.cache, pressed, cache.KeyOf(data), func() (int, diag.List) { return p.compress(data), nil })
	return size
}

func (p *press) compress(data []byte) int {
	if p.writer == nil {
		p.writer = gzip.NewWriter(&p.count)
	}
	p.count = 0
	p.writer.Reset(&p.count)
	_, _ = p.writer.Write(data) // a counter takes all
	_ = p.writer.Close()
	return int(p.count)
}

type counter int

func (c *counter) Write(data []byte) (int, error) {
	*c += counter(len(data))
	return len(data), nil
}
