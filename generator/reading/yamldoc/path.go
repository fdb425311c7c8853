package yamldoc

import (
	"fmt"
	"strings"

	"nightlight/generator/base/diag"
)

// Positions holds the position of each value by its path, such as next.action.href or
// sources[1]. The empty path is the whole text.
type Positions map[string]diag.Pos

// At is the position of a path, or of the nearest value around it.
func (p Positions) At(path string) diag.Pos {
	for {
		if pos, ok := p[path]; ok || path == "" {
			return pos
		}
		path = parent(path)
	}
}

// parent is the path of what holds a value.
func parent(path string) string {
	return path[:max(strings.LastIndexAny(path, ".["), 0)]
}

func child(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// Item is the path of an item of the list at a path, counted from 0.
func Item(path string, i int) string { return fmt.Sprintf("%s[%d]", path, i) }

// LastKey is the last key of a path: sources for next.sources[1].
func LastKey(path string) string {
	path, _, _ = strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	return path
}

// nameOf is how a sentence speaks of a path.
func nameOf(path string) string {
	switch {
	case path == "":
		return "This file"
	case LastKey(path) == "":
		return "This item"
	case strings.HasSuffix(path, "]"):
		return "An item of “" + LastKey(path) + "”"
	}
	return "“" + LastKey(path) + "”"
}
