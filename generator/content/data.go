package content

import (
	"reflect"
	"strings"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/schema"
)

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

// whole is a file of YAML that has been read into a value.
type whole struct {
	value reflect.Value
	read  *decoder
}

var readWhole = cache.Func[whole]{Name: "data"}

// readYAML reads a whole file into v, a pointer to an empty value; nil when it is not
// text. What v then holds is shared with the cache.
func (l *loader) readYAML(file string, v any) *decoder {
	data, problem := l.readText(file)
	if problem != nil {
		l.report(*problem)
		return nil
	}
	into := reflect.ValueOf(v).Elem()
	key := cache.KeyOf([]byte(file), data, l.library.fingerprint())
	all, _ := cache.Do(l.Cache, readWhole, key, func() (whole, diag.List) {
		value := reflect.New(into.Type())
		d := newSource(file, data).decode(value.Interface())
		l.fillMarkup(d)
		schema.FillLists(value.Interface())
		return whole{value.Elem(), d}, nil
	})
	into.Set(all.value)
	d := all.read
	l.tree.places[file] = d.places
	l.tree.Links = append(l.tree.Links, d.links...)
	l.report(d.diags...)
	return d
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
