package budget

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/rendering/bundle"
)

// noise returns n bytes that hardly shrink.
func noise(n int) []byte {
	random := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, n)
	for i := range data {
		data[i] = byte(random.IntN(256))
	}
	return data
}

// pages is a source of pages.
type pages map[string][]byte

// Key is the page's own bytes.
func (p pages) Key(path string) string { return string(p[path]) }

func (p pages) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		if err := yield(path, p[path]); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func sample() Input {
	return Input{
		Bundle: &bundle.Bundle{
			Browser: map[string][]byte{
				"/assets/client.js": noise(5000), "/assets/home.js": noise(2000),
				"/assets/site.css": noise(1000), "/assets/a.woff2": noise(3000), "/assets/b.woff2": noise(4000),
			},
			Manifest: bundle.Manifest{
				Styles: map[string][]string{"home": {"/assets/site.css"}, "guide": {"/assets/site.css"}}, Entry: "/assets/client.js",
				Preload: map[string][]string{"home": {"/assets/home.js"}},
				Fonts:   []string{"/assets/a.woff2", "/assets/b.woff2"},
			},
			Parts: map[string][]bundle.Part{
				"/assets/client.js": {{Source: "react.js", Bytes: 4000}, {Source: "screen.tsx", Bytes: 900}},
				"/assets/home.js":   {{Source: "home.tsx", Bytes: 2000}},
			},
		},
		Pages: []Page{
			{Path: "/naps", Template: "guide", Files: []string{"/naps/index.html"}},
			{Path: "/", Template: "home", Files: []string{"/index.html"}},
			{Path: "/other", Template: "home", Files: []string{"/other/index.html"}},
		},
		Members: map[string][]byte{"/assets/members/naps.json": noise(6000)},
		Search:  noise(9000),
	}
}

func report(t *testing.T, meter *Meter, limits Limits, input Input) *Report {
	t.Helper()
	report, diags := meter.Report(t.Context(), limits, input)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	return report
}

func TestASiteOverItsBudgetsIsReportedWithTheLargestParts(t *testing.T) {
	limits, diags := read(`{"scripts-kb": 6, "style-kb": 2, "fonts": 1, "fonts-kb": 6.5, "members-kb": 5, "search-kb": 8}`)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var reported strings.Builder
	for _, d := range report(t, NewMeter(pages{}, false, nil), limits, sample()).Over(diag.Error) {
		fmt.Fprintf(&reported, "%s: %s: %s\n%s\n", d.Pos, d.Severity, d.Message, d.Detail)
	}
	want := `budgets.json:1:16: error: the scripts that / loads at first: 7.1 KB, 1.1 KB more than the budget of 6.0 KB, and another page is over it too
The largest parts, before compression:
   4.0 KB  react.js
   2.0 KB  home.tsx
    900 B  screen.tsx
budgets.json:1:43: error: the number of fonts that every page loads at first: 2, 1 more than the budget of 1
The largest parts, before compression:
   4.0 KB  b.woff2
   3.0 KB  a.woff2
budgets.json:1:58: error: what every page loads of fonts at first: 7.0 KB, 500 B more than the budget of 6.5 KB
The largest parts, before compression:
   4.0 KB  b.woff2
   3.0 KB  a.woff2
budgets.json:1:77: error: the members' file /assets/members/naps.json: 6.0 KB, 1.0 KB more than the budget of 5.0 KB

budgets.json:1:93: error: the index in which visitors search: 9.0 KB, 1.0 KB more than the budget of 8.0 KB

`
	if reported.String() != want {
		t.Errorf("reported:\n%s\nwant:\n%s", reported.String(), want)
	}
}

func TestASiteWithinItsBudgetsIsQuiet(t *testing.T) {
	limits, _ := read(`{"scripts-kb": 8, "style-kb": 2, "fonts": 2}`)
	if diags := report(t, NewMeter(pages{}, false, nil), limits, sample()).Over(diag.Error); len(diags) > 0 {
		t.Error(diags)
	}
}

// measuredAfter returns a meter through which all pages of src were made.
func measuredAfter(t *testing.T, src pages, all bool) *Meter {
	t.Helper()
	meter := NewMeter(src, all, nil)
	var paths []string
	for path := range src {
		paths = append(paths, path)
	}
	if _, err := meter.Produce(context.Background(), paths, func(string, []byte) error { return nil }); err != nil {
		t.Fatal(err)
	}
	return meter
}

