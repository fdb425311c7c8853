package model_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/linking/editor"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/testfiles"
)

const week = "    - days: Saturday\n      open: 9am to noon\n"

func TestHoursAreSaidInTextsAndToSearchEngines(t *testing.T) {
	routes, _, diags := link(t, load(t,
		edit{siteYAML, week, week + "    - days: Sunday, Monday\n      open: 22:15 to midnight\n  closed: [2026-12-25, 2026-12-28 to 2027-01-01]\n"},
		edit{siteYAML, "  small: \"", "  small: \"{hours:closed}. "}))
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	text := described(t, routes["/"])
	for _, want := range []string{
		`"closes":"20:00","dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"09:00"`,
		`"closes":"12:00","dayOfWeek":["Saturday"],"opens":"09:00"`,
		`"closes":"23:59","dayOfWeek":["Sunday","Monday"],"opens":"22:15"`,
		`"closes":"00:00","opens":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"`,
		`"closes":"00:00","opens":"00:00","validFrom":"2026-12-28","validThrough":"2027-01-01"`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("search engines are not told %s: %s", want, text)
		}
	}
	site, _ := json.Marshal(routes["/terms"].Page.Site)
	shown := markupOf(routes["/terms"].Body()) + string(site)
	for _, want := range []string{
		"My hours: Monday to Friday ",
		`"small":"25 December 2026, 28 December 2026 to 1 January 2027. `,
	} {
		if !strings.Contains(shown, want) {
			t.Errorf("the terms do not say %s", want)
		}
	}
}

func TestSearchEnginesAreToldTheCountryOfTheContent(t *testing.T) {
	for line, want := range map[string]string{"  country: GB\n": "GB", "  country: IE\n": "IE", "": "GB"} {
		routes, _, _ := link(t, load(t, edit{siteYAML, "  country: GB\n", line}))
		for path, says := range map[string]string{"/": `"addressCountry":"%s"`, "/services": `"@type":"Service".*"areaServed":"%s"`} {
			if text := described(t, routes[path]); !regexp.MustCompile(fmt.Sprintf(says, want)).MatchString(text) {
				t.Errorf("%q: search engines are told of %s %s", line, path, text)
			}
		}
	}
}

func TestTheNoticeIsShownOnItsDaysOnly(t *testing.T) {
	const notice = "notice:\n  text: Closed for [a week](/contact).\n  from: %from\n  until: %until\n  pages: [/contact]\n"
	for days, want := range map[string]struct {
		shown bool
		says  string
	}{
		"2026-11-25 2026-11-30": {false, ""},
		"2026-11-24 2026-11-30": {true, ""},
		"2026-11-20 2026-11-24": {true, ""},
		"2026-11-20 2026-11-23": {false, "The notice was for the days until 23 November 2026, so it is not shown any more."},
		"2026-11-30 2026-11-24": {false, "The notice ends on 24 November 2026, before it begins on 30 November 2026."},
	} {
		from, until, _ := strings.Cut(days, " ")
		added := strings.NewReplacer("%from", from, "%until", until).Replace(notice)
		tree := load(t, edit{"content/site.yaml", "\nconsent:\n", "\n" + added + "\nconsent:\n"})
		routes, _, diags := link(t, tree)
		shown := routes["/contact"].Page.Site.(*model.Site).Notice != nil
		if got := messages(diags); shown != want.shown || !strings.Contains(got, want.says) || want.says == "" && got != "" {
			t.Errorf("%s: shown %t, and says %q", days, shown, got)
		}
	}
}

