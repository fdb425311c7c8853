package diag

import "testing"

func TestConflictsOfGitAreFound(t *testing.T) {
	for text, line := range map[string]int{
		"a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n":          2,
		"<<<<<<< HEAD\nb\n||||||| base\n=======\n>>>>>>> 1234567": 1,
		"a\n=======\nb\n":             0, // a heading of Markdown
		"    <<<<<<< HEAD\n>>>>>>> x": 0, // shown as code
		"<<<<<<< HEAD\n":              0,
		"":                            0,
	} {
		got := 0
		if problem := Conflict("x.md", []byte(text)); problem != nil {
			got = problem.Line
		}
		if got != line {
			t.Errorf("%q: line %d, want %d", text, got, line)
		}
	}
}
