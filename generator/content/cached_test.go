package content

import (
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/cache"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// kept is a document with its lazy parts read.
type kept struct {
	Front     Front
	Key       string
	Body      []schema.Block
	Positions yamldoc.Positions
}

// loadKept loads the real site, with what is remembered in file, and returns its
// documents and how many had to be parsed.
func loadKept(t *testing.T, file string) (docs []kept, made int) {
	t.Helper()
	root := os.DirFS("../..")
	m := &cache.Cache{}
	if file != "" {
		m.Store = cache.OpenStore(file, cache.Key{})
	}
	tree := load(t, Options{FS: root, Icons: os.DirFS("../../node_modules/lucide-static/icons"), Now: today, Drafts: true, Cache: m})
	for _, doc := range tree.Documents {
		k := kept{Front: doc.Front, Key: doc.Key, Positions: maps.Clone(doc.positions())}
		if doc.Body != nil {
			k.Body = doc.Body()
		}
		docs = append(docs, k)
	}
	if m.Store != nil {
		if err := m.Store.Close(); err != nil {
			t.Fatal(err)
		}
	}
	made, _ = m.Counts("parse")
	return docs, made
}

// The real site has every template and every kind of block.
func TestADocumentIsTheSameWhereverItIsKept(t *testing.T) {
	if _, err := os.Stat("../../node_modules/lucide-static"); err != nil {
		t.Skip("the npm packages are not installed")
	}
	want, _ := loadKept(t, "")
	file := filepath.Join(t.TempDir(), "documents")
	for round, parsed := range []int{len(want), 0} {
		got, made := loadKept(t, file)
		if made != parsed {
			t.Errorf("round %d: parsed %d of %d documents, want %d", round, made, len(want), parsed)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("round %d (- parsed, + kept):\n%s", round, diff)
		}
	}
}

func TestALostBodyIsParsedAgain(t *testing.T) {
	files := site(t, "")
	r := newReader(options(files))
	file := "content/guides/safe-sleep.md"
	doc, diags := r.parse(collections[1], file, files[file].Data)
	e := &documentEncoding{reader: r, in: collections[1], file: file}
	meta, _ := e.Encode(doc, diags)
	again, _, err := e.Decode(string(meta), func() (string, bool) { return "", false })
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(doc.Body(), again.Body()); diff != "" {
		t.Error(diff)
	}
}
