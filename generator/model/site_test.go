package model_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/linking/site"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

var today = time.Date(2026, time.November, 24, 9, 30, 0, 0, time.UTC)

// edit replaces a text in a file of the site's content.
type edit struct{ file, old, new string }

// remembered caches what the tests have read, because most of them edit one file of the same site.
// Tests may change only the fields of pages and data files, which are copies.
var remembered = new(cache.Cache)

// written is the site's own content, read once.
var written = sync.OnceValues(func() (fstest.MapFS, error) {
	files, root := fstest.MapFS{}, os.DirFS(repository)
	return files, fs.WalkDir(root, "content", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(root, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
})

// options returns the options for the site's own content with edits.
func options(t *testing.T, edits ...edit) content.Options {
	t.Helper()
	icons := os.DirFS(filepath.Join(repository, "node_modules/lucide-static/icons"))
	if _, err := fs.Stat(icons, "."); err != nil {
		t.Skip("the npm packages are not installed")
	}
	whole, err := written()
	if err != nil {
		t.Fatal(err)
	}
	files := maps.Clone(whole)
	for _, e := range edits {
		var text string
		if file := files[e.file]; file != nil {
			text = string(file.Data)
		}
		if !strings.Contains(text, e.old) {
			t.Fatalf("%s does not hold %q", e.file, e.old)
		}
		files[e.file] = &fstest.MapFile{Data: []byte(strings.Replace(text, e.old, e.new, 1))}
	}
	return content.Options{Model: model.LittleDormouse(), FS: files, Icons: icons, Now: today, Drafts: true, Cache: remembered}
}

// load reads the site's content with edits, which must leave no errors.
func load(t *testing.T, edits ...edit) *content.Tree {
	t.Helper()
	tree, diags := content.Load(t.Context(), options(t, edits...))
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	return tree
}

// link links a tree and returns its routes by path.
func link(t *testing.T, tree *content.Tree) (routes map[string]site.Route, files map[string][]byte, diags diag.List) {
	t.Helper()
	linked, diags := site.Link(tree, site.Options{HasFile: func(string) bool { return true }})
	routes = map[string]site.Route{}
	for _, route := range linked.Routes {
		routes[route.Page.Path] = route
	}
	return routes, linked.Files, diags
}

// described returns the structured data of a page.
func described(t *testing.T, route site.Route) string {
	t.Helper()
	text, err := json.Marshal(route.Head.StructuredData())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func messages(diags diag.List) string {
	var lines []string
	for _, d := range diags {
		lines = append(lines, d.Pos.String()+": "+d.Message)
	}
	return strings.Join(lines, "\n")
}

func TestTheContentUsesEachKindOfPageAndHasNoErrors(t *testing.T) {
	tree := load(t)
	if _, _, diags := link(t, tree); diags.HasErrors() {
		t.Error(messages(diags))
	}
	used := map[string]bool{}
	for _, doc := range tree.Documents {
		used[doc.Template] = true
	}
	for _, name := range tree.Model.TemplateNames() {
		if !used[name] {
			t.Errorf("no file in content/ is of the kind %q", name)
		}
	}
}

// The site has every kind of page and block.
func TestWhatIsCachedEqualsWhatWasRead(t *testing.T) {
	opts := options(t)
	folder := cache.Folder(t.TempDir())
	var parsed [][]document
	var data [][]any
	for range 2 {
		opts.Cache = &cache.Cache{Folder: folder}
		opts.Cache.Open(true)
		tree, _ := content.Load(t.Context(), opts)
		parsed = append(parsed, documents(tree))
		data = append(data, []any{tree.Data, tree.Tables})
		opts.Cache.Close()
	}
	if misses := opts.Cache.Misses(content.Parsed); misses != 0 {
		t.Errorf("%d documents were parsed again", misses)
	}
	if diff := cmp.Diff(parsed[0], parsed[1]); diff != "" {
		t.Errorf("- parsed, + cached:\n%s", diff)
	}
	if diff := cmp.Diff(data[0], data[1], cmpopts.IgnoreUnexported(model.Data{})); diff != "" {
		t.Errorf("- read, + cached:\n%s", diff)
	}
}

type document struct {
	Front content.Front
	Key   string
	Body  []schema.Block
	Title diag.Pos
}

func documents(tree *content.Tree) (all []document) {
	for _, doc := range tree.Documents {
		d := document{Front: doc.Front, Key: doc.Key, Title: doc.At("title")}
		if doc.Body != nil {
			d.Body = doc.Body()
		}
		all = append(all, d)
	}
	return all
}

// Every label must be shown by a component.
func TestEachLabelOfThePlanIsUsed(t *testing.T) {
	var components strings.Builder
	files, _ := filepath.Glob(filepath.Join(repository, "components/features/sleep-plan/*.tsx"))
	for _, name := range files {
		components.Write(testfiles.Read(t, name))
	}
	routes, _, _ := link(t, load(t))
	labels := 0
	for _, slot := range routes["/comforting-sleep-journey"].Page.Content.(*model.SleepPlan).Plan.Slots {
		if slot.Kind != "label" {
			continue
		}
		labels++
		if name := slot.Path[len(slot.Path)-1]; !regexp.MustCompile(`[.{ ]` + name + `\b`).MatchString(components.String()) {
			t.Errorf("no component uses the label %s", strings.Join(slot.Path, "."))
		}
	}
	if labels < 12 {
		t.Errorf("only %d labels are there", labels)
	}
}

func TestThePlanIsThereWholeOrNotAtAll(t *testing.T) {
	opts := options(t)
	files := opts.FS.(fstest.MapFS)
	delete(files, "content/plan/cot.yaml")
	_, diags := content.Load(t.Context(), opts)
	if got, want := messages(diags), "content/plan/cot.yaml: This file is missing, and the site cannot do without it."; got != want {
		t.Errorf("without one of its files: got %s, want %s", got, want)
	}
	for name := range files {
		if strings.HasPrefix(name, "content/plan/") {
			delete(files, name)
		}
	}
	tree, diags := content.Load(t.Context(), opts)
	if len(diags) > 0 {
		t.Errorf("without all of them: %s", messages(diags))
	}
	if _, _, diags := link(t, tree); !strings.Contains(messages(diags), "The words of the plan are missing.") {
		t.Errorf("nothing is reported of the page that shows the plan: %s", messages(diags))
	}
}

func TestTheNoteAboutFreePlacesIsShownInItsMonthOnly(t *testing.T) {
	for month, want := range map[time.Month]struct{ shown, warned bool }{
		time.October:  {false, false},
		time.November: {true, false},
		time.December: {false, true},
	} {
		tree := load(t)
		tree.Now = time.Date(2026, month, 15, 0, 0, 0, 0, time.UTC)
		for _, doc := range tree.Documents {
			if services, ok := doc.Matter.(*model.Services); ok {
				services.Limited = &model.Limited{Month: "2026-11", Title: "Few places", Places: 7}
				services.Limited.Text.Set("<p>{places} places.</p>")
			}
		}
		routes, _, diags := link(t, tree)
		limited := routes["/services"].Page.Content.(*model.Services).Limited
		shown := limited != nil && limited.Text.Markup == "<p>7 places.</p>"
		if warned := strings.Contains(messages(diags), "The note “Few places” was for 2026-11"); shown != want.shown || warned != want.warned {
			t.Errorf("%s: shown %v and warned %v, want %+v", month, shown, warned, want)
		}
	}
}

// article adds an article to the blog.
func article(name, title string, id int, date string) edit {
	return edit{"content/blog/" + name + ".md", "", fmt.Sprintf(`---
title: %s
id: %d
description: An article that a test adds to the blog, and that nobody reads.
date: %s
author: A & B
category: Tests
excerpt: Tea & sleep
picture: article-routine
alt: A picture.
---
Words.
`, title, id, date)}
}

func TestAnArticleThatWaitsKeepsItsId(t *testing.T) {
	o := options(t, article("later", "Later", 1, "2099-01-01"))
	o.Drafts = false
	tree, diags := content.Load(t.Context(), o)
	_, _, more := link(t, tree)
	diags.Add(more)
	if got := messages(diags); !strings.Contains(got, "content/blog/later.md:3:5: The article content/blog/establishing-healthy-sleep-routines.md also has the id 1.") {
		t.Errorf("got\n%s", got)
	}
}

func TestAGuideShowsItsRelatedPages(t *testing.T) {
	routes, _, _ := link(t, load(t))
	isCardOf := func(card model.PageCard, path string) bool { return card.Path == path && card.Title != "" }
	for path, route := range routes {
		if guide, ok := route.Page.Content.(*model.Guide); ok && !slices.EqualFunc(guide.RelatedPages, guide.Related, isCardOf) {
			t.Errorf("%s shows %v, want %v", path, guide.RelatedPages, guide.Related)
		}
	}
}

func TestThePolicyNamesTheWidgetAndTheTagWhereThereIsOne(t *testing.T) {
	for id, isLetIn := range map[string]bool{"AW-731904582": true, "": false} {
		tree := load(t)
		tracking := &tree.Data.Site().(*model.Site).Tracking
		tracking.TagID, tracking.AnalyticsID = id, id
		_, files, _ := link(t, tree)
		headers := string(files["/_headers"])
		for _, want := range []string{"frame-src https://calendly.com", "frame-ancestors 'none'"} {
			if !strings.Contains(headers, want) {
				t.Errorf("the headers lack %q:\n%s", want, headers)
			}
		}
		if strings.Contains(headers, "https://www.googletagmanager.com") != isLetIn {
			t.Errorf("the ad tag %q is let in: %t", id, !isLetIn)
		}
	}
}

func TestASoundIsAFileOfTheSiteOrComesFromAHostThatThePolicyNames(t *testing.T) {
	wind := "href: /sounds/wind.mp3"
	tree := load(t, edit{"content/site.yaml", wind, "href: /sounds/storm.mp3"})
	_, diags := site.Link(tree, site.Options{HasFile: func(file string) bool { return file != "/sounds/storm.mp3" }})
	if got := messages(diags); !strings.Contains(got, "The link “/sounds/storm.mp3” leads nowhere: there is no file public/sounds/storm.mp3.") {
		t.Errorf("a file that is not there: %s", got)
	}
	_, files, diags := link(t, load(t, edit{"content/site.yaml", wind, "href: https://sounds.test/wind.mp3"}))
	if diags.HasErrors() || !strings.Contains(string(files["/_headers"]), "https://sounds.test") {
		t.Errorf("another host: %s, and the headers are\n%s", messages(diags), files["/_headers"])
	}
	if _, files, _ := link(t, load(t)); strings.Contains(string(files["/_headers"]), "https://sounds.test") {
		t.Error("the policy names a host that nothing comes from")
	}
}

func TestSearchEnginesReadAboutTheBusinessItsArticlesAndGuides(t *testing.T) {
	routes, _, _ := link(t, load(t))
	types := regexp.MustCompile(`"@context":"https://schema.org",(?:"@id":"[^"]*",)?"@type":"(\w+)"`)
	for path, want := range map[string]string{
		"/":               "ProfessionalService",
		"/services":       "Service Service",
		"/use-of-dummies": "BreadcrumbList",
		"/blog/establishing-healthy-sleep-routines": "BlogPosting BreadcrumbList",
	} {
		var got []string
		for _, found := range types.FindAllStringSubmatch(described(t, routes[path]), -1) {
			got = append(got, found[1])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %v", path, got, want)
		}
	}
	if routes["/safe-sleep"].Head.StructuredData != nil {
		t.Error("a page for members is described")
	}
	posting := routes["/blog/establishing-healthy-sleep-routines"].Head.StructuredData()[0].(schema.Pictured)
	posting.SetImage("https://a.example/card.png")
	if text, _ := json.Marshal(posting); !strings.Contains(string(text), `"image":"https://a.example/card.png"`) {
		t.Errorf("the picture of an article: %s", text)
	}
}

// A new file builds as a draft, and is refused when it no longer is one.
func TestAStartedFileBuildsAndIsRefusedOnceItIsNoDraft(t *testing.T) {
	sentences := map[string]int{"blog": 3, "guides": 5, "pages": 2} // of the front matter
	for _, starter := range model.LittleDormouse().Starters {
		text := strings.NewReplacer("{{.Title}}", `"A new one"`, "{{.Date}}", "2026-11-20", "{{.ID}}", "7", "{{quoted .Author}}", "Ann", "{{quoted .Category}}", "Tests").Replace(starter.Text)
		file := "content/" + starter.Folder + "/a-new-one.md"
		if _, _, problems := link(t, load(t, edit{file, "", text})); problems.HasErrors() {
			t.Errorf("%s: %s", file, messages(problems))
		}
		published := strings.NewReplacer("draft: true\n", "", "what a tired parent will find here", "how naps end").Replace(text)
		_, body, _ := strings.Cut(published[4:], "\n---\n")
		_, problems := content.Load(t.Context(), options(t, edit{file, "", published}))
		samples := sentences[starter.Folder] + len(regexp.MustCompile(`(?m)^[^:\n].*`).FindAllString(body, -1))
		if got := strings.Count(messages(problems), "This line still says what to write here."); got != samples {
			t.Errorf("%s: %d lines are named, want %d: %s", file, got, samples, messages(problems))
		}
	}
}

// The examples in the documents are refused too, when they are copied as they stand.
func TestCopiedExamplesAreRefused(t *testing.T) {
	document := string(testfiles.Read(t, filepath.Join(repository, "docs/content.md")))
	example := func(heading string) string {
		_, section, _ := strings.Cut(document, "\n### "+heading+"\n")
		_, block, _ := strings.Cut(section, "\n```yaml\n")
		block, _, _ = strings.Cut(block, "```\n")
		return block
	}
	for samples, copied := range map[int]edit{
		1: {"content/testimonials.yaml", "- id: 1\n", example("A story") + "\n- id: 1\n"},
		2: {"content/tables/new.yaml", "", example("A table row")},
	} {
		_, problems := content.Load(t.Context(), options(t, copied))
		if got := strings.Count(messages(problems), "This line still says what to write here."); got != samples {
			t.Errorf("%s: %d lines are named, want %d: %s", copied.file, got, samples, messages(problems))
		}
	}
}

func TestAPageThatIsNotPublishedSaysWhyAboveItself(t *testing.T) {
	post := "content/blog/establishing-healthy-sleep-routines.md"
	tree := load(t,
		edit{"content/pages/terms.md", "template: guide", "template: guide\ndraft: true"},
		edit{post, "date: 2025-06-11", "date: 2999-12-24"})
	routes, _, _ := link(t, tree)
	for path, want := range map[string]string{
		"/terms": "Not published: this is a draft.",
		"/blog/establishing-healthy-sleep-routines": "Not published: it waits for 24 December 2999.",
		"/privacy": "",
	} {
		if got := routes[path].Page.Ribbon; got != want {
			t.Errorf("above %s stands %q, want %q", path, got, want)
		}
	}
}

func TestSearchEnginesReadPricesAndChanges(t *testing.T) {
	for price, want := range map[string]string{
		"£1,299":      `"price":"1299","priceCurrency":"GBP"`,
		"from £99.50": `"minPrice":"99.50","priceCurrency":"GBP"`,
		"£50–£90":     "",
	} {
		routes, _, _ := link(t, load(t, edit{services, "    price: from {price:one-to-one}\n", "    price: " + price + "\n"}))
		if got := described(t, routes["/services"]); !strings.Contains(got, want) || strings.Contains(got, `"name":"1:1 Sleep Support`) == (want == "") {
			t.Errorf("%s: %s, want %s", price, got, want)
		}
	}
	const name = "establishing-healthy-sleep-routines"
	routes, _, _ := link(t, load(t, edit{"content/blog/" + name + ".md", "\nid:", "\nupdated: 2026-11-20\nid:"}))
	if got := described(t, routes["/blog/"+name]); !strings.Contains(got, `"dateModified":"2026-11-20"`) {
		t.Error(got)
	}
}
