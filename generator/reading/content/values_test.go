package content_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
)

const twoKinds = `
-- content/prices.yaml --
loaves:
  - id: rye
    amount: €4
elsewhere: [€7]
-- content/ovens.yaml --
- name: stone
  heat: 230°C
-- content/tables/heats.yaml --
caption: Baked at {heat:stone}
columns: [Loaf, Heat]
rows:
  - cells: [Rye, "{heat:stone}"]
-- content/notes/values.md --
---
title: Rye for {price:rye}
description: Baked at {heat:stone} and sold for {price:rye}, while others take €7 and bake at 90°C.
date: 2025-06-11
author: The baker
summary: "*{heat:stone}*"
picture: dot
---
## At {heat:stone}

:::recipe{flour="rye"}
:::stage{time="At {heat:stone}"}
Pay [{price:rye}](/notes/new-oven), not ` + "`{price:rye}`" + `.
:::
:::
`

// A third kind shares its file with another kind, and allows values to be spelled out.
func TestTextsQuoteValuesOfEachKind(t *testing.T) {
	opts := options(bakery.With(strings.Replace(twoKinds, "At {heat:stone}\n\n", "At {heat:stone} by {baker:stone}, not Ann\n\n", 1)))
	opts.Model.Values = append(opts.Model.Values, content.ValueKind{
		Name: "baker", File: "ovens", ByName: func(content.Data) map[string]string { return map[string]string{"stone": "Ann"} },
	})
	tree := load(t, opts)
	note := tree.Page("/notes/values")
	matter := note.Matter.(*bakery.Note)
	if got := matter.Title + "; " + matter.Description + "; " + matter.Summary.Markup; got !=
		"Rye for €4; Baked at 230°C and sold for €4, while others take €7 and bake at 90°C.; <p><em>230°C</em></p>\n" {
		t.Errorf("the front matter says %q", got)
	}
	if got := tree.Tables["heats"]; got.Caption != "Baked at 230°C" || got.Rows[0].Cells[1] != "230°C" {
		t.Errorf("the table is %+v", got)
	}
	if got := note.Headings[0]; got != (schema.Heading{ID: "at-230-c-by-ann-not-ann", Text: "At 230°C by Ann, not Ann"}) {
		t.Errorf("the heading is %+v", got)
	}
	recipe := note.Body()[1].(*bakery.Recipe)
	if got := recipe.Stages[0]; got.ID != "at-230-c" || got.Time != "At 230°C" || !strings.Contains(markupOf(recipe), "€4</a>, not <code>{price:rye}</code>") {
		t.Errorf("the block is %+v", got)
	}
}

// A value that seems to be missing from a file with a mistake may exist.
func TestValuesOfAFileWithAMistakeAreNotMissed(t *testing.T) {
	_, diags := content.Load(t.Context(), options(bakery.With(strings.Replace(twoKinds, "  - id: rye", "  - id: [rye", 1))))
	if len(diags) != 1 || diags[0].File != "content/prices.yaml" {
		t.Errorf("got %v", diags)
	}
}

// A changed value causes texts that may show it to be parsed again, and the cache returns a
// block of the site unchanged.
func TestBlocksAndValuesOfTheSiteAreCached(t *testing.T) {
	folder := cache.Folder(t.TempDir())
	for _, heat := range []string{"230", "230", "240"} {
		opts := options(bakery.With(strings.Replace(twoKinds, "heat: 230", "heat: "+heat, 1)))
		opts.Cache = &cache.Cache{Folder: folder}
		opts.Cache.Open(true)
		recipe := load(t, opts).Page("/notes/values").Body()[1].(*bakery.Recipe)
		if got := recipe.Stages[0].Time; got != "At "+heat+"°C" || !recipe.Whole {
			t.Errorf("the block is %+v, want the heat %s", recipe, heat)
		}
		opts.Cache.Close()
	}
}

// markupOf returns everything that a block shows: its texts as JSON, and its markup.
func markupOf(block schema.Block) string {
	shown, err := json.Marshal(block)
	if err != nil {
		panic(err) // every block can be written as JSON
	}
	schema.Walk(block, func(h *schema.HTML) { shown = append(shown, h.Markup...) })
	return string(shown)
}

const chartTable = `caption: Loaves
columns: [Age, How long, Stages]
chart:
  scale: SCALE
  columns: [How long]
rows:
  - cells: [Young, CELL, 2 stages]
`

func TestAChartReadsTheFiguresOfItsColumn(t *testing.T) {
	for cell, want := range map[string]struct {
		scale string
		span  schema.Span
	}{
		"2-3.5 h":                {"hours", schema.Span{From: 2, To: 3.5}},
		"45 min":                 {"hours", schema.Span{From: 0.75, To: 0.75}},
		"12–18 days, usually 14": {"days", schema.Span{From: 12, To: 18}},
		"about 3 weeks":          {"days", schema.Span{From: 21, To: 21}},
	} {
		text := strings.NewReplacer("SCALE", want.scale, "CELL", `"`+cell+`"`).Replace(chartTable)
		tree := load(t, options(bakery.With("-- content/tables/loaves.yaml --\n"+text)))
		if diff := cmp.Diff([][]schema.Span{{want.span}}, tree.Tables["loaves"].Chart.Rows); diff != "" {
			t.Errorf("%s: - want, + got:\n%s", cell, diff)
		}
	}
}
