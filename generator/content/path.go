package content

import (
	"fmt"
	"strings"

	"nightlight/generator/diag"
)

// A path leads to a value: next.action.href, or sources[1]. The empty path is the
// whole.

// placeOf is the place of a path, or of the nearest thing around it.
func placeOf(places map[string]diag.Pos, path string) diag.Pos {
	for {
		if pos, ok := places[path]; ok || path == "" {
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

func item(path string, i int) string { return fmt.Sprintf("%s[%d]", path, i) }

func lastKey(path string) string {
	path, _, _ = strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	return path
}

// nameOf is how a sentence speaks of a path.
func nameOf(path string) string {
	switch {
	case path == "":
		return "This file"
	case lastKey(path) == "":
		return "This item"
	case strings.HasSuffix(path, "]"):
		return "An item of “" + lastKey(path) + "”"
	}
	return "“" + lastKey(path) + "”"
}
