package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"golang.org/x/net/html"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/dom"
	"nightlight/generator/finishing/lint"
	"nightlight/generator/model"
	"nightlight/generator/output"
	"nightlight/generator/reading/review"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/testfiles"
)

// Each optional key is left out once, in a copy of its page at a separate address: all copies
// must build without problems, and show no empty elements. Then the same is tested for a site
// without stories, answers and all optional keys of site.yaml.
func TestWhatIsLeftOutIsNotShown(t *testing.T) {
	root := copySite(t)
	site := filepath.Join(root, "content", "site.yaml")
	rewrite(t, site, func(keys map[string]any) { keys["share-one-picture"] = true }) // drawing one for each copy takes long
	if copies := leaveOutEachKey(t, root); copies < 80 {
		t.Fatalf("only %d keys were left out", copies)
	}
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: model.LittleDormouse(), NoCache: true, Now: today})
	checkNothingIsEmpty(t, builder)

	for _, file := range []string{"testimonials.yaml", "answers.yaml"} {
		if err := os.Remove(filepath.Join(root, "content", file)); err != nil {
			t.Fatal(err)
		}
	}
	rewrite(t, site, func(keys map[string]any) {
		for _, path := range optional(reflect.TypeFor[model.Site](), keys) {
			if len(path) == 1 && path[0] != "demonstration" && path[0] != "share-one-picture" {
				delete(keys, path[0])
			}
		}
	})
	for _, section := range []string{"testimonials", "answers"} {
		replaceIn(t, site, `"/#`+section+`"`, `"/"`) // as a message advises
	}
	for _, answer := range []string{"13", "14"} {
		replaceIn(t, filepath.Join(root, "content", "help-first.yaml"), `"/#answer-`+answer+`"`, "/illness-and-teething#gp-or-111") // likewise
	}
	replaceIn(t, filepath.Join(root, "content", "pages", "terms.md"), "My hours: {hours:week}. ", "") // likewise
	leadToNoStoryAndNoAnswer(t, root)
	checkNothingIsEmpty(t, builder)
}

// toStoriesAndAnswers matches the references to stories, and links to answers.
var toStoriesAndAnswers = regexp.MustCompile(`(?m)^story: .*\n|/#answer(?:s|-[0-9]+)`)

// leadToNoStoryAndNoAnswer removes such references, and leads the links to the home page.
func leadToNoStoryAndNoAnswer(t *testing.T, root string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "content", "*", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, filepath.Join(root, "content", "search.yaml")) {
		text := toStoriesAndAnswers.ReplaceAllStringFunc(string(testfiles.Read(t, file)), func(found string) string { return found[:strings.Index(found, "/")+1] })
		testfiles.Write(t, file, text)
	}
}

