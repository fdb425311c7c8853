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

// Model describes one site: its kinds of page, its data files, and everything that
// depends on them. The engine receives it as a value and knows nothing else about the
// site; TypeScript types, JSON Schemas and the tables of components are generated
// from it.
type Model struct {
	// Language is the language of the site's texts: en-GB.
	Language string
	// Theme contains the background colours of the style sheet.
	Theme schema.Theme
	// Brand returns the site's own look; it may be nil, and it may return nil.
	Brand func(*Tree) *Brand
	// Collections are the folders of pages.
	Collections []Collection
	// Templates are the kinds of page.
	Templates []Template
	// Blocks are this site's own kinds of block. components/blocks has a component for each.
	Blocks []Block
	// FrameIDs are the ids that components use around a text; no heading gets one of them.
	FrameIDs []string
	// Callouts are kinds of callout in addition to the engine's.
	Callouts []string
	// Scales are the scales that a table's chart can use.
	Scales []Scale
	// Tones are the colours that rows of tables can have.
	Tones []string
	// Values are the kinds of value that texts can quote.
	Values []ValueKind
	// Files are generated files in addition to the pages.
	Files []File
	// Declared are TypeScript types that are not generated from a struct, by name.
	Declared map[string]func() string
	// NewData returns an empty value for the content of the data files.
	NewData func() Data
	// Complete fills in the parts of the data files that depend on pages; it may be nil.
	Complete func(*Tree)
	// Sources returns the hosts other than the site's address that serve its own files, and
	// ThirdParties the hosts of others whose code or pictures its pages load, each by directive
	// of the Content-Security-Policy. Scripts need no host: those that the site's own scripts
	// load may run. Both functions may be nil.
	Sources, ThirdParties func(*Tree) map[string][]string
	// OwnCodeOnly reports whether a public document loads nothing from third parties; may be nil.
	OwnCodeOnly func(*Document) bool
	// LibraryKey returns the key that encrypts content for members; nil if it is not encrypted.
	LibraryKey func(*Tree) (*library.Key, diag.List)
	// Search returns the search data that pages do not contain; if nil, there is no search index.
	Search func(*Tree) Search
	// Schemas are the JSON Schemas of the content, for the editor at /admin; may be nil.
	Schemas fs.FS
	// Starters are the texts that new files begin with.
	Starters []Starter
	// Samples are sentences of the documents' examples, which say what to write in their place.
	Samples []string
	// Judge returns the checks of all texts; it may be nil, and it may return nil.
	Judge func(*Tree) *Judge
	// Advice selects the files that a qualified person has to review.
	Advice Advice
	// GoLive are the site's own checks before it goes live.
	GoLive []Rule
}

// Brand is a site's own look in place of the style sheet's: its background colours, the rules
// that follow the style sheet, and replacements for the colours of Open Graph images.
type Brand struct {
	Theme  schema.Theme
	Styles string
	Cards  map[string]string
	// CardTypes are the typefaces of titles and of other texts on Open Graph images.
	CardTypes [2]schema.Typeface
	// Icons are the background and foreground colours of the icons for browsers and phones. If
	// they are set, icons are drawn in place of those in public/.
	Icons [2]string
	// Unused are the typefaces of the style sheet that no text uses, by file name, and Fonts the
	// addresses of those that replace them.
	Unused, Fonts []string
	// Sheet lists the colours for the author.
	Sheet []Swatch
}

// Swatch is a colour of a brand by day, by night and in dim light, each with its contrast
// ratio to the background: 4.5.
type Swatch struct {
	Name      string
	Colours   [3]string
	Contrasts [3]float64
}

// Block is a site's own kind of block, Directive one use of it in a text, and DirectiveForm a
// description of what authors can fill in.
type (
	Block         = markdown.Block
	Directive     = markdown.Directive
	DirectiveForm = markdown.Form
)

