package lint

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Each kind of file that a build makes, with an address of nothing in it, and what stands
// there that is no address or has its file.
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
		{"/_redirects", "/old /there 301\n/older /gone 301\n/all/* /there 301\n", []string{"/gone"}},
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