func TestVisitsAreCountedByTheServiceThatIsNamed(t *testing.T) {
	told := edit{"content/pages/cookies.md", "## Calendly,", "## Counting visits {#visits}\n\nPlausible counts visits.\n\n## Calendly,"}
	for _, test := range []struct{ visits, counter, sources string }{
		{"by: none", `null`, ""},
		{"by: plausible\n  id: littledormouse.co.uk", `{"script":"https://plausible.io/js/script.js","attributes":[["data-domain","littledormouse.co.uk"]],"commands":[]}`, "connect-src https://plausible.io"},
		{"by: fathom\n  id: ABCDEFGH", `{"script":"https://cdn.usefathom.com/script.js","attributes":[["data-site","ABCDEFGH"],["data-spa","auto"]],"commands":[]}`, "img-src https://cdn.usefathom.com"},
		{"by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409", `{"script":"https://cloud.umami.is/script.js","attributes":[["data-website-id","94db1cb1-74f4-4a40-ad6c-962362670409"]],"commands":[]}`, "connect-src https://cloud.umami.is https://gateway.umami.is https://*.umami.dev"},
		{"by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409\n  server: https://stats.shop", `{"script":"https://stats.shop/script.js","attributes":[["data-website-id","94db1cb1-74f4-4a40-ad6c-962362670409"]],"commands":[]}`, "connect-src https://stats.shop"},
		{"by: matomo\n  id: 7\n  server: https://stats.shop/matomo", `{"script":"https://stats.shop/matomo/matomo.js","attributes":[],"commands":[["disableCookies"],["setTrackerUrl","https://stats.shop/matomo/matomo.php"],["setSiteId","7"]]}`, "img-src https://stats.shop"},
	} {
		routes, files, diags := link(t, load(t, told, edit{siteYAML, noVisits, "visits:\n  " + test.visits}))
		text, _ := json.Marshal(routes["/"].Page.Site.(*model.Site).Counter)
		if string(text) != test.counter || len(diags) > 0 {
			t.Errorf("%q: %s, want %s; says %q", test.visits, text, test.counter, messages(diags))
		}
		directive, hosts, _ := strings.Cut(test.sources, " ")
		for host := range strings.FieldsSeq(hosts) {
			if _, rest, _ := strings.Cut(string(files["/_headers"]), directive+" "); !strings.Contains(strings.SplitN(rest, ";", 2)[0], host) {
				t.Errorf("%q: the policy's %s leaves out %s", test.visits, directive, host)
			}
		}
	}
}

const harbour = `colours:
  paper: {day: "#f4f8fb", night: "#0d141b"}
  card: {day: "#ffffff", night: "#15202a"}
  ink: {day: "#14222e", night: "#dbe7f1"}
  soft: {day: "#465866", night: "#a5b6c4"}
  link: {day: "#1b5c92", night: "#8ec5f2"}
  action: {day: "#1b5c92", night: "#7ab8ea"}
  accent: {day: "#f08a5d", night: "#c9714a"}
  band: {day: "#123a5c", night: "#080e14"}
`

func TestABrandColoursThePagesAndTheBarsOfBrowsers(t *testing.T) {
	tree := load(t, edit{"content/brand.yaml", "", harbour})
	routes, files, diags := link(t, tree)
	if len(diags) > 0 {
		t.Error(messages(diags))
	}
	theme := routes["/"].Head.Theme
	if theme.Light != "#f4f8fb" || theme.Dark != "#0d141b" || theme.Dim == "#140A02" {
		t.Errorf("the bars are %+v", theme)
	}
	if manifest := string(files["/site.webmanifest"]); strings.Count(manifest, "#f4f8fb") != 2 {
		t.Errorf("the manifest is %s", manifest)
	}
	styles := tree.Look().Styles
	tokens := testfiles.Read(t, filepath.Join(repository, "components/styles/tokens.css"))
	left := regexp.MustCompile(`^--(tone|shade)-`) // tables' own colours, and shadows
	for _, token := range regexp.MustCompile(`(--[\w-]+): light-dark`).FindAllStringSubmatch(string(tokens), -1) {
		if !left.MatchString(token[1]) && strings.Count(styles, token[1]+":") != 2 {
			t.Errorf("the brand gives %s no colour by day and night and in the dim light", token[1])
		}
	}
	var drawn strings.Builder
	for _, file := range []string{"components/card/backdrop.svg", "generator/pictures/socialimage/draw.go"} {
		data := testfiles.Read(t, filepath.Join(repository, file))
		drawn.Write(data)
	}
	for from, to := range tree.Look().Cards {
		if !strings.Contains(drawn.String(), from) || !strings.Contains(styles, ":light-dark("+to) {
			t.Errorf("pictures of shared links have no %s, or pages no %s", from, to)
		}
	}
	if without := load(t).Look(); without.Styles != "" || without.Theme.Light != "#FBF6EE" {
		t.Errorf("without a brand the look is %+v", without)
	}
}

