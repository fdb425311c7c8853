package model

import (
	"slices"
	"strings"

	"nightlight/generator/schema"
)

// emergencyNumbers are the numbers that a line may ask to call, the most urgent first.
var emergencyNumbers = []string{"999", "111", "116 123"}

// callsIn returns a link to call each number that lines name. Label holds {number}.
func callsIn(lines []string, label string) (calls []schema.Link) {
	if label == "" {
		return nil // the site has no words for the link
	}
	for _, number := range emergencyNumbers {
		if slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, number) }) {
			calls = append(calls, schema.Link{
				Label: strings.ReplaceAll(label, "{number}", number),
				Href:  "tel:" + strings.ReplaceAll(number, " ", ""),
			})
		}
	}
	return calls
}
