package render

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
)

// differences are expressions whose values differ in a browser, with what the error blames for
// each; same are expressions that ask but show the same.
var (
	differences = map[string]string{
		"Math.random()": "Math.random()",
		"Math.random() < 0.5 ? 'heads' : 'tails'":                             "Math.random()",
		"[1, 2, 3].sort(() => Math.random() - 0.5)":                           "Math.random()",
		"crypto.randomUUID()":                                                 "randomUUID()",
		"crypto.getRandomValues(new Uint32Array(2)).join()":                   "getRandomValues()",
		"frame(page.site)":                                                    "Math.random()",
		"Date.now()":                                                          "The clock",
		"Date()":                                                              "The clock",
		"new Date().toISOString()":                                            "The clock",
		"new Date().getMonth()":                                               "The clock",
		"new Date().toLocaleDateString('en-GB')":                              "The clock",
		"new Date().getHours() < 12 ? 'morning' : 'later'":                    "The ",
		"(Date.now() / 1000).toFixed()":                                       "The clock",
		"performance.now() > 700000 ? 'long' : 'short'":                       "The clock",
		"[new Date().constructor.name, Date.now()].join()":                    "The clock",
		"new Date('2026-11-22T10:00:00Z').getHours()":                         "The time zone",
		"new Date('2026-11-22').getDate()":                                    "The time zone",
		"new Date('2026-11-22T10:00').toISOString()":                          "The time zone",
		"new Date(2026, 10, 22).getTime()":                                    "The time zone",
		"new Date(0).getTimezoneOffset()":                                     "The time zone",
		"String(new Date(0))":                                                 "The time zone",
		"new Date(new Date(0).setHours(0)).toISOString()":                     "The time zone",
		"new Date(0).toLocaleTimeString('en-GB')":                             "time zone",
		"new Intl.DateTimeFormat('en-GB', { hour: 'numeric' }).format(0)":     "time zone",
		"Intl.DateTimeFormat().resolvedOptions().timeZone":                    "time zone",
		"new Date(0).toLocaleDateString(undefined, { timeZone: 'UTC' })":      "language",
		"(1234.5).toLocaleString()":                                           "language",
		"[1234.5, 2].toLocaleString()":                                        "language",
		"new Intl.NumberFormat().format(1234.5)":                              "language",
		"new Intl.PluralRules().resolvedOptions().locale":                     "language",
		"new Intl.ListFormat().format(['a', 'b'])":                            "language",
		"typeof window":                                                       "window",
		"typeof document === 'undefined' ? 'a' : 'b'":                         "document",
		"'window' in globalThis":                                              "window",
		"globalThis.innerWidth > 768 ? 'wide' : 'narrow'":                     "innerWidth",
		"typeof navigator !== 'undefined' && navigator.onLine ? 'on' : 'off'": "navigator",
		"typeof navigator === 'undefined' ? 'en' : navigator.language":        "navigator",
		"typeof matchMedia !== 'undefined' && matchMedia('(x)').matches":      "matchMedia",
		"typeof location === 'undefined' ? '' : location.hash":                "location",
		"typeof process === 'undefined' ? 'browser' : 'build'":                "process",
		"typeof localStorage !== 'undefined' && localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'": "localStorage",
		"globalThis.sessionStorage?.getItem('seen') ? 'again' : 'first'":                                     "sessionStorage",
		"globalThis.document?.cookie.includes('a=') ? 'a' : 'b'":                                             "document.cookie",
		"globalThis.window?.localStorage.visits > 3 ? 'often' : 'first'":                                     "localStorage",
		"(() => { try { return localStorage.getItem('name') ?? 'you' } catch { return 'you' } })()":          "localStorage",
		"++count":                           "outside of a component",
		"'' + ++count":                      "outside of a component",
		"(list.push(1), list.length)":       "outside of a component",
		"'' + (list.push(1), list.length)":  "outside of a component",
		"loaded":                            "outside of a component",
		"new Date(loaded).getUTCFullYear()": "The clock",
		"drawn":                             "Math.random()",
		"isBrowser":                         "window",
		"zoned":                             "time zone",
		"(Date.now(), new Date('2026-11-22').toISOString(), Math.random())": "Math.random()",
	}
	same = []string{
		"new Date('2026-11-22').getUTCFullYear()",
		"new Date(2026, 10, 22) instanceof Date",
		"new Date().constructor.name + Date.UTC(2026, 1)",
		"new (class Day extends Date {})(0).getTime()",
		"(new Date(), Math.random(), 'a')",
		"new Date(0).toLocaleDateString('en-GB', { timeZone: 'UTC' })",
		"new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(0)",
		"new Intl.NumberFormat('en-GB').format(1234.5)",
		"new Intl.NumberFormat('en-GB') instanceof Intl.NumberFormat",
		"['b', 'a'].sort((a, b) => a.localeCompare(b)).join()",
		"typeof window === 'undefined' ? 'a' : 'a'",
		"typeof process + 'x' === 'y'",
		"new URL('/a', typeof window === 'undefined' ? 'https://a.example' : window.location.href).pathname",
		"typeof missing",
		"page.path.length > 0",
	}
)