// BlockTypes returns an empty block of each kind, sorted by name.
func (m Model) BlockTypes() []schema.Block {
	types := slices.Clone(schema.Blocks)
	for _, block := range m.Blocks {
		types = append(types, block.Of)
	}
	slices.SortFunc(types, func(a, b schema.Block) int { return strings.Compare(schema.NameOf(a), schema.NameOf(b)) })
	return types
}

// Tags returns the validate tags of the engine's structs that the model changes, by Struct.Field.
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

// Directives describes what authors can fill in for each directive.
func (m Model) Directives() []DirectiveForm { return markdown.Forms(m.Blocks, m.Tags()) }

func (m Model) scaleNames() (names []string) {
	for _, scale := range m.Scales {
		names = append(names, scale.Name)
	}
	return names
}

// Template returns the kind of page with this name, or nil.
func (m Model) Template(name string) *Template {
	for i := range m.Templates {
		if m.Templates[i].Name == name {
			return &m.Templates[i]
		}
	}
	return nil
}

// TemplateNames returns the names of the kinds of page, in the order of Templates.
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
	// Template is the kind of all its pages; empty if each file names its own.
	Template string
	// Offline lets members save its public pages too, for reading offline.
	Offline bool
}

// Template is a kind of page, with a component of its name. The functions may be nil.
type Template struct {
	Name string
	// New returns an empty front matter.
	New func() schema.Content
	// NeedsText is set if a page of this kind is a draft until it has text.
	NeedsText bool
	// Night is set if members use the page in the dark: it is dimmed by the clock.
	Night bool
	// Offline lets members save the public pages too, for reading offline.
	Offline bool
	// Unlisted keeps the pages out of search engines.
	Unlisted bool
	// Open is the reason why pages of this kind cannot be sealed, or "".
	Open string
	// OwnWindow isolates the page's window from other pages: a password is typed there.
	OwnWindow bool
	// Post makes each page a post.
	Post func(*Document) Post
	// Fill completes the front matter with data from other files.
	Fill func(*Document, *Tree) diag.List
	// Shows are the tables and data files whose texts Fill adds to the page although the page does
	// not name them, by path below content/ without .yaml.
	Shows []string
	// Split returns the pages of a document that has several.
	Split func(*Document, *Tree) []*Document
	// Anchors returns the ids of the page's sections other than those of its text.
	Anchors func(*Document) []string
	// Share returns the page's part of its Open Graph image.
	Share func(*Document) Share
	// Formats are other forms of each public page.
	Formats []Format
	// StructuredData returns the JSON-LD objects that describe the page.
	StructuredData func(*Document, *Tree) []any
	// Inspection checks everything that the page can show; it may be nil.
	Inspection *Inspection
}

// Inspection checks everything that pages of a kind can show, as the component lists it.
type Inspection struct {
	// New returns an empty list, a pointer.
	New func() any
	// Judge reports problems. They may depend only on the list and the files of the tree.
	Judge func(tree *Tree, listed any) diag.List
}

// Advice selects the files whose advice can do harm if it is wrong.
type Advice struct {
	// Files are patterns for path.Match, below content/: guides/*.md.
	Files []string
	// Templates are kinds of page that are advice in any folder.
	Templates []string
	// Pages returns the addresses of pages that are advice whatever their kind; it may be nil.
	Pages func(tree *Tree) []string
	// Stated are patterns like Files, for pages that are advice only in the sentences that
	// match Figure, such as an age or a temperature.
	Stated []string
	Figure func() *regexp.Regexp
}

// Post is a page's entry in the feed. The page is not published before Date.
type Post struct {
	Date    schema.Date
	Author  string
	Summary schema.Prose
}

// Share is the part of an Open Graph image that the page decides.
type Share struct {
	Picture schema.Picture
	Kicker  string
}

// Data is the content of a site's YAML files.
type Data interface {
	// Site returns the content of content/site.yaml.
	Site() schema.SharedData
	// Files returns all data files, with the value that each is read into.
	Files() []DataFile
}

