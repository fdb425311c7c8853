package model

import (
	"fmt"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func fillNextSleep(doc *content.Document, tree *content.Tree) (diags diag.List) {
	page := doc.Matter.(*NextSleep)
	page.Lasting = lastingOf(tree)
	page.Windows, diags = wakeWindows(tree)
	return diags
}

const wakeWindowsTable = "wake-windows"

func wakeWindows(tree *content.Tree) (windows []WakeWindow, diags diag.List) {
	table := tree.Tables[wakeWindowsTable]
	if table == nil || tree.IsBroken("tables/"+wakeWindowsTable) {
		return nil, nil // that the table is missing is reported by whoever shows it
	}
	for i, row := range table.Rows {
		at := func(cell int) diag.Pos {
			return tree.At("tables/"+wakeWindowsTable, fmt.Sprintf("rows[%d].cells[%d]", i, cell))
		}
		window, cell := wakeWindow(row)
		if cell >= 0 {
			diags = append(diags, diag.Errorf("not-a-duration", at(cell), "This isn't a length of time, so the page about the next sleep can't count with it.").
				WithHint("Write it as 45 min, 30-45 min, 2 h or 3-3.5 h."))
			continue
		}
		windows = append(windows, window)
	}
	return windows, diags
}

// wakeWindow reads a row; cell is the one that could not be read, or -1.
func wakeWindow(row schema.TableRow) (window WakeWindow, cell int) {
	window.Age = row.Cells[0]
	if months := leadingNumber().FindString(window.Age); months != "" {
		from, _ := strconv.Atoi(months)
		window.FromMonths = &from
	}
	for i, minutes := range []*Minutes{&window.AfterLong, &window.AfterShort} {
		if i+1 >= len(row.Cells) || !minutes.read(row.Cells[i+1]) {
			return window, min(i+1, len(row.Cells)-1)
		}
	}
	return window, -1
}

var (
	leadingNumber = pattern.Of(`^\d+`)
	lengthOfTime  = pattern.Of(`^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (min|h)$`)
	dashes        = strings.NewReplacer("–", "-", "\u00a0", " ")
)

// read sets the range to a text such as 30-45 min.
func (m *Minutes) read(text string) bool {
	parts := lengthOfTime().FindStringSubmatch(dashes.Replace(text))
	if parts == nil {
		return false
	}
	unit := 1.0
	if parts[3] == "h" {
		unit = 60
	}
	minutes := func(number string) int {
		value, _ := strconv.ParseFloat(number, 64)
		return int(value*unit + 0.5)
	}
	m.From, m.To = minutes(parts[1]), minutes(parts[1])
	if parts[2] != "" {
		m.To = minutes(parts[2])
	}
	return m.From <= m.To
}