// A component must render the same in the browser that hydrates it; otherwise the line that asks is
// an error. Each expression is a separate template.
func TestPagesAreTheSameWhereverTheyAreRendered(t *testing.T) {
	shows := append(slices.Sorted(maps.Keys(differences)), same...)
	var templates []string
	var pages [][]byte
	for i, show := range shows {
		templates = append(templates, fmt.Sprintf("t%d: (page) => %s", i, show))
		pages = append(pages, fmt.Appendf(nil, `{"prove":true,"template":"t%d","path":"/a","site":null}`, i))
	}
	r := newRendererOf(t, `
		const frames = new WeakMap();
		const frame = (site) => frames.get(site) ?? frames.set(site, Math.random()).get(site);
		const list = [];
		const loaded = new Date().getFullYear() > 2000 ? Date.now() : 0;
		const drawn = Math.random();
		const isBrowser = typeof window !== 'undefined';
		const zoned = new Intl.DateTimeFormat('en-GB').resolvedOptions().timeZone;
		let count = 0;
		const templates = {`+strings.Join(templates, ",\n")+`};
		export function render(page) { return '<p>It is <b>' + templates[page.template](page) + '</b></p>'; }
		export async function componentStack() { return ''; }`)
	results, err := r.pool.render(t.Context(), program{r.entry, []byte("{}")}, pages)
	if err != nil {
		t.Fatal(err)
	}
	for i, show := range shows {
		thrown, blamed := results[i].thrown, differences[show]
		switch {
		case blamed == "" && thrown != nil:
			t.Errorf("%s is the same everywhere: %+v", show, thrown)
		case blamed != "" && (thrown == nil || !strings.Contains(thrown.Text, blamed) || !strings.Contains(thrown.Text, "in an effect")):
			t.Errorf("%s: got %+v", show, thrown)
		case blamed != "" && !strings.Contains(blamed, "outside") && !strings.Contains(thrown.Stack, "server-"):
			t.Errorf("%s leads to no line: %s", show, thrown.Stack)
		}
	}
}

// A template's code is checked with its first page, and not again with the same bundle.
func TestCodeIsProvenOnce(t *testing.T) {
	c := new(cache.Cache)
	for i, want := range []int{1, 0} {
		p := proofs{cache: c, bundle: "a bundle", asked: map[string]bool{}}
		asked := 0
		for _, template := range []string{"guide", "guide"} {
			if strings.Contains(string(p.ask(template, []byte(`{"site":null}`))), "prove") {
				asked++
			}
		}
		if asked != want {
			t.Errorf("plan %d asked %d times", i, asked)
		}
		p.succeed()
	}
}

func TestWhatOneLineThrowsOnManyPagesIsOneErrorAndTheOthersAreRendered(t *testing.T) {
	r := newRendererOf(t, `
		export function render(page) {
			if (page.title === 'good') return '';
			const error = new TypeError('no links'); error.stack = 'at Footer (components/footer.tsx:7:9)'; throw error;
		}
		export async function componentStack() { return ''; }`, "a", "b", "c", "good")
	var made []string
	diags, err := r.Produce(t.Context(), r.Paths(), func(path string, _ []byte) error { made = append(made, path); return nil })
	if err != nil || len(diags) != 1 || diags[0].Line != 7 || !strings.HasSuffix(diags[0].Hint, "content/a.md. The same happens on 2 more pages.") {
		t.Errorf("got %+v, %v", diags, err)
	}
	if !slices.Equal(made, []string{"/good/index.html"}) {
		t.Errorf("made %q", made)
	}
}

// The message about a differing page shows both sides, in full unless they are long.
func TestWhatDiffersIsSaidOfBothSides(t *testing.T) {
	long := strings.Repeat("word ", 40)
	for show, want := range map[string]string{
		"<p>It is ' + (typeof window === 'undefined' ? 'night (by the clock of the server) and late' : 'day') + '.</p>":          "The server shows “It is night (by the clock of the server) and late.”, a browser “It is day.”.",
		"<p>a</p>' + (typeof window === 'undefined' ? '<p>' : '<h2 class=\"a\">') + 'b":                                          "The server shows “<p>”, a browser “<h2 class=\"a\">”.",
		"<a href=\"' + (typeof window === 'undefined' ? '/here' : '/there') + '\">b</a>":                                         "The server shows “<a href=\"/here\">”, a browser “<a href=\"/there\">”.",
		"<p>" + long + "' + (typeof window === 'undefined' ? 'here' : 'there') + '" + long + "</p>":                              "The server shows “…" + long[len(long)-60:] + "here" + long[:56] + "…”, a browser “…" + long[len(long)-60:] + "there" + long[:55] + "…”.",
		"' + (typeof window === 'undefined' ? '<p>all</p>' : (() => { throw new TypeError('no window (of a browser)') })()) + '": "The server shows “<p>”, a browser “TypeError: no window (of a browser)”.",
	} {
		r := newRendererOf(t, "export function render() { return '"+show+"'; }\nexport async function componentStack() { return ''; }", "a")
		diags, err := r.Produce(t.Context(), r.Paths(), func(string, []byte) error { return nil })
		if err != nil || len(diags) != 1 || diags[0].Detail != want {
			t.Errorf("%s: got\n%+v, want\n%s", show, diags, want)
		}
	}
}
