// Package svg judges drawings before it is shown.
package svg

import (
	"encoding/xml"
	"slices"
	"strings"

	"nightlight/generator/base/pattern"
)

// MostCopies is how often a drawing may draw parts of itself again.
const MostCopies = 10_000

// Copies counts how often a drawing draws its parts: as copies, patterns, masks or markers. A few
// lines are enough to keep a browser busy for good.
type Copies struct {
	open []string            // the ids of the open elements, "" without one
	uses map[string][]string // which ids each id draws again; the whole drawing's under ""
}

// painted is a part that an attribute draws: fill="url(#stripes)".
var painted = pattern.Of(`(?i)url\(\s*["']?#([^"')]+?)["']?\s*\)`)

// Start notes an element.
func (c *Copies) Start(element xml.StartElement) {
	id, drawn := "", []string(nil)
	for _, a := range element.Attr {
		switch name := a.Name.Local; {
		case name == "id":
			id = a.Value
		case name == "href" && element.Name.Local == "use":
			_, part, _ := strings.Cut(a.Value, "#")
			drawn = append(drawn, part)
		case strings.Contains(a.Value, "("):
			for _, found := range painted().FindAllStringSubmatch(a.Value, -1) {
				drawn = append(drawn, found[1])
			}
		}
	}
	c.open = append(c.open, id)
	if len(drawn) == 0 || len(c.uses[""]) > MostCopies {
		return
	}
	if c.uses == nil {
		c.uses = map[string][]string{}
	}
	for _, id := range slices.Compact(slices.Sorted(slices.Values(append(c.open, "")))) {
		c.uses[id] = append(c.uses[id], drawn...)
	}
}

// End notes that the last element that began is whole.
func (c *Copies) End() { c.open = c.open[:max(0, len(c.open)-1)] }

// TooMany says that there are more than MostCopies.
func (c *Copies) TooMany() bool { return c.count("", len(c.uses)) > MostCopies }

// count counts how often a part draws parts, and those others; one that draws itself does so too often.
func (c *Copies) count(id string, deepest int) (count int) {
	for _, of := range c.uses[id] {
		if deepest == 0 || count > MostCopies {
			return MostCopies + 1
		}
		count += 1 + c.count(of, deepest-1)
	}
	return count
}
