package host

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/http/httpguts"

	"nightlight/generator/finishing/hostrules"
)

// addSeeds adds the inputs that once broke a promise: a line each, with the name of the test.
func addSeeds(f *testing.F) {
	f.Helper()
	data, err := os.ReadFile("testdata/seeds.txt")
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		var seed []any
		for name == f.Name() && rest != "" {
			quoted, err := strconv.QuotedPrefix(rest)
			if err != nil {
				f.Fatalf("%s: %v", line, err)
			}
			text, _ := strconv.Unquote(quoted)
			seed, rest = append(seed, text), strings.TrimSpace(rest[len(quoted):])
		}
		if seed != nil {
			f.Add(seed...)
		}
	}
}

// FuzzHeaders shows that no _headers file, however broken, makes an answer that cannot
// be sent.
func FuzzHeaders(f *testing.F) {
	addSeeds(f)
	for _, seed := range []string{"/*\n  A: b\n", "/a/:b\n  A: b, c\n\n# c\n", "  A: b\n", "/*\n  A\n", "/*\n  A: \n", "a\n  B: c", "/*\n\tA: b\r\n", "/*\n  A: b\x00\n", "/a\n/b\n  X-Y: z"} {
		f.Add(seed, "/a/b")
	}
	f.Fuzz(func(t *testing.T, text, address string) {
		headers, _ := hostrules.ParseHeaders("_headers", []byte(text))
		for name, values := range headers.For(address) {
			for _, value := range values {
				if !httpguts.ValidHeaderFieldName(name) || !httpguts.ValidHeaderFieldValue(value) {
					t.Errorf("%q: %q cannot be sent", name, value)
				}
			}
		}
	})
}

// FuzzRedirects shows that no _redirects file makes a server panic, hang or send a
// header of its own.
func FuzzRedirects(f *testing.F) {
	addSeeds(f)
	for _, seed := range []string{"/a /b 301\n", "/a/* /b/:splat 302!", "/a", "/:a /b/:a", "/* https://a.b/:splat 301", "/a /b 200\n/b /a 200\n", "/a /b 999", "/a /b\r\nX: y", "/a /%0d%0aX:y 301"} {
		f.Add(seed, "/a")
	}
	f.Fuzz(func(t *testing.T, text, address string) {
		u, err := url.Parse(address)
		if err != nil || !strings.HasPrefix(u.Path, "/") {
			return
		}
		files := tree{"/index.html": "home", "/_redirects": text}.set()
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.URL = u
		w := serve(Handler(files, HandlerOptions{}), r)
		if w.Code < 200 || w.Code > 599 {
			t.Errorf("status %d", w.Code)
		}
		if location := w.Header().Get("Location"); strings.ContainsAny(location, "\r\n") {
			t.Errorf("the location is %q", location)
		}
	})
}

// FuzzForm shows that whatever is sent as a form, an answer of success means one whole
// line of the declared fields alone.
func FuzzForm(f *testing.F) {
	addSeeds(f)
	for _, seed := range []string{"form-name=contact&name=Ann", "form-name=contact", "name=%zz", "form-name=contact&name=a%0Ab&name=\xff", "&&&=;", "form-name=contact&name=%00&other=x", "form-name=contact;name=a"} {
		f.Add(seed)
	}
	files := tree{"/index.html": contactForm}.set()
	f.Fuzz(func(t *testing.T, body string) {
		inbox := t.TempDir()
		handler := Handler(files, HandlerOptions{Inbox: Inbox(inbox)})
		code := serve(handler, submission(body)).Code
		data, err := os.ReadFile(filepath.Join(inbox, "contact.jsonl"))
		if code != http.StatusOK {
			if err == nil {
				t.Errorf("status %d, and %q was kept", code, data)
			}
			return
		}
		var kept Submission
		if err := json.Unmarshal(data, &kept); err != nil || strings.Count(string(data), "\n") != 1 {
			t.Fatalf("kept %q, %v", data, err)
		}
		for name := range kept.Fields {
			if name != "name" {
				t.Errorf("the field %q was kept", name)
			}
		}
	})
}
