package content

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// fillChart reads the cells that a table's chart draws.
func (m Model) fillChart(read *markup, table *schema.Table) {
	chart := table.Chart
	if chart == nil || read.HasProblem("chart") || read.HasProblem("columns") {
		return
	}
	if !read.isOneOf("chart.scale", chart.Scale, m.scaleNames()) {
		return
	}
	scale, figure := m.Scales[slices.Index(m.scaleNames(), chart.Scale)], m.figure()
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
		if len(row.Cells) != len(table.Columns) {
			continue // reported by checkCells
		}
		for _, column := range columns {
			span, ok := spanOf(figure, row.Cells[column], scale.Units)
			if !ok {
				at := read.At(yamldoc.Item(yamldoc.Item("rows", i)+".cells", column))
				read.report(read.Errorf(at, len([]rune(row.Cells[column])), "The table's chart cannot draw “%s”.", row.Cells[column]).
					WithHint("Write a figure or a range with its unit, such as %s.", scale.Example))
			}
			chart.Rows[i] = append(chart.Rows[i], span)
		}
	}
}

// figure finds a figure or a range with its unit, as authors write it in a cell: 12-18
// months, commonly 14. It knows the units of all scales, so that none is overlooked.
func (m Model) figure() *regexp.Regexp {
	var units []string
	for _, scale := range m.Scales {
		for unit := range scale.Units {
			units = append(units, regexp.QuoteMeta(unit))
		}
	}
	return regexp.MustCompile(`(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(` + strings.Join(units, "|") + `)s?\b`)
}

// spanOf reads the first figure of a cell in the units of a scale.
func spanOf(figure *regexp.Regexp, cell string, units map[string]float64) (schema.Span, bool) {
	found := figure.FindStringSubmatch(cell)
	if found == nil {
		return schema.Span{}, false
	}
	unit, known := units[found[3]]
	from, _ := strconv.ParseFloat(found[1], 64) // they are digits
	to := from
	if found[2] != "" {
		to, _ = strconv.ParseFloat(found[2], 64)
	}
	return schema.Span{From: from * unit, To: to * unit}, known && from <= to
}
