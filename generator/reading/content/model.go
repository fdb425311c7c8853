package content

import (
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/base/quantity"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/schema"
)

// Model is what Go knows of one site: its kinds of page, its data files, and what
// follows from them. The engine receives it as a value and knows nothing else of the
// site; TypeScript types, JSON Schemas and the tables of components are generated
// from it.
type Model struct {
	// Language is that of the site's words: en-GB.
	Language string
	// Theme holds the background colours of the style sheet.
	Theme schema.Theme
	// Collections are the folders of pages.
	Collections []Collection
	// Templates are the kinds of page.
	Templates []Template
	// Blocks are the kinds of block that authors of this site write beside the engine's.
	// components/blocks has a component for each, in a file of its name.
	Blocks []Block
	// Callouts are kinds of callout beside the engine's.
	Callouts []string
	// Quantities are words of the site's that stay on one line with their numbers.
	Quantities quantity.Words
	// Scales are what the charts of tables can be drawn on.
	Scales []Scale
	// Tones are the colours that rows of tables can have.
	Tones []string
	// Values are the kinds of value that texts quote.
	Values []ValueKind
	// Files are files that the site has beside its pages.
	Files []File
	// NewData returns an empty value of what the data files hold.
	NewData func() Data
	// Complete fills in what the data files show of pages; it may be nil.
	Complete func(*Tree)
	// Sources returns the hosts that the site's own files are on beside its address, and
	// ThirdParties those of others whose code or pictures its pages load, by directive of
	// the Content-Security-Policy. Scripts need none: what the site's own load may run. Both
	// may be nil.
	Sources, ThirdParties func(*Tree) map[string][]string
	// OwnCodeOnly says which public documents leave third parties out, as those of members'
	// pages do; it may be nil.
	OwnCodeOnly func(*Document) bool
	// LibraryKey returns the key that seals what only members read, nil where it is not
	// sealed, and what is wrong with it; the function may be nil.
	LibraryKey func(*Tree) (*library.Key, diag.List)
	// CacheKey reads that key from the site's folder, before anything else is read: what a
	// build keeps on disk is encrypted with it. With an error nothing is kept. It may be nil.
	CacheKey func(fs.FS) (*library.Key, error)
	// Search returns what the search knows beside the pages; nil leaves a site without an
	// index.
	Search func(*Tree) Search
	// Schemas are the JSON Schemas of what authors write, by the names that the generator
	// of schemas gives them; nil where none are made. The editor at /admin asks for them.
	Schemas fs.FS
	// Starters are the texts that new files begin with.
	Starters []Starter
	// Review is what somebody has to read before it is published; it may be nil.
	Review *Review
	// GoLive are the site's own lines of the checklist before it goes live.
	GoLive []Rule
}

// Block is a kind of block of a site, and Directive what an author wrote of one.
type (
	Block     = markdown.Block
	Directive = markdown.Directive
)

// BlockTypes are an empty block of each kind, sorted by name.
func (m Model) BlockTypes() []schema.Block {
	types := slices.Clone(schema.Blocks)
	for _, block := range m.Blocks {
		types = append(types, block.Of)
	}
	slices.SortFunc(types, func(a, b schema.Block) int { return strings.Compare(schema.NameOf(a), schema.NameOf(b)) })
	return types
}

// Tags are the validate tags of the engine's structs to which the model adds, by Struct.Field.
func (m Model) Tags() map[string]string {
	kind, _ := reflect.TypeFor[schema.Callout]().FieldByName("Kind")
	tags := map[string]string{"Callout.Kind": strings.Join(append([]string{kind.Tag.Get("validate")}, m.Callouts...), " ")}
	if len(m.Scales) > 0 {
		tags["Chart.Scale"] = "required,oneof=" + strings.Join(m.scaleNames(), " ")
	}
	if len(m.Tones) > 0 {
		tags["TableRow.Tone"] = "omitempty,oneof=" + strings.Join(m.Tones, " ")
	}
	return tags
}

func (m Model) scaleNames() (names []string) {
	for _, scale := range m.Scales {
		names = append(names, scale.Name)
	}
	return names
}

// Template returns the kind of page of a name, or nil.
func (m Model) Template(name string) *Template {
	for i := range m.Templates {
		if m.Templates[i].Name == name {
			return &m.Templates[i]
		}
	}
	return nil
}

// TemplateNames are the names of the kinds of page, in the order of the table.
func (m Model) TemplateNames() []string {
	names := make([]string, len(m.Templates))
	for i, template := range m.Templates {
		names[i] = template.Name
	}
	return names
}

// Collection is a folder of Markdown files that become pages.
type Collection struct {
	// Folder is its name below content/.
	Folder string
	// Prefix precedes a file's name in its address: /blog/.
	Prefix string
	// Template is the kind of all its pages; empty where each file names its own.
	Template string
	// Offline lets members save its public pages too, for reading without a connection.
	Offline bool
}

// Template is a kind of page. components/templates has a component for each, in a
// file of the same name. The functions may be nil.
type Template struct {
	Name string
	// New returns an empty front matter.
	New func() schema.Content
	// NeedsText is set when a page of this kind is nothing without text below its front
	// matter; until it has some, it is a draft.
	NeedsText bool
	// Offline lets members save the public pages too, for reading without a connection.
	Offline bool
	// Unlisted keeps the pages out of search engines.
	Unlisted bool
	// Open says why pages of this kind cannot be sealed, where what they say is on public
	// pages, in the feed, or needed by whoever is not logged in.
	Open string
	// OwnWindow keeps the window of a page out of reach of all other pages, the site's own
	// included, which may hold code of others: for one where a password is typed.
	OwnWindow bool
	// Post makes posts of the pages.
	Post func(*Document) Post
	// Fill completes the front matter with what the page shows of other files.
	Fill func(*Document, *Tree) diag.List
	// Split returns the pages that a document makes, where it makes several.
	Split func(*Document, *Tree) []*Document
	// Anchors are the ids of the page's sections, beside those of its text, given what its
	// front matter holds. Without the function they are not known.
	Anchors func(*Document) []string
	// Share returns what the picture of a shared link shows.
	Share func(*Document) Share
	// Formats are other forms of each public page.
	Formats []Format
	// StructuredData returns the JSON-LD objects that describe the page.
	StructuredData func(*Document, *Tree) []any
	// Inspection judges everything that the page can show; it may be nil.
	Inspection *Inspection
}

