package hostrules

import (
	"fmt"
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
		"/old /new 299":                  "The status must be",
		"/old /new 301!!":                "The status must be",
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

func TestWhatCloudflareDoesNotReadIsTold(t *testing.T) {
	lines := func(format string, count int) (text string) {
		for i := range count {
			text += fmt.Sprintf(format, i)
		}
		return text
	}
	for _, c := range []struct{ name, text, want string }{
		{"/_headers", lines("/a%d\n  X-A: b\n", 100), ""},
		{"/_headers", lines("/a%d\n  X-A: b\n", 102), "_headers:201: Cloudflare Pages reads 100 rules, and this is one more."},
		{"/_headers", "/*\n  X-A: " + strings.Repeat("b", 1994) + "\n", "_headers:2: This line has 2001 characters; Cloudflare Pages reads 2000."},
		{"/_redirects", lines("/a%d /b\n", 2000) + lines("/c%d/* /d\n", 100), ""},
		{"/_redirects", lines("/a%d /b\n", 2002), "_redirects:2001: Cloudflare Pages reads 2000 rules, and this is one more."},
		{"/_redirects", lines("/c%d/* /d\n", 102), "_redirects:101: Cloudflare Pages reads 100 rules with * or :names, and this is one more."},
		{"/_redirects", "/a /" + strings.Repeat("b", 1000) + "\n", "_redirects:1: This line has 1004 characters; Cloudflare Pages reads 1000."},
	} {
		var got []string
		for _, d := range CheckLimits(c.name[1:], c.name, []byte(c.text)) {
			got = append(got, fmt.Sprintf("%s:%d: %s", d.File, d.Line, d.Message))
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func config(t *testing.T, headers, redirects string) ServerConfig {
	t.Helper()
	c := ServerConfig{Root: "/srv/dist", Address: "8080"}
	c.Headers, _ = ParseHeaders("_headers", []byte(headers))
	c.Redirects, _ = ParseRedirects("_redirects", []byte(redirects))
	return c
}

func TestServersAreToldWhatTheHostReads(t *testing.T) {
	c := config(t, "/*\n  X-A: a\n  X-B: a\n  X-Robots-Tag: noindex\n/assets/*\n  Cache-Control: immutable\n/members/*\n  X-Robots-Tag: none\n/site.webmanifest\n  Content-Type: application/manifest+json; charset=utf-8\n", "/old /new 302\n")
	nginx, err := c.Nginx()
	if err != nil {
		t.Fatal(err)
	}
	caddy, err := c.Caddy()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`add_header X-A "a" always;`, `"~^/assets(/.*)?/?$" "immutable";`, `"~^/members(/.*)?/?$" "noindex, none";`, "location = /old { return 302 /new; }", `root "/srv/dist";`} {
		if !strings.Contains(nginx, want) {
			t.Errorf("nginx is not told %s:\n%s", want, nginx)
		}
	}
	if strings.Contains(nginx, "Content-Type") || !strings.Contains(nginx, "application/manifest+json webmanifest;") {
		t.Errorf("nginx would send two types:\n%s", nginx) // it adds to those that it knows
	}
	for _, want := range []string{`header X-A "a"`, "path_regexp ^/assets(/.*)?/?$", `Cache-Control "immutable"`, `X-Robots-Tag "noindex, none"`, "redir /old /new 302"} {
		if !strings.Contains(caddy, want) {
			t.Errorf("Caddy is not told %s:\n%s", want, caddy)
		}
	}
}

func TestTheNarrowestRuleIsAskedFirst(t *testing.T) {
	c := config(t, "/*\n  X-A: wide\n/a/*\n  X-A: narrow\n/a/b/*\n  X-A: narrowest\n", "")
	nginx, err := c.Nginx()
	if want := "default \"wide\";\n\t\"~^/a/b(/.*)?/?$\" \"wide, narrow, narrowest\";\n\t\"~^/a(/.*)?/?$\" \"wide, narrow\";\n}"; err != nil || !strings.Contains(nginx, want) {
		t.Errorf("nginx is not told %s:\n%s", want, nginx)
	}
	caddy, err := c.Caddy()
	if narrow, narrowest := strings.Index(caddy, `X-A "wide, narrow"`), strings.Index(caddy, `, narrowest"`); err != nil || narrow < 0 || narrowest < narrow {
		t.Errorf("Caddy is told:\n%s", caddy) // its last one wins
	}
}

func TestWhatNoServerIsToldIsRefused(t *testing.T) {
	for _, c := range []ServerConfig{
		config(t, "/*\n  X-A: $uri\n", ""),
		config(t, "/*\n  X-A: \"b\"\n", ""),
		config(t, "/x/*\n  X-A: ${b}\n", ""),
		config(t, "", "/old/* /new/:splat 301\n"),
		config(t, "", "/old /new 200\n"),
		config(t, "", "/old /new;deny 301\n"),
		{Root: `/srv/"; autoindex on; #`},
	} {
		if text, err := c.Nginx(); err == nil {
			t.Errorf("nginx is told:\n%s", text)
		}
		if text, err := c.Caddy(); err == nil {
			t.Errorf("Caddy is told:\n%s", text)
		}
	}
}
