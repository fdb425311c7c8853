package socialimage_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/npm"
	"nightlight/generator/raster"
	"nightlight/generator/schema"
	"nightlight/generator/socialimage"
)

const (
	circle = `<svg class="picture" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="var(--art-sky, #474069)"></circle></svg>`
	torn   = `<svg class="picture" viewBox="0 0 64 64"><circle cx="32"`
)

// site are the cards of a site whose looks are the repository's own.
func site(t testing.TB, folder cache.Folder) *socialimage.Cards {
	t.Helper()
	node, diags := npm.FindNode()
	if diags.HasErrors() {
		t.Skip(diags[0].Message)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, raster.Package)); err != nil {
		t.Skip("the npm packages are not installed; npm ci installs them")
	}
	pool := raster.NewPool(node, root)
	t.Cleanup(pool.Close)
	c, diags := socialimage.New(socialimage.Options{
		FS: os.DirFS(root), Rasteriser: pool, Cache: folder,
		Name: "Little Dormouse", Mark: picture(circle),
	})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return c
}

func picture(markup string) (p schema.Picture) {
	p.Set(markup)
	return p
}

// draw returns the PNG of a card.
func draw(t testing.TB, c *socialimage.Cards, card schema.SocialCard) ([]byte, diag.List) {
	t.Helper()
	address, _ := c.Add(card, "content/pages/naps.md")
	var drawn []byte
	diags, err := c.Produce(context.Background(), []string{address}, func(path string, data []byte) error {
		if path != address {
			t.Errorf("asked for %s, got %s", address, path)
		}
		drawn = data
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return drawn, diags
}

func mustDraw(t testing.TB, c *socialimage.Cards, card schema.SocialCard) []byte {
	t.Helper()
	data, diags := draw(t, c, card)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	size, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if size.Width != socialimage.Width || size.Height != socialimage.Height {
		t.Errorf("the card is %d by %d", size.Width, size.Height)
	}
	return data
}

var naps = schema.SocialCard{Name: "naps", Title: "When naps fall apart", Kicker: "Naps", Picture: picture(circle)}

func TestEqualCardsAreEqualBytes(t *testing.T) {
	first := mustDraw(t, site(t, cache.Folder(t.TempDir())), naps)
	if again := mustDraw(t, site(t, cache.Folder(t.TempDir())), naps); !bytes.Equal(first, again) {
		t.Error("the same card was drawn twice, differently")
	}
}

func TestAnAddressTellsWhatTheCardShows(t *testing.T) {
	c := site(t, cache.Folder(t.TempDir()))
	seen := map[string]bool{}
	other := naps
	for _, change := range []func(){
		func() {},
		func() { other.Title = "When nights fall apart" },
		func() { other.Kicker = "Nights" },
		func() { other.Picture = picture(strings.Replace(circle, "30", "20", 1)) },
	} {
		change()
		address, _ := c.Add(other, "")
		if seen[address] {
			t.Errorf("%s is the address of two cards", address)
		}
		seen[address] = true
	}
	if again, _ := c.Add(other, ""); !seen[again] {
		t.Errorf("an equal card has the other address %s", again)
	}
}

func TestACorruptEntryIsDrawnAnew(t *testing.T) {
	folder := t.TempDir()
	whole := mustDraw(t, site(t, cache.Folder(folder)), naps)
	entries, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(entries) != 4 { // the card, the backdrop, the mark, the picture
		t.Fatalf("the cache holds %q, %v", entries, err)
	}
	for _, damage := range []func(data []byte) []byte{
		func(data []byte) []byte { return data[:len(data)/2] },
		func([]byte) []byte { return nil },
		func(data []byte) []byte { data[len(data)-20]++; return data },
	} {
		for _, entry := range entries {
			data, err := os.ReadFile(entry)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(entry, damage(data), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got := mustDraw(t, site(t, cache.Folder(folder)), naps); !bytes.Equal(got, whole) {
			t.Error("a damaged cache changed the card")
		}
	}
}

func TestTheCacheServesAndDropsWhatIsUnused(t *testing.T) {
	folder := t.TempDir()
	mustDraw(t, site(t, cache.Folder(folder)), naps)
	before, _ := filepath.Glob(filepath.Join(folder, "card-*"))
	other := naps
	other.Title = "Early mornings"
	mustDraw(t, site(t, cache.Folder(folder)), other)
	after, _ := filepath.Glob(filepath.Join(folder, "card-*"))
	if len(before) != 1 || len(after) != 1 || before[0] == after[0] {
		t.Errorf("the cache went from %q to %q, want the one card that is in use", before, after)
	}
}

func TestAFailureNamesThePage(t *testing.T) {
	broken := naps
	broken.Picture = picture(torn)
	data, diags := draw(t, site(t, cache.Folder(t.TempDir())), broken)
	if data != nil || !diags.HasErrors() || diags[0].Pos.File != "content/pages/naps.md" {
		t.Errorf("got %d bytes and %v", len(data), diags)
	}
}

// lost is a rasteriser whose program is not there.
type lost struct{ asked atomic.Int32 }

func (l *lost) Draw(context.Context, string) ([]byte, error) {
	l.asked.Add(1)
	return nil, errors.New("there is no program that draws")
}

func (l *lost) Fill(ctx context.Context, _ string, _, _ int) ([]byte, error) { return l.Draw(ctx, "") }

func TestNothingMoreIsTriedWhereNothingCanBeDrawn(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, raster.Package)); err != nil {
		t.Skip("the npm packages are not installed; npm ci installs them")
	}
	program := new(lost)
	c, diags := socialimage.New(socialimage.Options{
		FS: os.DirFS(root), Rasteriser: program, Cache: cache.Folder(t.TempDir()), Name: "Little Dormouse", Mark: picture(circle),
	})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var paths []string
	for i := range 250 { // some batches
		card := naps
		card.Title = fmt.Sprintf("When naps fall apart, part %d", i)
		address, _ := c.Add(card, "content/pages/naps.md")
		paths = append(paths, address)
	}
	diags, err = c.Produce(t.Context(), paths, func(string, []byte) error { return nil })
	if err != nil || len(diags) != 1 || !strings.Contains(diags[0].Message, "there is no program that draws") {
		t.Errorf("got %v, %v, want one problem", diags, err)
	}
	if asked := program.asked.Load(); asked != 1 {
		t.Errorf("%d drawings were asked for, want the one that failed", asked)
	}
}

func TestTitlesOfAllKinds(t *testing.T) {
	c := site(t, cache.Folder(t.TempDir()))
	plain := naps
	plain.Title = ""
	untitled := mustDraw(t, c, plain)
	for title, want := range map[string]struct{ shown, warned bool }{
		"“It’s 3 a.m.” – a café diary":                     {true, false},
		"Cafe\u0301 Łódź":                                  {true, false},
		"Naps 😴":                                           {true, false},
		"Donaudampfschifffahrtselektrizitätenhauptbetrieb": {true, false},
		strings.Repeat("A very long title ", 30):           {true, false},
		"שינה טובה":                                        {false, true},
		"Sleep 睡眠":                                         {false, true},
	} {
		card := plain
		card.Title = title
		_, warnings := c.Add(card, "content/pages/naps.md")
		if got := !bytes.Equal(mustDraw(t, c, card), untitled); got != want.shown {
			t.Errorf("%q is shown: %t", title, got)
		}
		if got := len(warnings) > 0; got != want.warned {
			t.Errorf("%q has a warning: %t", title, got)
		}
	}
}

// Blogs have thousands of articles: this is what each of them costs, once.
func BenchmarkCard(b *testing.B) {
	c := site(b, cache.Folder(b.TempDir()))
	mustDraw(b, c, naps)
	var paths []string
	for i := 0; b.Loop(); i++ {
		card := naps
		card.Title = fmt.Sprintf("When naps fall apart, and what to do in week %d", i)
		address, _ := c.Add(card, "content/pages/naps.md")
		paths = append(paths, address)
		if len(paths) == 50 {
			produce(b, c, paths)
			paths = nil
		}
	}
	produce(b, c, paths)
}

func produce(b *testing.B, c *socialimage.Cards, paths []string) {
	if _, err := c.Produce(b.Context(), paths, func(string, []byte) error { return nil }); err != nil {
		b.Fatal(err)
	}
}
