package hostrules

import (
	"strings"
	"testing"
)

func config(t *testing.T, headers, redirects string) ServerConfig {
	t.Helper()
	c := ServerConfig{Root: "/srv/dist", Address: "8080"}
	c.Headers, _ = ParseHeaders("_headers", []byte(headers))
	c.Redirects, _ = ParseRedirects("_redirects", []byte(redirects))
	return c
}

// That the real servers answer so is what “npm run servers” tries.
func TestServersAreToldWhatTheHostReads(t *testing.T) {
	c := config(t, "/*\n  X-A: a\n  X-B: a\n  X-Robots-Tag: noindex\n/assets/*\n  Cache-Control: immutable\n/members/*\n  X-Robots-Tag: none\n", "/old /new 302\n")
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
	for _, want := range []string{`header X-A "a"`, "path_regexp ^/assets(/.*)?/?$", `Cache-Control "immutable"`, `X-Robots-Tag "noindex, none"`, "redir /old /new 302"} {
		if !strings.Contains(caddy, want) {
			t.Errorf("Caddy is not told %s:\n%s", want, caddy)
		}
	}
}

func TestCompressedFilesAreServedWhereThereAreSome(t *testing.T) {
	for _, compressed := range []bool{false, true} {
		c := config(t, "", "")
		c.Compressed = compressed
		nginx, err := c.Nginx()
		if err != nil || strings.Contains(nginx, "gzip_static on;") != compressed {
			t.Errorf("compressed: %v, and nginx is told:\n%s", compressed, nginx)
		}
		caddy, err := c.Caddy()
		if err != nil || strings.Contains(caddy, "precompressed br gzip") != compressed {
			t.Errorf("compressed: %v, and Caddy is told:\n%s", compressed, caddy)
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
