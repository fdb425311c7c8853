package editor_test

import (
	"context"
	"encoding/json"
	"html"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"nightlight/generator/linking/editor"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
)

const site = `-- content/site.yaml --
name: The Bakery
tagline: Bread, Daily
address: https://bakery.test
description: A bakery that is only there to be built in tests.
mark: dot
telephone: "01234"
members-notice: You need to be logged in to see this.
`

const withEditor = site + `admin: true
repository:
  name: bakery/website
`

// schemas are the schemas of two kinds of file; the others have none.
var schemas = fstest.MapFS{
	"pages.schema.json": {Data: []byte(`{"anyOf": [{"title": "loaf", "$ref": "#/$defs/Loaf"}], "$defs": {
		"Loaf": {"type": "object", "required": ["title", "baked"], "properties": {
			"access": {"type": "string", "enum": ["public", "members"], "description": "Access is public or members."},
			"title": {"type": "string", "maxLength": 40, "description": "Title is the main heading."},
			"template": {"type": "string"},
			"tab-title": {"type": "string", "pattern": "^[A-Z]", "description": "TabTitle begins with a capital."},
			"baked": {"type": "string", "format": "date"},
			"picture": {"type": "string", "format": "picture"},
			"related": {"type": "array", "maxItems": 3, "items": {"type": "string", "format": "page"}},
			"tips": {"type": "array", "items": {"type": "string", "format": "prose"}},
			"next": {"$ref": "#/$defs/Next"},
			"grams": {"type": "integer", "minimum": 0}
		}},
		"Next": {"type": "object", "required": ["label"], "properties": {"label": {"type": "string"}, "sample": {"type": "boolean"}}}
	}}`)},
	"hours.schema.json": {Data: []byte(`{"type": "array", "items": {"$ref": "#/$defs/Hours"}, "$defs": {
		"Hours": {"type": "object", "required": ["day"], "properties": {"day": {"type": "string"}}}
	}}`)},
	"till-label.schema.json": {Data: []byte(`{"$ref": "#/$defs/Label", "$defs": {
		"Label": {"type": "object", "properties": {"text": {"anyOf": [{"type": "string"}, {"type": "array"}]}}}
	}}`)},
}

func load(t *testing.T, text string) (*content.Tree, fs.FS) {
	t.Helper()
	model := bakery.Model()
	model.Schemas = schemas
	files := bakery.With(text)
	tree, diags := content.Load(context.Background(), content.Options{
		Model: model, FS: files, Icons: fstest.MapFS{}, Now: time.Date(2026, time.November, 2, 9, 0, 0, 0, time.UTC),
	})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return tree, files
}

// made returns the editor's files for a site.
func made(t *testing.T, text string) map[string][]byte {
	t.Helper()
	tree, files := load(t, text)
	return editor.Files(editor.Options{FS: files, Icons: bakery.Icons(), Tree: tree, Scripts: map[string][]byte{"editor-1.js": {}}, Entry: "editor-1.js"})
}

// config reads the configuration among these files.
func config(t *testing.T, made map[string][]byte, into any) {
	t.Helper()
	if err := json.Unmarshal(made["/admin/config.json"], into); err != nil {
		t.Fatal(err)
	}
}

// formOf returns the form of a collection, or of one of its files.
func formOf(t *testing.T, names ...string) map[string]any {
	t.Helper()
	form, key := map[string]any{}, "collections"
	config(t, made(t, withEditor), &form)
	for _, name := range names {
		var found map[string]any
		for _, item := range form[key].([]any) {
			if item := item.(map[string]any); item["name"] == name {
				found = item
			}
		}
		if found == nil {
			t.Fatalf("no %s among the %s", name, key)
		}
		form, key = found, "files"
	}
	return form
}

