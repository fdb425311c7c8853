package model

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/reading/review"
)

// Each dangerous edit of a file of advice is shown as an old and a new sentence.
func TestDangerousEditsOfAdviceAreShown(t *testing.T) {
	edits, err := os.ReadFile("testdata/dangerous-edits.txt")
	if err != nil {
		t.Fatal(err)
	}
	advice := append([]string{"pages/safe-tonight.md"}, LittleDormouse().Advice.Files...)
	for line := range strings.Lines(string(edits)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		file, edit, _ := strings.Cut(line, " | ")
		old, with, _ := strings.Cut(edit, " | ")
		if !slices.ContainsFunc(advice, func(pattern string) bool { is, _ := path.Match(pattern, file); return is }) {
			t.Errorf("%s is not a file of advice", file)
			continue
		}
		if added, ok := strings.CutPrefix(with, "+ "); ok {
			with = old + " " + added
		}
		text, err := os.ReadFile("../../content/" + file)
		if err != nil || !strings.Contains(string(text), old) {
			t.Errorf("%s does not say %q any more: %v", file, old, err)
			continue
		}
		at := max(strings.Index(string(text), "\n---\n"), 0) // the sentences that are added are the body's
		if !strings.Contains(string(text[at:]), old) {
			at = 0
		}
		edited := []byte(string(text[:at]) + strings.Replace(string(text[at:]), old, with, 1))
		shown := review.Compare(review.Sentences(file, text), review.Sentences(file, edited))
		if len(shown) == 0 {
			t.Errorf("%s: %q instead of %q is not shown", file, with, old)
		}
	}
}