func TestTheHTMLOfPagesIsMeasuredAsTheyAreMade(t *testing.T) {
	page := join("<div>", noise(3000), `</div><script id="page-data">`, noise(1000))
	meter := measuredAfter(t, pages{"/index.html": page, "/naps/index.html": []byte("short")}, false)
	limits, _ := read(`{"html-kb": 2}`)
	diags := report(t, meter, limits, sample()).Over(diag.Warning)
	if len(diags) != 1 || !strings.HasPrefix(diags[0].Message, "the HTML of /: 3.1 KB, 1.1 KB more") {
		t.Fatalf("reported %+v", diags)
	}
	if want := "   3.0 KB  what is shown\n   1.0 KB  its structure, as data"; !strings.HasSuffix(diags[0].Detail, want) {
		t.Errorf("the parts are\n%s", diags[0].Detail)
	}
}

func join(parts ...any) []byte {
	var b bytes.Buffer
	for _, part := range parts {
		fmt.Fprintf(&b, "%s", part)
	}
	return b.Bytes()
}

func TestOnlyTheLongestPagesAreCompressedUnlessAllAreAskedFor(t *testing.T) {
	many := pages{}
	var input Input
	for i := range 100 {
		path := fmt.Sprintf("/%d", i)
		many[path+"/index.html"] = bytes.Repeat([]byte{'a'}, 1000+i)
		input.Pages = append(input.Pages, Page{Path: path, Files: []string{path + "/index.html"}})
	}
	some, all := measuredAfter(t, many, false), measuredAfter(t, many, true)
	if got := report(t, some, nil, input).pages; len(got) != measured || got["/99/index.html"].HTML != 1099 {
		t.Errorf("%d pages are measured, want the %d longest", len(got), measured)
	}
	if got := report(t, all, nil, input).pages; len(got) != len(many) {
		t.Errorf("%d pages are measured, want %d", len(got), len(many))
	}
}

func TestAPageThatIsNotMadeAgainIsMeasuredAllTheSame(t *testing.T) {
	limits, _ := read(`{"html-kb": 2}`)
	source := pages{"/index.html": noise(5000), "/naps/index.html": []byte("short")}
	written := map[string]int{"/index.html": 5000, "/naps/index.html": 5, "/assets/video.mp4": 90_000}
	some, every := new(cache.Cache), new(cache.Cache)
	for _, build := range []struct {
		name string
		kept *cache.Cache
		made []string // in this build
		asks int      // how many pages have to be made for measuring alone
	}{
		{"the first build", some, []string{"/index.html", "/naps/index.html"}, 0},
		{"nothing is made again", some, nil, 0},
		{"another page is made again", some, []string{"/naps/index.html"}, 0},
		{"the first build of which all is measured", every, []string{"/index.html", "/naps/index.html"}, 0},
		{"nothing of it is made again", every, nil, 0},
	} {
		t.Run(build.name, func(t *testing.T) {
			counted := &counting{pages: source}
			meter := NewMeter(counted, build.kept == every, build.kept)
			if _, err := meter.Produce(t.Context(), build.made, func(string, []byte) error { return nil }); err != nil {
				t.Fatal(err)
			}
			input := sample()
			input.Written = written
			diags := report(t, meter, limits, input).Over(diag.Warning)
			if len(diags) != 1 || !strings.HasPrefix(diags[0].Message, "the HTML of /: 5.0 KB") {
				t.Errorf("got %+v", diags)
			}
			if asks := counted.made - len(build.made); asks != build.asks {
				t.Errorf("%d pages were made for measuring, want %d", asks, build.asks)
			}
		})
	}
	t.Run("without a cache it is made for measuring", func(t *testing.T) {
		meter := NewMeter(source, false, nil)
		input := sample()
		input.Written = written
		if diags := report(t, meter, limits, input).Over(diag.Warning); len(diags) != 1 {
			t.Errorf("got %+v", diags)
		}
	})
}

// counting counts the pages that are made.
type counting struct {
	pages
	made int
}

func (c *counting) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	c.made += len(paths)
	return c.pages.Produce(ctx, paths, yield)
}
