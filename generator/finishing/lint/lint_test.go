package lint

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// document returns a valid page with a body.
func document(title, body string) string {
	return fmt.Sprintf(`<!doctype html><html lang="en-GB"><head><title>%s</title>
<meta name="description" content="A sentence."><link rel="canonical" href="https://site.example/"></head>
<body><h1>%s</h1>%s</body></html>`, title, title, body)
}

// tree contains a site's files by path.
type tree map[string]string

func (files tree) set() *output.Set {
	set := new(output.Set)
	for name, text := range files {
		set.Add(name, []byte(text))
	}
	return set
}

func check(t *testing.T, site tree) []string {
	t.Helper()
	var reported []string
	diags := Check(t.Context(), site.set(), Options{
		Folder: "dist", Origin: "https://site.example",
		Unseal: func(_ string, data []byte) []byte { return bytes.TrimPrefix(data, []byte("sealed: ")) },
	})
	for _, d := range diags {
		reported = append(reported, d.File+": "+d.Message)
		if d.Hint == "" {
			t.Errorf("no hint for %q", d.Message)
		}
	}
	return reported
}

func TestCheckIsContentWithAGoodSite(t *testing.T) {
	site := tree{
		// The hash of alert(1), from openssl dgst -sha256 -binary | base64.
		"/_headers":   "/*\n  Content-Security-Policy: script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self'\n",
		"/_redirects": "/old /services\n",
		"/index.html": document("Home", `<script type="application/json">{"not": "code"}</script><script>alert(1)</script>
			<a href="/services">s</a> <a href="/services/">s</a> <a href="services#prices">p</a> <a href="/old">o</a>
			<a href="#top">up</a> <a href="#">up</a> <a href="https://site.example/services#prices">p</a>
			<a href="https://elsewhere.example/x#y" target="_blank" rel="noopener">e</a> <a href="mailto:a@b.example">m</a>
			<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt=""><svg><title>Moon</title><use href="#moon"/></svg><svg id="moon"></svg>
			<form action="/#sent"><p id="sent"></p><label for="n">Name</label><input id="n"><label>Age <input></label></form>`),
		"/services/index.html": document("Services", `<p id="prices">…</p>`),
		"/hidden/index.html":   document("Home", ""),
		"/a.png":               "a", "/b.png": "b",
	}
	if reported := check(t, site); len(reported) > 0 {
		t.Errorf("problems:\n%s", strings.Join(reported, "\n"))
	}
}

func TestCheckRules(t *testing.T) {
	home := func(body string) tree {
		return tree{"/index.html": document("Home", body), "/_headers": "/*\n  Content-Security-Policy: default-src 'self'\n"}
	}
	replaced := func(old, new string) tree {
		return tree{"/index.html": strings.Replace(document("Home", ""), old, new, 1)}
	}
	cases := []struct {
		rule diag.ID
		site tree
		want []string
	}{
		{"policy-style", home(`<p style="color: red">x</p><style>p {}</style>`),
			[]string{`<p> has style="color: red".`, `The policy forbids the <style> that begins with "p {}".`}},
		{"policy-script", home(`<script>alert(1)</script><p onclick="go()">x</p>`),
			[]string{"<p> has a script in onclick.", `The policy forbids the script that begins with "alert(1)".`}},
		{"policy-script", replaced("</head>", `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>alert(1)</script></head>`),
			[]string{`The policy forbids the script that begins with "alert(1)".`}},
		{"page-link-broken", replaced("</head>", `<meta property="og:image" content="https://site.example/card.png"></head>`),
			[]string{"A link leads to /card.png, which does not exist."}},
		{"page-link-broken", home(`<a href="/nowhere#a">x</a> <img src="b.png" alt=""> <a href="#part">x</a> <form action="/sent"></form>`),
			[]string{
				`A link leads to /#part, but that page has nothing with the id "part".`,
				"A link leads to /b.png, which does not exist.",
				"A link leads to /nowhere#a, which does not exist.",
				"A link leads to /sent, which does not exist.",
			}},
	}
	tried := map[diag.ID]bool{}
	for _, c := range cases {
		tried[c.rule] = true
		t.Run(string(c.rule), func(t *testing.T) {
			var want []string
			for _, message := range c.want {
				want = append(want, "dist/index.html: "+message)
			}
			if diff := cmp.Diff(want, check(t, c.site)); diff != "" {
				t.Errorf("(- wanted, + found):\n%s", diff)
			}
		})
	}
	for _, r := range append(pageRules, linkRule) {
		if !tried[r.id] {
			t.Errorf("the rule %q has no case", r.id)
		}
	}
}

