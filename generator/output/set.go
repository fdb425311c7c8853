// Package output represents the finished site as a set of files. Package disk writes
// it to a folder, package host serves it, and package lint checks it.
//
// A file's path is its address below the site's root, with a leading slash and, for
// a page, index.html: /services/index.html is the file served at /services.
package output

import (
	"context"
	"io/fs"
	"iter"
	"maps"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/sync/errgroup"
	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// Set is a site: files by path. It stores the bytes of finished files; pages are
// generated on request by their Source. A Set must not change once it is shared.
type Set struct {
	files map[string][]byte
	pages map[string]Source
}

// Source generates files on demand, many at a time: a renderer works in batches, and
// a site of 100,000 pages must not be in memory all at once.
type Source interface {
	// Produce generates the files at paths and passes each to yield as soon as it is
	// finished, in any order; yield is never called from two goroutines at once.
	// If yield returns an error, Produce stops and returns that error.
	Produce(ctx context.Context, paths []string, yield func(path string, data []byte) error) (diag.List, error)
}

// Keyed is a Source that can compute the cache key of a file without generating it, so
// that unchanged files are not generated again.
type Keyed interface {
	Source
	// Key returns a key that changes whenever the file does; "" if it is not known.
	Key(path string) string
}

// Add adds a finished file to the set. It panics if the path is taken.
func (s *Set) Add(path string, data []byte) {
	s.claim(path)
	if s.files == nil {
		s.files = map[string][]byte{}
	}
	s.files[path] = data
}

// AddPages adds files that src will generate.
func (s *Set) AddPages(src Source, paths ...string) {
	if s.pages == nil {
		s.pages = map[string]Source{}
	}
	for _, path := range paths {
		s.claim(path)
		s.pages[path] = src
	}
}

func (s *Set) claim(path string) {
	if s.Has(path) {
		panic("output: two files at " + path)
	}
}

// Has reports whether there is a file at path.
func (s *Set) Has(path string) bool {
	_, file := s.files[path]
	_, page := s.pages[path]
	return file || page
}

// Paths returns the paths of all files, sorted.
func (s *Set) Paths() []string {
	paths := slices.AppendSeq(slices.Collect(maps.Keys(s.files)), maps.Keys(s.pages))
	slices.Sort(paths)
	return paths
}

// Key returns the key of a page; it is "" for a finished file.
func (s *Set) Key(path string) string {
	if src, ok := s.pages[path].(Keyed); ok {
		return src.Key(path)
	}
	return ""
}

// Files ranges over the finished files without the pages, sorted by path.
func (s *Set) Files() iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		for _, path := range slices.Sorted(maps.Keys(s.files)) {
			if !yield(path, s.files[path]) {
				return
			}
		}
	}
}

// Read returns one file, which it generates if it is a page.
func (s *Set) Read(ctx context.Context, path string) ([]byte, error) {
	data, diags, err := s.Make(ctx, path)
	if err == nil && diags.HasErrors() {
		return nil, &UnmadeError{diags}
	}
	return data, err
}

// Make is like Read, but also returns the diagnostics of the file's source.
func (s *Set) Make(ctx context.Context, path string) (data []byte, diags diag.List, err error) {
	if data, ok := s.files[path]; ok {
		return data, nil, nil
	}
	src, ok := s.pages[path]
	if !ok {
		return nil, nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	}
	diags, err = src.Produce(ctx, []string{path}, func(_ string, b []byte) error {
		data = b
		return nil
	})
	return data, diags, err
}

// Each passes every file of the set to yield: first the finished files, then the
// pages as they are generated, all sources in parallel.
func (s *Set) Each(ctx context.Context, yield func(path string, data []byte) error) (diag.List, error) {
	return s.EachExcept(ctx, func(string) bool { return false }, yield)
}

