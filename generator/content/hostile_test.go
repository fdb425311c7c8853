package content_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"nightlight/generator/content"
)

// Each takes a fraction of a second; what grows with the square of the text takes
// minutes. The limit leaves room for a busy machine.
func TestHostileTextsTakeLittleTime(t *testing.T) {
	const (
		megabyte = 1<<20 - 1000 // with its front matter, a file is not too large
		whole    = "---\ntitle: A\ndescription: Bread that nobody has baked, for a test of texts that are far too large.\nlead: B\nbaked: 2025-06-11\n"
	)
	body := func(text string) fstest.MapFS {
		return fstest.MapFS{"content/loaves/a.md": {Data: []byte(whole + "---\n" + text)}}
	}
	front := func(text string) fstest.MapFS {
		return fstest.MapFS{"content/loaves/a.md": {Data: []byte("---\n" + text + "\n---\n")}}
	}
	var nested strings.Builder
	for depth := range 10_000 {
		nested.WriteString(strings.Repeat(" ", min(2*depth, 90)) + "- a\n")
	}
	for name, files := range map[string]fstest.MapFS{
		"10,000 nested lists, on a line": body(strings.Repeat("- ", 10_000) + "a"),
		"10,000 nested lists, on lines":  body(nested.String()),
		"1 MB of opening brackets":       body(strings.Repeat("[", megabyte)),
		"1 MB of brackets":               body(strings.Repeat("[]", megabyte/2)),
		"1 MB of links":                  body(strings.Repeat("[a](", megabyte/4)),
		"100,000 backticks":              body(strings.Repeat("`", 100_000)),
		"backticks of all lengths":       body(strings.Repeat("`a``b```c````", 8_000)),
		"100,000 asterisks":              body(strings.Repeat("*a_", 35_000)),
		"30,000 directives":              body(strings.Repeat(":::a\n", 30_000)),
		"250 KB of quotes":               body(strings.Repeat("'a\"\n\n", 50_000)),
		"YAML: 1 MB of brackets":         front(strings.Repeat("[", megabyte)),
		"YAML: 250 KB of brackets":       front("title: " + strings.Repeat("[", 250_000)),
		"YAML: 10,000 nested lists":      front("title:\n" + strings.Repeat(" ", 90) + strings.Repeat("- ", 10_000)),
		"YAML: aliases of aliases":       front("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: &e [*d, *d]\n"),
		"YAML: 100,000 keys":             front(strings.Repeat("a: b\n", 50_000)),
		"SVG: 1 MB of elements":          {"content/pictures/c.svg": {Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">` + strings.Repeat("<g>", megabyte/3))}},
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			content.Load(context.Background(), options(files))
			if took := time.Since(start); took > 10*time.Second {
				t.Errorf("it takes %v", took)
			}
		})
	}
}
