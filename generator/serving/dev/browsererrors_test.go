package dev

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

const thrower = `// Ünïcödé, which is longer in bytes.
export function fail() {
	const night = '🌙', broken = missing();
	return night + broken;
}
`

// newReportedServer returns a server whose site has a script built from thrower, and the position
// of the mistake in that script.
func newReportedServer(t *testing.T) (s *bakeryServer, line, column int) {
	t.Helper()
	built := api.Build(api.BuildOptions{
		Stdin:   &api.StdinOptions{Contents: thrower, Sourcefile: "components/lib/thrower.ts", ResolveDir: "/site", Loader: api.LoaderTS},
		Outfile: "/site/dist/assets/client.js", AbsWorkingDir: "/site",
		Bundle: true, Format: api.FormatESModule, Charset: api.CharsetUTF8, Sourcemap: api.SourceMapLinked,
	})
	s = newBakeryServer(t)
	set := new(output.Set)
	for _, file := range built.OutputFiles {
		set.Add(strings.TrimPrefix(file.Path, "/site/dist"), file.Contents)
		if !strings.HasSuffix(file.Path, ".js") {
			continue
		}
		for i, text := range strings.Split(string(file.Contents), "\n") {
			if before, _, ok := strings.Cut(text, "missing("); ok {
				line, column = i+1, len(before)+1-2 // the moon is two characters there and four bytes
			}
		}
	}
	set.Add("/white/index.html", []byte("<body></body>"))
	s.server.publish(planResult{set: set}, nil)
	return s, line, column
}

func TestAnErrorOfABrowserIsToldAtTheLineOfItsComponent(t *testing.T) {
	s, line, column := newReportedServer(t)
	report := fmt.Sprintf(`{"page": "/white", "frames": [{"script": "/assets/react.js", "line": 1, "column": 1}, {"script": "/assets/client.js", "line": %d, "column": %d}]}`, line, column)
	for range 2 {
		var told diag.Diagnostic
		answer := s.ask(siteOrigin, "POST", "browser-error", report)
		if err := json.Unmarshal(answer.Body.Bytes(), &told); err != nil {
			t.Fatalf("%v: %s", err, answer.Body)
		}
		if at := told.Pos.String(); at != "components/lib/thrower.ts:3:30" || !strings.Contains(told.Source, "= missing();") {
			t.Errorf("told at %s: %q", at, told.Source)
		}
	}
	if said := s.terminal.String(); strings.Count(said, "components/lib/thrower.ts:3:30") != 1 || !strings.Contains(said, "on the page /white.") {
		t.Errorf("the terminal says\n%s", said)
	}
}

// If no line is known, each page is reported once.
func TestAnErrorWithoutALineIsToldOfEachPage(t *testing.T) {
	s, _, _ := newReportedServer(t)
	for _, page := range []string{"/white", "/white", "/none"} {
		s.ask(siteOrigin, "POST", "browser-error", `{"page": "`+page+`"}`)
	}
	if said := s.terminal.String(); strings.Count(said, "page /white.") != 1 || strings.Count(said, "page /404.") != 1 {
		t.Errorf("the terminal says\n%s", said)
	}
}

// Any script on a page can send reports.
func TestAReportIsOfAKnownPlaceAndPage(t *testing.T) {
	s, line, _ := newReportedServer(t)
	for report, want := range map[string]string{
		`{"page": "/white\u001b[2J", "frames": [{"script": "/../content/members.yaml", "line": 1, "column": 1}]}`:    "on the page /404.",
		`{"page": "//evil.example", "frames": [{"script": "/assets/client.js", "line": -1, "column": 99999999999}]}`: "on the page /404.",
		`{"page": "/white", "frames": [{"script": "/white/index.html"}], "message": "typed by a stranger"}`:          "on the page /white.",
		`{"frames": [` + strings.Repeat(" ", maxReport) + `]}`:                                                       "The request cannot be read.",
		`{"frames": 1}`: "The request cannot be read.",
		``:              "The request cannot be read.",
	} {
		answer := s.ask(siteOrigin, "POST", "browser-error", report).Body.String()
		if !strings.Contains(answer, want) || strings.Contains(answer, "stranger") || strings.Contains(answer, `"source"`) {
			t.Errorf("%.80s: %s", report, answer)
		}
	}
	for column := range 10 * maxTold {
		s.ask(siteOrigin, "POST", "browser-error", fmt.Sprintf(`{"page": "/white", "frames": [{"script": "/assets/client.js", "line": %d, "column": %d}]}`, line-column%3, 1+column))
	}
	if said := s.terminal.String(); strings.Count(said, "A script failed") > maxTold || strings.ContainsAny(said, "\x1b") || strings.Contains(said, "stranger") {
		t.Errorf("the terminal says\n%s", said)
	}
}
