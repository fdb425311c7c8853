package budget

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"maps"
	"slices"
	"sync"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/rendering/bundle"
)

// measured is how many pages a Meter compresses when it does not take them all: the
// longest, among which the largest compressed one is.
const measured = 8

// Meter is a source that makes what another one makes, and measures it as it passes, so
// that no page has to be made twice for it.
type Meter struct {
	source output.Keyed
	all    bool
	cache  *cache.Cache

	mu      sync.Mutex
	keys    map[string]string // of pages, by file
	lengths map[string]int    // of the pages that were made
	// made holds pages that are yet to be compressed: the longest, the longest first.
	made  []madePage
	sizes map[string]pageSize // of the pages that were compressed
}

type madePage struct {
	file string
	html []byte
}

// pageSize is what a page's file measures, in bytes.
type pageSize struct {
	// HTML is the whole file, Gzip the same compressed; Data is the part of HTML that is
	// the inline JSON.
	HTML, Gzip, Data int
}

// NewMeter returns a meter of the pages that src makes. all compresses every page; otherwise
// only the longest are, since compressing takes as long as rendering. The cache keeps what
// files measure that are the same in most builds; it may be nil.
func NewMeter(src output.Keyed, all bool, c *cache.Cache) *Meter {
	return &Meter{
		source: src, all: all, cache: c,
		keys: map[string]string{}, lengths: map[string]int{}, sizes: map[string]pageSize{},
	}
}

// Produce makes pages.
func (m *Meter) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	return m.source.Produce(ctx, paths, func(path string, data []byte) error {
		m.add(madePage{path, data})
		return yield(path, data)
	})
}

// Key is the key of a page, which is asked for more than once and takes long to compute. A
// page that is written already is not made again: what it measures is in the cache.
func (m *Meter) Key(file string) string {
	m.mu.Lock()
	key, known := m.keys[file]
	m.mu.Unlock()
	if known {
		return key
	}
	key = m.source.Key(file)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.keys[file] = key
	return key
}

func (m *Meter) add(page madePage) {
	m.note(page)
	if m.all {
		size, _ := m.cached(page.file, func() (pageSize, diag.List) { return sizeOf(page.html), nil })
		m.mu.Lock()
		defer m.mu.Unlock()
		m.sizes[page.file] = size
	}
}

func (m *Meter) note(page madePage) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.lengths[page.file] = len(page.html)
	delete(m.keys, page.file) // making a page can show that it has no key
	if m.all {
		return
	}
	at, _ := slices.BinarySearchFunc(m.made, page, func(a, b madePage) int { return cmp.Compare(len(b.html), len(a.html)) })
	m.made = slices.Insert(m.made, at, page)
	m.made = m.made[:min(len(m.made), measured)]
}

// pages returns what pages measure: all of them, or the longest. written are the
// lengths of the files that were not made in this build, because they are as before.
func (m *Meter) pages(ctx context.Context, written map[string]int) (map[string]pageSize, diag.List) {
	lengths := maps.Clone(written)
	if lengths == nil {
		lengths = map[string]int{}
	}
	maps.Copy(lengths, m.lengths)
	files := slices.SortedFunc(maps.Keys(lengths), func(a, b string) int {
		return cmp.Or(cmp.Compare(lengths[b], lengths[a]), cmp.Compare(a, b))
	})
	if !m.all {
		files = files[:min(len(files), measured)]
	}
	var diags diag.List
	sizes := map[string]pageSize{}
	for _, file := range files {
		size, ds := m.size(ctx, file)
		diags.Add(ds)
		sizes[file] = size
	}
	return sizes, diags
}

var cachedSize = cache.Func[pageSize]{Name: "page size", Encoding: cache.MetaOnly[pageSize]{Codec: new(cache.Codec)}}

// size measures one page, which is made when neither it nor its size is at hand.
func (m *Meter) size(ctx context.Context, file string) (pageSize, diag.List) {
	if size, known := m.sizes[file]; known {
		return size, nil
	}
	return m.cached(file, func() (pageSize, diag.List) {
		for _, page := range m.made {
			if page.file == file {
				return sizeOf(page.html), nil
			}
		}
		var size pageSize
		diags, err := m.source.Produce(ctx, []string{file}, func(_ string, html []byte) error {
			size = sizeOf(html)
			return nil
		})
		if err != nil {
			diags = append(diags, diag.FromError(err, "measuring "+file))
		}
		return size, diags
	})
}

// cached returns what a page measures, from the cache if the page has a key.
func (m *Meter) cached(file string, measure func() (pageSize, diag.List)) (pageSize, diag.List) {
	key := m.Key(file)
	if key == "" {
		return measure()
	}
	return cache.Do(m.cache, cachedSize, cache.KeyOf([]byte(file), []byte(key)), measure)
}

func sizeOf(html []byte) pageSize {
	data := bytes.Index(html, []byte(`id="page-data"`))
	return pageSize{HTML: len(html), Gzip: gzipSize(html), Data: len(html) - max(data, 0)}
}

var cachedGzip = cache.Func[int]{Name: "gzip", Encoding: cache.MetaOnly[int]{Codec: new(cache.Codec)}}

// gzipSize is gzipSize of a file that is the same in most builds.
func (m *Meter) gzipSize(data []byte) int {
	size, _ := cache.Do(m.cache, cachedGzip, cache.KeyOf(data), func() (int, diag.List) { return gzipSize(data), nil })
	return size
}

var writers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

// Weigh compresses what the templates load. A report finds it in the cache.
func (m *Meter) Weigh(b *bundle.Bundle) {
	addresses := []string{b.Manifest.Entry}
	for _, preloads := range b.Manifest.Preload {
		addresses = append(addresses, preloads...)
	}
	slices.Sort(addresses)
	for _, address := range append(slices.Compact(addresses), b.Manifest.StyleSheets()...) {
		m.gzipSize(b.Browser[address])
	}
}

// gzipSize is how many bytes are left by compressing as hosts do.
func gzipSize(data []byte) int {
	var count counter
	writer := writers.Get().(*gzip.Writer)
	defer writers.Put(writer)
	writer.Reset(&count)
	_, _ = writer.Write(data) // a counter takes all
	_ = writer.Close()
	return int(count)
}

type counter int

func (c *counter) Write(data []byte) (int, error) {
	*c += counter(len(data))
	return len(data), nil
}
