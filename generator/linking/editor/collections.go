package editor

import (
	"encoding/json"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/invopop/jsonschema"

	"nightlight/generator/reading/content"
)

// collection is a folder of files of one kind, or a list of individual files.
type collection struct {
	Name   string  `json:"name"`
	Label  string  `json:"label"`
	Folder string  `json:"folder,omitempty"`
	Create bool    `json:"create,omitempty"`
	Format string  `json:"format,omitempty"`
	Fields []field `json:"fields,omitempty"`
	Files  []file  `json:"files,omitempty"`
	// Identifier is the field that names a file in the list.
	Identifier string `json:"identifier_field,omitempty"`
	// Preview is the address of a file's page. Aliases is false if the editor must not add a key with
	// a page's previous addresses.
	Preview string `json:"preview_path,omitempty"`
	Aliases *bool  `json:"aliases_field,omitempty"`
}

type file struct {
	Name   string  `json:"name"`
	Label  string  `json:"label"`
	File   string  `json:"file"`
	Format string  `json:"format"`
	Fields []field `json:"fields"`
	// Preview is the address of the file's page.
	Preview string `json:"preview_path,omitempty"`
}

// The formats for reading and writing a file. components/editor implements each except the last,
// which is built into the editor: the whole file is one text.
const (
	markdownFormat = "in-place-frontmatter" // the editor requires this suffix for Markdown files
	yamlFormat     = "in-place-yaml"
	textFormat     = "raw"
)

// itemsKey contains the list of a file that consists only of a list.
const itemsKey = "_items"

// bodyKey contains the text below the front matter, or a file that is edited as text.
const bodyKey = "body"

type builder struct {
	Options
	// choices are the values of a format: pages, pictures, tables.
	choices map[string][]any
}

func newBuilder(opts Options) *builder {
	b := &builder{opts, map[string][]any{}}
	for _, doc := range opts.Tree.Documents {
		b.choices["page"] = append(b.choices["page"], option{doc.Matter.Common().Title, doc.Path})
	}
	files, err := fs.Glob(opts.FS, content.PicturesFolder+"/*")
	if err != nil {
		panic(err) // the pattern is a constant
	}
	for _, file := range files {
		if name, ok := content.PictureName(file); ok {
			b.choices["picture"] = append(b.choices["picture"], name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(opts.Tree.Tables)) {
		b.choices["table"] = append(b.choices["table"], name)
	}
	return b
}

func (b *builder) collections() (all []collection) {
	for _, folder := range b.Tree.Model.Collections {
		all = append(all, b.pagesOf(folder))
	}
	tables := collection{Name: "tables", Label: "Tables", Folder: content.Root + "/tables", Identifier: "caption"}
	tables.Format, tables.Fields = b.yaml("table")
	return append(append(all, tables), b.dataFiles()...)
}

func (b *builder) pagesOf(folder content.Collection) collection {
	made := collection{Name: folder.Folder, Label: label(folder.Folder)}
	if folder.Template != "" {
		made.Folder, made.Create, made.Identifier = path.Join(content.Root, folder.Folder), true, "title"
		made.Format, made.Fields = b.markdown(folder.Template)
		made.Preview, made.Aliases = strings.TrimPrefix(folder.Prefix, "/")+"{{slug}}", new(bool)
		return made
	}
	add := func(doc *content.Document, title, address string) {
		if doc.Collection == folder.Folder {
			f := file{Name: nameOf(doc.File), Label: nameOf(doc.File), File: doc.File, Preview: address}
			if title != "" {
				f.Label = title + " (" + f.Name + ")"
			}
			f.Format, f.Fields = b.markdown(doc.Template)
			made.Files = append(made.Files, f)
		}
	}
	for _, doc := range b.Tree.Documents {
		add(doc, doc.Matter.Common().Title, doc.Path)
	}
	for _, doc := range b.Tree.Withheld { // their titles stay private, because the configuration is public
		add(doc, "", "")
	}
	slices.SortFunc(made.Files, func(a, b file) int { return strings.Compare(a.File, b.File) })
	return made
}

// markdown returns the format and fields of pages of a template: required fields come first.
func (b *builder) markdown(template string) (format string, fields []field) {
	fields, ok := b.form("pages", template)
	if !ok {
		return textFormat, wholeFile()
	}
	body := textField(bodyKey, "Text", "The text of the page, in Markdown. The button that appears below it writes blocks, such as callouts, which the guide to changing the site's words explains.")
	body.Pattern = patternOf(b.Tree.Model.Directives())
	required := slices.DeleteFunc(slices.Clone(fields), func(f field) bool { return !f.Required })
	optional := slices.DeleteFunc(fields, func(f field) bool { return f.Required })
	return markdownFormat, slices.Concat(required, []field{body}, optional)
}

// dataFiles returns the collections of data files, one for each folder.
func (b *builder) dataFiles() []collection {
	whole := collection{Name: "site", Label: "Whole site"}
	folders := []collection{}
	for _, data := range b.Tree.Model.NewData().Files() {
		if data.ByCommand || data.NotInEditor || !data.Optional && !b.Tree.Has(data.Name) {
			continue
		}
		folder, name := path.Split(data.Name)
		f := file{Name: name, Label: label(name), File: path.Join(content.Root, data.Name+".yaml")}
		f.Format, f.Fields = b.yaml(data.SchemaName())
		if folder == "" {
			whole.Files = append(whole.Files, f)
			continue
		}
		folder = strings.TrimSuffix(folder, "/")
		at := slices.IndexFunc(folders, func(c collection) bool { return c.Name == folder })
		if at < 0 {
			at = len(folders)
			folders = append(folders, collection{Name: folder, Label: label(folder)})
		}
		folders[at].Files = append(folders[at].Files, f)
	}
	return append(folders, whole)
}

func (b *builder) yaml(schema string) (format string, fields []field) {
	if fields, ok := b.form(schema, ""); ok {
		return yamlFormat, fields
	}
	return textFormat, wholeFile()
}

// form returns the fields of a kind of file, or of a template's pages, whose schemas share one
// file. A file that is a list has one field for it.
func (b *builder) form(name, template string) (fields []field, ok bool) {
	if b.Tree.Model.Schemas == nil {
		return nil, false
	}
	schema := new(jsonschema.Schema)
	data, err := fs.ReadFile(b.Tree.Model.Schemas, name+".schema.json")
	if err != nil || json.Unmarshal(data, schema) != nil {
		return nil, false
	}
	f := form{schema.Definitions, b.choices}
	if template != "" {
		at := slices.IndexFunc(schema.AnyOf, func(page *jsonschema.Schema) bool { return page.Title == template })
		if at < 0 {
			return nil, false
		}
		return f.fields(schema.AnyOf[at], "template")
	}
	if f.resolve(schema).Type != "array" {
		return f.fields(schema)
	}
	list, ok := f.field(itemsKey, schema)
	list.Label, list.Required = "Items", true
	return []field{list}, ok
}

func wholeFile() []field {
	return []field{textField(bodyKey, "File", "The whole file, as it is. Change what stands after the keys, and leave the keys.")}
}

func textField(name, label, hint string) field {
	return field{Name: name, Label: label, Widget: "text", Hint: hint, Emoji: new(bool)}
}

func nameOf(file string) string {
	return strings.TrimSuffix(path.Base(file), path.Ext(file))
}