// Inspection is a check of everything that pages of a kind can show, beyond their first
// view. The component lists it (inspections in components/entry.server.tsx).
type Inspection struct {
	// New returns an empty list, a pointer.
	New func() any
	// Judge reports what is wrong with what is listed. It reads nothing else but the files
	// of the tree, so that a site whose files are the same is not judged again.
	Judge func(tree *Tree, listed any) diag.List
}

// Review finds texts that nobody who may judge them has approved as they are.
type Review struct {
	// File lists what was approved; it belongs to the site, as its texts do.
	File string
	// Judge reports each text that is not as it was approved.
	Judge func(*Tree) diag.List
	// Approve returns the text of File once everything is approved; what was before keeps
	// who approved it and when. By says who and when: "2026-11-22 Jane Doe, health visitor".
	Approve func(tree *Tree, by string) (string, error)
}

// Post is what the feed holds of a page. A page with one is left out of the site until
// its day.
type Post struct {
	Date    schema.Date
	Author  string
	Summary schema.Prose
}

// Share is the part of a shared link's picture that the page decides. Without a
// picture it shows the page's emblem, without a kicker none.
type Share struct {
	Picture schema.Picture
	Kicker  string
}

// Data is what the YAML files of a site hold.
type Data interface {
	// Site is what has been read of content/site.yaml.
	Site() schema.SharedData
	// Files are all files, with what each is read into.
	Files() []DataFile
}

// DataFile is a YAML file that exists once.
type DataFile struct {
	// Name is the file's path below content/, without .yaml. Files in a folder are
	// there together, or none of them is.
	Name string
	// Value is a pointer to what the file is read into.
	Value any
	// ByCommand is set for a file that a command writes; people do not edit it.
	ByCommand bool
	// Placeholders are the only words that its texts may hold in braces; nil allows all.
	Placeholders *Placeholders
	// Optional is set when a site works without the file.
	Optional bool
}

// ValueKind is a kind of value that an author writes once, and every text quotes by its
// name: {price:one-to-one}.
type ValueKind struct {
	// Name is the word before the colon.
	Name string
	// File is the data file that holds the values, by its name. It is read before all
	// files that could quote it.
	File string
	// ByName returns the values as texts show them.
	ByName func(Data) map[string]string
	// Literal finds what looks like a value of the kind: it has a digit, and is on one line.
	// Where a text spells out one that it could quote, this is a warning. Nil finds nothing.
	Literal func() *regexp.Regexp
	// Common returns the values that stand for other things too: texts may spell them out. Nil
	// allows none.
	Common func(Data) []string
	// Others returns what Literal finds and is no mistake: values that are not the site's
	// own. Nil allows all that are none.
	Others func(Data) []string
	// OthersKey is the key of the file under which an author lists the others.
	OthersKey string
}

// Scale is what a chart can be drawn on. An author writes its name.
type Scale struct {
	Name string
	// Units are the units that a cell may have, each with how many of the scale's own it is.
	Units map[string]float64
	// Example is how a cell may be written: 2-3.5 h.
	Example string
}

// File is a file of the site beside its pages.
type File struct {
	// Path is its address: /opening-hours.ics.
	Path string
	// Make returns its bytes. It runs when the file is asked for, once the pages are complete.
	Make func(*Tree) []byte
}

// Format is another form of a page, such as a calendar entry beside a page about an event.
// Pages of members have none: everybody could fetch it.
type Format struct {
	// Ending follows the page's address: .ics.
	Ending string
	// Make returns its bytes, as for a File.
	Make func(*Document, *Tree) []byte
}

// Placeholders are words in braces, such as {name}, that the browser replaces.
type Placeholders struct {
	Names []string
	// Hint explains them to authors.
	Hint string
}

// Search is what the search knows beside the pages.
type Search struct {
	// Words are shown around the results, by their names.
	Words map[string]string
	// Synonyms are words of visitors, with words of the pages that mean the same.
	Synonyms []Synonyms
	// Found are parts of pages that front matter or data files hold.
	Found []Found
}

// Synonyms are words of visitors, with words of the pages that mean the same.
type Synonyms struct {
	Said  []string
	Means string
	// Pages are the addresses of what is found first.
	Pages []string
	// Rank is "first" or "last" among all that was said, or empty.
	Rank string
}

// Found is a part of a page that can be found by its title and words. Its address has a
// fragment.
type Found struct{ Address, Title, Words string }

// Rule is a line of the checklist before a site goes live.
type Rule struct {
	Name string
	// Check reports where the rule is not kept.
	Check func(*Tree) diag.List
}

// Starter is what a new Markdown file begins with.
type Starter struct {
	// Name is the word for such a file: post.
	Name string
	// Short describes it in the list of commands.
	Short string
	// Folder is the collection that it belongs to.
	Folder string
	// Example is a title.
	Example string
	// Text is a text/template with the fields Title, in quotes, Date, and ID.
	Text string
	// ID returns a number that no document of a site has, drafts among them; nil where the
	// text asks for none.
	ID func(*Tree) int
}
