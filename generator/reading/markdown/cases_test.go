package markdown

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

var update = flag.Bool("update", false, "write what the cases in testdata produce into them")

// inputs are the files that a case may begin with, and how each is converted. All
// other files of a case are the expected output.
var inputs = map[string]func(*Converter, string) []txtar.File{
	"body.md":   convertBody,
	"prose.md":  func(c *Converter, src string) []txtar.File { return outcome(c.Prose(src, origin("prose.md")))(src) },
	"phrase.md": func(c *Converter, src string) []txtar.File { return outcome(c.Inline(src, origin("phrase.md")))(src) },
}

func origin(file string) diag.Pos { return diag.Pos{File: file, Line: 1} }

// TestCases runs every case in testdata. A case is a folder of a txtar archive
// with an input and the expected output. To add one, write the input and run
// go test ./generator/reading/markdown -update.
func TestCases(t *testing.T) {
	converter := New(Options{
		Resolver: testResolver{},
		Blocks:   []Block{{Of: &shelf{}, Finish: finishShelf}},
		Frame:    []string{"sources"},
		Tags:     map[string]string{"Callout.Kind": "required,oneof=safety tip note fresh"},
	})
	for _, file := range archives(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			archive, err := txtar.ParseFile(file)
			if err != nil || filepath.Ext(file) != ".txtar" {
				t.Fatalf("%s is not an archive of cases: %v", file, err)
			}
			got := &txtar.Archive{Comment: archive.Comment}
			all := cases(archive)
			if len(all) == 0 {
				t.Fatalf("%s has no cases", file)
			}
			for _, c := range all {
				t.Run(c.name, func(t *testing.T) { got.Files = append(got.Files, c.run(t, converter)...) })
			}
			if *update {
				testfiles.Write(t, file, txtar.Format(got))
			}
		})
	}
}

