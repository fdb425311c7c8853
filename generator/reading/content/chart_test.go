package content_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
)

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