func TestASchemaBecomesAForm(t *testing.T) {
	form := formOf(t, "loaves")
	if form["folder"] != "content/loaves" || form["create"] != true || form["format"] != "in-place-frontmatter" {
		t.Errorf("the folder is %v, %v, %v", form["folder"], form["create"], form["format"])
	}
	want := []string{
		`{"hint":"The main heading.","label":"Title","maxlength":40,"name":"title","required":true,"use_emoji_autocomplete":false,"widget":"string"}`,
		`{"format":"YYYY-MM-DD","label":"Baked","name":"baked","required":true,"type":"date","widget":"datetime"}`,
		`{"hint":"*","label":"Text","name":"body","pattern":["^(?![^]*(?::::callout\\{[^}\\n]*\\bkind=[\"'](?!(?:safety|tip|note|fresh)[\"'])))","The kind of a callout is one of: safety, tip, note, fresh."],"required":false,"use_emoji_autocomplete":false,"widget":"text"}`,
		`{"hint":"Public or members.","label":"Access","name":"access","options":["public","members"],"required":false,"widget":"select"}`,
		`{"hint":"Begins with a capital.","label":"Tab title","name":"tab-title","pattern":["^[A-Z]","See the note at this field."],"required":false,"use_emoji_autocomplete":false,"widget":"string"}`,
		`{"label":"Picture","name":"picture","options":["dot"],"required":false,"widget":"select"}`,
		`{"label":"Related","max":3,"multiple":true,"name":"related","options":[{"label":"White Loaf","value":"/white"},{"label":"A New Oven","value":"/notes/new-oven"},{"label":"Fresh bread","value":"/"},{"label":"Page Not Found","value":"/404"}],"required":false,"widget":"select"}`,
		`{"field":{"label":"Item","name":"item","required":true,"use_emoji_autocomplete":false,"widget":"text"},"label":"Tips","name":"tips","required":false,"widget":"list"}`,
		`{"collapsed":"auto","fields":[{"label":"Label","name":"label","required":true,"use_emoji_autocomplete":false,"widget":"string"},{"label":"Sample","name":"sample","required":false,"widget":"boolean"}],"label":"Next","name":"next","required":false,"widget":"object"}`,
		`{"label":"Grams","min":0,"name":"grams","required":false,"value_type":"int","widget":"number"}`,
	}
	fields := form["fields"].([]any)
	if len(fields) != len(want) {
		t.Errorf("%d fields, want %d", len(fields), len(want))
	}
	for i, field := range fields {
		field := field.(map[string]any)
		if field["name"] == "body" {
			field["hint"] = "*"
		}
		if got, _ := json.Marshal(field); string(got) != want[i] {
			t.Errorf("got  %s\nwant %s", got, want[i])
		}
	}
}

func TestTheTitleOfADraftIsNotInTheEditor(t *testing.T) {
	made := made(t, withEditor+`-- content/pages/offer.md --
---
template: counter
title: Closing Down Sale
description: What we sell off before the bakery closes.
draft: true
---

All must go.
`)
	config := string(made["/admin/config.json"])
	if strings.Contains(config, "Closing") || !strings.Contains(config, `"label":"offer"`) || !strings.Contains(config, `"label":"Page Not Found (not-found)"`) {
		t.Error(config)
	}
}

func TestAFileThatIsAListHasOneField(t *testing.T) {
	fields := formOf(t, "site", "hours")["fields"].([]any)
	if list := fields[0].(map[string]any); len(fields) != 1 || list["name"] != "_items" || list["widget"] != "list" {
		t.Errorf("got %v", fields)
	}
}

func TestWhatNoFormCanShowIsEditedAsText(t *testing.T) {
	for _, names := range [][]string{{"till", "label"}, {"site", "site"}, {"notes"}, {"pages", "index"}} {
		form := formOf(t, names...)
		field := form["fields"].([]any)[0].(map[string]any)
		if form["format"] != "raw" || field["name"] != "body" || field["widget"] != "text" {
			t.Errorf("%v: got %v, %v", names, form["format"], field)
		}
	}
}

func TestDirectivesAreForms(t *testing.T) {
	made := made(t, withEditor)
	for _, want := range []string{
		`{"name":"callout","label":"Callout","fields":[{"name":"kind","label":"Kind","widget":"select","required":true,"options":["safety","tip","note","fresh"]},{"name":"title","label":"Title","widget":"string","required":false}]}`,
		`{"name":"tabs","label":"Tabs","fields":[{"name":"label","label":"Label","widget":"string","required":true}],"holds":"tab","least":2}`,
		`{"name":"picture","label":"Picture","widget":"select","required":true,"options":["dot"]}`,
		`{"name":"table","label":"Table","fields":[{"name":"name","label":"Name","widget":"select","required":true,"options":["prices"]},`,
		`{"name":"icon","label":"Icon","widget":"select","required":false,"options":["moon","wheat","wheat-off"]}`,
		`{"name":"href","label":"Href","widget":"string","required":true,"options":[{"label":"White Loaf","value":"/white"},`,
		`{"name":"jump","label":"Jump","fields":[],"leaf":true}`,
	} {
		if got := string(made["/admin/blocks.json"]); !strings.Contains(got, want) {
			t.Errorf("got %s\nwant %s", got, want)
		}
	}
}

