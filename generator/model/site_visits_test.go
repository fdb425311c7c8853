package model_test

import (
	"encoding/json"
	"strings"
	"testing"

	"nightlight/generator/linking/site"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

func TestVisitsAreCountedByTheServiceThatIsNamed(t *testing.T) {
	told := edit{"content/pages/cookies.md", "## Calendly,", "## Counting visits {#visits}\n\nPlausible counts visits.\n\n## Calendly,"}
	for _, test := range []struct{ visits, counter, sources, says string }{
		{"by: none", ``, "", ""},
		{"by: plausible\n  id: littledormouse.co.uk", `{"script":"https://plausible.io/js/script.js","attributes":[["data-domain","littledormouse.co.uk"]],"commands":[]}`, "connect-src https://plausible.io", ""},
		{"by: fathom\n  id: ABCDEFGH", `{"script":"https://cdn.usefathom.com/script.js","attributes":[["data-site","ABCDEFGH"],["data-spa","auto"]],"commands":[]}`, "img-src https://cdn.usefathom.com", ""},
		{"by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409", `{"script":"https://cloud.umami.is/script.js","attributes":[["data-website-id","94db1cb1-74f4-4a40-ad6c-962362670409"]],"commands":[]}`, "connect-src https://cloud.umami.is https://gateway.umami.is https://*.umami.dev", ""},
		{"by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409\n  server: https://stats.shop", `{"script":"https://stats.shop/script.js","attributes":[["data-website-id","94db1cb1-74f4-4a40-ad6c-962362670409"]],"commands":[]}`, "connect-src https://stats.shop", ""},
		{"by: matomo\n  id: 7\n  server: https://stats.shop/matomo", `{"script":"https://stats.shop/matomo/matomo.js","attributes":[],"commands":[["disableCookies"],["setTrackerUrl","https://stats.shop/matomo/matomo.php"],["setSiteId","7"]]}`, "img-src https://stats.shop", ""},
		{"by: matomo\n  id: 7", "", "", "It is not said where matomo runs. Add a line “server: ”"},
		{"by: plausible", "", "", "“” is not how plausible names a site. Copy it from there: it looks like littledormouse.co.uk."},
		{"by: umami\n  id: 7", "", "", "“7” is not how umami names a site."},
		{"by: google\n  id: 7", "", "", "“by” cannot be “google”. Choose from: plausible, fathom, umami, matomo, none."},
		{"by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409\n  server: http://stats.shop", "", "", "“server” must begin with https://."},
	} {
		tree, diags := content.Load(t.Context(), options(t, told, edit{"content/site.yaml", "visits:\n  by: none", "visits:\n  " + test.visits}))
		var routes map[string]site.Route
		var files map[string][]byte
		if !diags.HasErrors() {
			routes, files, diags = link(t, tree)
		}
		got := ""
		for _, d := range diags {
			got += d.Message + " " + d.Hint + "\n"
		}
		if test.says != "" {
			if !strings.Contains(got, test.says) {
				t.Errorf("%q: %q, want %q", test.visits, got, test.says)
			}
			continue
		}
		counter := routes["/"].Page.Site.(*model.Site).Counter
		text, _ := json.Marshal(counter)
		if counter == nil {
			text = nil
		}
		if string(text) != test.counter || got != "" {
			t.Errorf("%q: %s, want %s; says %q", test.visits, text, test.counter, got)
		}
		directive, hosts, _ := strings.Cut(test.sources, " ")
		for host := range strings.FieldsSeq(hosts) {
			if _, rest, _ := strings.Cut(string(files["/_headers"]), directive+" "); !strings.Contains(strings.SplitN(rest, ";", 2)[0], host) {
				t.Errorf("%q: the policy's %s leaves out %s", test.visits, directive, host)
			}
		}
	}
}

func TestVisitorsAreToldWhoCountsThem(t *testing.T) {
	tree := load(t, edit{"content/site.yaml", "visits:\n  by: none", "visits:\n  by: fathom\n  id: ABCDEFGH"})
	_, _, diags := link(t, tree)
	if len(diags) != 1 || diags[0].ID != "visits-untold" || !strings.Contains(diags[0].Hint, "{#visits}") {
		t.Errorf("got %v", diags)
	}
}
