package markdown

import (
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"nightlight/generator/schema"
)

// clock is a time of day as authors write it: 7am, 12:30pm.
var clock = regexp.MustCompile(`^(\d{1,2})(?::([0-5]\d))?(am|pm)$`)

// day reads the day of a routine from the table in its body: its first row is the
// morning, a row that begins with “Nap” is asleep until the next one, and the last row is
// bedtime. It is nil where there is no table, or where a time cannot be read, which is
// reported.
func (c *conversion) day(d *directive, body []schema.Block) *schema.Day {
	rows := tableRows(body)
	if len(rows) < 2 {
		return nil
	}
	hours := make([]float64, len(rows))
	for i, row := range rows {
		hour, ok := hourOf(row[0])
		if !ok {
			c.warnf(d.at, "The picture of this day cannot be drawn: “%s” is not a time.", row[0]).Hint = "Write times like 7am or 12:30pm."
			return nil
		}
		if i > 0 && hour <= hours[i-1] {
			c.warnf(d.at, "The picture of this day cannot be drawn: %s comes after %s.", row[0], rows[i-1][0]).Hint = "Write the rows in the order of the day."
			return nil
		}
		hours[i] = hour
	}
	day := &schema.Day{Wake: hours[0], Asleep: hours[len(hours)-1], Naps: []schema.Span{}}
	for i, row := range rows[:len(rows)-1] {
		if strings.HasPrefix(row[1], "Nap") {
			day.Naps = append(day.Naps, schema.Span{From: hours[i], To: hours[i+1]})
		}
	}
	return day
}

// hourOf reads a time as hours since midnight.
func hourOf(text string) (float64, bool) {
	found := clock.FindStringSubmatch(text)
	if found == nil {
		return 0, false
	}
	hour, _ := strconv.Atoi(found[1]) // they are digits
	minute, _ := strconv.Atoi(found[2])
	if hour < 1 || hour > 12 {
		return 0, false
	}
	hour %= 12
	if found[3] == "pm" {
		hour += 12
	}
	return float64(hour) + float64(minute)/60, true
}

// tableRows returns the words of the first two cells of each row, of the first table in
// the body.
func tableRows(body []schema.Block) (rows [][2]string) {
	for _, block := range body {
		prose, ok := block.(*schema.ProseBlock)
		if !ok || !strings.Contains(prose.HTML.Markup, "<table") {
			continue
		}
		doc, err := html.Parse(strings.NewReader(prose.HTML.Markup))
		if err != nil {
			return nil // a reader of a string cannot fail
		}
		for node := range doc.Descendants() {
			if node.DataAtom != atom.Tr {
				continue
			}
			if cells := cellsOf(node); len(cells) > 1 {
				rows = append(rows, [2]string{cells[0], cells[1]})
			}
		}
		return rows
	}
	return nil
}

// cellsOf returns the words of a row's cells; those of a heading are none.
func cellsOf(row *html.Node) (cells []string) {
	for cell := range row.ChildNodes() {
		if cell.DataAtom != atom.Td {
			continue
		}
		var text strings.Builder
		for node := range cell.Descendants() {
			if node.Type == html.TextNode {
				text.WriteString(node.Data)
			}
		}
		cells = append(cells, strings.TrimSpace(text.String()))
	}
	return cells
}
