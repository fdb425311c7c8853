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

// pages are the files of pages.
type pages map[string][]byte

// read returns one, and counts how often it was asked.
func (p pages) read(asked *int) func(context.Context, string) ([]byte, error) {
	return func(_ context.Context, file string) ([]byte, error) {
		*asked++
		return p[file], nil
	}
}

// meter measures pages, each of whose key is its own bytes.
func (p pages) meter(c *cache.Cache) *Meter {
	return NewMeter(func(file string) string { return string(p[file]) }, c)
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
		Read:    pages{}.read(new(int)),
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
	for _, d := range report(t, pages{}.meter(nil), limits, sample()).Over(diag.Error) {
		fmt.Fprintf(&reported, "%s: %s: %s\n%s\n", d.Pos, d.Severity, d.Message, d.Detail)
	}
	want := `budgets.json:1:16: error: The scripts that / loads at first: 7.1 KB, 1.1 KB more than the budget of 6.0 KB, and another page is over it too.
The largest parts, before compression:
   4.0 KB  react.js
   2.0 KB  home.tsx
    900 B  screen.tsx
budgets.json:1:43: error: The number of fonts that every page loads at first: 2, 1 more than the budget of 1.
The largest parts, before compression:
   4.0 KB  b.woff2
   3.0 KB  a.woff2
budgets.json:1:58: error: What every page loads of fonts at first: 7.0 KB, 500 B more than the budget of 6.5 KB.
The largest parts, before compression:
   4.0 KB  b.woff2
   3.0 KB  a.woff2
budgets.json:1:77: error: The members' file /assets/members/naps.json: 6.0 KB, 1.0 KB more than the budget of 5.0 KB.

budgets.json:1:93: error: The index in which visitors search: 9.0 KB, 1.0 KB more than the budget of 8.0 KB.

`
	if reported.String() != want {
		t.Errorf("reported:\n%s\nwant:\n%s", reported.String(), want)
	}
}

func TestASiteWithinItsBudgetsIsQuiet(t *testing.T) {
	limits, _ := read(`{"scripts-kb": 8, "style-kb": 2, "fonts": 2}`)
	if diags := report(t, pages{}.meter(nil), limits, sample()).Over(diag.Error); len(diags) > 0 {
		t.Error(diags)
	}
}

func TestTheHTMLOfAPageIsMeasured(t *testing.T) {
	page := join("<div>", noise(3000), `</div><script id="page-data">`, noise(1000))
	input := sample()
	input.Read = pages{"/index.html": page, "/naps/index.html": []byte("short")}.read(new(int))
	limits, _ := read(`{"html-kb": 2}`)
	diags := report(t, pages{}.meter(nil), limits, input).Over(diag.Warning)
	if len(diags) != 1 || !strings.HasPrefix(diags[0].Message, "The HTML of /: 3.1 KB, 1.1 KB more") {
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
	many, input, asked := pages{}, Input{Lengths: map[string]int{"/video.mp4": 90_000}}, 0
	for i := range 100 {
		path := fmt.Sprintf("/%d", i)
		file := path + "/index.html"
		many[file] = bytes.Repeat([]byte{'a'}, 1000+i)
		input.Lengths[file] = len(many[file])
		input.Pages = append(input.Pages, Page{Path: path, Files: []string{file}})
	}
	input.Read = many.read(&asked)
	if got := report(t, many.meter(nil), nil, input).pages; len(got) != measured || asked != measured || got["/99/index.html"].HTML != 1099 {
		t.Errorf("%d pages are measured, want the %d longest", len(got), measured)
	}
	input.Lengths = nil
	if got := report(t, many.meter(nil), nil, input).pages; len(got) != len(many) {
		t.Errorf("%d pages are measured, want %d", len(got), len(many))
	}
}

func TestAPageIsReadForMeasuringOnlyWhereItsSizeIsNotKnown(t *testing.T) {
	limits, _ := read(`{"html-kb": 2}`)
	all, asked := pages{"/index.html": noise(5000), "/naps/index.html": []byte("short"), "/other/index.html": []byte("other")}, 0
	input, kept := sample(), new(cache.Cache)
	input.Read = all.read(&asked)
	for _, step := range []struct {
		name  string
		cache *cache.Cache
		seen  bool // as it was made
		asks  int
	}{
		{"the first time", kept, false, len(all)},
		{"again", kept, false, 0},
		{"with nothing kept", nil, false, len(all)},
		{"with nothing kept, as pages are made", nil, true, 0},
	} {
		asked = 0
		meter := all.meter(step.cache)
		for file, html := range all {
			if step.seen {
				meter.See(file, html)
			}
		}
		diags := report(t, meter, limits, input).Over(diag.Warning)
		if len(diags) != 1 || !strings.HasPrefix(diags[0].Message, "The HTML of /: 5.0 KB") || asked != step.asks {
			t.Errorf("%s: %d pages were read, want %d; reported %+v", step.name, asked, step.asks, diags)
		}
	}
}
