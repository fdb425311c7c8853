package content

import (
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"strings"
	"time"
	"unicode/utf8"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/memo"
	"nightlight/generator/schema"
)

// maxSize is the most that a file of text may have: a larger one is a picture or
// a backup under a wrong name, and would keep the parsers busy.
const maxSize = 1 << 20

var errTooLarge = errors.New("larger than a text may be")

// read returns the bytes of a file, unless it is too large.
func (l *loader) read(file string) ([]byte, error) {
	info, err := fs.Stat(l.FS, file)
	if err == nil && info.Size() > maxSize {
		return nil, errTooLarge
	}
	return fs.ReadFile(l.FS, file)
}

// readText returns a file that is text, or the problem with it.
func (l *loader) readText(file string) ([]byte, *diag.Diagnostic) {
	data, err := l.read(file)
	var problem diag.Diagnostic
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = diag.Errorf(diag.Pos{File: file}, "This file is missing, and the site cannot do without it.")
	case errors.Is(err, errTooLarge):
		problem = diag.Errorf(diag.Pos{File: file}, "This file has more than 1 MiB, which is too much for text.")
	case err != nil:
		problem = diag.FromError(err, "reading "+file)
	case !utf8.Valid(data):
		problem = diag.Errorf(diag.Pos{File: file}, "This file is not saved as UTF-8, so its letters cannot be read.").
			WithHint("Choose the encoding UTF-8 when saving it.")
	default:
		return data, nil
	}
	return nil, &problem
}

// identified is the kind of a text that was read to know it by its bytes.
var identified = memo.Kind[memo.Key]{Name: "text", Form: memo.Whole[memo.Key]{Codec: new(memo.Codec)}}

// settled is how old a file's time must be to tell its text from every other: some
// file systems count in steps of two seconds.
const settled = 3 * time.Second

// identify returns what stands for the text of a file. A file that has the size and
// the time that it had before is not read for it.
func (l *loader) identify(file string) (memo.Key, diag.List) {
	read := func() (memo.Key, diag.List) {
		data, problem := l.readText(file)
		if problem != nil {
			return memo.Key{}, diag.List{*problem}
		}
		return memo.KeyOf(data), nil
	}
	info, err := fs.Stat(l.FS, file)
	if err != nil || info.ModTime().IsZero() || time.Since(info.ModTime()) < settled {
		return read()
	}
	stamp := fmt.Append(nil, info.Size(), " ", info.ModTime().UnixNano())
	return memo.Do(l.Memo, identified, memo.KeyOf([]byte(file), stamp), read)
}

// readData reads the YAML files that exist once.
func (l *loader) readData() {
	l.readYAML(siteFile, &l.tree.Site)
	l.readYAML(membersFile, &l.tree.Verifier)
	l.readYAML(testimonialsFile, &l.tree.Testimonials)
	l.tree.Site.Year = l.Now.Year()
}

// readTables reads content/tables. Documents show tables by their name.
func (l *loader) readTables(files []string) {
	for _, file := range files {
		table := &schema.Table{}
		d := l.readYAML(file, table)
		if d != nil {
			l.library.note(file, []byte(strings.Join(d.lines, "\n")))
			l.checkCells(d, table)
		}
		l.tree.Tables[nameIn(file)] = table
	}
	l.library.tables = l.tree.Tables
}

// checkCells compares each row with the columns, which no tag can say.
func (l *loader) checkCells(d *decoder, table *schema.Table) {
	for i, row := range table.Rows {
		path := item("rows", i) + ".cells"
		if len(row.Cells) != len(table.Columns) && !d.knownFault(path) && !d.knownFault("columns") {
			l.report(d.errorf(d.at(path), 0, "The table has %d columns, so this row needs as many cells; it has %d.", len(table.Columns), len(row.Cells)))
		}
	}
}

// readYAML reads a whole file into v, a pointer; nil when it is not text.
func (l *loader) readYAML(file string, v any) *decoder {
	data, problem := l.readText(file)
	if problem != nil {
		l.report(*problem)
		return nil
	}
	d := newSource(file, data).decode(v)
	l.fillMarkup(d)
	schema.FillLists(v)
	l.tree.places[file] = d.places
	l.tree.Links = append(l.tree.Links, d.links...)
	l.report(d.diags...)
	return d
}

// fillMarkup turns the author's text into HTML wherever the schema asks for it.
func (l *loader) fillMarkup(d *decoder) {
	for _, m := range d.markup {
		switch m.kind {
		case reflect.TypeFor[schema.Text]():
			d.fillText(m, l.convert.Inline)
		case reflect.TypeFor[schema.Prose]():
			d.fillText(m, l.convert.Prose)
		case reflect.TypeFor[schema.Icon]():
			d.fillDrawing(m, "icon", l.library.Icon, l.library.iconNames())
		case reflect.TypeFor[schema.Picture]():
			d.fillDrawing(m, "picture", l.library.Picture, l.library.pictureNames())
		}
	}
}

func (d *decoder) fillText(m markup, convert func(string, diag.Pos) (string, []markdown.Link, diag.List)) {
	html, links, problems := convert(m.value.Source, m.pos)
	m.value.Set(html)
	for _, link := range links {
		link.Pos = m.place(link.Pos)
		d.links = append(d.links, link)
	}
	for _, problem := range problems {
		problem.Pos = m.place(problem.Pos)
		d.diags = append(d.diags, problem)
	}
}

func (d *decoder) fillDrawing(m markup, noun string, find func(string) (string, string, bool), known []string) {
	name := m.value.Source
	svg, _, ok := find(name)
	if ok {
		m.value.Set(svg)
		return
	}
	problem := d.errorf(m.pos, len([]rune(name)), "There is no %s “%s”.", noun, name)
	if near := diag.SuggestAll(name, known, 3); len(near) > 0 {
		problem.Fixed = mendValue(problem.Source, m.pos.Column, name, near[0])
		problem = problem.WithHint("Names like it: %s.", strings.Join(near, ", "))
	}
	d.diags = append(d.diags, problem)
}
