package yamldoc

import (
	"regexp"
	"strings"
	"time"

	"nightlight/generator/base/diag"
)

// dayLayouts are the ways in which people in Britain write a day.
var dayLayouts = []string{
	"2/1/06", "2/1/2006", "2.1.06", "2.1.2006", "2-1-06", "2-1-2006",
	"2006-1-2", "2006/1/2", "2006.1.2", "20060102",
	"2 January 2006", "2 Jan 2006", "January 2, 2006", "Jan 2, 2006", "2 January, 2006",
	"2006-01-02 15:04", "2006-01-02 15:04:05", time.RFC3339,
}

var ordinal = regexp.MustCompile(`(\d)(st|nd|rd|th)\b`)

// notADay is the problem with a text that is not a day, with the day that was probably
// meant.
func (d *decoder) notADay(path, text string, pos diag.Pos) diag.Diagnostic {
	problem := d.source.errorf(pos, len([]rune(text)), "%s takes a day written as year-month-day, such as 2026-04-03.", nameOf(path))
	plain := ordinal.ReplaceAllString(strings.TrimSpace(text), "$1")
	for _, layout := range dayLayouts {
		if day, err := time.Parse(layout, plain); err == nil {
			return problem.WithReplacement(text, day.Format(time.DateOnly)).
				WithHint("Read as %s.", day.Format("2 January 2006"))
		}
	}
	return problem
}
