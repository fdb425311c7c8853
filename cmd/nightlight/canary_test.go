package main

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/phone"
	"nightlight/generator/sitetest/testfiles"
)

// openFields are the fields of schema.Matter that the document of a members' page makes public.
// Every other field of every kind of page gets a canary.
var openFields = map[string]string{
	"Title":       "in menus and on the tab",
	"TabTitle":    "on the tab",
	"Description": "in the head",
	"LoggedOut":   "chooses what visitors see",
	"Notice":      "what visitors read instead",
	"Emblem":      "the picture above the notice",
	"Canonical":   "in the head",
	"Access":      "makes it a members' page",
	"Template":    "the kind of page",
}

// openData are the data files that public pages show, and those with rules for the others.
var openData = []string{"site", "brand", "prices", "members", "testimonials", "answers", "search", "keeping", "help-first", "never-advised", "allowed"}

// listedNames are the names of a photograph, a drawing and a table, which the editor lists.
var listedNames = []string{"canaryphotographz", "canarydrawingz", "canarytablez"}

// canaryGuide has a canary in each Markdown construct.
const canaryGuide = "content/guides/canary.md"

// sealedAddress is the same expression as in components/navigation/sealed-file.ts.
var sealedAddress = regexp.MustCompile(`^/members/[^/]+(/.+)-.{12}\.sealed$`)

var canaryWord = regexp.MustCompile(`canary[a-z0-9]+z`)

// canaries plants words in everything that authors can add for members.
type canaries struct {
	planted map[string]bool
	// expected are the words that an unsealed library publishes.
	expected map[string]bool
}

func (c *canaries) word(path string, isSent bool) string {
	word := "canary" + regexp.MustCompile(`[^A-Za-z0-9]`).ReplaceAllString(path, "") + "z"
	word = strings.ToLower(word)
	c.planted[word] = true
	if isSent {
		c.expected[word] = true
	}
	return word
}

var (
	blockType = reflect.TypeFor[schema.Block]()
	htmlType  = reflect.TypeFor[schema.HTML]()
)

// fill plants a word in every text under v, which it finds by its type.
func (c *canaries) fill(v reflect.Value, path string, isSent bool, depth int) {
	switch {
	case depth > 8:
	case v.Type() == htmlType:
		html := v.Addr().Interface().(*schema.HTML)
		html.Set("<p>" + c.word(path, isSent) + "</p>")
		html.Source = path
	case v.Kind() == reflect.Pointer:
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		c.fill(v.Elem(), path, isSent, depth+1)
	case v.Type() == reflect.SliceOf(blockType):
		c.fillBlocks(v, path, isSent, depth)
	case v.Kind() == reflect.Slice:
		if v.Len() == 0 {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		}
		c.fill(v.Index(0), path, isSent, depth+1)
	case v.Kind() == reflect.Map && v.Type().Key().Kind() == reflect.String:
		value := reflect.New(v.Type().Elem()).Elem()
		c.fill(value, path, isSent, depth+1)
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(reflect.ValueOf("key").Convert(v.Type().Key()), value)
	case v.Kind() == reflect.String:
		v.SetString(c.word(path, isSent))
	case v.Kind() == reflect.Struct:
		c.fillFields(v, path, isSent, depth)
	}
}

func (c *canaries) fillFields(v reflect.Value, path string, isSent bool, depth int) {
	for i := range v.NumField() {
		field := v.Type().Field(i)
		isOpen := v.Type() == reflect.TypeFor[schema.Matter]() && openFields[field.Name] != ""
		isPlace := v.Type() == reflect.TypeFor[model.PlanEntry]() && (field.Name == "Slot" || field.Name == "When" || v.Field(i).IsZero())
		if !field.IsExported() || isOpen || isPlace || field.Tag.Get("const") != "" {
			continue
		}
		isInlined := field.Anonymous && field.Type != reflect.TypeFor[schema.Matter]()
		// The build fills in fields without a key, and shows Limited only in its month.
		byAuthor := field.Tag.Get("yaml") != "-" && field.Name != "Limited"
		c.fill(v.Field(i), path+" "+field.Name, isSent && byAuthor && (isInlined || field.Tag.Get("json") != "-"), depth+1)
	}
}

// fillBlocks plants one block of each kind.
func (c *canaries) fillBlocks(v reflect.Value, path string, isSent bool, depth int) {
	if depth > 4 {
		return
	}
	var blocks []schema.Block
	for _, kind := range model.LittleDormouse().BlockTypes() {
		block := reflect.New(reflect.TypeOf(kind).Elem())
		c.fill(block, path+" "+schema.NameOf(kind), isSent, depth+1)
		blocks = append(blocks, block.Interface().(schema.Block))
	}
	v.Set(reflect.ValueOf(blocks))
}