// EachExcept is like Each without the pages for which skip returns true; skip is
// called from several goroutines.
func (s *Set) EachExcept(ctx context.Context, skip func(path string) bool, yield func(path string, data []byte) error) (diag.List, error) {
	for path, data := range s.Files() {
		if err := yield(path, data); err != nil {
			return nil, err
		}
	}
	bySource := s.bySource(skip)
	var mu sync.Mutex // guards yield and diags
	serially := func(path string, data []byte) error {
		mu.Lock()
		defer mu.Unlock()
		return yield(path, data)
	}
	var diags diag.List
	group, ctx := errgroup.WithContext(ctx)
	for src, paths := range bySource {
		group.Go(func() error {
			ds, err := src.Produce(ctx, paths, serially)
			mu.Lock()
			defer mu.Unlock()
			diags = append(diags, ds...)
			return err
		})
	}
	err := group.Wait()
	return diags.Sorted(), err
}

// bySource returns the pages to generate, sorted. It calls skip in parallel: for a page that
// can be skipped, that is most of the work.
func (s *Set) bySource(skip func(path string) bool) map[Source][]string {
	paths := slices.Sorted(maps.Keys(s.pages))
	skipped := make([]bool, len(paths))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	const batch = 64
	for first := 0; first < len(paths); first += batch {
		group.Go(func() error {
			for i := first; i < min(first+batch, len(paths)); i++ {
				skipped[i] = skip(paths[i])
			}
			return nil
		})
	}
	_ = group.Wait() // none of them fails
	bySource := map[Source][]string{}
	for i, path := range paths {
		if !skipped[i] {
			bySource[s.pages[path]] = append(bySource[s.pages[path]], path)
		}
	}
	return bySource
}

// AddFiles adds finished files to the set, by path.
func (s *Set) AddFiles(files map[string][]byte) {
	for path, data := range files {
		s.Add(path, data)
	}
}

// Files is a site that can be served and checked: a Set or a folder.
type Files interface {
	// Has reports whether there is a file at a path: /services/index.html.
	Has(path string) bool
	// Read returns one file. The error is fs.ErrNotExist if there is none, or an
	// UnmadeError if its source could not generate it.
	Read(ctx context.Context, path string) ([]byte, error)
	// Each passes every file to yield, in any order.
	Each(ctx context.Context, yield func(path string, data []byte) error) (diag.List, error)
}

var _ Files = (*Set)(nil)

// UnmadeError says that a source could not generate a file. Diags are the problems found.
type UnmadeError struct{ Diags diag.List }

func (e *UnmadeError) Error() string { return "the file could not be made" }

// Lazy is a Source of files that are each generated by a function on request.
type Lazy map[string]func() []byte

// Key returns "": the dependencies of such a file are not known.
func (l *Lazy) Key(string) string { return "" }

// Paths returns the files that Produce can generate, sorted.
func (l *Lazy) Paths() []string { return slices.Sorted(maps.Keys(*l)) }

// Produce generates the files at paths.
func (l *Lazy) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err := yield(path, (*l)[path]()); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// CheckNames reports paths that some file systems or hosts cannot store or distinguish: a site
// must build on every system. folder is the prefix of the names in the messages.
func CheckNames(folder string, paths []string) diag.List {
	at := func(name string) diag.Pos { return diag.Pos{File: folder + name} }
	var diags diag.List
	spelling := map[string]string{} // folded path → path as first seen
	isFile := make(map[string]bool, len(paths))
	for _, name := range paths {
		isFile[name] = true
	}
	for _, name := range paths {
		if reason := unfit(name); reason != "" {
			diags = append(diags, diag.Errorf("file-name", at(name), "The name of this file %s.", reason).
				WithHint("Rename the page or file that makes it."))
			continue
		}
		for part := name; part != "/"; part = path.Dir(part) {
			first, seen := spelling[Folded(part)]
			if seen && first == part {
				break // so its parents have been seen too
			}
			if seen {
				diags = append(diags, diag.Errorf("names-alike", at(name), "%s and %s differ only in capital letters or accents.", first, part).
					WithHint("Windows and macOS take them for one file: rename one of them."))
				break
			}
			spelling[Folded(part)] = part
		}
		for folder := path.Dir(name); folder != "/"; folder = path.Dir(folder) {
			if isFile[folder] {
				diags = append(diags, diag.Errorf("file-and-folder", at(name), "%s is a file, so it cannot be a folder too.", folder).
					WithHint("Rename one of them."))
			}
		}
	}
	return diags.Sorted()
}

