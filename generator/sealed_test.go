package generator_test

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/render"
	"nightlight/generator/sitetest"
)

// canaries are texts in each kind of content that a members' page can have.
var canaries = []string{
	"canary of the lead", "canary of a heading", "canary of a paragraph", "canary of a list",
	"canary of a quotation", "canary of a table", "canary of a cell", "canary of a drawing",
}

const secret = `
-- content/pictures/secret.svg --
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>canary of a drawing</text></svg>
-- content/tables/secret.yaml --
caption: canary of a table
columns: [Loaf, Price]
rows:
  - cells: [Rye, canary of a cell]
-- content/loaves/secret.md --
---
title: The secret
description: What members read about the dough, which nobody else finds in the page's own file.
access: members
lead: canary of the lead
baked: 2025-06-11
---
## canary of a heading

canary of a paragraph, at some length.

- canary of a list

> canary of a quotation

:::table{name="secret"}
`

func TestAMembersFileIsMadeOnlyWhereItChanges(t *testing.T) {
	site := sitetest.New(t, secret+rye)
	key := library.NewKey()
	var sealedWith *library.Key
	// The bakery itself has a members' page.
	for _, step := range []struct {
		name   string
		change func()
		made   int
	}{
		{"the first time", func() {}, 2},
		{"nothing", func() {}, 0},
		{"another page", func() { site.ReplaceIn("content/loaves/rye.md", "title: ", "title: The ") }, 0},
		{"the text", func() { site.ReplaceIn("content/loaves/secret.md", "canary of a paragraph", "words") }, 1},
		{"a key of the page", func() { site.ReplaceIn("content/loaves/secret.md", "canary of the lead", "words") }, 1},
		{"that it is sealed", func() { sealedWith = &key }, 2},
		{"nothing of a sealed library, of which nothing is kept", func() {}, 2},
	} {
		step.change()
		opts := site.Options()
		opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return sealedWith, nil }
		b, _, _ := planned(t, opts)
		if made := b.Misses(render.MembersFiles); made != step.made {
			t.Errorf("%s: %d members' files were made, want %d", step.name, made, step.made)
		}
		b.Close()
	}
}

// sealedFiles builds a site whose library has a key, without a cache, and returns its files.
func sealedFiles(t *testing.T, key library.Key) map[string]string {
	t.Helper()
	opts := sitetest.New(t, secret).Options()
	opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return &key, nil }
	builder, plan, _ := planned(t, opts)
	defer builder.Close()
	files, _ := sitetest.Files(t, plan.Set)
	return files
}

func TestASealedLibraryIsTheSameInEachBuildAndSaysNothing(t *testing.T) {
	key := library.NewKey()
	first, second := sealedFiles(t, key), sealedFiles(t, key)
	sealed := 0
	for path, file := range first {
		if second[path] != file {
			t.Errorf("%s differs from one build to the next", path)
		}
		if strings.Contains(file, "canary") || strings.Contains(file, key.String()) {
			t.Errorf("%s says what only members read", path)
		}
		if strings.HasPrefix(path, "/members/"+key.Name()+"/secret-") && strings.HasSuffix(path, ".sealed") {
			sealed++
		}
	}
	if sealed != 1 {
		t.Errorf("%d sealed files, want 1", sealed)
	}
	for path := range sealedFiles(t, library.NewKey()) {
		if strings.HasSuffix(path, ".sealed") && first[path] != "" {
			t.Errorf("%s has one address with two keys", path)
		}
	}
}

func TestTheCacheOfASealedLibraryHasNoneOfItsSentences(t *testing.T) {
	if got := len(cachedCanaries(t, nil, nil)); got != len(canaries) {
		t.Errorf("the cache of a library that is not sealed has %d of %d sentences, so this test finds nothing", got, len(canaries))
	}
	key := library.NewKey()
	if got := cachedCanaries(t, &key, nil); len(got) > 0 {
		t.Errorf("the cache holds %q", got)
	}
	unreadable := diag.List{diag.Errorf("tried", diag.Pos{File: "content/members.yaml"}, "no key")}
	if got := cachedCanaries(t, nil, unreadable); len(got) > 0 {
		t.Errorf("with a key that cannot be read, the cache holds %q", got)
	}
}

func TestWhatWasCachedBeforeALibraryWasSealedGoes(t *testing.T) {
	site, key := sitetest.New(t, secret), library.NewKey()
	documents := parsedUnder(t, site, nil, nil, false)
	if again := parsedUnder(t, site, nil, nil, false); documents == 0 || again != 0 {
		t.Fatalf("%d documents are parsed, then %d", documents, again)
	}
	parsedUnder(t, site, &key, nil, false)
	if got := canariesBelow(t, site.Path(".nightlight/cache")); len(got) > 0 {
		t.Errorf("the cache holds %q", got)
	}
	if again := parsedUnder(t, site, nil, nil, false); again != documents {
		t.Errorf("%d of %d documents are parsed", again, documents)
	}
}

// cachedCanaries builds the site with canaries, and returns those in the cache.
func cachedCanaries(t *testing.T, key *library.Key, problem diag.List) []string {
	t.Helper()
	site := sitetest.New(t, secret)
	if parsedUnder(t, site, key, problem, true); problem == nil {
		if shared, _ := os.ReadDir(site.Path(".nightlight/cache/shared")); len(shared) == 0 {
			t.Error("nothing is shared with other machines")
		}
	}
	return canariesBelow(t, site.Path(".nightlight/cache"))
}

// parsedUnder plans a site whose library has a key, generates all its files if whole is
// set, and returns how many documents had to be parsed.
func parsedUnder(t *testing.T, site *sitetest.Site, key *library.Key, problem diag.List, whole bool) int {
	t.Helper()
	opts := site.Options()
	opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return key, problem }
	if whole {
		opts.Remote = generator.Remote{URL: storeIn(t, site.Path(".nightlight/cache/shared")), Write: true}
	}
	builder, err := generator.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	plan, diags := builder.Plan(t.Context())
	switch {
	case problem != nil: // an unsealed library must not be published instead
		if plan != nil || !diags.HasErrors() {
			t.Errorf("with a fault in the key there is a site: %v", diags)
		}
	case plan == nil:
		t.Fatal(diags)
	case whole:
		sitetest.Files(t, plan.Set)
	}
	return builder.Misses(content.Parsed)
}

// storeIn serves an empty store, saves uploads in a folder, and returns its URL.
func storeIn(t *testing.T, folder string) string {
	t.Helper()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPut {
			w.WriteHeader(http.StatusNotFound)
		} else if data, err := io.ReadAll(r.Body); err == nil {
			_ = os.WriteFile(filepath.Join(folder, filepath.Base(r.URL.Path)), data, 0o644)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// canariesBelow returns the canaries in any file below a folder, after decompressing.
func canariesBelow(t *testing.T, folder string) (found []string) {
	t.Helper()
	var all [][]byte
	err := filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) || err == nil && entry.IsDir() {
			return nil
		}
		data, err := os.ReadFile(name)
		all = append(all, sitetest.Readings(data)...)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	text := string(bytes.Join(all, []byte("\n")))
	for _, canary := range canaries {
		if strings.Contains(text, canary) {
			found = append(found, canary)
		}
	}
	return found
}