// checkNothingIsEmpty builds the site and checks each page for empty elements.
func checkNothingIsEmpty(t *testing.T, builder *generator.Builder) {
	t.Helper()
	plan, diags := builder.Plan(t.Context())
	finished := new(output.Set)
	if plan != nil {
		found, err := plan.Each(t.Context(), func(file string, data []byte) error {
			finished.Add(file, data)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		diags.Add(found)
		found = lint.Check(t.Context(), finished, lint.Options{Folder: "dist", Gated: plan.Gated()})
		diags.Add(found)
	}
	// The copies and the rewritten pages have not been reviewed.
	diags = slices.DeleteFunc(diags, func(d diag.Diagnostic) bool { return d.ID == review.Unreviewed || d.ID == review.Changed })
	if len(diags) > 0 {
		t.Fatal(printedEach(t, diags))
	}
	for file, data := range finished.Files() {
		if filepath.Ext(file) != ".html" {
			continue
		}
		doc, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for _, element := range emptyElements(t, doc) {
			t.Errorf("%s shows an empty element: %s", file, element)
		}
		seen := map[string]bool{}
		for node := range doc.Descendants() {
			if id, ok := dom.Attribute(node, "id"); ok && node.Namespace == "" && seen[id] {
				t.Errorf("%s has two elements with the id %q: is it one of FrameIDs in generator/model/model.go?", file, id)
			} else {
				seen[id] = true
			}
		}
	}
}

var (
	// filled are the elements that must always contain something to read or see.
	filled = strings.Fields("section article aside nav header footer figure figcaption blockquote details summary ul ol li dl dt dd h1 h2 h3 h4 p a button label time b strong em")
	// visible are the elements that show something without text.
	visible = strings.Fields("svg img input select textarea audio iframe")
)

func emptyElements(t *testing.T, doc *html.Node) (empty []string) {
	t.Helper()
	for node := range doc.Descendants() {
		if node.Type != html.ElementNode || !slices.Contains(filled, node.Data) || showsSomething(node) {
			continue
		}
		var shown strings.Builder
		if err := html.Render(&shown, node); err != nil {
			t.Fatal(err)
		}
		empty = append(empty, shown.String())
	}
	return empty
}

// showsSomething reports whether an element shows something. It accepts live regions, buttons
// with a name, and elements with a data-label that a style sheet shows.
func showsSomething(node *html.Node) bool {
	if label, _ := dom.Attribute(node, "data-label"); label != "" {
		return true
	}
	role, _ := dom.Attribute(node, "role")
	if _, named := dom.Attribute(node, "aria-label"); named && node.Data == "button" || role == "status" || role == "alert" || strings.TrimSpace(dom.Text(node)) != "" {
		return true
	}
	for below := range node.Descendants() {
		if below.Type == html.ElementNode && slices.Contains(visible, below.Data) {
			return true
		}
	}
	return false
}

// needed are optional keys that pages of a kind can omit only together with others.
var needed = map[string]bool{"article: alt": true, "guide: now": true}

// leaveOutEachKey writes a copy of a page for each optional key of its kind, and returns the
// number of copies. Copies of members' pages are public, so that they are rendered completely.
func leaveOutEachKey(t *testing.T, root string) (copies int) {
	t.Helper()
	little, seen, headings := model.LittleDormouse(), map[string]bool{}, headingsLikeIDs(t)
	for _, collection := range little.Collections {
		files, err := filepath.Glob(filepath.Join(root, "content", collection.Folder, "*.md"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			keys, body := readPage(t, file)
			name, isNamed := keys["template"].(string)
			if !isNamed {
				name = collection.Template
			}
			template := little.Template(name)
			for _, path := range optional(reflect.TypeOf(template.New()).Elem(), keys) {
				left := template.Name + ": " + strings.Join(path, ".")
				if seen[left] || needed[left] {
					continue
				}
				seen[left] = true
				copies++
				keys := lacking(keys, path).(map[string]any)
				keys["title"], keys["tab-title"] = "Without "+left, "Without "+left
				if !readsTheClock[template.Name] {
					keys["access"] = "public"
				}
				if template.Post != nil {
					keys["id"] = 1000 + copies
				}
				text := body
				if len(bytes.TrimSpace(text)) > 0 {
					text = fmt.Appendf(slices.Clone(text), "\nThis is copy %d.\n\n%s", copies, headings) // a page may not be published twice
				}
				write(t, filepath.Join(filepath.Dir(file), fmt.Sprintf("copy-%d.md", copies)), keys, text)
			}
		}
	}
	return copies
}

// readsTheClock are the templates whose tools start with the current time: they are for members'
// pages, which only the browser renders.
var readsTheClock = map[string]bool{"now": true, "next-sleep": true, "sleep-diary": true}

var writtenID = regexp.MustCompile(` id="([a-z-]+)"`)

// headingsLikeIDs returns Markdown with a heading for each literal ID in a component.
func headingsLikeIDs(t *testing.T) string {
	t.Helper()
	headings := map[string]bool{}
	err := fs.WalkDir(os.DirFS("../../components"), ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".tsx" {
			return err
		}
		data, err := os.ReadFile(filepath.Join("../../components", name))
		for _, match := range writtenID.FindAllSubmatch(data, -1) {
			headings["## "+string(match[1])] = true
		}
		return err
	})
	if err != nil || len(headings) < 40 {
		t.Fatal(len(headings), err)
	}
	return strings.Join(slices.Sorted(maps.Keys(headings)), "\n\nWords.\n\n") + "\n\nWords.\n"
}

// common are the keys of each page that do not affect what it shows.
var common = strings.Fields("template draft access logged-out notice hidden canonical")

// optional returns the paths of the optional keys that a value has. It inspects only the first
// item of a list.
func optional(t reflect.Type, value any) (paths [][]string) {
	switch t.Kind() {
	case reflect.Pointer:
		return optional(t.Elem(), value)
	case reflect.Slice:
		if items, ok := value.([]any); ok && len(items) > 0 {
			for _, path := range optional(t.Elem(), items[0]) {
				paths = append(paths, append([]string{"0"}, path...))
			}
		}
		return paths
	}
	keys, _ := value.(map[string]any)
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		field, ok := fieldOf(t, key)
		if !ok || slices.Contains(common, key) {
			continue
		}
		if !strings.Contains(field.Tag.Get("validate"), "required") {
			paths = append(paths, []string{key})
		}
		for _, path := range optional(field.Type, keys[key]) {
			paths = append(paths, append([]string{key}, path...))
		}
	}
	return paths
}

func fieldOf(t reflect.Type, key string) (reflect.StructField, bool) {
	if t.Kind() != reflect.Struct {
		return reflect.StructField{}, false
	}
	for _, field := range reflect.VisibleFields(t) {
		if name, _, _ := strings.Cut(field.Tag.Get("yaml"), ","); name == key {
			return field, true
		}
	}
	return reflect.StructField{}, false
}

// lacking returns a value without the key at a path.
func lacking(value any, path []string) any {
	if items, isList := value.([]any); isList {
		at, _ := strconv.Atoi(path[0])
		items = slices.Clone(items)
		items[at] = lacking(items[at], path[1:])
		return items
	}
	keys := maps.Clone(value.(map[string]any))
	if len(path) == 1 {
		delete(keys, path[0])
	} else {
		keys[path[0]] = lacking(keys[path[0]], path[1:])
	}
	return keys
}

// readPage returns the front matter and the body of a page.
func readPage(t *testing.T, file string) (keys map[string]any, body []byte) {
	t.Helper()
	front, body, _ := bytes.Cut(bytes.TrimPrefix(testfiles.Read(t, file), []byte("---\n")), []byte("\n---\n"))
	if err := yaml.Unmarshal(front, &keys); err != nil {
		t.Fatal(file, err)
	}
	return keys, body
}

func write(t *testing.T, file string, keys map[string]any, body []byte) {
	t.Helper()
	front, err := yaml.Marshal(keys)
	if err != nil {
		t.Fatal(file, err)
	}
	testfiles.Write(t, file, slices.Concat([]byte("---\n"), front, []byte("---\n"), body))
}

// rewrite changes the keys of a YAML file.
func rewrite(t *testing.T, file string, change func(map[string]any)) {
	t.Helper()
	var keys map[string]any
	if err := yaml.Unmarshal(testfiles.Read(t, file), &keys); err != nil {
		t.Fatal(file, err)
	}
	change(keys)
	data, err := yaml.Marshal(keys)
	if err != nil {
		t.Fatal(file, err)
	}
	testfiles.Write(t, file, data)
}

func replaceIn(t *testing.T, file, old, new string) {
	t.Helper()
	testfiles.Write(t, file, bytes.ReplaceAll(testfiles.Read(t, file), []byte(old), []byte(new)))
}
