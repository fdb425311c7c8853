// Package bakery is a small site of another trade, for the engine's tests: a model, and a site with
// content and components that builds without diagnostics.
package bakery

import (
	"fmt"
	"io/fs"
	"slices"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Icons is an icon set.
func Icons() fs.FS {
	icon := &fstest.MapFile{Data: []byte(`<!-- a licence --><svg class="x" width="24"><path d="M1 1" /> <path d="M2 2" /></svg>`)}
	return fstest.MapFS{"moon.svg": icon, "wheat.svg": icon, "wheat-off.svg": icon}
}

// Model returns the bakery's model.
func Model() content.Model {
	return content.Model{
		Language: "en-IE",
		Theme:    schema.Theme{Light: "#FFFFFF", Dark: "#000000"},
		Collections: []content.Collection{
			{Folder: "pages", Prefix: "/"},
			{Folder: "loaves", Prefix: "/", Template: "loaf"},
			{Folder: "notes", Prefix: "/notes/", Template: "note"},
		},
		Templates: []content.Template{
			{Name: "counter", Open: "it is the front page", New: func() schema.Content { return new(Counter) }, Fill: fillCounter, Share: shareCounter},
			{Name: "loaf", New: func() schema.Content { return new(Loaf) }, Fill: fillLoaf, StructuredData: describeLoaf},
			{Name: "note", Open: "the feed announces it", New: func() schema.Content { return new(Note) }, NeedsText: true, Post: postOf, Formats: []content.Format{{Ending: ".txt", Make: plainNote}}},
			{Name: "notebook", Open: "its lists have pages of their own", New: func() schema.Content { return new(Notebook) }, Split: splitNotebook},
			{Name: "oven-log", New: func() schema.Content { return new(OvenLog) }},
			{Name: "not-found", Open: "hosts show it to everybody", New: func() schema.Content { return new(NotFound) }, Unlisted: true, OwnWindow: true},
		},
		Blocks:   []content.Block{{Of: &Recipe{}, Finish: fillRecipe}},
		Callouts: []string{"fresh"},
		Scales: []content.Scale{
			{Name: "hours", Units: map[string]float64{"h": 1, "min": 1.0 / 60}, Example: "2-3.5 h or 45 min"},
			{Name: "days", Units: map[string]float64{"day": 1, "week": 7}, Example: "8-9 days or 2 weeks"},
		},
		Tones:   []string{"crust", "crumb"},
		Values:  []content.ValueKind{prices, heats},
		Files:   []content.File{{Path: "/hours.txt", Make: plainHours}},
		NewData: func() content.Data { return new(Data) },
		ThirdParties: func(*content.Tree) map[string][]string {
			return map[string][]string{"img-src": {"https://maps.test"}, "frame-src": {"https://maps.test"}}
		},
		GoLive: []content.Rule{{Name: "the telephone number is real", Check: exampleTelephone}},
	}
}

// Data is what the bakery's YAML files contain.
type Data struct {
	site   Bakery
	Hours  []Hours
	Label  Label
	Prices Prices
	Ovens  []Oven
}

// Site returns content/site.yaml.
func (d *Data) Site() schema.SharedData { return &d.site }

// Files lists the data files.
func (d *Data) Files() []content.DataFile {
	return []content.DataFile{
		{Name: "site", Value: &d.site},
		{Name: "hours", Value: &d.Hours},
		{Name: "prices", Value: &d.Prices, Optional: true},
		{Name: "ovens", Value: &d.Ovens, Optional: true},
		{Name: "till/label", Value: &d.Label, Placeholders: &content.Placeholders{
			Names: []string{"{weight}"},
			Hint:  "{weight} is what the scales say.",
		}},
	}
}

// Bakery is content/site.yaml.
type Bakery struct {
	schema.Site `yaml:",inline"`
	Telephone   string        `yaml:"telephone" json:"telephone" validate:"required"`
	Links       []schema.Link `yaml:"links" json:"links" validate:"dive"`
}

// Hours are when the shop is open.
type Hours struct {
	Day  string      `yaml:"day" json:"day" validate:"required"`
	Open schema.Text `yaml:"open" json:"open" validate:"required"`
}

// Label is what the till prints.
type Label struct {
	Text schema.Text `yaml:"text" json:"text" validate:"required"`
}

// Counter is the front page.
type Counter struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose   `yaml:"lead" json:"lead" validate:"required"`
	Picture       schema.Picture `yaml:"picture" json:"picture" validate:"required"`
	// Hours are filled in from content/hours.yaml.
	Hours []Hours `yaml:"-" json:"hours"`
}

