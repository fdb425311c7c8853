// Package budget holds a site against what it may weigh on its way to a phone.
//
// The limits stand in budgets.json beside package.json: they are for those who
// write the components and choose the packages, not for those who write the words.
// A key that is left out sets no limit, and a site without the file has none.
//
//	{
//	  "scripts-kb": 95,
//	  "style-kb": 12
//	}
//
// A KB is 1000 bytes. All but fonts, which are compressed already, are weighed
// with gzip. Measures lists the keys.
package budget

import (
	"fmt"

	"nightlight/generator/diag"
)

// File is the name of the file of limits, below the site's root.
const File = "budgets.json"

// Measure is one thing that is weighed.
type Measure struct {
	// Key is its name in the file of limits.
	Key string
	// subject begins the sentence about one that is too heavy; %s is whose it is.
	subject string
	// counted says that it is a number of files, not of bytes.
	counted bool
	// readings weighs it, wherever it occurs in the site.
	readings func(*Report) []reading
}

// Measures are all that can be limited.
var Measures = []Measure{
	{Key: "scripts-kb", subject: "the scripts that %s loads at first", readings: (*Report).scripts},
	{Key: "style-kb", subject: "the style sheet", readings: (*Report).style},
	{Key: "fonts", subject: "the number of fonts that every page loads at first", counted: true, readings: (*Report).fontCount},
	{Key: "fonts-kb", subject: "what every page loads of fonts at first", readings: (*Report).fonts},
	{Key: "html-kb", subject: "the HTML of %s", readings: (*Report).html},
	{Key: "members-kb", subject: "the members' file %s", readings: (*Report).members},
}

// Limits are the limits that a site has set itself, by key.
type Limits map[string]Limit

// Limit is the most that something may weigh.
type Limit struct {
	// Most is in bytes, or in files.
	Most int
	// Pos is where the limit is written.
	Pos diag.Pos
}

// unit is how many bytes or files one is of what the file of limits counts.
func (m Measure) unit() int {
	if m.counted {
		return 1
	}
	return 1000
}

// say writes a weight for people.
func (m Measure) say(n int) string {
	if m.counted {
		return fmt.Sprint(n)
	}
	return Size(n)
}

// Size is a number of bytes for people.
func Size(n int) string {
	if n < 1000 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.1f KB", float64(n)/1000)
}
