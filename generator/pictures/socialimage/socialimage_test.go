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

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/pictures/socialimage"
	"nightlight/generator/rendering/npm"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

const (
	circle = `<svg class="picture" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="var(--art-sky, #474069)"></circle></svg>`
	torn   = `<svg class="picture" viewBox="0 0 64 64"><circle cx="32"`
)

// site draws the cards of a site with the repository's own design.
type site struct {
	root    string
	program socialimage.Rasteriser
	folder  cache.Folder
	types   [2]schema.Typeface
}

func newSite(t testing.TB, folder string) site {
	t.Helper()
	node, diags := npm.FindNode()
	if diags.HasErrors() {
		t.Skip(diags[0].Message)
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, raster.Package)); err != nil {
		t.Skip("the npm packages are not installed; npm ci installs them")
	}
	pool := raster.NewPool(node, root)
	t.Cleanup(pool.Close)
	return site{root: root, program: pool, folder: cache.Folder(folder)}
}

// cards returns the cards to draw, and the warnings about them.
func (s site) cards(t testing.TB, all ...schema.SocialCard) (*socialimage.Cards, diag.List) {
	t.Helper()
	opts := socialimage.Options{
		FS: os.DirFS(s.root), Rasteriser: s.program, Cache: s.folder,
		Photos: new(photo.Album), Name: "Little Dormouse", Mark: picture(circle),
		Types: s.types,
	}
	for _, card := range all {
		opts.Cards = append(opts.Cards, socialimage.Card{SocialCard: card, Source: "content/pages/naps.md"})
	}
	c, diags := socialimage.New(opts)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return c, diags
}

func picture(markup string) (p schema.Picture) {
	p.Set(markup)
	return p
}

// draw returns the PNG of a card.
func draw(t testing.TB, s site, card schema.SocialCard) ([]byte, diag.List) {
	t.Helper()
	c, _ := s.cards(t, card)
	var drawn []byte
	diags, err := c.Produce(context.Background(), c.Paths(), func(path string, data []byte) error {
		if path != c.Addresses[0] {
			t.Errorf("asked for %s, got %s", c.Addresses[0], path)
		}
		drawn = data
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return drawn, diags
}

func mustDraw(t testing.TB, s site, card schema.SocialCard) []byte {
	t.Helper()
	data, diags := draw(t, s, card)
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
	s := newSite(t, t.TempDir())
	first := mustDraw(t, s, naps)
	s.folder = cache.Folder(t.TempDir())
	if again := mustDraw(t, s, naps); !bytes.Equal(first, again) {
		t.Error("the same card was drawn twice, differently")
	}
}

func TestAnAddressTellsWhatTheCardShows(t *testing.T) {
	otherTitle, otherKicker, otherPicture := naps, naps, naps
	otherTitle.Title, otherKicker.Kicker = "When nights fall apart", "Nights"
	otherPicture.Picture = picture(strings.Replace(circle, "30", "20", 1))
	c, _ := newSite(t, t.TempDir()).cards(t, naps, otherTitle, otherKicker, otherPicture, naps)
	if a := c.Addresses; a[0] != a[4] || len(c.Paths()) != 4 {
		t.Errorf("the addresses of four cards, one of them twice, are %q", a)
	}
}

func TestWordsAreSetInTheChosenTypeface(t *testing.T) {
	s := newSite(t, t.TempDir())
	usual := mustDraw(t, s, naps)
	s.types[0] = schema.Typeface{Name: "Figtree"}
	named := mustDraw(t, s, naps)
	s.types[0] = schema.Typeface{File: "components/card/figtree-latin.ttf"}
	if own := mustDraw(t, s, naps); bytes.Equal(named, usual) || !bytes.Equal(own, named) {
		t.Error("the words are not in the typeface that is named, or not in the owner's own")
	}
	s.types[0].File = "go.mod"
	if _, diags := socialimage.New(socialimage.Options{FS: os.DirFS(s.root), Photos: new(photo.Album), Types: s.types}); len(diags) != 1 || diags[0].Pos.File != "go.mod" {
		t.Errorf("a file that is no typeface is reported as %v", diags)
	}
}

func TestACorruptEntryIsDrawnAnew(t *testing.T) {
	folder := t.TempDir()
	s := newSite(t, folder)
	whole := mustDraw(t, s, naps)
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
			data := testfiles.Read(t, entry)
			testfiles.Write(t, entry, damage(data))
		}
		if got := mustDraw(t, s, naps); !bytes.Equal(got, whole) {
			t.Error("a damaged cache changed the card")
		}
	}
}

func TestTheCacheServesAndDropsWhatIsUnused(t *testing.T) {
	folder := t.TempDir()
	s := newSite(t, folder)
	mustDraw(t, s, naps)
	before, _ := filepath.Glob(filepath.Join(folder, "card-*"))
	other := naps
	other.Title = "Early mornings"
	mustDraw(t, s, other)
	after, _ := filepath.Glob(filepath.Join(folder, "card-*"))
	if len(before) != 1 || len(after) != 1 || before[0] == after[0] {
		t.Errorf("the cache went from %q to %q, want the one card that is in use", before, after)
	}
}

func TestAFailureNamesThePage(t *testing.T) {
	broken := naps
	broken.Picture = picture(torn)
	data, diags := draw(t, newSite(t, t.TempDir()), broken)
	if data != nil || !diags.HasErrors() || diags[0].Pos.File != "content/pages/naps.md" {
		t.Errorf("got %d bytes and %v", len(data), diags)
	}
}

// lost is a rasteriser whose program is missing.
type lost struct{ asked atomic.Int32 }

func (l *lost) Draw(context.Context, string) ([]byte, error) {
	l.asked.Add(1)
	return nil, errors.New("there is no program that draws")
}

func (l *lost) Fill(ctx context.Context, _ string, _, _ int) ([]byte, error) { return l.Draw(ctx, "") }

func TestNothingMoreIsTriedWhereNothingCanBeDrawn(t *testing.T) {
	program := new(lost)
	s := newSite(t, t.TempDir())
	s.program = program
	many := make([]schema.SocialCard, 250) // several batches
	for i := range many {
		many[i] = naps
		many[i].Title = fmt.Sprintf("When naps fall apart, part %d", i)
	}
	c, _ := s.cards(t, many...)
	diags, err := c.Produce(t.Context(), c.Paths(), func(string, []byte) error { return nil })
	if err != nil || len(diags) != 1 || !strings.Contains(diags[0].Message, "there is no program that draws") {
		t.Errorf("got %v, %v, want one problem", diags, err)
	}
	if asked := program.asked.Load(); asked != 1 {
		t.Errorf("%d drawings were asked for, want the one that failed", asked)
	}
}

func TestTitlesOfAllKinds(t *testing.T) {
	s := newSite(t, t.TempDir())
	plain := naps
	plain.Title = ""
	untitled := mustDraw(t, s, plain)
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
		_, warnings := s.cards(t, card)
		if got := !bytes.Equal(mustDraw(t, s, card), untitled); got != want.shown {
			t.Errorf("%q is shown: %t", title, got)
		}
		if got := len(warnings) > 0; got != want.warned {
			t.Errorf("%q has a warning: %t", title, got)
		}
	}
}