// Loaf is a page about one kind of bread.
type Loaf struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Baked is the day of the first one.
	Baked schema.Date `yaml:"baked" json:"baked" validate:"required"`
	Next  *Next       `yaml:"next" json:"next,omitempty"`
	// Related are the addresses of other loaves.
	Related []string `yaml:"related" json:"-" refers:"page"`
	// Others are filled in from Related.
	Others []schema.Link `yaml:"-" json:"others"`
}

// Next is what to do after reading.
type Next struct {
	Heading string       `yaml:"heading" json:"heading" validate:"required"`
	Text    schema.Prose `yaml:"text" json:"text" validate:"required"`
	Action  schema.Link  `yaml:"action" json:"action" validate:"required"`
}

// Note is a piece of news.
type Note struct {
	schema.Matter `yaml:",inline" json:"-"`
	Date          schema.Date    `yaml:"date" json:"date" validate:"required"`
	Author        string         `yaml:"author" json:"author" validate:"required"`
	Summary       schema.Prose   `yaml:"summary" json:"summary" validate:"required"`
	Picture       schema.Picture `yaml:"picture" json:"picture" validate:"required"`
}

// Notebook lists the notes.
type Notebook struct {
	schema.Matter `yaml:",inline" json:"-"`
	PerPage       int `yaml:"per-page" json:"-" validate:"required,min=1"`
	// Notes are filled in, newest first.
	Notes []schema.Link `yaml:"-" json:"notes"`
}

// OvenLog is what only the bakers read.
type OvenLog struct {
	schema.Matter `yaml:",inline" json:"-"`
	Degrees       int `yaml:"degrees" json:"degrees" validate:"required"`
}

// NotFound is the page for addresses that do not exist.
type NotFound struct {
	schema.Matter `yaml:",inline" json:"-"`
	Text          string `yaml:"text" json:"text" validate:"required"`
}

func fillCounter(doc *content.Document, tree *content.Tree) diag.List {
	doc.Matter.(*Counter).Hours = tree.Data.(*Data).Hours
	return nil
}

func shareCounter(doc *content.Document) content.Share {
	return content.Share{Picture: doc.Matter.(*Counter).Picture, Kicker: "Fresh"}
}

func fillLoaf(doc *content.Document, tree *content.Tree) (diags diag.List) {
	loaf := doc.Matter.(*Loaf)
	loaf.Others = []schema.Link{}
	for i, path := range loaf.Related {
		other := tree.Page(path)
		if other == doc {
			diags = append(diags, diag.Errorf("related-to-itself", doc.At(fmt.Sprintf("related[%d]", i)), "A loaf is not related to itself."))
		} else if other != nil {
			loaf.Others = append(loaf.Others, linkTo(other))
		}
	}
	return diags
}

func describeLoaf(doc *content.Document, tree *content.Tree) []any {
	return []any{map[string]string{"@type": "Product", "name": doc.Matter.Common().Title, "url": tree.Absolute(doc.Path)}}
}

func postOf(doc *content.Document) content.Post {
	note := doc.Matter.(*Note)
	return content.Post{Date: note.Date, Author: note.Author, Summary: note.Summary}
}

func splitNotebook(doc *content.Document, tree *content.Tree) (pages []*content.Document) {
	notebook := doc.Matter.(*Notebook)
	for notes := range slices.Chunk(tree.Posts(), notebook.PerPage) {
		list, page := *notebook, *doc
		for _, note := range notes {
			list.Notes = append(list.Notes, linkTo(note))
		}
		if len(pages) > 0 {
			page.Path = fmt.Sprintf("%s/page/%d", doc.Path, len(pages)+1)
			list.Title = fmt.Sprintf("%s, page %d", notebook.Title, len(pages)+1)
		}
		page.Matter = &list
		pages = append(pages, &page)
	}
	return pages
}

func linkTo(doc *content.Document) schema.Link {
	return schema.Link{Label: doc.Matter.Common().Title, Href: doc.Path}
}

func exampleTelephone(tree *content.Tree) diag.List {
	if tree.Data.(*Data).site.Telephone != "0000" {
		return nil
	}
	return diag.List{diag.Errorf("example-telephone", tree.At("site", "telephone"), "The telephone number is an example.")}
}
