package render

import (
	"bytes"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/evanw/esbuild/pkg/cli"

	"nightlight/generator/base/encode"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

func piece(source, markup string) (h schema.HTML) {
	h.Source = source
	h.Set(markup)
	return h
}

// head.min.js must be what go generate makes of head.js.
func TestTheHeadScriptIsMadeOfItsSource(t *testing.T) {
	options, err := cli.ParseBuildOptions([]string{"head.js", "--bundle", "--minify", "--target=es5", "--supported:const-and-let=true", "--tsconfig-raw={}"})
	if err != nil {
		t.Fatal(err)
	}
	if made := api.Build(options); len(made.OutputFiles) != 1 || string(made.OutputFiles[0].Contents) != HeadScript {
		t.Errorf("go generate makes another script of head.js: %v %s", made.Errors, made.OutputFiles)
	}
}

func TestInjectMarkupFillsTheElementsThatReactLeftEmpty(t *testing.T) {
	lead, icon := piece("Sleep *well*", "<p>Sleep <em>well</em></p>"), piece("moon", "<svg></svg>")
	markup := map[string]string{lead.ID: lead.Markup, icon.ID: icon.Markup}
	for _, test := range []struct{ name, rendered, want string }{
		{"between its tags", `<div data-html="LEAD"></div>`, `<div data-html="LEAD"><p>Sleep <em>well</em></p></div>`},
		{"after further attributes", `<p class="a" data-html="LEAD" id="b"></p>!`, `<p class="a" data-html="LEAD" id="b"><p>Sleep <em>well</em></p></p>!`},
		{"in several places", `<i data-html="ICON"></i><i data-html="ICON"></i>`, `<i data-html="ICON"><svg></svg></i><i data-html="ICON"><svg></svg></i>`},
		{"and nothing else", `<p>data-html="LEAD"</p>`, `<p>data-html="LEAD"</p>`},
	} {
		t.Run(test.name, func(t *testing.T) {
			named := strings.NewReplacer("LEAD", lead.ID, "ICON", icon.ID)
			var got bytes.Buffer
			unused := injectMarkup(&got, []byte(named.Replace(test.rendered)), markup)
			if want := named.Replace(test.want); got.String() != want {
				t.Errorf("got  %s\nwant %s", got.String(), want)
			}
			for id, text := range markup { // markup without an element goes into the page's data
				if shown := strings.Contains(got.String(), text); shown == (unused[id] == text) {
					t.Errorf("%s is shown: %t, and returned: %q", id, shown, unused[id])
				}
			}
		})
	}
}

func TestAPhotographFitsItsPlace(t *testing.T) {
	const photo = `<picture><source srcset="a 1w" sizes="9rem"><img sizes="9rem" alt="sizes=&#34;1&#34;" loading="lazy"></picture>`
	for slot, want := range map[string]string{
		"":          photo,
		" unknown":  photo,
		" portrait": `<picture><source srcset="a 1w" sizes="8rem"><img sizes="8rem" alt="sizes=&#34;1&#34;" loading="lazy"></picture>`,
		" hero":     `<picture><source srcset="a 1w" sizes="HERO"><img sizes="HERO" alt="sizes=&#34;1&#34;" fetchpriority="high"></picture>`,
		// Two device pixels per CSS pixel are enough on a phone.
		" figure": `<picture><source srcset="a 1w" sizes="FIGURE"><img sizes="FIGURE" alt="sizes=&#34;1&#34;" loading="lazy"></picture>`,
	} {
		rendered := `<div data-html="photo-a` + slot + `"></div>`
		sizes := strings.NewReplacer("HERO", placements["hero"].sizes,
			"FIGURE", "(max-width: 30rem) and (min-resolution: 2.25dppx) 60vw, (min-width: 45rem) 44rem, 92vw")
		want = strings.TrimSuffix(rendered, "</div>") + sizes.Replace(want) + "</div>"
		var got bytes.Buffer
		unused := injectMarkup(&got, []byte(rendered), map[string]string{"photo-a": photo})
		if got.String() != want || len(unused) > 0 {
			t.Errorf("got  %s\nwant %s", got.String(), want)
		}
	}
}

// A slot that the table lacks would get the width for running text.
func TestThePlacesOfPicturesAreThoseOfTheComponents(t *testing.T) {
	source := testfiles.Read(t, "../../../components/ui/picture.tsx")
	var named []string
	for _, found := range regexp.MustCompile(`(?m)^ +\| '(\w+)'`).FindAllStringSubmatch(string(source), -1) {
		named = append(named, found[1])
	}
	if known := slices.Sorted(maps.Keys(placements)); !slices.Equal(known, named) {
		t.Errorf("the table has %q, the component %q", known, named)
	}
}

func TestAMembersFileHasNumbersInPlaceOfHashes(t *testing.T) {
	page := guidePage()
	page.Emblem.ID, page.Emblem.Markup = "photo-a", "<img>"
	page.Gate = &schema.Gate{}
	page.Content.(*guide).Asked = []string{"a question"}
	page.Content.(*guide).Rules = []string{"a rule of check's"}
	_, file, _ := splitGated(Job{Page: page}, Options{})
	for _, want := range []string{`"emblem":"photo-a",`, `"content":{"lead":"0","asked":["a question"],"rules":null}`, `"markup":{"0":"<p>A lead of some words.</p>","photo-a":"<img>"}`} {
		if !strings.Contains(string(file.Data), want) {
			t.Errorf("the file has no %s:\n%s", want, file.Data)
		}
	}
	if lead := page.Content.(*guide).Lead; len(lead.ID) != 8 {
		t.Errorf("the page itself has the ID %q", lead.ID)
	}
}

// guide is the content of a type of page.
type guide struct {
	schema.Matter `json:"-"`
	Lead          schema.Prose `json:"lead"`
	Asked         []string     `json:"asked" browser:"members"`
	Rules         []string     `json:"rules" browser:"-"`
}

func guidePage() *schema.Page {
	guide := &guide{}
	guide.Lead.HTML = piece("A lead of some words.", "<p>A lead of some words.</p>")
	return &schema.Page{Path: "/a", Template: "guide", Title: "A </script> title", Content: guide, Site: &schema.Site{}}
}

func TestDocumentHoldsProseOnceAndItsStructureAsData(t *testing.T) {
	page := guidePage()
	lead := page.Content.(*guide).Lead
	rendered := []byte(`<div data-html="` + lead.ID + `"></div>`)
	data, markup := encode.JSON(page), markupOf(page)
	file := document(&schema.Head{Title: "T & T"}, page, bundle.Manifest{}, data, markup, rendered)

	if n := bytes.Count(file, []byte("A lead of some words")); n != 1 {
		t.Errorf("the lead is %d times in the document, want 1:\n%s", n, file)
	}
	if n := bytes.Count(file, []byte("</script>")); n != 3 {
		t.Errorf("a title closes a script: %d closing tags, want 3:\n%s", n, file)
	}
	if !bytes.Contains(file, []byte("<title>T &amp; T</title>")) {
		t.Errorf("the title is not escaped:\n%s", file)
	}
}

func TestScriptsWaitInATemplate(t *testing.T) {
	page := guidePage()
	manifest := bundle.Manifest{Entry: "/assets/client.js", Preload: map[string][]string{"guide": {"/assets/guide.js"}}}
	file := document(&schema.Head{}, page, manifest, encode.JSON(page), nil, nil)

	before, rest, _ := bytes.Cut(file, []byte(`<template id="scripts">`))
	waiting, after, _ := bytes.Cut(rest, []byte("</template>"))
	for _, script := range []string{`src="/assets/client.js"`, `href="/assets/guide.js"`} {
		if !bytes.Contains(waiting, []byte(script)) || bytes.Contains(before, []byte(script)) || bytes.Contains(after, []byte(script)) {
			t.Errorf("%s must be in the template only:\n%s", script, file)
		}
	}
}
