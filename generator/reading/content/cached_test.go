package content_test

import (
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

// kept is a document with its lazy parts read.
type kept struct {
	Front     content.Front
	Key       string
	Body      []schema.Block
	Positions yamldoc.Positions
}

// loadKept loads the bakery with a cache on disk, unless folder is empty, and returns its
// documents and how many had to be parsed.
func loadKept(t *testing.T, folder cache.Folder) (docs []kept, parsed int) {
	t.Helper()
	opts := options(bakery.With(placed))
	opts.Cache = &cache.Cache{Folder: folder}
	opts.Cache.Open(true)
	for _, doc := range load(t, opts).Documents {
		k := kept{Front: doc.Front, Key: doc.Key, Positions: maps.Clone(content.PositionsOf(doc))}
		if doc.Body != nil {
			k.Body = doc.Body()
		}
		docs = append(docs, k)
	}
	opts.Cache.Close()
	parsed, _ = opts.Cache.Counts(content.Parsed)
	return docs, parsed
}

func TestADocumentIsTheSameWhereverItIsKept(t *testing.T) {
	want, _ := loadKept(t, "")
	folder := cache.Folder(t.TempDir())
	for round, wantParsed := range []int{len(want), 0} {
		got, parsed := loadKept(t, folder)
		if parsed != wantParsed {
			t.Errorf("round %d: parsed %d of %d documents, want %d", round, parsed, len(want), wantParsed)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("round %d (- parsed, + kept):\n%s", round, diff)
		}
	}
}

// As when an author drops a photograph over another while dev runs.
func TestAPhotographOverAnotherIsShown(t *testing.T) {
	const picture = "content/pictures/oven.jpg"
	files := bakery.With("-- content/loaves/rye.md --\n---\ntitle: Rye\n" +
		"description: What rye bread is made of, and how long it keeps in a cool place.\nlead: Rye matters.\nbaked: 2026-11-01\nemblem: dot\n---\n" +
		"![The oven](oven.jpg)\n")
	known := new(cache.Cache)
	address := func(width int) string {
		t.Helper()
		files[picture] = &fstest.MapFile{Data: phone.JPEG(width, 4)}
		opts := options(files)
		opts.Cache = known
		known.NextPlan()
		tree := load(t, opts)
		rye := document(t, tree, "/rye")
		shown := tree.Photos.Photo("oven.jpg").Address()
		if !slices.ContainsFunc(rye.Links, func(l markdown.Link) bool { return l.Href == shown }) {
			t.Errorf("the page shows %v, want %s", rye.Links, shown)
		}
		return shown
	}
	first := address(6)
	if again := address(6); again != first {
		t.Errorf("the same photograph has the address %s, and had %s", again, first)
	}
	if second := address(8); second == first {
		t.Errorf("another photograph has the same address, %s", second)
	}
}
