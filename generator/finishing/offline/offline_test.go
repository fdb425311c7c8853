package offline

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/output"
)

const workerPath = "/sw.js"

// pages is a source of pages that counts how often it makes each one.
type pages struct {
	html map[string]string
	made map[string]int
	err  error
}

func (p *pages) Key(path string) string { return p.html[path] }

func (p *pages) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	if p.err != nil {
		return nil, p.err
	}
	for _, path := range paths {
		p.made[path]++
		if err := yield(path, []byte(p.html[path])); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// sample is a site of two pages, one of them savable.
type sample struct {
	pages *pages
	files map[string][]byte
	cache *cache.Cache
	// photos contains photographs, by address.
	photos *pages
}

func newSite() *sample {
	return &sample{
		pages:  &pages{html: map[string]string{"/index.html": "home", "/guide/index.html": "guide"}, made: map[string]int{}},
		files:  map[string][]byte{"/assets/client-A.js": []byte("script"), "/wind.mp3": []byte("wind")},
		cache:  new(cache.Cache),
		photos: &pages{html: map[string]string{"/assets/photo-A.webp": "photo"}, made: map[string]int{}},
	}
}

// build returns a set of the site's files.
func (s *sample) build() *output.Set {
	library := &Library{
		Keyed:  s.pages,
		worker: []byte("work()"),
		pages:  map[string]string{"/guide/index.html": "/guide"},
		files:  s.files,
		cache:  s.cache,
		photos: s.photos, photographs: slices.Collect(maps.Keys(s.photos.html)),
		fallback: "/guide",
	}
	set := new(output.Set)
	set.AddPages(library, library.Paths()...)
	set.AddPages(library, slices.Collect(maps.Keys(s.pages.html))...)
	return set
}

// write makes every file whose key is not among the written keys, as a build does.
func (s *sample) write(t *testing.T, written ...string) map[string]string {
	t.Helper()
	set, files := s.build(), map[string]string{}
	skip := func(path string) bool { return slices.Contains(written, path) && set.Key(path) != "" }
	diags, err := set.EachExcept(t.Context(), skip, func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil || diags.HasErrors() {
		t.Fatal(err, diags)
	}
	return files
}

// listIn parses the list at the top of a worker.
func listIn(t *testing.T, worker string) (l list) {
	t.Helper()
	text, code, _ := strings.Cut(strings.TrimPrefix(worker, "const LIBRARY = "), ";\n")
	if err := json.Unmarshal([]byte(text), &l); err != nil || code != "work()" {
		t.Fatalf("the worker is %q: %v", worker, err)
	}
	return l
}

func TestTheListHoldsPagesAndFiles(t *testing.T) {
	site := newSite()
	files := site.write(t)
	l := listIn(t, files[workerPath])
	if len(l.Pages) != 1 || l.Pages["/guide"] == "" {
		t.Errorf("got the pages %v", l.Pages)
	}
	if want := (map[string]string{"/assets/client-A.js": "", "/assets/photo-A.webp": "", "/wind.mp3": fileOf([]byte("wind")).Revision}); !maps.Equal(l.Files, want) {
		t.Errorf("got the files %v, want %v", l.Files, want)
	}
	if want := len("guide") + len("script") + len("wind") + len("photo"); l.Bytes != want {
		t.Errorf("got %d bytes, want %d", l.Bytes, want)
	}
	if l.Fallback != "/guide" {
		t.Errorf("got the fallback %q", l.Fallback)
	}
	if want := string(encode.JSON(l.summary)); files[SummaryPath] != want {
		t.Errorf("got the summary %s, want %s", files[SummaryPath], want)
	}
}

func TestABuildMakesEachPageOnce(t *testing.T) {
	site := newSite()
	first := site.write(t)
	second := site.write(t, "/index.html", "/guide/index.html")
	if site.pages.made["/guide/index.html"] != 1 || site.pages.made["/index.html"] != 1 {
		t.Errorf("the pages were made %v times", site.pages.made)
	}
	if first[workerPath] != second[workerPath] {
		t.Error("a build that has nothing to do makes another list")
	}
}

func TestTheVersionChangesWithWhatCanBeSaved(t *testing.T) {
	versionAfter := func(edit func(*sample)) string {
		site := newSite()
		edit(site)
		return listIn(t, site.write(t)[workerPath]).Version
	}
	before := versionAfter(func(*sample) {})
	changes := map[string]func(*sample){
		"a page":       func(s *sample) { s.pages.html["/guide/index.html"] = "better" },
		"a file":       func(s *sample) { s.files["/wind.mp3"] = []byte("rain") },
		"a photograph": func(s *sample) { s.photos.html = map[string]string{"/assets/photo-B.webp": ""} },
		"a name":       func(s *sample) { s.files = map[string][]byte{"/assets/client-B.js": nil} },
	}
	for what, change := range changes {
		if versionAfter(change) == before {
			t.Errorf("%s changes, and the version doesn't", what)
		}
	}
	if versionAfter(func(s *sample) { s.pages.html["/index.html"] = "new" }) != before {
		t.Error("a page that is not saved changes the version")
	}
}

func TestThereIsNoListWithoutItsPages(t *testing.T) {
	site := newSite()
	site.pages.err = errors.New("no renderer")
	if _, err := site.build().Read(t.Context(), workerPath); err == nil {
		t.Error("a worker is made of pages that cannot be made")
	}
}
