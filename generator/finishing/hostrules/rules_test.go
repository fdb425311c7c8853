package hostrules

import (
	"fmt"
	"strings"
	"testing"
)

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

func config(headers, redirects string) ServerConfig {
	c := ServerConfig{Root: "/srv/dist", Address: "8080"}
	c.Headers, c.Redirects = parseHeaders([]byte(headers)), parseRedirects([]byte(redirects))
	return c
}

func TestServersAreToldWhatTheHostReads(t *testing.T) {
	c := config("/*\n  X-A: a\n  X-B: a\n  X-Robots-Tag: noindex\n/assets/*\n  Cache-Control: immutable\n/members/*\n  X-Robots-Tag: none\n/site.webmanifest\n  Content-Type: application/manifest+json; charset=utf-8\n", "/old /new 301\n")
	nginx, err := c.Write("nginx")
	if err != nil {
		t.Fatal(err)
	}
	caddy, err := c.Write("caddy")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`add_header X-A "a" always;`, `"~^/assets(/.*)?/?$" "immutable";`, `"~^/members(/.*)?/?$" "noindex, none";`, "location = /old { return 301 /new; }", `root "/srv/dist";`} {
		if !strings.Contains(nginx, want) {
			t.Errorf("nginx is not told %s:\n%s", want, nginx)
		}
	}
	if strings.Contains(nginx, "Content-Type") || !strings.Contains(nginx, "application/manifest+json webmanifest;") {
		t.Errorf("nginx would send two types:\n%s", nginx) // it adds them to the types that it knows
	}
	for _, want := range []string{`header X-A "a"`, "path_regexp ^/assets(/.*)?/?$", `Cache-Control "immutable"`, `X-Robots-Tag "noindex, none"`, "redir /old /new 301"} {
		if !strings.Contains(caddy, want) {
			t.Errorf("Caddy is not told %s:\n%s", want, caddy)
		}
	}
}

func TestTheNarrowestRuleIsAskedFirst(t *testing.T) {
	c := config("/*\n  X-A: wide\n/a/*\n  X-A: narrow\n/a/b/*\n  X-A: narrowest\n", "")
	nginx, err := c.Write("nginx")
	if want := "default \"wide\";\n\t\"~^/a/b(/.*)?/?$\" \"wide, narrow, narrowest\";\n\t\"~^/a(/.*)?/?$\" \"wide, narrow\";\n}"; err != nil || !strings.Contains(nginx, want) {
		t.Errorf("nginx is not told %s:\n%s", want, nginx)
	}
	caddy, err := c.Write("caddy")
	if narrow, narrowest := strings.Index(caddy, `X-A "wide, narrow"`), strings.Index(caddy, `, narrowest"`); err != nil || narrow < 0 || narrowest < narrow {
		t.Errorf("Caddy is told:\n%s", caddy) // the last header wins
	}
}

func TestWhatNoServerIsToldIsRefused(t *testing.T) {
	for _, c := range []ServerConfig{
		config("/*\n  X-A: $uri\n", ""),
		config("/*\n  X-A: \"b\"\n", ""),
		config("/x/*\n  X-A: ${b}\n", ""),
		config("", "/old/* /new/:splat 301\n"),
		config("", "/old /new;deny 301\n"),
		{Root: `/srv/"; autoindex on; #`},
	} {
		if text, err := c.Write("nginx"); err == nil {
			t.Errorf("nginx is told:\n%s", text)
		}
		if text, err := c.Write("caddy"); err == nil {
			t.Errorf("Caddy is told:\n%s", text)
		}
	}
}