func TestWhatLooksLikeAnAddressInCodeIsAWarning(t *testing.T) {
	site := tree{"/index.html": document("Home", ""), "/a.js": `open("/nowhere.json")`}
	diags := Check(t.Context(), site.set(), Options{Folder: "dist", Origin: "https://site.example"})
	if len(diags) != 1 || diags[0].ID != "code-link-broken" || diags.HasErrors() {
		t.Errorf("got %v", diags)
	}
}

// Cloudflare Pages follows a redirect even if there is a file, so one of a folder of scripts would
// hide them from every page.
func TestARedirectLeadsAwayFromNoFile(t *testing.T) {
	site := tree{"/index.html": document("Home", ""), "/services/index.html": document("Services", ""), "/assets/a.js": "", "/assets/b.js": "", "/caf\u00e9.pdf": ""}
	for rule, file := range map[string]string{
		"/assets/*": "/assets/a.js", "/assets/b.js": "/assets/b.js", "/services/*": "/services/index.html", "/services/index.html": "/services/index.html", "/caf%C3%A9.pdf": "/caf\u00e9.pdf",
		"/asset/*": "", "/assets/a": "", "/assets/c.js": "", "/old%20page": "", "/Services": "",
	} {
		site["/_redirects"] = rule + " / 301\n"
		var want []string
		if file != "" {
			want = []string{"dist/_redirects: A redirect leads away from " + file + ", which exists."}
		}
		if diff := cmp.Diff(want, check(t, site)); diff != "" {
			t.Errorf("%s (- wanted, + found):\n%s", rule, diff)
		}
	}
}

func TestCheckSaysOnceWhatIsWrongEverywhere(t *testing.T) {
	site := tree{"/index.html": document("Home", "")}
	for i := range 40 {
		site[fmt.Sprintf("/page-%02d/index.html", i)] = document(fmt.Sprint(i), `<a href="/nowhere">x</a>`)
	}
	want := []string{"dist/page-00/index.html: A link leads to /nowhere, which does not exist. This is so on 39 more pages."}
	if diff := cmp.Diff(want, check(t, site)); diff != "" {
		t.Errorf("(- wanted, + found):\n%s", diff)
	}
}

func TestCheckReportsNamesThatAreOneOnSomeSystems(t *testing.T) {
	site := tree{"/index.html": document("Home", ""), "/Logo.svg": "a", "/logo.svg": "b"}
	want := []string{"dist/logo.svg: /Logo.svg and /logo.svg differ only in capital letters or accents."}
	if diff := cmp.Diff(want, check(t, site)); diff != "" {
		t.Errorf("(- wanted, + found):\n%s", diff)
	}
}

// source is a source whose keys are the files' contents; it counts the files that it makes.
type source struct {
	tree
	made int
}

func (s *source) Key(path string) string { return s.tree[path] }

func (s *source) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	s.made += len(paths)
	for _, path := range paths {
		if err := yield(path, []byte(s.tree[path])); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func TestFilesThatAreAsBeforeAreNotMade(t *testing.T) {
	pages := tree{
		"/index.html": document("Home", `<a href="/b#here">b</a><script>go()</script>`),
		"/b.html":     document("Other", `<p id="here">b</p>`),
		"/card.png":   "a picture",
	}
	missing, forbidden := `dist/index.html: A link leads to /b#here, but that page has nothing with the id "here".`,
		`dist/index.html: The policy forbids the script that begins with "go()".`
	headers, kept := "", new(cache.Cache)
	for _, step := range []struct {
		name   string
		change func()
		made   int
		want   []string
	}{
		{"the first time", func() {}, 3, nil},
		{"nothing", func() {}, 0, nil},
		{"a page", func() { pages["/b.html"] = document("Home", "b") }, 1, []string{missing}},
		{"nothing, though something is wrong", func() {}, 0, []string{missing}},
		{"the policy", func() { headers = "/*\n  Content-Security-Policy: script-src 'self'\n" }, 3, []string{missing, forbidden}},
	} {
		step.change()
		src := &source{tree: pages}
		set := tree{"/_headers": headers}.set()
		set.AddPages(src, slices.Collect(maps.Keys(pages))...)
		diags := Check(t.Context(), set, Options{Folder: "dist", Cache: kept})
		var reported []string
		for _, d := range diags {
			reported = append(reported, d.File+": "+d.Message)
		}
		if diff := cmp.Diff(step.want, reported); diff != "" || src.made != step.made {
			t.Errorf("%s: %d files were made, want %d\n(- wanted, + reported):\n%s", step.name, src.made, step.made, diff)
		}
	}
}

// failing fails to make one of its pages.
type failing struct{ source }

func (f *failing) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	made := slices.DeleteFunc(slices.Clone(paths), func(path string) bool { return path == "/b.html" })
	_, err := f.source.Produce(ctx, made, yield)
	return diag.List{diag.Errorf("tried", diag.Pos{File: "b.md"}, "no page")}, err
}

