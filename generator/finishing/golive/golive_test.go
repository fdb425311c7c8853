package golive_test

import (
	"strings"
	"testing"

	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
)

// load reads the bakery with some files replaced.
func load(t *testing.T, files string) *content.Tree {
	t.Helper()
	tree, diags := content.Load(t.Context(), content.Options{Model: bakery.Model(), FS: bakery.With(files), Icons: bakery.Icons()})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return tree
}

// check returns the checklist's diagnostics for the bakery with some files replaced, one per line.
func check(t *testing.T, files string) string {
	t.Helper()
	var lines []string
	for _, d := range golive.Check(load(t, files)) {
		lines = append(lines, d.Pos.String()+" "+d.Message)
	}
	return strings.Join(lines, "\n")
}

func site(address, phone string) string {
	return "-- content/site.yaml --\nname: B\ntagline: T\naddress: " + address + "\ndescription: d\nmark: dot\ntelephone: '" + phone + "'\nmembers-notice: n\n"
}

func TestTheRulesOfEverySiteAndOfTheModelAreChecked(t *testing.T) {
	if got := check(t, site("https://bakery.co.uk", "1")); got != "" {
		t.Errorf("the bakery is ready, and yet: %s", got)
	}
	for _, test := range []struct{ files, want string }{
		{site("https://bakery.example", "1"), "content/site.yaml:3:10 The site's address, https://bakery.example, is an example."},
		{site("https://bakery.co.uk", "0000"), "content/site.yaml:6:12 The telephone number is an example."},
		{site("http://bakery.co.uk", "1"), "content/site.yaml:3:10 The site's address begins with http:, so that browsers call it unsafe and search engines list it twice."},
		{site("https://bakery.co.uk", "1") + "-- content/pages/not-found.md --\n---\ntemplate: not-found\ntitle: Lost\ndescription: d\ntext: t\nsample: true\n---\n", "content/pages/not-found.md:6:9 The page “Lost” is a sample."},
	} {
		if got := check(t, test.files); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

func TestADemonstrationIsToldSoAndMayHoldExamples(t *testing.T) {
	examples := site("https://bakery.example", "1")
	if got := golive.Refuse(load(t, examples)); len(got) != 1 {
		t.Errorf("a site with an example's address is refused for %d reasons: %v", len(got), got)
	}
	demonstration := examples + "demonstration: true\n"
	if got := golive.Refuse(load(t, demonstration)); len(got) != 0 {
		t.Errorf("a demonstration is refused: %v", got)
	}
	if got, want := check(t, demonstration), "content/site.yaml:8:16 The site says that it is a demonstration."; !strings.Contains(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestHostsThatAreNotForThePublic(t *testing.T) {
	for address, want := range map[string]string{
		"https://bakery.example": "an example", "https://bakery.example/": "an example", "hello@bakery.example": "an example", "https://www.example.com": "an example",
		"https://bakery.test": "an example", "https://bakery.invalid/a": "an example", "a@mail.example.org": "an example", "https://EXAMPLE.NET": "an example",
		"http://localhost:4321": "only for this computer or its network", "http://192.168.1.4/": "only for this computer or its network", "http://mac.local": "only for this computer or its network",
		"https://staging.bakery.co.uk": "of a trial or a preview", "https://bakery-staging.netlify.app": "of a trial or a preview", "https://deploy-preview-3--bakery.netlify.app": "of a trial or a preview",
		"https://dev.bakery.co.uk": "of a trial or a preview", "https://a1.ngrok-free.app": "of a trial or a preview",
		"https://bakery.co.uk": "", "hello@examples.org": "", "https://bakery.netlify.app": "", "https://testimonials.co.uk": "", "https://device.co.uk": "", "https://www.previews.org/example.com": "",
		"https://stage-school.co.uk": "", "https://home-staging.co.uk": "", "https://dev.to/ann": "", "": "", "AW-1": "", "https://the-example.com": "",
	} {
		if got := golive.NotPublic(address); got != want {
			t.Errorf("%s: got %q, want %q", address, got, want)
		}
	}
}
