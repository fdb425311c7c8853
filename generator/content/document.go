package content

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
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
