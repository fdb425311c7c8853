package content

import (
	"cmp"
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
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
	// Theme contains the background colours of the style sheet.
	Theme schema.Theme
	// Brand returns the site's own look; it may be nil, and so may what it returns.
	Brand func(*Tree) *Brand
	// Collections are the folders of pages.
	Collections []Collection
	// Templates are the kinds of page.
	Templates []Template
	// Blocks are this site's own kinds of block. components/blocks has a component for each.
	Blocks []Block
	// FrameIDs are those of what components show around a text: no heading gets one of them.
	FrameIDs []string
	// Callouts are kinds of callout beside the engine's.
	Callouts []string
	// Scales are what the charts of tables can be drawn on.
	Scales []Scale
	// Tones are the colours that rows of tables can have.
	Tones []string
	// Values are the kinds of value that texts quote.
	Values []ValueKind
	// Files are files that the site has beside its pages.
	Files []File
	// Declared are types of TypeScript that no struct has, by name.
	Declared map[string]func() string
	// NewData returns an empty value of what the data files contain.
	NewData func() Data
	// Complete fills in what the data files show of pages; it may be nil.
	Complete func(*Tree)
	// Sources returns the hosts that the site's own files are on beside its address, and
	// ThirdParties those of others whose code or pictures its pages load, by directive of
	// the Content-Security-Policy. Scripts need none: what the site's own load may run. Both
	// may be nil.
	Sources, ThirdParties func(*Tree) map[string][]string
	// OwnCodeOnly says which public documents leave third parties out; it may be nil.
	OwnCodeOnly func(*Document) bool
	// LibraryKey returns the key that seals what only members read; nil where it is not sealed.
	LibraryKey func(*Tree) (*library.Key, diag.List)
	// Search returns what the search knows beside the pages; nil leaves a site without an index.
	Search func(*Tree) Search
	// Schemas are the JSON Schemas of what authors write, for the editor at /admin; may be nil.
	Schemas fs.FS
	// Starters are the texts that new files begin with.
	Starters []Starter
	// Judge reads all texts; it may be nil, and so may what it returns.
	Judge func(*Tree) *Judge
	// Advice says which files someone who may judge them has to read.
	Advice Advice
	// GoLive are the site's own lines of the checklist before it goes live.
	GoLive []Rule
}

// Brand is a site's own look in place of the style sheet's: its background colours, and the
// rules that come after the style sheet, and what replaces the colours of shared links' pictures.
type Brand struct {
	Theme  schema.Theme
	Styles string
	Cards  map[string]string
	// CardTypes are the typefaces of these pictures' titles and other texts.
	CardTypes [2]schema.Typeface
	// Icons are the colours of the ground and of the mark in the icons of browsers and phones,
	// which are drawn then in place of those in public/.
	Icons [2]string
	// Unused are the style sheet's typefaces that no text has, as their files are named, and
	// Fonts the addresses of those in their place.
	Unused, Fonts []string
	// Sheet shows the colours to the author.
	Sheet []Swatch
}

// Swatch is a colour of a brand by day, by night and in the dim light, each with the
// contrast to the ground that it is read on: 4.5.
type Swatch struct {
	Name      string
	Colours   [3]string
	Contrasts [3]float64
}