// archives returns the files of cases: all of testdata except the inputs found by fuzzing.
func archives(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/*")
	files = slices.DeleteFunc(files, func(file string) bool { return filepath.Base(file) == "fuzz" })
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	return files
}

type testCase struct {
	name  string
	files []txtar.File
}

// cases groups the files of an archive by folder.
func cases(archive *txtar.Archive) []testCase {
	var all []testCase
	for _, f := range archive.Files {
		name := path.Dir(f.Name)
		if len(all) == 0 || all[len(all)-1].name != name {
			all = append(all, testCase{name: name})
		}
		last := &all[len(all)-1]
		last.files = append(last.files, txtar.File{Name: path.Base(f.Name), Data: f.Data})
	}
	return all
}

// run returns the case as it should be in the archive.
func (c testCase) run(t *testing.T, converter *Converter) []txtar.File {
	input := c.files[0]
	convert := inputs[input.Name]
	if convert == nil {
		t.Fatalf("a case begins with body.md, prose.md or phrase.md, not %s", input.Name)
	}
	got := convert(converter, string(input.Data))
	if want := c.files[1:]; !*update {
		if diff := cmp.Diff(asText(want), asText(got)); diff != "" {
			t.Errorf("wanted (-), got (+):\n%s", diff)
		}
	}
	files := append([]txtar.File{input}, got...)
	for i := range files {
		files[i].Name = path.Join(c.name, files[i].Name)
	}
	return files
}

func asText(files []txtar.File) map[string]string {
	text := map[string]string{}
	for _, f := range files {
		text[f.Name] = string(f.Data)
	}
	return text
}

func convertBody(c *Converter, src string) []txtar.File {
	doc, problems := c.Convert(src, origin("body.md"))
	var headings strings.Builder
	for _, h := range doc.Headings {
		fmt.Fprintf(&headings, "#%s %s\n", h.ID, h.Text)
	}
	return present(
		txtar.File{Name: "blocks.txt", Data: readable(doc.Blocks)},
		txtar.File{Name: "headings.txt", Data: []byte(headings.String())},
		txtar.File{Name: "links.txt", Data: listLinks(doc.Links)},
		txtar.File{Name: "problems.txt", Data: picture(src, problems)},
	)
}

func outcome(html string, links []Link, problems diag.List) func(src string) []txtar.File {
	return func(src string) []txtar.File {
		return present(
			txtar.File{Name: "out.html", Data: []byte(strings.TrimRight(html, "\n") + "\n")},
			txtar.File{Name: "links.txt", Data: listLinks(links)},
			txtar.File{Name: "problems.txt", Data: picture(src, problems)},
		)
	}
}

func present(files ...txtar.File) []txtar.File {
	return slices.DeleteFunc(files, func(f txtar.File) bool { return len(f.Data) == 0 })
}

// readable returns the JSON of blocks, with the markup in place of the ids that refer
// to it.
func readable(blocks []schema.Block) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(blocks); err != nil {
		panic(err)
	}
	text := out.String()
	for i := range blocks {
		schema.Walk(&blocks[i], func(h *schema.HTML) {
			text = strings.ReplaceAll(text, `"`+h.ID+`"`, quote(h.Markup))
		})
	}
	return []byte(text)
}

func quote(markup string) string {
	return `"` + strings.ReplaceAll(strings.TrimRight(markup, "\n"), "\n", "\n  ") + `"`
}

func listLinks(links []Link) []byte {
	var out strings.Builder
	for _, l := range links {
		fmt.Fprintf(&out, "%d:%d %s\n", l.Pos.Line, l.Pos.Column, l.Href+l.Shows)
	}
	return []byte(out.String())
}

// picture prints problems, each with its line and a mark below the mistake.
func picture(src string, problems diag.List) []byte {
	var out strings.Builder
	lines := diag.Lines([]byte(src))
	for _, d := range problems {
		fmt.Fprintf(&out, "%d:%d %s: %s\n", d.Line, d.Column, d.Severity, d.Message)
		fmt.Fprintf(&out, "    %s\n    %s%s\n", lines[d.Line-1], strings.Repeat(" ", d.Column-1), strings.Repeat("^", max(d.Length, 1)))
		if d.Fixed != "" {
			fmt.Fprintf(&out, "  fix: %s\n", d.Fixed)
		}
		if d.Hint != "" {
			fmt.Fprintf(&out, "  %s\n", d.Hint)
		}
	}
	return []byte(out.String())
}

// shelf is a block of a site, with one field of each kind that an author can fill in.
type shelf struct {
	Type   string         `json:"type" const:"shelf"`
	Wood   string         `json:"wood" validate:"required,oneof=oak beech"`
	Oven   string         `json:"oven"`
	Open   bool           `json:"open"`
	Href   string         `json:"href,omitempty"`
	Photo  schema.Picture `json:"photo,omitzero"`
	Loaves []loaf         `json:"loaves" holds:"loaf" validate:"min=1"`
	// Count is filled in by Finish.
	Count int `json:"count"`
}

type loaf struct {
	ID   string         `json:"id"`
	Name string         `json:"name" validate:"required" words:"true"`
	Sign schema.Icon    `json:"sign,omitzero"`
	Body []schema.Block `json:"body"`
}

func (*shelf) Block() {}

func finishShelf(block schema.Block, written Directive) {
	s := block.(*shelf)
	s.Count = len(s.Loaves)
	if ovens := []string{"stone", "steel"}; s.Oven != "" && !slices.Contains(ovens, s.Oven) {
		written.NotFound("oven", "oven called %s", ovens)
	}
	if s.Count > 2 {
		written.Warnf("tried", "This shelf is full.").Hint = "Begin another one."
	}
}

// testResolver has one icon, one picture, two tables and one value.
type testResolver struct{}

func (testResolver) Icon(name string) (svg, suggestion string, ok bool) {
	return "<svg>moon</svg>", diag.Suggest(name, []string{"moon"}), name == "moon"
}

// testPictures are a drawing, a photograph, and a file that is not a picture.
var testPictures = map[string]Picture{
	"night-window": {File: "content/pictures/night-window.svg", Markup: func(alt string) string { return `<svg aria-label="` + alt + `">night window</svg>` }},
	"anna.jpg":     {Markup: func(alt string) string { return `<img alt="` + alt + `">` }, Address: "/assets/photo-anna.jpg"},
	"anna.heic":    {Problem: "content/pictures/anna.heic is in Apple's format HEIC.", Hint: "Export it."},
}

func (testResolver) Picture(name string) (picture Picture, suggestion string, ok bool) {
	picture, ok = testPictures[name]
	return picture, diag.Suggest(name, []string{"night-window", "anna.jpg"}), ok
}

func (testResolver) ImageSize(address string) (width, height int) {
	if address == "/images/measured.jpg" {
		return 400, 300
	}
	return 0, 0
}

func (testResolver) Table(name string) (table *schema.Table, suggestion string, ok bool) {
	table = tables[name]
	return table, diag.Suggest(name, []string{"wake-windows", "naps"}), table != nil
}

func (testResolver) Fill(text string) string {
	return strings.ReplaceAll(text, "{price:call}", "£5 & up")
}

var tables = map[string]*schema.Table{
	"naps": {Caption: "Naps", Columns: []string{"Age", "Naps"}, Rows: []schema.TableRow{{Cells: []string{"1 year", "1"}}}},
	"wake-windows": {Caption: "Wake windows", Columns: []string{"Age", "Hours"}, Rows: []schema.TableRow{{
		Cells:  []string{"1 year", "4"},
		Detail: schema.Prose{HTML: schema.HTML{ID: "some-id", Markup: "<p>One long nap.</p>"}},
	}}},
}