func TestWhatFollowsFromAPageThatCouldNotBeMadeIsHeldBack(t *testing.T) {
	src := &failing{source{tree: tree{"/index.html": document("Home", `<a href="/b#here">b</a>`), "/b.html": ""}}}
	set := tree{}.set()
	set.AddPages(src, "/index.html", "/b.html")
	diags := Check(t.Context(), set, Options{Folder: "dist"})
	if len(diags) != 1 || diags[0].File != "b.md" {
		t.Errorf("got %v", diags)
	}
}

// Each type of file that a build makes, with a broken address, and with text that is not an address
// or has a file.
func TestAnAddressInAnyFileIsOneOfTheSite(t *testing.T) {
	for _, c := range []struct {
		file, text string
		want       []string
	}{
		{"/search.json", `{"entries": [{"path": "/there"}, {"path": "/gone"}], "members": "/members/search-A.json"}`,
			[]string{"/gone", "/members/search-A.json"}},
		{"/members/a.json", `{"page": {"gate": {"href": "/there#x"}, "unit": "/month", "sound": "/gone.mp3"}}`, []string{"/gone.mp3"}},
		{"/members/key/a.sealed", "sealed: {\"body\": \"/gone.json\"}", []string{"/gone.json"}},
		{"/members/b.json", `{"markup": {"x": "<a href=\"/gone\">a</a><img srcset=\"/there 1x, /gone.webp 2x\" alt=\"\">"}}`,
			[]string{"/gone", "/gone.webp"}},
		{"/offline.json", `{"pages": {"/there": "abc", "/gone": "def"}}`, []string{"/gone"}},
		{"/sw.js", `const LIBRARY = {"files":{"/assets/gone.js":"","/there":""}};fetch("https://elsewhere.example/gone")`, []string{"/assets/gone.js"}},
		{"/assets/client.js", "import\"./chunk.js\";import('../there.js');const a=`/gone`,b='/gone.css',c=\"https://site.example/away\"", []string{
			"/assets/chunk.js", "/away", "/gone", "/gone.css",
		}},
		{"/assets/other.js", "x.replace(/\\/$/,\"/\");a=\"/assets/\";b=\"/&\";c=`/login${d}`;e='</a>';f=\"/members/*\";g=\"./\";h=\"a/b.c\"", nil},
		{"/assets/site.css", "@font-face{src:url(gone.woff2)}a{background:url('/there');mask:url(\"data:image/svg+xml,<svg/>\")}", []string{"/assets/gone.woff2"}},
		{"/sitemap.xml", `<?xml version="1.0"?><urlset xmlns="https://www.sitemaps.org/schemas"><url><loc>https://site.example/gone</loc></url></urlset>`,
			[]string{"/gone"}},
		{"/feed.xml", `<feed><link href="https://site.example/gone"/><link href="https://site.example/there"/><summary>&lt;a href="/away"&gt;a&lt;/a&gt;</summary></feed>`,
			[]string{"/away", "/gone"}},
		{"/site.webmanifest", `{"start_url": "/there", "icons": [{"src": "/gone.png"}], "shortcuts": [{"url": "/gone"}]}`, []string{"/gone", "/gone.png"}},
		{"/robots.txt", "User-agent: *\nAllow: /\nSitemap: https://site.example/gone.xml\n", []string{"/gone.xml"}},
		{"/_redirects", "/old /there 301\n/older /gone 301\n/all/* /there 301\n/news/* /blog/:splat 301\n/de/* https://site.example/:splat 301\n", []string{"/gone"}},
		{"/inline.html", document("Inline", `<script type="application/json">{"path":"/there","text":"/month","body":"/gone.json"}</script>
			<script type="application/ld+json">{"@id":"https://site.example/#business","image":"https://site.example/gone.png"}</script>`),
			[]string{"/gone.json", "/gone.png"}},
	} {
		t.Run(c.file, func(t *testing.T) {
			site := tree{"/index.html": document("Home", ""), "/there/index.html": document("There", `<p id="x"></p>`), "/there.js": ""}
			site[c.file] = c.text
			var want []string
			for _, address := range c.want {
				want = append(want, "dist"+c.file+": A link leads to "+address+", which does not exist.")
			}
			if diff := cmp.Diff(want, check(t, site)); diff != "" {
				t.Errorf("(- wanted, + reported):\n%s", diff)
			}
		})
	}
}