func TestPicturesOfSharedLinksHaveTheTypefacesOfABrand(t *testing.T) {
	brand := edit{"content/brand.yaml", "", harbour + "type:\n  headings-file: /own.woff2\n  text: Fraunces\n"}
	for _, file := range []string{"public/own.ttf", "public/own.otf"} {
		tree := load(t, brand, edit{file, "", "a typeface"})
		_, _, diags := link(t, tree)
		if types := tree.Look().CardTypes; len(diags) > 0 || types[0].File != file || types[1].Name != "Fraunces" {
			t.Errorf("%s: %v %v", file, types, diags)
		}
	}
}

func TestASiteCanStartWithoutStories(t *testing.T) {
	for name, text := range map[string]string{"an empty file": "", "a file with a remark": "# Stories come here.\n", "an empty list": "[]\n"} {
		opts := options(t, edit{"content/pages/ad.md", "\nstory: ", "\nx-story: "}, edit{"content/pages/discovery-call.md", "\nstory: ", "\nx-story: "})
		for _, page := range []string{"ad", "discovery-call"} {
			file := opts.FS.(fstest.MapFS)["content/pages/"+page+".md"]
			before, after, _ := strings.Cut(string(file.Data), "\nx-story: ")
			_, after, _ = strings.Cut(after, "\n")
			file.Data = []byte(before + "\n" + after)
		}
		opts.FS.(fstest.MapFS)["content/testimonials.yaml"] = &fstest.MapFile{Data: []byte(text)}
		tree, diags := content.Load(t.Context(), opts)
		if len(diags) > 0 {
			t.Errorf("%s: %s", name, messages(diags))
		}
		routes, _, diags := link(t, tree)
		if got := messages(diags); !strings.HasPrefix(got, "content/site.yaml:") || !strings.HasSuffix(got, ": The link “/#testimonials” leads to a heading, section or ID that content/pages/index.md does not have.") {
			t.Errorf("%s: the link in the footer is reported as: %s", name, got)
		}
		if stories := routes["/"].Page.Content.(*model.Home).Testimonials; stories == nil || len(stories) > 0 {
			t.Errorf("%s: the stories are %v", name, stories)
		}
	}
}

func TestTheEditorShowsTheAllowedSentencesAndNotTheDangers(t *testing.T) {
	opts := options(t, edit{"content/site.yaml", "demonstration: true\n", "demonstration: true\nadmin: true\nrepository:\n  name: a/b\n"})
	tree, _ := content.Load(t.Context(), opts)
	files := editor.Files(editor.Options{FS: opts.FS, Tree: tree})
	config := string(files["/admin/config.json"])
	var whole struct {
		Collections []struct {
			Files []struct {
				File   string
				Fields []struct{ Name string }
			}
		}
	}
	if err := json.Unmarshal(files["/admin/config.json"], &whole); err != nil {
		t.Fatal(err)
	}
	fields := map[string]bool{}
	for _, collection := range whole.Collections {
		for _, file := range collection.Files {
			for _, field := range file.Fields {
				fields[file.File+" "+field.Name] = true
			}
		}
	}
	for _, want := range []string{"site.yaml notice", "site.yaml hours", "site.yaml visits", "pages/services.md offers", "pages/services.md limited", "brand.yaml colours", "allowed.yaml _items", "pages/before-we-talk.md questions"} {
		if !fields["content/"+want] {
			t.Errorf("no form has %s", want)
		}
	}
	for file, isShown := range map[string]bool{"content/brand.yaml": true, "content/allowed.yaml": true, "content/never-advised.yaml": false} {
		if strings.Contains(config, file) != isShown {
			t.Errorf("%s is shown: %t", file, !isShown)
		}
	}
}
