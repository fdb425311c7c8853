package inplace

import (
	"slices"
	"strings"

	"nightlight/generator/reading/content"
)

// Replace gives a value of a file a new text, in the first way that is proven right: read
// again, the file has the new text there, and all its other values are what they were.
func Replace(text string, values []content.Value, at int, with string, read func(string) []content.Value) (after string, value content.Value, ok bool) {
	if values[at].Source == with {
		return text, values[at], true
	}
	for _, splice := range values[at].Splices(with) {
		after := splice.Apply(text)
		if again := read(after); proves(values, again, at, with) {
			return after, again[at], true
		}
	}
	return "", content.Value{}, false
}

// proves says that two readings of a file differ in one value, which has the new text in
// the second. A paragraph may have become several.
func proves(before, after []content.Value, at int, with string) bool {
	added := len(after) - len(before)
	if added < 0 || added > 0 && !before[at].IsParagraph() {
		return false
	}
	became := after[at : at+1+added]
	parts := make([]string, len(became))
	for i, value := range became {
		if value.Kind != before[at].Kind {
			return false
		}
		parts[i] = value.Source
	}
	return strings.Join(parts, "\n\n") == with &&
		slices.EqualFunc(before[:at], after[:at], alike) &&
		slices.EqualFunc(before[at+1:], after[at+1+added:], alike)
}

// alike compares what two values say and what they are in; positions and the numbers of
// passages move.
func alike(a, b content.Value) bool {
	return a.Source == b.Source && a.Kind == b.Kind && (a.InBody() && b.InBody() || a.Path == b.Path)
}

// normal is a text as the browser's field gives it, as it is compared: without spaces at
// the ends of lines, and with one blank line where there are several.
func normal(text string) string {
	var lines []string
	for line := range strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")) {
		line = strings.TrimRight(line, " \t\n")
		if line != "" || len(lines) > 0 && lines[len(lines)-1] != "" {
			lines = append(lines, line)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// refusal says why no way of writing a text was right.
func refusal(value content.Value, text string) string {
	switch {
	case strings.TrimSpace(text) == "":
		return "This cannot be empty here. To remove it, open the file in an editor."
	case strings.Contains(text, "\n") && !value.Lines:
		return "This has to stay on one line."
	}
	return "Written here, this text would change something else in the file. Open the file in an editor for that."
}
