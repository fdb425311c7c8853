// Package svg checks drawings before they are published.
package svg

import (
	"encoding/xml"
	"slices"
	"strings"

	"nightlight/generator/base/pattern"
)

// MostCopies limits how often a drawing may reuse parts of itself.
const MostCopies = 10_000

// Copies counts how often a drawing reuses its parts as copies, patterns, masks or markers: a few
// lines of nested copies could keep a browser busy indefinitely.
type Copies struct {
	open []string            // the ids of the open elements, "" for those without one
	uses map[string][]string // the ids that each id reuses; "" stands for the whole drawing
}

// painted matches a part that an attribute uses: fill="url(#stripes)".
var painted = pattern.Of(`(?i)url\(\s*["']?#([^"')]+?)["']?\s*\)`)

// Start records the start of an element.
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

// End records the end of the innermost open element.
func (c *Copies) End() { c.open = c.open[:max(0, len(c.open)-1)] }

// TooMany reports whether there are more than MostCopies.
func (c *Copies) TooMany() bool { return c.count("", len(c.uses)) > MostCopies }

// count counts the copies that a part draws, directly or through others; cycles count as too many.
func (c *Copies) count(id string, deepest int) (count int) {
	for _, of := range c.uses[id] {
		if deepest == 0 || count > MostCopies {
			return MostCopies + 1
		}
		count += 1 + c.count(of, deepest-1)
	}
	return count
}
