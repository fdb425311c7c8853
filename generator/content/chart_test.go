package content_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
)

const chartTable = `caption: Loaves
columns: [Age, How long, Naps]
chart:
  scale: SCALE
  columns: [How long]
rows:
  - cells: [Young, CELL, 2 naps]
`

func TestAChartReadsTheFiguresOfItsColumn(t *testing.T) {
	for cell, want := range map[string]struct {
		scale string
		span  schema.Span
	}{
		"2-3.5 h":                  {"hours", schema.Span{From: 2, To: 3.5}},
		"45 min":                   {"hours", schema.Span{From: 0.75, To: 0.75}},
		"12–18 months, usually 14": {"months", schema.Span{From: 12, To: 18}},
		"about 3 years":            {"months", schema.Span{From: 36, To: 36}},
		"1.0 TOG":                  {"tog", schema.Span{From: 1, To: 1}},
	} {
		text := strings.NewReplacer("SCALE", want.scale, "CELL", `"`+cell+`"`).Replace(chartTable)
		tree := load(t, options(bakery.With("-- content/tables/loaves.yaml --\n"+text)))
		if diff := cmp.Diff([][]schema.Span{{want.span}}, tree.Tables["loaves"].Chart.Rows); diff != "" {
			t.Errorf("%s: - want, + got:\n%s", cell, diff)
		}
	}
}
