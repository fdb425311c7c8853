package content

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/memo"
	"nightlight/generator/schema"
)

// Link is an address that an author wrote, and where.
type Link = markdown.Link

// Document is one Markdown file.
type Document struct {
	// File is its path below the site's root.
	File string
	// Path is its address: /safe-sleep.
	Path string
	// Collection is the folder: pages, guides or blog.
	Collection string
	// Template is the kind of page, a key of schema.Templates.
	Template string
	// Matter is the front matter, in the template's struct.
	Matter   schema.Content
	Body     []schema.Block
	Headings []schema.Heading
	// IDs are the places in the body that a link can lead to.
	IDs []string
	// Links are all addresses that the file leads to, front matter first.
	Links []markdown.Link
	// Words counts the words of the body, and Text is the body without markup.
	Words int
	Text  string

	places map[string]diag.Pos
}

// At is the place of a value of the front matter, by its path: related[1] or
// next.action.href. A path that is not there gives the place of what is around it.
func (d *Document) At(path string) diag.Pos { return placeOf(d.places, path) }

func (d *Document) draft() bool { return d.Matter.Common().Draft }

// copy returns a document whose front matter can be completed by later stages
// without reaching into what is remembered.
func (d *Document) copy() *Document {
	doc := *d
	matter := reflect.New(reflect.TypeOf(d.Matter).Elem())
	matter.Elem().Set(reflect.ValueOf(d.Matter).Elem())
	doc.Matter = matter.Interface().(schema.Content)
	return &doc
}

// remember parses a file, or recalls what it was parsed to.
func (l *loader) remember(c collection, file string, fingerprint []byte) parsed {
	data, problem := l.readText(file)
	if problem != nil {
		return parsed{diags: diag.List{*problem}}
	}
	key := memo.KeyOf([]byte(file), data, fingerprint)
	doc, diags := memo.Do(l.Memo, "parse", key, func() (*Document, diag.List) { return l.parse(c, file, data) })
	return parsed{file, c.address(file), doc, diags}
}

// parse reads one file. The document is nil when there is no telling what kind of
// page it is.
func (l *loader) parse(c collection, file string, data []byte) (*Document, diag.List) {
	src, body, bodyAt, diags := splitFrontMatter(file, data)
	if src == nil {
		return nil, diags
	}
	converted, diags := l.convert.Convert(body, bodyAt)
	read := src.parse()
	template, problem := c.templateOf(src, read)
	if template == "" {
		return nil, slices.Concat(diags, read.diags, problem)
	}
	matter := schema.Templates[template]()
	front := src.decodeTree(read, matter)
	l.fillMarkup(front)
	schema.FillLists(matter)
	return &Document{
		File: file, Path: c.address(file), Collection: c.name, Template: template,
		Matter: matter, Body: converted.Blocks, Headings: converted.Headings, IDs: converted.IDs,
		Links: slices.Concat(front.links, converted.Links),
		Words: converted.Words, Text: converted.Text,
		places: front.places,
	}, append(diags, front.diags...)
}

// templateOf finds out the kind of page before the front matter is decoded,
// because it decides which keys there are.
func (c collection) templateOf(src *source, read syntax) (string, diag.List) {
	named, pos := templateKey(src, read.root)
	known := slices.Sorted(maps.Keys(schema.Templates))
	var problem diag.Diagnostic
	switch {
	case c.template != "" && (named == "" || named == c.template):
		return c.template, nil
	case c.template != "":
		problem = src.errorf(pos, len(named), "Files in content/%s are always of the template “%s”.", c.name, c.template).
			WithHint("Remove the line, or move the file to content/pages.")
	case schema.Templates[named] != nil:
		return named, nil
	case named != "":
		problem = src.errorf(pos, len([]rune(named)), "There is no template “%s”.", named).WithHint("Choose from: %s.", strings.Join(known, ", "))
		if near := diag.Suggest(named, known); near != "" {
			problem.Fixed = mendValue(problem.Source, pos.Column, named, near)
			problem = problem.WithHint("Did you mean “%s”?", near)
		}
	case read.broken["template"], read.broken[""]:
		return "", nil
	default:
		problem = src.errorf(src.start(), 0, "The key “template” is missing: it says what kind of page this is.").
			WithHint("Choose from: %s.", strings.Join(known, ", "))
	}
	return "", diag.List{problem}
}

func templateKey(src *source, root ast.Node) (string, diag.Pos) {
	entries, ok := root.(ast.MapNode)
	if !ok {
		return "", src.start()
	}
	for entry := entries.MapRange(); entry.Next(); {
		if entry.Key().GetToken().Value == "template" {
			at := entry.Value().GetToken().Position
			text, _ := scalarText(entry.Value())
			return text, src.pos(at.Line, at.Column)
		}
	}
	return "", src.start()
}
