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
