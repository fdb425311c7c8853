package advice

import (
	"encoding/json"
	"os"
	"testing"
)

// The browser's rule is tested with the same cases.
func TestWhoAsksForHelpIsUnderstood(t *testing.T) {
	data, err := os.ReadFile("../../../components/features/search/help-cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Said       string
		Typed, Not []string
	}
	if err := json.Unmarshal(data, &cases); err != nil || len(cases) == 0 {
		t.Fatal(err)
	}
	for _, c := range cases {
		for _, query := range c.Typed {
			if FirstAsked(query, PhrasesOf([]string{c.Said})) < 0 {
				t.Errorf("%q does not ask for %q", query, c.Said)
			}
		}
		for _, query := range c.Not {
			if FirstAsked(query, PhrasesOf([]string{c.Said})) == 0 {
				t.Errorf("%q asks for %q", query, c.Said)
			}
		}
	}
}
