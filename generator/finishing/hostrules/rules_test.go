package hostrules

import (
	"net/http"
	"strings"
	"testing"
)

func TestParseRedirectsRefuses(t *testing.T) {
	for line, want := range map[string]string{
		"/old":                           "A redirect has an old path",
		"old /new":                       "must begin with a slash",
		"/old?a=b /new":                  "must not hold a ?",
		"/old new":                       "must be a path of this site",
		"/old //elsewhere.example":       "must be a path of this site",
		"/old javascript:alert(1)":       "must be a path of this site",
		"/old /new 299":                  "The status is none of",
		"/old /new 301!!":                "The status is none of",
		"/a*b /new":                      "only as its last part",
		"/*/b /new":                      "only as its last part",
		"/:a/:a /new":                    "a name of its own",
		"/old https://x.example 200":     "Only a path of this site can be answered",
		"/old /new 301 Country=uk":       "conditions are not supported",
		"/old id=:id /new/:id 301":       "conditions are not supported",
		"/old https://x.example/%zz 301": "cannot be read",
	} {
		rules, diags := ParseRedirects("_redirects", []byte("\n"+line+"\n/fine /also-fine\n"))
		if len(diags) != 1 || !strings.Contains(diags[0].Message, want) || diags[0].Line != 2 {
			t.Errorf("%q: got %v, want %q on line 2", line, diags, want)
		}
		if len(rules) != 1 {
			t.Errorf("%q: %d rules are left", line, len(rules))
		}
	}
}

func TestParseHeadersRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"  X-A: b":          "comes before any path",
		"X-A: b":            "must begin with a slash",
		"/a\n  X A: b":      "made of letters and hyphens",
		"/a\n  X-A":         "written as Name: value",
		"/a\n  X-A:":        "no usable value",
		"/a\n  X-A: b\x00c": "no usable value",
	} {
		_, diags := ParseHeaders("_headers", []byte(text))
		if len(diags) != 1 || !strings.Contains(diags[0].Message, want) {
			t.Errorf("%q: got %v, want %q", text, diags, want)
		}
	}
}

func TestHeadersBelowAWrongPathAreForNone(t *testing.T) {
	headers, _ := ParseHeaders("_headers", []byte("/a\r\n  X-A: a\r\nb\r\n  X-B: b\r\n"))
	if got := headers.For("/a"); got.Get("X-A") != "a" || got.Get("X-B") != "" {
		t.Errorf("got %v", got)
	}
}

func FuzzParseRedirects(f *testing.F) {
	f.Add("/old/* /new/:splat 301!\n# remark\n/a/:b /c/:b?d=:b#e", "/old/x")
	f.Add("/* /index.html 200", "//")
	f.Fuzz(func(t *testing.T, text, path string) {
		rules, diags := ParseRedirects("_redirects", []byte(text))
		for _, d := range diags {
			if d.Line < 1 || d.Message == "" {
				t.Errorf("a problem without a position: %+v", d)
			}
		}
		if !IsPlain(path) {
			return
		}
		if rule, target, ok := rules.Find(path, false); ok && rule.Moves() && strings.HasPrefix(rule.to, "/") {
			if !strings.HasPrefix(target, "/") || strings.HasPrefix(target, "//") {
				t.Errorf("%q leads from %q to %q, which may be another host", text, path, target)
			}
		}
	})
}

func FuzzParseHeaders(f *testing.F) {
	f.Add("/*\n  X-A: b\n/a/:b\n\tX-A: c", "/a/b")
	f.Fuzz(func(t *testing.T, text, path string) {
		headers, diags := ParseHeaders("_headers", []byte(text))
		for _, d := range diags {
			if d.Line < 1 || d.Message == "" {
				t.Errorf("a problem without a position: %+v", d)
			}
		}
		// What is read can be sent as it is.
		for name, values := range headers.For(path) {
			if http.CanonicalHeaderKey(name) != name || strings.ContainsAny(strings.Join(values, ""), "\r\n\x00") {
				t.Errorf("%q gives the header %q: %q", text, name, values)
			}
		}
	})
}