// DataFile is a YAML file with a fixed name.
type DataFile struct {
	// Name is its path below content/, without .yaml. If one file of a folder exists, all must.
	Name string
	// Value is a pointer to what the file is read into.
	Value any
	// ByCommand is set for a file that a command writes; people do not edit it.
	ByCommand bool
	// Placeholders are the only words in braces that its texts may contain; nil allows all.
	Placeholders *Placeholders
	// NotInEditor is set if the file contains rules for the others, and cannot be edited at /admin.
	NotInEditor bool
	// Optional is set if a site works without the file.
	Optional bool
	// Members is set if only members' pages show the file: the files it links to are for members.
	Members bool
	// Schema names the JSON Schema that similar files share; if empty, the file has its own.
	Schema string
}

// SchemaName returns the name of the JSON Schema that describes the file.
func (f DataFile) SchemaName() string {
	return cmp.Or(f.Schema, strings.ReplaceAll(f.Name, "/", "-"))
}

// IsForMembers reports whether only members' pages show the data file at a path below the site's root.
func (t *Tree) IsForMembers(file string) bool {
	return slices.ContainsFunc(t.Data.Files(), func(f DataFile) bool { return f.Members && f.file() == file })
}

// ValueKind is a kind of value that any text can quote by name: {price:one-to-one}.
type ValueKind struct {
	// Name is the word before the colon.
	Name string
	// File is the data file with the values, which is read before all others.
	File string
	// HasTexts is set if the file contains texts besides the values. They may quote values too.
	HasTexts bool
	// ByName returns the values as texts show them.
	ByName func(Data) map[string]string
	// Literal matches what looks like a value of the kind; each match has a digit and is within a
	// line. A text that spells out a value it could quote gets a warning. Nil matches nothing.
	Literal func() *regexp.Regexp
	// Common returns the values that texts may spell out. Nil allows none.
	Common func(Data) []string
	// Others returns allowed matches of Literal that are not the site's own. Nil allows all.
	Others func(Data) []string
	// OthersKey is the key in the file under which authors list the others.
	OthersKey string
}

// Scale is a scale for charts. Authors choose it by name.
type Scale struct {
	Name string
	// Units are the units that a cell may use, each with its size in the scale's own unit.
	Units map[string]float64
	// Example is an example of a cell: 2-3.5 h.
	Example string
}

// File is a generated file in addition to the pages.
type File struct {
	// Path is its address: /opening-hours.ics.
	Path string
	// Make returns its bytes. It runs on request, after the pages are complete.
	Make func(*Tree) []byte
}

// Format is another form of a public page, such as a calendar entry for an event.
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

// Search is the search data that pages do not contain.
type Search struct {
	// Words are the texts around the results, by name.
	Words map[string]string
	// Synonyms are words that visitors type, with words on the pages that mean the same.
	Synonyms []schema.Synonyms
	// ByHeading are the addresses of pages that are found by their titles and headings only.
	ByHeading []string
	// Help contains phrases that someone in danger may type. It is shown above all results.
	Help []schema.Help
	// Found are parts of pages that come from front matter or data files.
	Found []Found
}

// Found is a part of a page that can be found. Its address has a fragment.
type Found struct{ Address, Title, Words string }

// Rule is a check of the checklist before a site goes live.
type Rule struct {
	Name string
	// Check reports where the site breaks the rule.
	Check func(*Tree) diag.List
	// Ages is set if time alone can break the rule, without a change to the site.
	Ages bool
}

// Starter is the initial content of a new Markdown file.
type Starter struct {
	// Name is the word for such a file: post.
	Name string
	// Short describes it in the list of commands.
	Short string
	// Folder is the collection that it belongs to.
	Folder string
	// Example is an example of a title.
	Example string
	// Text is a text/template with the fields Title (quoted), Date, and those of Common; its
	// function quoted formats a text as YAML.
	Text string
	// Common returns the fields that depend on existing files; it may be nil.
	Common func(*Tree) Common
}

// Common contains the fields of a new file that depend on the others of its kind.
type Common struct {
	// ID is a number that no document uses.
	ID               int
	Author, Category string
}
