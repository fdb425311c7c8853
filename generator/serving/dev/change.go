package dev

import (
	"bytes"
	"maps"
	"path"
	"slices"
	"strings"
)

// change says what open pages have to do about a new version of the site.
type change struct {
	// Reload: scripts, headers or pictures differ, which only a reload brings.
	Reload bool `json:"reload,omitempty"`
	// Style: style sheets differ and can be swapped.
	Style bool `json:"style,omitempty"`
	// Content: what pages say may differ.
	Content bool `json:"content,omitempty"`
}

func (c change) String() string {
	switch {
	case c.Reload:
		return "reloaded"
	case c.Content:
		return "updated"
	case c.Style:
		return "restyled"
	}
	return "unchanged"
}

// compare says what kind of change leads from one plan to the next. Finished files
// are compared; pages are not, since making all of them would take too long: unless
// only style sheets were edited, they count as changed. After an edit of style sheets other
// files differ in the names of these alone, as the tables of pages do.
func compare(old, next *site, edited []string) (c change) {
	if old == nil {
		return change{Reload: true}
	}
	isOther := func(name string) bool { return !strings.HasSuffix(name, ".css") }
	onlyStyles := len(edited) > 0 && !slices.ContainsFunc(edited, isOther)
	before, after := maps.Collect(old.Files()), maps.Collect(next.Files())
	all := maps.Clone(before)
	maps.Copy(all, after)
	for name := range all {
		a, hadIt := before[name]
		b, hasIt := after[name]
		if hadIt == hasIt && bytes.Equal(a, b) {
			continue
		}
		switch path.Ext(name) {
		case ".css":
			c.Style = true
		case ".map": // changes with its script or style sheet
		case ".json", ".xml", ".txt", ".webmanifest", ".html", ".sealed":
			c.Content = c.Content || !onlyStyles
		default:
			c.Reload = true
		}
	}
	if !slices.Equal(old.Paths(), next.Paths()) && !c.Style && !c.Reload {
		c.Content = true
	}
	if len(edited) > 0 && !onlyStyles {
		c.Content = true
	}
	return c
}
