package content

import (
	"encoding/base64"
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
	Front
	// Key is the same as long as the file is, and all that it takes from others.
	Key string
	// Body returns what stands below the front matter; nil when there is nothing. It
	// is read again each time: the bodies of ten thousand articles are not held.
	Body func() []schema.Block

	places func() positions
}

// Front is the part of a document that every build reads.
type Front struct {
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
	Headings []schema.Heading
	// IDs are the places in the body that a link can lead to.
	IDs []string
	// Links are all addresses that the file leads to, front matter first.
	Links []markdown.Link
	// Words counts the words of the body.
	Words int
}

// positions are where the values of a front matter stand, by their paths.
type positions = map[string]diag.Pos

// At is the place of a value of the front matter, by its path: related[1] or
// next.action.href. A path that is not there gives the place of what is around it.
func (d *Document) At(path string) diag.Pos {
	if d.places == nil {
		return diag.Pos{File: d.File}
	}
	return placeOf(d.places(), path)
}

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

// Parsed is the kind of what the memo remembers: one file each.
const Parsed = "parse"

// remember parses a file, or recalls what it was parsed to.
func (l *loader) remember(c collection, file string, fingerprint []byte) parsed {
	text, diags := l.identify(file)
	if diags.HasErrors() {
		return parsed{diags: diags}
	}
	key := memo.KeyOf([]byte(file), text[:], fingerprint)
	kind := memo.Kind[*Document]{Name: Parsed, Form: &form{loader: l, in: c, file: file, key: key}}
	doc, diags := memo.Do(l.Memo, kind, key, func() (*Document, diag.List) {
		data, problem := l.readText(file)
		if problem != nil {
			return nil, diag.List{*problem}
		}
		doc, diags := l.parse(c, file, data)
		if doc != nil {
			doc.Key = nameKey(key)
		}
		return doc, diags
	})
	return parsed{file, c.address(file), doc, diags}
}

func nameKey(key memo.Key) string { return base64.RawURLEncoding.EncodeToString(key[:]) }

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
	doc := &Document{
		Front: Front{
			File: file, Path: c.address(file), Collection: c.name, Template: template,
			Matter: matter, Headings: converted.Headings, IDs: converted.IDs,
			Links: slices.Concat(front.links, converted.Links), Words: converted.Words,
		},
		places: func() positions { return front.places },
	}
	if len(converted.Blocks) > 0 {
		doc.Body = func() []schema.Block { return converted.Blocks }
	}
	return doc, append(diags, front.diags...)
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