// Block is a kind of block of a site, Directive what an author wrote of one, and DirectiveForm
// what can be written of it.
type (
	Block         = markdown.Block
	Directive     = markdown.Directive
	DirectiveForm = markdown.Form
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
func (m Model) Tags() schema.Tags {
	kind, _ := reflect.TypeFor[schema.Callout]().FieldByName("Kind")
	tags := schema.Tags{"Callout.Kind": strings.Join(append([]string{kind.Tag.Get("validate")}, m.Callouts...), " ")}
	if len(m.Scales) > 0 {
		tags["Chart.Scale"] = "required,oneof=" + strings.Join(m.scaleNames(), " ")
	}
	if len(m.Tones) > 0 {
		tags["TableRow.Tone"] = "omitempty,oneof=" + strings.Join(m.Tones, " ")
	}
	return tags
}

// Directives are what authors fill in of each directive.
func (m Model) Directives() []DirectiveForm { return markdown.Forms(m.Blocks, m.Tags()) }

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

// Template is a kind of page, with a component of its name. The functions may be nil.
type Template struct {
	Name string
	// New returns an empty front matter.
	New func() schema.Content
	// NeedsText is set when a page of this kind is a draft until it has text.
	NeedsText bool
	// Night is set where members use the page in the dark: by the clock it is dim.
	Night bool
	// Offline lets members save the public pages too, for reading without a connection.
	Offline bool
	// Unlisted keeps the pages out of search engines.
	Unlisted bool
	// Open says why pages of this kind cannot be sealed.
	Open string
	// OwnWindow keeps other pages out of a page's window: one where a password is typed.
	OwnWindow bool
	// Post makes posts of the pages.
	Post func(*Document) Post
	// Fill completes the front matter with what the page shows of other files.
	Fill func(*Document, *Tree) diag.List
	// Shows are the tables and data files, by their names below content/ without .yaml, whose words
	// Fill takes into the page though no line of it names them.
	Shows []string
	// Split returns the pages that a document makes, where it makes several.
	Split func(*Document, *Tree) []*Document
	// Anchors are the ids of the page's sections, beside those of its text; may be nil.
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

// Inspection checks everything that pages of a kind can show, as the component lists it.
type Inspection struct {
	// New returns an empty list, a pointer.
	New func() any
	// Judge reports what is wrong with what is listed, by the files of the tree alone.
	Judge func(tree *Tree, listed any) diag.List
}

// Advice are the files whose advice can harm when it is wrong.
type Advice struct {
	// Files are patterns of path.Match, below content/: guides/*.md.
	Files []string
	// Templates are kinds of page that are advice wherever their files are.
	Templates []string
	// Pages are the addresses of pages that are advice whatever their kind; nil for none.
	Pages func(tree *Tree) []string
	// Stated are patterns as those of Files: pages that are advice only in the sentences that
	// state a Figure, such as an age or a temperature.
	Stated []string
	Figure func() *regexp.Regexp
}

// Post is what the feed contains of a page, which is left out of the site until its day.
type Post struct {
	Date    schema.Date
	Author  string
	Summary schema.Prose
}

// Share is the part of a shared link's picture that the page decides.
type Share struct {
	Picture schema.Picture
	Kicker  string
}

// Data is what the YAML files of a site contain.
type Data interface {
	// Site is what has been read of content/site.yaml.
	Site() schema.SharedData
	// Files are all files, with what each is read into.
	Files() []DataFile
}

// DataFile is a YAML file that exists once.
type DataFile struct {
	// Name is the file's path below content/, without .yaml. A folder's files are there together.
	Name string
	// Value is a pointer to what the file is read into.
	Value any
	// ByCommand is set for a file that a command writes; people do not edit it.
	ByCommand bool
	// Placeholders are the only words that its texts may contain in braces; nil allows all.
	Placeholders *Placeholders
	// NotInEditor is set when the file judges the others, and is not changed at /admin.
	NotInEditor bool
	// Optional is set when a site works without the file.
	Optional bool
	// Members is set when only members' pages show the file: what it leads to is the members'.
	Members bool
	// Schema names the JSON Schema of files that are alike; left out, a file has its own.
	Schema string
}

// SchemaName is the name of the JSON Schema that describes the file.
func (f DataFile) SchemaName() string {
	return cmp.Or(f.Schema, strings.ReplaceAll(f.Name, "/", "-"))
}

// IsForMembers says that only members' pages show a data file, by its path below the site's root.
func (t *Tree) IsForMembers(file string) bool {
	return slices.ContainsFunc(t.Data.Files(), func(f DataFile) bool { return f.Members && f.file() == file })
}

// ValueKind is a kind of value that every text quotes by its name: {price:one-to-one}.
type ValueKind struct {
	// Name is the word before the colon.
	Name string
	// File is the data file with the values, which is read before all others.
	File string
	// HasTexts is set when the file has texts beside the values. They may quote values too.
	HasTexts bool
	// ByName returns the values as texts show them.
	ByName func(Data) map[string]string
	// Literal finds what looks like a value of the kind: it has a digit, and is on one line.
	// Where a text spells out one that it could quote, this is a warning. Nil finds nothing.
	Literal func() *regexp.Regexp
	// Common returns the values that texts may spell out. Nil allows none.
	Common func(Data) []string
	// Others returns what Literal finds that is not the site's own. Nil allows all.
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

// Format is another form of a public page, such as a calendar entry beside an event.
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
	Synonyms []schema.Synonyms
	// ByHeading are the pages that only their titles and headings find.
	ByHeading []string
	// Help is what is typed where somebody may be in danger, and comes before all else.
	Help []schema.Help
	// Found are parts of pages that front matter or data files contain.
	Found []Found
}

// Found is a part of a page that can be found. Its address has a fragment.
type Found struct{ Address, Title, Words string }

// Rule is a line of the checklist before a site goes live.
type Rule struct {
	Name string
	// Check reports where the rule is not kept.
	Check func(*Tree) diag.List
	// Ages says that the rule is broken by the passing of time, without a change to the site.
	Ages bool
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
	// Text is a text/template with the fields Title, in quotes, Date, and those of Common; quoted
	// writes a text as YAML.
	Text string
	// Common returns what the file has in common with others; nil where nothing is asked for.
	Common func(*Tree) Common
}

// Common is what a new file has in common with the others of its kind.
type Common struct {
	// ID is a number that no document has.
	ID               int
	Author, Category string
}