// Folded returns equal strings for names that Windows or macOS treats as the same.
func Folded(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// reserved matches names that Windows reserves for devices, with any extension.
var reserved = pattern.Of(`(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)`)

// longestName is the number of bytes that common file systems allow in one part of a path.
const longestName = 255

// unfit returns the end of the sentence "The name of this file …", or "" for a valid name.
func unfit(name string) string {
	if !strings.HasPrefix(name, "/") || name == "/" || path.Clean(name) != name {
		return "is not a plain path from the site's root"
	}
	for part := range strings.SplitSeq(name[1:], "/") {
		switch {
		case strings.ContainsAny(part, `\<>:"|?*`):
			return `contains one of the characters \ < > : " | ? *`
		case strings.ContainsFunc(part, unicode.IsControl):
			return "contains an invisible control character"
		case strings.HasSuffix(part, ".") || strings.HasSuffix(part, " "):
			return "ends in a dot or a space"
		case reserved().MatchString(part):
			return "is one that Windows reserves for a device"
		case len(part) > longestName:
			return "is too long"
		}
	}
	return ""
}

// LocalName returns a path relative to a folder, and whether it is valid on every system.
func LocalName(path string) (string, bool) {
	name, rooted := strings.CutPrefix(path, "/")
	return name, rooted && name != "." && fs.ValidPath(name) && !strings.ContainsAny(name, "\\:\x00")
}

// sharing is a source that first looks in the shared store, and uploads what it generates.
type sharing struct {
	Keyed
	remote *cache.Remote
	kind   string
}

// Shared returns a source that shares its files with other machines through a remote store; if
// remote is nil, it returns src. kind identifies what the files depend on besides their keys.
func Shared(src Keyed, remote *cache.Remote, kind string) Keyed {
	if remote == nil {
		return src
	}
	return &sharing{src, remote, kind}
}

// keeper is a source that caches its files on this machine.
type keeper interface {
	IsKept(path string) bool
	Keep(path string, data []byte)
}

// Produce takes the files at paths from the store, or else from its source.
func (s *sharing) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	kept, asked := s.split(paths)
	keys := make([]cache.Key, len(asked))
	for i, path := range asked {
		keys[i] = s.key(path)
	}
	missing, err := s.remote.Fetch(ctx, keys, func(at int, data []byte) error {
		if k, ok := s.Keyed.(keeper); ok {
			k.Keep(asked[at], data)
		}
		return yield(asked[at], data)
	})
	if err != nil {
		return nil, err
	}
	isNew := make(map[string]bool, len(missing))
	for _, at := range missing {
		isNew[asked[at]] = true
		kept = append(kept, asked[at])
	}
	return s.Keyed.Produce(ctx, kept, func(path string, data []byte) error {
		if err := yield(path, data); err != nil {
			return err
		}
		// Generating a page can remove its key: pages that print something have none.
		if isNew[path] && s.Key(path) != "" {
			s.remote.Put(ctx, s.key(path), data)
		}
		return nil
	})
}

// split separates the files that are cached on this machine or have no key from the others.
func (s *sharing) split(paths []string) (here, elsewhere []string) {
	k, keeps := s.Keyed.(keeper)
	for _, path := range paths {
		if keeps && k.IsKept(path) || s.Key(path) == "" {
			here = append(here, path)
		} else {
			elsewhere = append(elsewhere, path)
		}
	}
	return here, elsewhere
}

func (s *sharing) key(path string) cache.Key {
	return cache.KeyOf([]byte("nightlight"), []byte(s.kind), []byte(s.Key(path)))
}
