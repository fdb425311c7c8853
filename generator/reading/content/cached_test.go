package content_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/cache"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

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
