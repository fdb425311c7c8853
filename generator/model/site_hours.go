package model

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// hoursValues are the hours as texts quote them, in the words of the file.
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

// checkHours reports days and times that cannot be read or be true, and days off that are over.
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

// weekdays returns the days that a text names, or what is not one.
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

var timeOfDay = pattern.Of(`^(?:(\d{1,2})(?:[:.]([0-5]\d))? ?([ap]m)|(\d{1,2}):([0-5]\d)|(noon)|(midnight))$`)

// openTimes returns the minutes of the day in a text such as 9am to noon, or what is not a time.
func openTimes(text string) (from, to int, unknown string) {
	first, last, isRange := strings.Cut(text, " to ")
	if !isRange {
		return 0, 0, text
	}
	var minutes [2]int
	for i, written := range []string{first, last} {
		m := timeOfDay().FindStringSubmatch(written)
		if m == nil {
			return 0, 0, written
		}
		hour, _ := strconv.Atoi(m[1] + m[4])
		minute, _ := strconv.Atoi(m[2] + m[5])
		switch {
		case m[6] != "":
			hour = 12
		case m[7] != "":
			hour = 24 * i // midnight is where a day begins or ends
		case m[3] != "" && (hour == 0 || hour > 12), hour > 23:
			return 0, 0, written
		case m[3] == "am":
			hour %= 12
		case m[3] == "pm":
			hour = hour%12 + 12
		}
		minutes[i] = 60*hour + minute
	}
	return minutes[0], minutes[1], ""
}

// hourText writes minutes as search engines read them; the day ends a minute early.
func hourText(minutes int) string {
	minutes = min(minutes, 24*60-1)
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}

// daysOff reads a day, or the first and the last of several.
func daysOff(text string) (first, last schema.Date, ok bool) {
	begin, end, isRange := strings.Cut(text, " to ")
	if !isRange {
		end = begin
	}
	ok = first.UnmarshalText([]byte(begin)) == nil && last.UnmarshalText([]byte(end)) == nil
	return first, last, ok
}

// openingHours is when a business is open, for search engines.
type openingHours struct {
	Type    string   `json:"@type"`
	Days    []string `json:"dayOfWeek,omitempty"`
	Opens   string   `json:"opens"`
	Closes  string   `json:"closes"`
	From    string   `json:"validFrom,omitempty"`
	Through string   `json:"validThrough,omitempty"`
}

// describeHours returns the hours of the week, and the days off: those open and close at once.
func describeHours(hours *Hours) (week, closed []openingHours) {
	const kind = "OpeningHoursSpecification"
	if hours == nil {
		return nil, nil
	}
	for _, open := range hours.Week {
		days, _ := weekdays(open.Days)
		from, to, _ := openTimes(open.Open)
		week = append(week, openingHours{Type: kind, Days: days, Opens: hourText(from), Closes: hourText(to)})
	}
	for _, off := range hours.Closed {
		first, last, _ := daysOff(off)
		closed = append(closed, openingHours{Type: kind, Opens: "00:00", Closes: "00:00", From: first.Format(time.DateOnly), Through: last.Format(time.DateOnly)})
	}
	return week, closed
}
