package budget

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"slices"
	"sync"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/rendering/bundle"
)

// measured is how many pages are compressed when not all are asked for, which takes as long as
// rendering: the longest, among which the largest compressed one is.
const measured = 8

// Meter measures pages and what they load. The cache keeps what files measure that are the same
// in most builds; it may be nil.
type Meter struct {
	cache *cache.Cache
	// key is what a page is made from, "" where that is not known.
	key func(file string) string

	mu    sync.Mutex
	sizes map[string]pageSize // of the pages that were seen
}

// pageSize is what a page's file measures, in bytes.
type pageSize struct {
	// HTML is the whole file, Gzip the same compressed; Data is the part of HTML that is
	// the inline JSON.
	HTML, Gzip, Data int
}

// NewMeter returns a meter of pages whose keys a function knows.
func NewMeter(key func(file string) string, c *cache.Cache) *Meter {
	return &Meter{cache: c, key: key, sizes: map[string]pageSize{}}
}

// See measures a page that is made for something else, so that it need not be made again.
func (m *Meter) See(file string, html []byte) {
	size, _ := m.cached(file, func() (pageSize, diag.List) { return sizeOf(html), nil })
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sizes[file] = size
}

// pages returns what the pages of a report measure: the longest, where their lengths are known.
func (m *Meter) pages(ctx context.Context, input Input) (map[string]pageSize, diag.List) {
	var files []string
	for _, page := range input.Pages {
		files = append(files, page.Files...)
	}
	if input.Lengths != nil {
		slices.SortFunc(files, func(a, b string) int {
			return cmp.Or(cmp.Compare(input.Lengths[b], input.Lengths[a]), cmp.Compare(a, b))
		})
		files = files[:min(len(files), measured)]
	}
	var diags diag.List
	sizes := map[string]pageSize{}
	for _, file := range files {
		size, seen := m.sizes[file]
		if !seen {
			var ds diag.List
			size, ds = m.cached(file, func() (pageSize, diag.List) {
				html, err := input.Read(ctx, file)
				if err != nil {
					return pageSize{}, diag.List{diag.FromError(err, "measuring "+file)}
				}
				return sizeOf(html), nil
			})
			diags.Add(ds)
		}
		sizes[file] = size
	}
	return sizes, diags
}

var cachedSize = cache.Func[pageSize]{Name: "page size", Encoding: cache.MetaOnly[pageSize]{Codec: new(cache.Codec)}}

// cached returns what a page measures, from the cache if the page has a key.
func (m *Meter) cached(file string, measure func() (pageSize, diag.List)) (pageSize, diag.List) {
	key := m.key(file)
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
