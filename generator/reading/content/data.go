package content

import (
	"errors"
	"io/fs"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

func (l *loader) readValues() {
	data := l.tree.Data
	for _, file := range data.Files() {
		quoted, hasTexts := l.Model.isQuoted(file)
		if !quoted || l.isLeftOut(file) {
			continue
		}
		diags, links := l.diags, l.tree.Links
		l.readYAML(file.file(), file.Value, func(*markup) {}) // tags express all rules of such a file
		if hasTexts {
			l.diags, l.tree.Links = diags, links // it is read again once its texts can be filled in
		}
	}
	for _, kind := range l.Model.Values {
		l.resolver.addValues(kind, data, l.tree.IsBroken(kind.File))
	}
}

// isQuoted reports whether texts can quote values of a data file, and whether it contains texts.
func (m Model) isQuoted(file DataFile) (quoted, hasTexts bool) {
	i := slices.IndexFunc(m.Values, func(kind ValueKind) bool { return kind.File == file.Name })
	return i >= 0, i >= 0 && m.Values[i].HasTexts
}

func (l *loader) readData() {
	files := l.tree.Data.Files()
	for _, file := range files {
		if quoted, hasTexts := l.Model.isQuoted(file); quoted && !hasTexts || l.isLeftOut(file) || !l.hasFolderOf(file, files) {
			continue
		}
		l.readYAML(file.file(), file.Value, func(read *markup) {
			if file.Placeholders != nil {
				l.resolver.checkPlaceholders(read, file.Placeholders)
			}
		})
	}
	l.tree.Site().Year = l.Now.Year()
}

func (l *loader) isLeftOut(file DataFile) bool {
	if _, err := fs.Stat(l.FS, file.file()); !file.Optional || !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	schema.FillLists(file.Value)
	return true
}

// hasFolderOf reports whether a file is directly in content/, or in a folder with a data file.
func (l *loader) hasFolderOf(file DataFile, files []DataFile) bool {
	folder := path.Dir(file.Name)
	return folder == "." || slices.ContainsFunc(files, func(other DataFile) bool {
		_, err := fs.Stat(l.FS, other.file())
		return path.Dir(other.Name) == folder && err == nil
	})
}

func (l *loader) readTables(files []string) {
	for _, file := range files {
		table := &schema.Table{}
		l.readYAML(file, table, l.finishTable)
		key := l.tree.keys[file]
		l.resolver.note(file, key[:])
		l.tree.Tables[nameIn(file)] = table
	}
	l.resolver.tables = l.tree.Tables
}

// finishTable compares each row with the columns, which no tag can express, and reads the chart.
func (l *loader) finishTable(read *markup) {
	table := read.value.(*schema.Table)
	for i, row := range table.Rows {
		if row.Tone != "" {
			read.isOneOf(yamldoc.Item("rows", i)+".tone", row.Tone, l.Model.Tones)
		}
		path := yamldoc.Item("rows", i) + ".cells"
		if len(row.Cells) != len(table.Columns) && !read.HasProblem(path) && !read.HasProblem("columns") {
			problem := read.Errorf("table-cells", read.At(path), 0, "The table has %d columns, so this row needs as many cells; it has %d.", len(table.Columns), len(row.Cells))
			if len(row.Cells) > len(table.Columns) {
				problem.Hint = "A cell with a comma in it goes between quotation marks."
			}
			read.report(problem)
		}
	}
	l.Model.fillChart(read, table)
}

type readFile struct {
	Value     any // a pointer
	Links     []markdown.Link
	Positions yamldoc.Positions
	Shown     cache.Key // what resolver.shown returned
}

var readAs = cache.Func[readFile]{Name: "data", Stored: true}

// readYAML reads a file into v, a pointer to an empty value. finish checks what tags cannot
// express. The value is then shared with the cache.
func (l *loader) readYAML(file string, v any, finish func(*markup)) {
	data, problems := l.readText(file)
	if problems != nil {
		_, unread := l.read(file)
		l.tree.broken[file], problems[0].First = true, unread == nil // or quoted values would be reported as missing too
		l.report(problems...)
		return
	}
	into := reflect.ValueOf(v).Elem()
	key := cache.KeyOf([]byte(file), data, l.resolver.common.Sum(nil))
	fits := func(f readFile) bool { return l.resolver.shown(f.Links) == f.Shown }
	read, diags := cache.DoIf(l.Cache, readAs, key, fits, func() (readFile, diag.List, bool) {
		value := reflect.New(into.Type()).Interface()
		markup := markup{Result: l.yaml.Read(file, data, value)}
		if !l.Model.IsByCommand(file) { // a command's file contains no texts
			markup = l.fillMarkup(markup.Result)
			markup.Diags = append(markup.Diags, checkLeftovers(file, diag.Normalise(data), markup.Lists)...)
			markup.Diags = append(markup.Diags, l.checkSamples(markup.Result, "", diag.Pos{}, "Write your own, or remove it.")...)
		}
		markup.value = value
		finish(&markup)
		schema.FillLists(value)
		return readFile{value, markup.links, markup.Positions, l.resolver.shown(markup.links)}, markup.Diags, !markup.Diags.HasErrors()
	})
	into.Set(reflect.ValueOf(read.Value).Elem())
	l.tree.keys[file], l.tree.positions[file], l.tree.broken[file] = withShown(key, read.Shown), read.Positions, diags.HasErrors()
	l.tree.Links = append(l.tree.Links, read.Links...)
	l.report(diags...)
}

func (m Model) fillChart(read *markup, table *schema.Table) {
	chart := table.Chart
	if chart == nil || read.HasProblem("chart") || read.HasProblem("columns") {
		return
	}
	if !read.isOneOf("chart.scale", chart.Scale, m.scaleNames()) {
		return
	}
	scale, figure := m.Scales[slices.Index(m.scaleNames(), chart.Scale)], m.figure()
	var columns []int
	for i, heading := range chart.Columns {
		column := slices.Index(table.Columns, heading)
		if column < 0 {
			read.report(read.Errorf("table-chart", read.At(yamldoc.Item("chart.columns", i)), len([]rune(heading)), "The table has no column “%s”.", heading).
				WithHint("Its columns are: %s.", strings.Join(table.Columns, " · ")))
			return
		}
		columns = append(columns, column)
	}
	chart.Rows = make([][]schema.Span, len(table.Rows))
	for i, row := range table.Rows {
		if len(row.Cells) != len(table.Columns) {
			continue // reported by finishTable
		}
		for _, column := range columns {
			span, ok := spanOf(figure, row.Cells[column], scale.Units)
			if !ok {
				at := read.At(yamldoc.Item(yamldoc.Item("rows", i)+".cells", column))
				read.report(read.Errorf("table-chart", at, len([]rune(row.Cells[column])), "The table's chart cannot draw “%s”.", row.Cells[column]).
					WithHint("Write a figure or a range with its unit, such as %s.", scale.Example))
			}
			chart.Rows[i] = append(chart.Rows[i], span)
		}
	}
}

// figure matches a figure or a range with its unit, of any scale: 12-18 months, commonly 14.
func (m Model) figure() *regexp.Regexp {
	var units []string
	for _, scale := range m.Scales {
		for unit := range scale.Units {
			units = append(units, regexp.QuoteMeta(unit))
		}
	}
	return regexp.MustCompile(`(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(` + strings.Join(units, "|") + `)s?\b`)
}

func spanOf(figure *regexp.Regexp, cell string, units map[string]float64) (schema.Span, bool) {
	found := figure.FindStringSubmatch(cell)
	if found == nil {
		return schema.Span{}, false
	}
	unit, known := units[found[3]]
	from, _ := strconv.ParseFloat(found[1], 64) // they are digits
	to := from
	if found[2] != "" {
		to, _ = strconv.ParseFloat(found[2], 64)
	}
	return schema.Span{From: from * unit, To: to * unit}, known && from <= to
}
