package render

import (
	"strings"
	"testing"
)

// A component that shows the time or chance is an error, once, at its line; one that asks and
// shows the same is none.
func TestPagesAreTheSameEachTimeTheyAreRendered(t *testing.T) {
	for show, blamed := range map[string]string{
		"Math.random()": "Math.random()",
		"Math.random() < 0.5 ? 'heads' : 'tails'":   "Math.random()",
		"[1, 2, 3].sort(() => Math.random() - 0.5)": "Math.random()",
		"Date.now()":                             "The clock",
		"Date()":                                 "The clock",
		"new Date().toISOString()":               "The clock",
		"new Date().getMonth()":                  "The clock",
		"new Date().toLocaleDateString('en-GB')": "The clock",
		"new Date().getHours() < 12 ? 'morning' : 'later'":  "The clock",
		"(Date.now() / 1000).toFixed()":                     "The clock",
		"crypto.randomUUID()":                               "randomUUID()",
		"crypto.getRandomValues(new Uint32Array(2)).join()": "getRandomValues()",
		"frame(page.site)":                                  "Math.random()",
		"new Date('2026-11-22').getFullYear()":              "",
		"new Date(2026, 10, 22) instanceof Date":            "",
		"new Date().constructor.name + Date.UTC(2026, 1)":   "",
		"new (class Day extends Date {})(0).getTime()":      "",
		"(new Date(), Math.random(), 'a')":                  "",
	} {
		t.Run(show, func(t *testing.T) {
			r := newRendererOf(t, `
				const frames = new WeakMap();
				const frame = (site) => frames.get(site) ?? frames.set(site, Math.random()).get(site);
				export function render(page) { return '<p>It is <b>' + (`+show+`) + '</b></p>'; }
				export async function componentStack() { return ''; }`, "a", "b", "c")
			files, problems := produce(t, r)
			switch {
			case blamed == "" && (problems != "" || len(files) != 3):
				t.Errorf("got %q", problems)
			case blamed != "" && (strings.Count(problems, "another page each time") == 0 || !strings.Contains(problems, blamed)):
				t.Errorf("got %q of %v", problems, files)
			}
		})
	}
}

func TestWhatOneLineThrowsOnManyPagesIsOneError(t *testing.T) {
	r := newRendererOf(t, `
		export function render(page) { const error = new TypeError('no links'); error.stack = 'at Footer (components/footer.tsx:7:9)'; throw error; }
		export async function componentStack() { return ''; }`, "a", "b", "c")
	diags, err := r.Produce(t.Context(), r.Paths(), func(string, []byte) error { return nil })
	if err != nil || len(diags) != 1 || diags[0].Line != 7 || !strings.HasSuffix(diags[0].Hint, "content/a.md. The same happens on 2 more pages.") {
		t.Errorf("got %+v, %v", diags, err)
	}
}
