package model

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"nightlight/generator/base/dom"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Block marks the type as a block.
func (*Routine) Block() {}

// Block marks the type as a block.
func (*Listen) Block() {}

// readDay parses the day of a routine from the table in its body: the first row is the morning, a
// row “Nap” means asleep until the next row, and the last row is bedtime.
func readDay(block schema.Block, written content.Directive) {
	routine := block.(*Routine)
	rows := tableRows(routine.Body)
	if len(rows) < 2 {
		return
	}
	hours := make([]float64, len(rows))
	for i, row := range rows {
		minutes, ok := minutesOf(row[0])
		hour := float64(minutes) / 60
		if !ok {
			written.At(row[0]).Warnf("day-not-drawable", "The picture of this day cannot be drawn: “%s” is not a time.", row[0]).Hint = "Write times like 7am or 12:30pm."
			return
		}
		if i > 0 && hour <= hours[i-1] {
			written.At(row[0]).Warnf("day-not-drawable", "The picture of this day cannot be drawn: %s comes after %s.", row[0], rows[i-1][0]).Hint = "Write the rows in the order of the day."
			return
		}
		hours[i] = hour
	}
	routine.Day = &Day{Wake: hours[0], Asleep: hours[len(hours)-1], Naps: []schema.Span{}}
	for i, row := range rows[:len(rows)-1] {
		if strings.HasPrefix(row[1], "Nap") {
			routine.Day.Naps = append(routine.Day.Naps, schema.Span{From: hours[i], To: hours[i+1]})
		}
	}
}

// tableRows returns the first two cells of each row of the first table.
func tableRows(body []schema.Block) (rows [][2]string) {
	for _, block := range body {
		prose, ok := block.(*schema.ProseBlock)
		if !ok || !strings.Contains(prose.HTML.Markup, "<table") {
			continue
		}
		doc, err := html.Parse(strings.NewReader(prose.HTML.Markup))
		if err != nil {
			return nil // reading a string cannot fail
		}
		for row := range doc.Descendants() {
			if cells := cellsOf(row); row.DataAtom == atom.Tr && len(cells) > 1 {
				rows = append(rows, [2]string{cells[0], cells[1]})
			}
		}
		return rows
	}
	return nil
}

// cellsOf returns the texts of a row's cells, without heading cells.
func cellsOf(row *html.Node) (cells []string) {
	for cell := range row.ChildNodes() {
		if cell.DataAtom == atom.Td {
			cells = append(cells, strings.TrimSpace(dom.Text(cell)))
		}
	}
	return cells
}
