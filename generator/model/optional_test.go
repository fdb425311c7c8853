package model_test

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/linking/editor"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

func TestASiteCanStartWithoutStories(t *testing.T) {
	for name, text := range map[string]string{"an empty file": "", "a file with a remark": "# Stories come here.\n", "an empty list": "[]\n"} {
		opts := options(t, edit{"content/pages/ad.md", "\nstory: ", "\nx-story: "}, edit{"content/pages/discovery-call.md", "\nstory: ", "\nx-story: "})
		for _, page := range []string{"ad", "discovery-call"} {
			file := opts.FS.(fstest.MapFS)["content/pages/"+page+".md"]
			before, after, _ := strings.Cut(string(file.Data), "\nx-story: ")
			_, after, _ = strings.Cut(after, "\n")
			file.Data = []byte(before + "\n" + after)
		}
		opts.FS.(fstest.MapFS)["content/testimonials.yaml"].Data = []byte(text)
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
	files, diags := editor.Files(editor.Options{FS: opts.FS, Tree: tree})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
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
