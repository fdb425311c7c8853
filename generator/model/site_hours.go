package model

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// hoursValues are the hours that texts quote, as the file words them.
var hoursValues = content.ValueKind{
	Name: "hours", File: "site", HasTexts: true,
	ByName: func(data content.Data) map[string]string {
		hours := data.(*Data).site.Hours
		if hours == nil {
			return nil
		}
		var week, closed []string
		for _, open := range hours.Week {
			week = append(week, open.Days+" "+open.Open)
		}
		for _, off := range hours.Closed {
			if first, last, ok := daysOff(off); ok && first == last {
				closed = append(closed, first.Text())
			} else {
				closed = append(closed, first.Text()+" to "+last.Text())
			}
		}
		values := map[string]string{"week": strings.Join(week, ", ")}
		if len(closed) > 0 {
			values["closed"] = strings.Join(closed, ", ")
		}
		return values
	},
}

// checkHours reports days and times that are malformed or impossible, and days off that are over.
func checkHours(tree *content.Tree) (diags diag.List) {
	hours := dataOf(tree).site.Hours
	if hours == nil {
		return nil
	}
	report := func(id diag.ID, path, hint, format string, args ...any) {
		diags = append(diags, diag.Errorf(id, tree.At("site", path), format, args...).WithHint("%s", hint))
	}
	for i, open := range hours.Week {
		if _, unknown := weekdays(open.Days); unknown != "" {
			hint := "Write the days as Monday, as Monday, Thursday or as Monday to Friday."
			if near := diag.Suggest(unknown, dayNames); near != "" {
				hint = "Did you mean " + near + "?"
			}
			report("hours-day", item("hours.week", i)+".days", hint, "“%s” is not a day of the week.", unknown)
		}
		switch from, to, unknown := openTimes(open.Open); {
		case unknown != "":
			report("hours-time", item("hours.week", i)+".open", "Write the first and the last time as 9am to 5:30pm, or as 09:00 to 17:30. Leave out the days on which you are closed.", "No time of day can be read from “%s”.", unknown)
		case to <= from:
			report("hours-backwards", item("hours.week", i)+".open", "Write the earlier time first. Hours that pass midnight end at midnight, and go on in a line of the next day.", "This closes at %s, before it opens at %s.", hourText(to), hourText(from))
		}
	}
	for i, off := range hours.Closed {
		path := item("hours.closed", i)
		switch first, last, ok := daysOff(off); {
		case !ok:
			report("hours-closed", path, "Write a day as 2026-12-25, and several as 2026-12-24 to 2027-01-03.", "“%s” is not a day off.", off)
		case last.Before(first.Time):
			report("hours-closed", path, "Write the earlier day first.", "These days off end on %s, before they begin on %s.", last.Text(), first.Text())
		case last.Format(time.DateOnly) < tree.Now.Format(time.DateOnly):
			diags = append(diags, diag.Warnf("hours-over", tree.At("site", path), "The days off until %s are over.", last.Text()).WithHint("Remove the line."))
		}
	}
	return diags
}

var dayNames = []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}

// weekdays returns the days that a text names, or the part that is not a day.
func weekdays(text string) (days []string, unknown string) {
	for part := range strings.SplitSeq(text, ",") {
		first, last, isRange := strings.Cut(strings.TrimSpace(part), " to ")
		if !isRange {
			last = first
		}
		for _, name := range []string{first, last} {
			if !slices.Contains(dayNames, name) {
				return nil, name
			}
		}
		for at := slices.Index(dayNames, first); ; at++ {
			days = append(days, dayNames[at%7])
			if dayNames[at%7] == last {
				break
			}
		}
	}
	return days, ""
}

// minutesOf parses a time of day, such as 7am, 5:30 pm or 17:30, as minutes since midnight.
func minutesOf(text string) (minutes int, ok bool) {
	switch text {
	case "noon":
		return 12 * 60, true
	case "midnight":
		return 0, true
	}
	for _, layout := range []string{"3pm", "3 pm", "3:04pm", "3:04 pm", "3.04pm", "3.04 pm", "15:04"} {
		if at, err := time.Parse(layout, text); err == nil {
			return 60*at.Hour() + at.Minute(), true
		}
	}
	return 0, false
}

// openTimes returns the minutes of the day in a text such as 9am to noon, or what is not a time.
func openTimes(text string) (from, to int, unknown string) {
	first, last, _ := strings.Cut(text, " to ")
	from, ok := minutesOf(first)
	if !ok {
		return 0, 0, first
	}
	if to, ok = minutesOf(last); !ok {
		return 0, 0, cmp.Or(last, text)
	}
	if last == "midnight" {
		to = 24 * 60 // the end of the day
	}
	return from, to, ""
}

// hourText formats minutes for search engines; midnight at the end of a day becomes 23:59.
func hourText(minutes int) string {
	minutes = min(minutes, 24*60-1)
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}

func daysOff(text string) (first, last schema.Date, ok bool) {
	begin, end, isRange := strings.Cut(text, " to ")
	if !isRange {
		end = begin
	}
	ok = first.UnmarshalText([]byte(begin)) == nil && last.UnmarshalText([]byte(end)) == nil
	return first, last, ok
}

// describeHours returns the hours of the week, and the days off, which open and close at 00:00.
func describeHours(hours *Hours) (week, closed []object) {
	const kind = "OpeningHoursSpecification"
	if hours == nil {
		return nil, nil
	}
	for _, open := range hours.Week {
		days, _ := weekdays(open.Days)
		from, to, _ := openTimes(open.Open)
		week = append(week, object{"@type": kind, "dayOfWeek": days, "opens": hourText(from), "closes": hourText(to)})
	}
	for _, off := range hours.Closed {
		first, last, _ := daysOff(off)
		closed = append(closed, object{"@type": kind, "opens": "00:00", "closes": "00:00", "validFrom": first.Format(time.DateOnly), "validThrough": last.Format(time.DateOnly)})
	}
	return week, closed
}