// plant fills the data that no public page shows with canaries, makes a page of each kind
// members' only, and fills the members' pages.
func (c *canaries) plant(tree *content.Tree) {
	for _, file := range tree.Data.Files() {
		if !slices.Contains(openData, file.Name) {
			c.fill(reflect.ValueOf(file.Value), file.Name, false, 0)
		}
	}
	gateEachKind(tree)
	toParts := func(link content.Link) bool {
		return strings.Contains(link.Href, "#") && !strings.Contains(link.Href, "canary")
	}
	tree.Links = slices.DeleteFunc(tree.Links, toParts) // links to parts of pages that are filled again
	for _, doc := range tree.Documents {
		doc.Links = slices.DeleteFunc(doc.Links, toParts)
	}
	for _, doc := range tree.Documents {
		if doc.Matter.Common().Access != schema.Members || doc.File == canaryGuide {
			continue
		}
		c.fill(reflect.ValueOf(doc.Matter), doc.Template, true, 0)
		body := reflect.New(reflect.TypeFor[[]schema.Block]()).Elem()
		c.fillBlocks(body, doc.Template+" body", true, 0)
		written := doc.Body
		doc.Body = func() []schema.Block {
			all := body.Interface().([]schema.Block)
			if written != nil {
				all = append(slices.Clone(written()), all...)
			}
			return all
		}
	}
}

// gateEachKind makes one page of each kind members' only.
func gateEachKind(tree *content.Tree) {
	pages := map[string]*schema.Matter{}
	for _, doc := range tree.Documents {
		matter := doc.Matter.Common()
		if known := pages[doc.Template]; known == nil || known.Access != schema.Members {
			pages[doc.Template] = matter
		}
	}
	for kind, matter := range pages {
		if tree.Model.Template(kind).Open == "" {
			matter.Access = schema.Members
		}
	}
}

