package content

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// figure is a figure or a range with its unit, as authors write it in a cell:
// 12-18 months, commonly 14.
var figure = regexp.MustCompile(`(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(h|min|months?|years?|TOG)\b`)

// scales are the units that a cell may have, by the scale of the chart, with how many of
// the scale's own unit they are.
var scales = map[string]map[string]float64{
	"hours":  {"h": 1, "min": 1.0 / 60},
	"months": {"month": 1, "year": 12},
	"tog":    {"TOG": 1},
}

// fillChart reads the cells that a table's chart draws.
func fillChart(read *markup, table *schema.Table) {
	chart := table.Chart
	if chart == nil || read.HasProblem("chart") {
		return
	}
	var columns []int
	for i, heading := range chart.Columns {
		column := slices.Index(table.Columns, heading)
		if column < 0 {
			read.report(read.Errorf(read.At(yamldoc.Item("chart.columns", i)), len([]rune(heading)), "The table has no column “%s”.", heading).
				WithHint("Its columns are: %s.", strings.Join(table.Columns, " · ")))
			return
		}
		columns = append(columns, column)
	}
	chart.Rows = make([][]schema.Span, len(table.Rows))
	for i, row := range table.Rows {
		for _, column := range columns {
			if column >= len(row.Cells) {
				continue // reported by checkCells
			}
			span, ok := spanOf(row.Cells[column], scales[chart.Scale])
			if !ok {
				at := read.At(yamldoc.Item(yamldoc.Item("rows", i)+".cells", column))
				read.report(read.Errorf(at, len([]rune(row.Cells[column])), "The table's chart cannot draw “%s”.", row.Cells[column]).
					WithHint("Write a figure or a range with its unit, such as 2-3.5 h, 45 min, 8-9 months or 1.0 TOG."))
			}
			chart.Rows[i] = append(chart.Rows[i], span)
		}
	}
}

// spanOf reads the first figure of a cell in the units of a scale.
func spanOf(cell string, units map[string]float64) (schema.Span, bool) {
	found := figure.FindStringSubmatch(cell)
	if found == nil {
		return schema.Span{}, false
	}
	unit, known := units[found[3]]
	if !known {
		unit, known = units[strings.TrimSuffix(found[3], "s")]
	}
	from, _ := strconv.ParseFloat(found[1], 64) // they are digits
	to := from
	if found[2] != "" {
		to, _ = strconv.ParseFloat(found[2], 64)
	}
	return schema.Span{From: from * unit, To: to * unit}, known && from <= to
}
