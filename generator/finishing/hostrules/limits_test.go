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

func TestWhatHostsDoNotTakeIsTold(t *testing.T) {
	files := func(format string, count int) map[string]int {
		sizes := map[string]int{}
		for i := range count {
			sizes[fmt.Sprintf(format, i)] = 1
		}
		return sizes
	}
	for want, sizes := range map[string]map[string]int{
		"": files("/a/%d.html", cloudflareFiles),
		"dist/: The site has 20001 files; Cloudflare Pages takes 20000.": files("/a/%d.html", cloudflareFiles+1),
		"dist/sounds/rain.mp3: This file has more than 25 MiB, the most that Cloudflare Pages takes.": {
			"/sounds/rain.mp3": cloudflareBytes + 1, "/sounds/wind.mp3": cloudflareBytes},
		"dist/: The site has 54000 files; Cloudflare Pages takes 20000.":                                                                               files("/assets/%d.png", netlifyPerFolder),
		"dist/: The site has 54001 files; Cloudflare Pages takes 20000.; dist/assets: This folder has 54001 files; Netlify takes 54000 in one folder.": files("/assets/%d.png", netlifyPerFolder+1),
	} {
		var got []string
		for _, d := range CheckFiles("dist", sizes) {
			got = append(got, d.File+": "+d.Message)
			if d.Hint == "" {
				t.Errorf("%s: there is no hint", d.Message)
			}
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
