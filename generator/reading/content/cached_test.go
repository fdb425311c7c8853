package content_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/encode"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

// An author may replace a photograph with another one while dev runs.
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

// A change to a file parses only the texts that show it again; a missing file is searched for again.
func TestATextIsReadAgainWhenWhatItShowsIsAnother(t *testing.T) {
	const loaf = "---\ntitle: Rye\ndescription: What rye bread is made of, and how long it keeps in a cool place.\nlead: Rye matters.\nbaked: 2026-11-01\nemblem: dot\n---\n"
	const ovens = "\n-- content/tables/ovens.yaml --\ncaption: Ovens\ncolumns: [Oven, Heat]\nrows:\n  - cells: [new, high]\n    detail: |\n      ![The oven](oven)"
	drawing := func(radius int) []byte {
		return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="%d"/></svg>`, radius)
	}
	table := func(price int) []byte {
		return fmt.Appendf(nil, "caption: Sizes\ncolumns: [Size, Price]\nrows:\n  - cells: [small, \"%d\"]\n", price)
	}
	for name, show := range map[string]struct {
		body, file string
		version    func(n int) []byte
	}{
		"a drawing":            {"![The oven](oven)", "content/pictures/oven.svg", drawing},
		"a photograph":         {"![The oven](oven.jpg)", "content/pictures/oven.jpg", func(n int) []byte { return phone.JPEG(n, 4) }},
		"a table":              {`:::table{name="sizes"}`, "content/tables/sizes.yaml", table},
		"a drawing in a table": {`:::table{name="ovens"}` + ovens, "content/pictures/oven.svg", drawing},
	} {
		t.Run(name, func(t *testing.T) {
			files := bakery.With("-- content/loaves/rye.md --\n" + loaf + show.body + "\n")
			known := new(cache.Cache)
			read := func() (made int, shown string) {
				t.Helper()
				opts := options(files)
				opts.Cache = known
				known.NextPlan()
				tree, diags := content.Load(t.Context(), opts)
				made = known.Misses(content.Parsed)
				if diags.HasErrors() {
					return made, ""
				}
				return made, string(encode.JSON(document(t, tree, "/rye").Body()))
			}
			read()
			if made, shown := read(); made > 1 || shown != "" {
				t.Errorf("without it %d documents are read, and show %s", made, shown)
			}
			texts := map[int]string{}
			for _, version := range []int{4, 5, 6, 4} {
				files[show.file] = &fstest.MapFile{Data: show.version(version)}
				made, shown := read()
				if made != 1 || shown == "" || texts[version] != "" && texts[version] != shown {
					t.Errorf("version %d: %d documents are read, and show %s", version, made, shown)
				}
				texts[version] = shown
				if made, _ := read(); made != 0 {
					t.Errorf("version %d: %d documents are read once more", version, made)
				}
			}
			if texts[4] == texts[5] || texts[5] == texts[6] {
				t.Errorf("the versions show %v", texts)
			}
			delete(files, show.file)
			if made, shown := read(); made > 1 || shown != "" {
				t.Errorf("when it is gone %d documents are read, and show %s", made, shown)
			}
		})
	}
}

func TestATextTakesTheNewSizeOfAnImage(t *testing.T) {
	opts := options(bakery.With("-- content/notes/oven.md --\n---\ntitle: The oven\ndescription: What the new oven of the bakery looks like, from the front.\ndate: 2025-06-12\nauthor: The baker\nsummary: It is new.\npicture: dot\n---\n![The oven](/oven.png)\n"))
	opts.Cache = new(cache.Cache)
	texts := map[string]bool{}
	for _, width := range []int{4, 5, 6} {
		opts.Images = map[string]image.Point{"/oven.png": {X: width, Y: 4}}
		opts.Cache.NextPlan()
		texts[string(encode.JSON(document(t, load(t, opts), "/notes/oven").Body()))] = true
	}
	if len(texts) != 3 {
		t.Errorf("of three sizes the page has shown %d", len(texts))
	}
}
