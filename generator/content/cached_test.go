package content_test

import (
	"maps"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/cache"
	"nightlight/generator/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/yamldoc"
)

// kept is a document with its lazy parts read.
type kept struct {
	Front     content.Front
	Key       string
	Body      []schema.Block
	Positions yamldoc.Positions
}

// loadKept loads the bakery with a cache on disk, unless file is empty, and returns its
// documents and how many had to be parsed.
func loadKept(t *testing.T, file string) (docs []kept, parsed int) {
	t.Helper()
	opts := options(bakery.With(placed))
	opts.Cache = &cache.Cache{}
	if file != "" {
		opts.Cache.Store = cache.OpenStore(file, cache.Key{})
	}
	for _, doc := range load(t, opts).Documents {
		k := kept{Front: doc.Front, Key: doc.Key, Positions: maps.Clone(content.PositionsOf(doc))}
		if doc.Body != nil {
			k.Body = doc.Body()
		}
		docs = append(docs, k)
	}
	if file != "" {
		if err := opts.Cache.Store.Close(); err != nil {
			t.Fatal(err)
		}
	}
	parsed, _ = opts.Cache.Counts(content.Parsed)
	return docs, parsed
}

func TestADocumentIsTheSameWhereverItIsKept(t *testing.T) {
	want, _ := loadKept(t, "")
	file := filepath.Join(t.TempDir(), "documents")
	for round, wantParsed := range []int{len(want), 0} {
		got, parsed := loadKept(t, file)
		if parsed != wantParsed {
			t.Errorf("round %d: parsed %d of %d documents, want %d", round, parsed, len(want), wantParsed)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("round %d (- parsed, + kept):\n%s", round, diff)
		}
	}
}

func TestALostBodyIsParsedAgain(t *testing.T) {
	files := bakery.With("")
	const file = "content/loaves/white.md"
	parsed, recalled, err := content.RecallWithoutPayload(options(files), bakery.Model().Collections[1], file, files[file].Data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(parsed.Body(), recalled.Body()); diff != "" {
		t.Error(diff)
	}
}