// The editor requests only the host of the repository, and saves changes for review if it can.
func TestTheEditorAsksTheHostOfTheRepositoryAlone(t *testing.T) {
	for _, test := range []struct{ written, backend, mode, asks string }{
		{"  branch: live\n  sign-in: https://login.bakery.test\n", `{"name":"github","repo":"bakery/website","branch":"live","base_url":"https://login.bakery.test"}`, "editorial_workflow", "https://api.github.com https://www.githubstatus.com"},
		{"", `{"name":"github","repo":"bakery/website","branch":"main"}`, "editorial_workflow", "https://api.github.com https://www.githubstatus.com"},
		{"  host: gitlab\n  app-id: e1\n", `{"name":"gitlab","repo":"bakery/website","branch":"main","base_url":"https://gitlab.com","api_root":"https://gitlab.com/api/v4","auth_type":"pkce","app_id":"e1"}`, "editorial_workflow", "https://gitlab.com https://status-api.hostedstatus.com"},
		{"  host: gitlab\n  address: https://git.bakery.test\n", `{"name":"gitlab","repo":"bakery/website","branch":"main","base_url":"https://git.bakery.test","api_root":"https://git.bakery.test/api/v4"}`, "editorial_workflow", "https://git.bakery.test"},
		{"  host: forgejo\n  address: https://git.bakery.test/\n", `{"name":"gitea","repo":"bakery/website","branch":"main","base_url":"https://git.bakery.test","api_root":"https://git.bakery.test/api/v1"}`, "", "https://git.bakery.test"},
	} {
		made := made(t, withEditor+test.written)
		var got struct {
			Backend json.RawMessage `json:"backend"`
			Mode    string          `json:"publish_mode"`
		}
		config(t, made, &got)
		if string(got.Backend) != test.backend || got.Mode != test.mode {
			t.Errorf("%s: got %s %s", test.written, got.Backend, got.Mode)
		}
		page := html.UnescapeString(string(made[editor.Page]))
		if !strings.Contains(page, "connect-src 'self' blob: data: "+test.asks+`"`) || !strings.Contains(page, `src="/admin/files/editor-1.js"`) || made["/admin/files/editor-1.js"] == nil {
			t.Errorf("%s: the page is\n%s", test.written, page)
		}
	}
}

func TestTheEditorLeadsToThePageOfAFile(t *testing.T) {
	if folder := formOf(t, "loaves"); folder["preview_path"] != "{{slug}}" || folder["aliases_field"] != false {
		t.Errorf("the folder leads to %v, and keeps %v", folder["preview_path"], folder["aliases_field"])
	}
	if page := formOf(t, "pages", "index"); page["preview_path"] != "/" {
		t.Errorf("the front page is at %v", page["preview_path"])
	}
}

func TestAnEditorWithoutARepositoryIsReported(t *testing.T) {
	tree, _ := load(t, site+"admin: true\n")
	diags := editor.Check(tree)
	if len(diags) != 1 || diags[0].Pos.String() != "content/site.yaml:8:8" {
		t.Errorf("got %v", diags)
	}
	tree, _ = load(t, site)
	if diags := editor.Check(tree); len(diags) > 0 {
		t.Errorf("a site without an editor has problems: %v", diags)
	}
	for name, isOne := range map[string]bool{
		"rose/website": true, "rose/website, host: gitlab": true, "group/sub.group/site, host: gitlab": true,
		"website": false, "https://github.com/rose/website": false, "github.com/rose/website": false, "rose/website.git": false, "git@github.com:rose/website": false,
	} {
		tree, _ = load(t, site+"admin: true\nrepository: {name: "+name+"}\n")
		if diags := editor.Check(tree); diags.HasErrors() == isOne {
			t.Errorf("%s: %v", name, diags)
		}
	}
}