// withCanaryFiles adds files that only a members' page shows, and texts that are not
// published at all.
func (c *canaries) withCanaryFiles(t *testing.T, root string) {
	t.Helper()
	photograph := slices.Insert(phone.JPEG(400, 300), 2, []byte("\xff\xfe\x00\x10canarycommentz")...)
	c.planted["canarycommentz"] = true
	files := map[string]string{
		"content/pictures/canaryphotographz.jpg": string(photograph),
		"content/pictures/canarydrawingz.svg":    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>` + c.word("drawing words", true) + `</text></svg>`,
		"content/tables/canarytablez.yaml": "caption: " + c.word("caption", true) + "\ncolumns: [A, " + c.word("column", true) + "]\nrows:\n  - cells: [B, '" + c.word("cell", true) + "']\nnote: '" + c.word("note", true) + " [file](/canary/canaryoftablez.pdf)'\n" +
			"# " + c.word("table remark", false) + "\n",
		canaryGuide: `---
title: The secret
description: What members read about the night, which nobody else finds in the page's own file.
access: members
# ` + c.word("matter remark", false) + `
lead: ` + c.word("lead", true) + `
now:
  - ` + c.word("now", true) + `
  - Two.
  - Three.
reviewed: 2026-01-01
sources:
  - label: ` + c.word("source", true) + `
    href: https://example.org/` + c.word("source address", true) + `
---
## ` + c.word("heading", true) + `

` + c.word("paragraph", true) + ` with [` + c.word("link words", true) + `](/canary/canarypaperz.pdf "` + c.word("link title", true) + `") and a note[^1].

[^1]: ` + c.word("footnote", true) + `

- ` + c.word("list", true) + `

> ` + c.word("quotation", true) + `

` + "```" + `
` + c.word("code", true) + `
` + "```" + `

![` + c.word("photograph alt", true) + `](canaryphotographz.jpg)

![` + c.word("image alt", true) + `](/canary/canaryimagez.png)

[Sound](/canary/canarysoundz.mp3), [captions](/canary/canarycaptionsz.vtt), [ü](/canary/canary&umlautz.txt#page=2),
[both](/canary/for-both.pdf).

:::figure{picture="canarydrawingz" alt="` + c.word("figure alt", true) + `"}
` + c.word("figure words", true) + `
:::

:::cards
:::card{title="` + c.word("card", true) + `" href="/canary/canarycardz.pdf"}
Words.
:::
:::

:::table{name="canarytablez"}
`,
		"content/guides/canary-draft.md": "---\ntitle: D\ndescription: " + c.word("draft description", false) + "\naccess: members\ndraft: true\n---\n" + c.word("draft", false) + "\n",
	}
	magic := map[string]string{".pdf": "%PDF-1.7\n", ".mp3": "ID3\x04", ".vtt": "WEBVTT\n\n"} // the first bytes of such files
	for _, name := range []string{"canarypaperz.pdf", "canarysoundz.mp3", "canarycaptionsz.vtt", "canaryoftablez.pdf", "canarycardz.pdf", "canary&umlautz.txt"} {
		files["public/canary/"+name] = magic[filepath.Ext(name)] + c.word("inside "+name, true)
	}
	files["public/canary/for-both.pdf"] = magic[".pdf"] + "for everybody"
	files["public/canary/canaryimagez.png"] = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x02\x08\x02\x00\x00\x00" + c.word("inside the image", true)
	testfiles.Edit(t, filepath.Join(root, "content/pages/privacy.md"), "\n## ", "\n[For everybody](/canary/for-both.pdf).\n\n## ")
	testfiles.Edit(t, filepath.Join(root, "content/site.yaml"), "\ncontact:\n", "\nadmin: true\nrepository:\n  name: rose/website\ncontact:\n")
	testfiles.Edit(t, filepath.Join(root, "content/site.yaml"), "public-files:\n", "public-files:\n  - public/canary/for-both.pdf\n  - content/pictures/hero-night-window.svg\n  - content/pictures/step-call.svg\n")
	for name, text := range files {
		for _, found := range canaryWord.FindAllString(name, -1) {
			c.planted[found] = true
		}
		testfiles.Write(t, filepath.Join(root, name), text)
	}
}

// finishedWith builds a site with canaries and a library key, and returns its files.
func (c *canaries) finishedWith(t *testing.T, root string, key *library.Key) map[string]string {
	t.Helper()
	site := model.LittleDormouse()
	complete := site.Complete
	site.Complete = func(tree *content.Tree) {
		c.plant(tree)
		complete(tree)
	}
	site.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return key, nil }
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: site, NoCache: true, Now: today})
	plan, diags := builder.Plan(t.Context())
	if plan == nil {
		t.Fatal(printedEach(t, diags))
	}
	files, diags := sitetest.Files(t, plan.Set)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return files
}

// found returns the canaries in files, with the name of a file that contains each.
func found(files map[string]string) map[string]string {
	where := map[string]string{}
	for file, data := range files {
		for _, reading := range append(sitetest.Readings([]byte(data)), []byte(file)) {
			for _, word := range canaryWord.FindAll(bytes.ToLower(reading), -1) {
				where[string(word)] = file
			}
		}
	}
	return where
}

var keyLike = regexp.MustCompile(`[A-Za-z0-9+/]{43}=`)

func TestNothingThatAuthorsAddForMembersIsInASealedSite(t *testing.T) {
	root := copySite(t)
	c := &canaries{map[string]bool{}, map[string]bool{}}
	c.withCanaryFiles(t, root)
	// The hash for the login of a hidden library is published, and must not look like a key of the
	// sealed library that this test builds from the same files.
	members := filepath.Join(root, "content/members.yaml")
	text := testfiles.Read(t, members)
	if err := os.WriteFile(members, keyLike.ReplaceAll(text, []byte("AAAA$0")), 0o600); err != nil {
		t.Fatal(err)
	}
	key := library.NewKey()
	open := found(c.finishedWith(t, root, nil))
	var unseen []string
	for word := range c.expected {
		if open[word] == "" {
			unseen = append(unseen, word)
		}
	}
	if slices.Sort(unseen); len(unseen) > 0 || len(c.expected) < 200 {
		t.Errorf("%d of %d canaries are not in a site whose library is open, so nothing is found: %q", len(unseen), len(c.expected), unseen)
	}
	files := c.finishedWith(t, root, &key)
	isOfEditor := func(file, _ string) bool { return strings.HasPrefix(file, "/admin/") }
	ofPages, ofEditor := maps.Clone(files), maps.Clone(files)
	maps.DeleteFunc(ofPages, isOfEditor)
	maps.DeleteFunc(ofEditor, func(file, data string) bool { return !isOfEditor(file, data) })
	for word, file := range found(ofPages) {
		t.Errorf("%s is in %s", word, file)
	}
	for word, file := range found(ofEditor) {
		if !slices.Contains(listedNames, word) {
			t.Errorf("%s is in %s", word, file)
		}
	}
	opened := c.opened(t, files, key)
	for word := range c.expected {
		if opened[word] == "" {
			t.Errorf("%s is in no file that members can open", word)
		}
	}
	if files["/canary/for-both.pdf"] == "" {
		t.Error("a file that a public page leads to is not open")
	}
}

// opened returns the canaries in the files that the key opens.
func (c *canaries) opened(t *testing.T, files map[string]string, key library.Key) map[string]string {
	t.Helper()
	plain := map[string]string{}
	for file, data := range files {
		parts := sealedAddress.FindStringSubmatch(file)
		if parts == nil {
			continue
		}
		content, err := key.Open(parts[1], []byte(data))
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
		plain[file] = string(content)
	}
	return found(plain)
}
