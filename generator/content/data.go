package content

import (
	"errors"
	"io/fs"
	"path"
	"reflect"
	"slices"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// readValues reads the data files that texts quote.
func (l *loader) readValues() {
	for _, file := range l.tree.Data.Files() {
		if file.Values == nil {
			continue
		}
		if !l.isLeftOut(file) {
			if read := l.readYAML(file.file(), file.Value); read != nil {
				l.resolver.note(file.file(), read.data)
			}
		}
		l.resolver.quotable = append(l.resolver.quotable, quotable{file.Values(), file.file()})
	}
}

// readData reads the other data files of the model.
func (l *loader) readData() {
	files := l.tree.Data.Files()
	for _, file := range files {
		if file.Values != nil || l.isLeftOut(file) || !l.hasFolderOf(file, files) {
			continue
		}
		if read := l.readYAML(file.file(), file.Value); read != nil && file.Placeholders != nil {
			l.checkPlaceholders(read, file.Placeholders)
		}
	}
	l.tree.Site().Year = l.Now.Year()
}

// isLeftOut says that a data file that a site works without is not there; its lists are
// then empty.
func (l *loader) isLeftOut(file DataFile) bool {
	if _, err := fs.Stat(l.FS, file.file()); !file.Optional || !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	schema.FillLists(file.Value)
	return true
}

// hasFolderOf says that a data file is directly in content/, or that its folder holds
// some data file.
func (l *loader) hasFolderOf(file DataFile, files []DataFile) bool {
	folder := path.Dir(file.Name)
	return folder == "." || slices.ContainsFunc(files, func(other DataFile) bool {
		_, err := fs.Stat(l.FS, other.file())
		return path.Dir(other.Name) == folder && err == nil
	})
}

// readTables reads content/tables. Documents show tables by their name.
func (l *loader) readTables(files []string) {
	for _, file := range files {
		table := &schema.Table{}
		if read := l.readYAML(file, table); read != nil {
			l.resolver.note(file, read.data)
			l.checkCells(read, table)
			l.fillChart(read, table)
		}
		l.tree.Tables[nameIn(file)] = table
	}
	l.resolver.tables = l.tree.Tables
}

// checkCells compares each row with the columns, which no tag can express.
func (l *loader) checkCells(read *readData, table *schema.Table) {
	for i, row := range table.Rows {
		path := yamldoc.Item("rows", i) + ".cells"
		if len(row.Cells) != len(table.Columns) && !read.HasProblem(path) && !read.HasProblem("columns") {
			l.report(read.Errorf(read.At(path), 0, "The table has %d columns, so this row needs as many cells; it has %d.", len(table.Columns), len(row.Cells)))
		}
	}
}

// readData is a YAML file that was read.
type readData struct {
	markup
	value reflect.Value
	data  []byte
}

var readFile = cache.Func[*readData]{Name: "data"}

// readYAML reads a whole file into v, a pointer to an empty value; nil when it is not
// text. What v then holds is shared with the cache.
func (l *loader) readYAML(file string, v any) *readData {
	data, problem := l.readText(file)
	if problem != nil {
		l.tree.broken[file] = true
		l.report(*problem)
		return nil
	}
	into := reflect.ValueOf(v).Elem()
	key := cache.KeyOf([]byte(file), data, l.resolver.fingerprint())
	read, diags := cache.Do(l.Cache, readFile, key, func() (*readData, diag.List) {
		value := reflect.New(into.Type())
		markup := l.fillMarkup(l.yaml.Read(file, data, value.Interface()))
		schema.FillLists(value.Interface())
		return &readData{markup, value.Elem(), data}, markup.Diags
	})
	into.Set(read.value)
	l.tree.keys[file], l.tree.positions[file], l.tree.broken[file] = key, read.Positions, diags.HasErrors()
	l.tree.Links = append(l.tree.Links, read.links...)
	l.report(diags...)
	return read
}

// newYAML returns a reader for every type that a file of the model can have.
func newYAML(model *Model) *yamldoc.Reader {
	types := []reflect.Type{reflect.TypeFor[schema.Table]()}
	for _, file := range model.NewData().Files() {
		types = append(types, reflect.TypeOf(file.Value).Elem())
	}
	for _, template := range model.Templates {
		types = append(types, reflect.TypeOf(template.New()).Elem())
	}
	return yamldoc.NewReader(types...)
}
