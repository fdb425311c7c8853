package search_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
	"nightlight/generator/linking/search"
	"nightlight/generator/schema"
)

func prose(markup string) *schema.ProseBlock {
	var html schema.Prose
	html.Set(markup)
	return &schema.ProseBlock{HTML: html}
}

func page(path, title string, body ...schema.Block) search.Page {
	return search.Page{Path: path, Title: title, Key: path, Body: func() []schema.Block { return body }}
}

func TestAPageIsCutWhereLinksCanLead(t *testing.T) {
	entries := search.Entries(nil, []search.Page{page("/naps", "Naps",
		prose(`<p>Curtains first.</p><h2 id="short">Short <em>naps</em></h2><p>Darkness &amp; patience.</p>`),
		&schema.Tabs{Tabs: []schema.Tab{{ID: "pram", Label: "In the pram", Body: []schema.Block{
			&schema.Callout{Title: "Wheels", Body: []schema.Block{prose(`<h3>No address</h3><p>Walking</p>`)}},
		}}}},
		&schema.Accordion{Items: []schema.AccordionItem{{ID: "wake", Title: "Should I wake them?", Body: []schema.Block{
			&schema.Steps{Steps: []schema.Step{{Title: "Whisper", Body: []schema.Block{prose("<p>Gently</p>")}}}},
		}}}},
	)})
	want := []search.Section{
		{Words: "curtains first"},
		{ID: "short", Heading: "Short naps", Words: "darkness patience"},
		{ID: "pram", Heading: "In the pram", Words: "address walking wheels"},
		{ID: "wake", Heading: "Should I wake them?", Words: "gently whisper"},
	}
	if diff := cmp.Diff(want, entries[0].Sections); diff != "" {
		t.Error("- want, + got:\n" + diff)
	}
}

func TestASectionKeepsTheWordsThatTellItFromTheOthers(t *testing.T) {
	many := strings.Repeat("<p>everywhere</p>", 5)
	rare := "apple banana cherry damson elderberry figleaf grape hazelnut juniper kumquat lemon mango"
	entries := search.Entries(nil, []search.Page{
		page("/a", "A", prose(many+"<p>sling sling "+rare+"</p>")),
		page("/b", "B", prose(many)),
	})
	words := strings.Fields(entries[0].Sections[0].Words)
	if !slices.Contains(words, "sling") || slices.Contains(words, "everywhere") {
		t.Errorf("got %v: a word of all sections tells nothing, and a repeated one much", words)
	}
	if len(words) != 4 || !slices.IsSorted(words) {
		t.Errorf("got %v, want 4 words in their order", words)
	}
}

func TestAPageAboutTheSiteIsFoundByItsHeadingsAlone(t *testing.T) {
	about := page("/about", "About", prose(`<p>sling</p><h2 id="form">The form</h2><p>curtains</p>`))
	about.Opening, about.ByHeading = "pram", true
	entries := search.Entries(nil, []search.Page{about, page("/a", "A", prose("<p>naps</p>"))})
	want := []search.Section{{}, {ID: "form", Heading: "The form"}}
	if diff := cmp.Diff(want, entries[0].Sections); diff != "" {
		t.Error("- want, + got:\n" + diff)
	}
}

func TestTheIndexIsTheSameEachTimeAndPagesAreCutOnce(t *testing.T) {
	pages := []search.Page{page("/a", "A", prose("<p>pear plum quince</p>")), page("/b", "B", prose("<p>lamp torch</p>"))}
	c := new(cache.Cache)
	var made []string
	for range 5 {
		made = append(made, string(search.Index{Entries: search.Entries(c, pages)}.JSON()))
	}
	if made = slices.Compact(made); len(made) != 1 {
		t.Errorf("five builds made different indexes:\n%s", strings.Join(made, "\n"))
	}
	if misses := c.Misses(search.CachedAs); misses != 2 {
		t.Errorf("pages were cut %d times, want 2", misses)
	}
	if misses := c.Misses(search.ChosenAs); misses != 1 {
		t.Errorf("words were chosen %d times, want once", misses)
	}
}
