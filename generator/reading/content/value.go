package content

import (
	"context"
	"fmt"
	"html"
	"io/fs"
	"path"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Value is a part of a file that authors can edit alone: a YAML value, a paragraph, an attribute.
type Value struct {
	// Path identifies the value in its file: hero.lead, or body[3] for the fourth in the body.
	Path string `json:"path"`
	// Kind is one of text, markdown, day, picture, icon, address or other; in a body, it is
	// the kinds of the enclosing blocks.
	Kind string `json:"kind"`
	// Line and Column are where it begins.
	Line   int `json:"line"`
	Column int `json:"column"`
	// Source is what an author edits.
	Source string `json:"source"`
	// HTML is what the page shows for it, if that differs from Source.
	HTML string `json:"html,omitempty"`
	// ID is the id of the markup of a picture or an icon.
	ID string `json:"id,omitempty"`
	// Lines is set if it may have several lines.
	Lines bool `json:"lines,omitempty"`

	// Splices returns candidate edits that write a new text of the value into its file.
	// The caller must verify a candidate by reading the result.
	Splices func(text string) []yamldoc.Splice `json:"-"`
}

// ValueReader reads the values of files.
type ValueReader struct{ loader *loader }

// NewValueReader returns a reader for the files of a site as they are now.
func NewValueReader(ctx context.Context, opts Options) *ValueReader {
	files, _ := opts.Model.layout().scan(opts.FS)
	l := newLoader(opts)
	l.readShared(ctx, files)
	return &ValueReader{l}
}

// Files returns the files with values. Authors edit all of them.
func (r *ValueReader) Files() (names []string) {
	files, _ := r.loader.Model.layout().scan(r.loader.FS)
	for _, collection := range r.loader.Model.Collections {
		names = append(names, files[collection.Folder]...)
	}
	names = append(names, files[tablesFolder]...)
	for _, file := range r.loader.Model.NewData().Files() {
		if _, err := fs.Stat(r.loader.FS, file.file()); err == nil {
			names = append(names, file.file())
		}
	}
	return slices.DeleteFunc(names, func(name string) bool { return !r.loader.Model.IsAuthored(name) })
}

// Read returns the values of a normalised file, those of the front matter first.
func (r *ValueReader) Read(file, text string) []Value {
	if !r.loader.Model.IsAuthored(file) {
		return nil
	}
	if path.Ext(file) == ".md" {
		front, body, pos, _ := r.loader.yaml.FrontMatter(file, text)
		return append(r.frontMatter(file, front), r.passages(body, pos, len(text))...)
	}
	var into any
	if path.Dir(file) == Root+"/"+tablesFolder {
		into = &schema.Table{}
	}
	for _, data := range r.loader.Model.NewData().Files() {
		if data.file() == file {
			into = data.Value
		}
	}
	if into == nil {
		return nil
	}
	return r.scalars(r.loader.yaml.Read(file, []byte(text), into))
}

// ReadFront returns the values of a file without those of a Markdown body.
func (r *ValueReader) ReadFront(file, text string) []Value {
	if path.Ext(file) != ".md" {
		return r.Read(file, text)
	}
	front, _, _, _ := r.loader.yaml.FrontMatter(file, text)
	return r.frontMatter(file, front)
}

// Fingerprint changes whenever the pictures, icons, tables or quoted values do.
func (r *ValueReader) Fingerprint() string {
	resolver := r.loader.resolver
	sum := cache.KeyOf(resolver.common.Sum(nil), fmt.Append(nil, resolver.noted)) // fmt sorts maps
	return string(sum[:])
}

func (r *ValueReader) frontMatter(file string, front *yamldoc.Doc) []Value {
	if front == nil {
		return nil
	}
	for _, collection := range r.loader.Model.Collections {
		if path.Dir(file) != Root+"/"+collection.Folder {
			continue
		}
		if template, _ := r.loader.templateOf(collection, front); template != nil {
			// “template” decides which other values exist, so it is not edited on its own.
			return slices.DeleteFunc(r.scalars(front.Decode(template.New())), func(v Value) bool { return v.Path == "template" })
		}
	}
	return nil
}

// passages returns the values of a body, which is at the end of a file of length bytes.
func (r *ValueReader) passages(body string, pos diag.Pos, length int) (values []Value) {
	start := length - len(body)
	for i, passage := range r.loader.convert.Passages(body, pos) {
		values = append(values, Value{
			Path: fmt.Sprintf("body[%d]", i), Kind: passage.Path, Line: passage.Pos.Line, Column: passage.Pos.Column,
			Source: passage.Source, HTML: passage.HTML, Lines: passage.Lines,
			Splices: func(text string) []yamldoc.Splice {
				with, ok := passage.Write(text)
				if !ok {
					return nil
				}
				return []yamldoc.Splice{{Start: start + passage.Start, End: start + passage.End, With: with}}
			},
		})
	}
	return values
}

func (r *ValueReader) scalars(result *yamldoc.Result) []Value {
	r.loader.fillMarkup(result)
	var values []Value
	for _, scalar := range result.Scalars {
		value := Value{
			Path: scalar.Path, Kind: "other", Line: scalar.Pos.Line, Column: scalar.Pos.Column,
			Source: scalar.Text, Splices: scalar.Splices,
		}
		value.describe(scalar)
		values = append(values, value)
	}
	return values
}

func (v *Value) describe(scalar yamldoc.Scalar) {
	isAddress := scalar.Field.Refers != ""
	switch into := scalar.Into.(type) {
	case *schema.Text:
		v.Kind, v.HTML, v.Lines = "markdown", into.Markup, true
	case *schema.Prose:
		v.Kind, v.HTML, v.Lines = "markdown", into.Markup, true
	case *schema.Picture:
		v.Kind, v.ID = "picture", into.ID
	case *schema.Icon:
		v.Kind, v.ID = "icon", into.ID
	case *string:
		v.Kind = "text"
		if *into != scalar.Text { // it quotes a value
			v.HTML = html.EscapeString(*into)
		}
	case *schema.Date:
		v.Kind, v.HTML, isAddress = "day", into.Text(), false
	default:
		if kind := reflect.TypeOf(into).Elem().Kind(); kind == reflect.String || kind == reflect.Int || kind == reflect.Float64 {
			v.Kind = "text"
		}
	}
	if isAddress && (v.Kind == "text" || v.Kind == "other") {
		v.Kind = "address"
	}
}

// SplitLineEnds returns the text with line feeds and no byte order mark, and a function that
// restores both. ok is false if they cannot be restored exactly.
func SplitLineEnds(data string) (text string, restore func(string) string, ok bool) {
	text, hasMark := strings.CutPrefix(data, "\uFEFF")
	hasReturns := strings.Contains(text, "\r")
	restore = func(text string) string {
		if hasReturns {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		if hasMark {
			text = "\uFEFF" + text
		}
		return text
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return text, restore, restore(text) == data
}

// InBody reports whether the value is below the front matter.
func (v Value) InBody() bool { return strings.HasPrefix(v.Path, "body[") }

// IsParagraph reports whether the value is a paragraph of a body.
func (v Value) IsParagraph() bool { return v.InBody() && v.Lines }
