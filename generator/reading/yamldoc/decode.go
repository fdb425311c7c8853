package yamldoc

import (
	"encoding"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

// decoder fills a struct from a YAML tree. goccy's own decoder stops at the first value of a
// wrong type; this one reports every problem and records every position.
type decoder struct {
	*Result
	// mistakes caches the mistake on each line that was searched, or nil.
	mistakes map[search]*diag.Diagnostic
	// remarks caches the possible comments on each line that was searched.
	remarks map[int][]remark
	// strangers are the indexes in Diags of problems with unknown keys that resemble no
	// other key, by the path of their mapping.
	strangers map[string][]int
	// field is the field that is being filled.
	field schema.Field
	// outermost is the type of the whole value.
	outermost reflect.Type
}

type search struct {
	line       int
	silentOnly bool
}

// Decode reads the text into v, a pointer to an empty value, and validates it.
func (d *Doc) Decode(v any) *Result {
	result := d.decode(reflect.ValueOf(v))
	d.keepProven(result.Diags, reflect.TypeOf(v).Elem())
	return result
}

func (d *Doc) decode(v reflect.Value) *Result {
	result := &Result{
		Positions:      Positions{"": d.Start()},
		Lists:          map[diag.Pos]bool{},
		Diags:          slices.Clone(d.Diags),
		Scalars:        make([]Scalar, 0, min(d.to-d.from, 64)), // usually one per line
		source:         d.source,
		problems:       maps.Clone(d.unread),
		problemsWithin: map[string]bool{},
	}
	decoder := decoder{result, map[search]*diag.Diagnostic{}, map[int][]remark{}, map[string][]int{}, schema.Field{}, v.Type().Elem()}
	if d.root != nil {
		decoder.value("", d.root, v.Elem())
	}
	if !result.problems[""] {
		decoder.validate(v.Interface())
	}
	return result
}

func (d *decoder) report(path string, problem diag.Diagnostic) {
	d.Diags = append(d.Diags, problem)
	d.problems[path] = true
	for path != "" {
		path = parent(path)
		d.problemsWithin[path] = true
	}
}

func (d *decoder) reportType(path string, node ast.Node, problem diag.Diagnostic) {
	if found := d.mistakeOn(search{line: d.posOf(node).Line}); found != nil {
		problem = *found
	}
	d.report(path, problem)
}

// mistakeOn returns the first mistake on a line. It searches each line only once.
func (d *decoder) mistakeOn(s search) *diag.Diagnostic {
	found, known := d.mistakes[s]
	if !known {
		for _, problem := range d.mistakesOn(s.line, s.silentOnly) {
			found = &problem
			break
		}
		d.mistakes[s] = found
	}
	return found
}

func (d *decoder) value(path string, node ast.Node, v reflect.Value) {
	if _, seen := d.Positions[path]; !seen {
		d.Positions[path] = d.posOf(node)
	}
	switch node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		d.reportType(path, node, d.Errorf("yaml-type", d.posOf(node), 1, "A value cannot begin with this sign; put the value in quotation marks."))
		return
	case *ast.NullNode:
		return // as if the key were not there
	}
	text, isText := v.Addr().Interface().(encoding.TextUnmarshaler)
	switch {
	case isText:
		d.text(path, node, v, text)
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.value(path, node, v.Elem())
	case v.Kind() == reflect.Struct:
		d.mapping(path, node, v)
	case v.Kind() == reflect.Slice:
		d.sequence(path, node, v)
	default:
		d.scalar(path, node, v)
	}
}

func (d *decoder) mapping(path string, node ast.Node, v reflect.Value) {
	if field, key, ok := shorthandOf(node, v); ok {
		path := child(path, key)
		if _, isList := node.(ast.ArrayNode); field.Kind() == reflect.Slice && !isList {
			path, field = d.onlyItem(path, node, field)
		}
		d.value(path, node, field)
		return
	}
	fields := fieldsOf(v.Type())
	entries, ok := node.(ast.MapNode)
	if !ok {
		d.reportType(path, node, d.Errorf("yaml-type", d.posOf(node), 0, "%s takes keys of its own, on indented lines below it: %s.",
			nameOf(path), strings.Join(keysOf(fields), ", ")))
		return
	}
	seen := map[string]int{}
	for entry := entries.MapRange(); entry.Next(); {
		key := entry.Key().GetToken()
		pos := d.pos(key.Position.Line, key.Position.Column)
		field, known := fields[key.Value]
		if !known {
			d.unknownKey(path, key.Value, pos, keysOf(fields))
			continue
		}
		if first := seen[key.Value]; first > 0 {
			d.report(child(path, key.Value), d.Errorf("yaml-key-twice", pos, len(key.Value), "The key “%s” is given twice; the first time is on line %d.", key.Value, first).
				WithHint("Remove one of the two."))
			continue
		}
		seen[key.Value] = pos.Line
		at, value := child(path, key.Value), entry.Value()
		d.Positions[at] = pos
		if beside := d.posOf(value); beside.Line == pos.Line && value.Type() != ast.NullType {
			d.Positions[at] = beside
		}
		outer := d.field
		d.field = field
		d.value(at, value, v.FieldByIndex(field.Index))
		d.field = outer
	}
}

func (d *decoder) unknownKey(path, key string, pos diag.Pos, known []string) {
	problem := d.Errorf("yaml-unknown-key", pos, len([]rune(key)), "There is no key “%s” here.", key)
	if near := diag.Suggest(key, known); near != "" {
		d.problems[child(path, near)] = true // it is not missing, it is misspelt
		problem = problem.WithReplacement(key, near).WithHint("Did you mean “%s”?", near)
	} else {
		problem = problem.WithHint("The keys allowed here: %s.", strings.Join(known, ", "))
		if home := d.homeOf(key); home != "" {
			problem = problem.WithHint("“%s” stands %s.", key, home)
		}
		d.strangers[path] = append(d.strangers[path], len(d.Diags))
	}
	d.report(child(path, key), problem)
}

// homeOf returns the place where a key is allowed, if there is only one: at the margin, or below an
// outermost key.
func (d *decoder) homeOf(key string) (home string) {
	if d.outermost.Kind() != reflect.Struct {
		return ""
	}
	fields := fieldsOf(d.outermost)
	if _, known := fields[key]; known {
		return "at the margin, below no other key"
	}
	for name, field := range fields {
		of := field.Type
		for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice {
			of = of.Elem()
		}
		if of.Kind() != reflect.Struct {
			continue
		}
		if _, known := fieldsOf(of)[key]; known && home != "" {
			return ""
		} else if known {
			home = fmt.Sprintf("below “%s”", name)
		}
	}
	return home
}

func (d *decoder) sequence(path string, node ast.Node, v reflect.Value) {
	items, ok := node.(ast.ArrayNode)
	if _, may := v.Interface().(OneOrMore); may && !ok {
		at, item := d.onlyItem(path, node, v)
		d.value(at, node, item)
		return
	}
	if !ok {
		problem := d.Errorf("yaml-type", d.posOf(node), 0, "%s takes a list: one item a line, each with a hyphen and a space before it.", nameOf(path))
		if text, isScalar := scalarText(node); isScalar && path != "" {
			margin := strings.Repeat(" ", indentOf(problem.Source))
			problem.Fixed = fmt.Sprintf("%s%s:\n%s  - %s", margin, LastKey(path), margin, text)
		}
		d.reportType(path, node, problem)
		return
	}
	if list, ok := node.(*ast.SequenceNode); ok && list.IsFlowStyle {
		d.Lists[d.posOf(node)] = true
	}
	iter := items.ArrayRange()
	v.Set(reflect.MakeSlice(v.Type(), iter.Len(), iter.Len()))
	for i := 0; iter.Next(); i++ {
		at := Item(path, i)
		if iter.Value().Type() == ast.NullType {
			d.report(at, d.Errorf("yaml-empty-item", d.posOf(iter.Value()), 0, "This list item is empty.").WithHint("Write something after the hyphen, or remove the line."))
			continue
		}
		d.value(at, iter.Value(), v.Index(i))
	}
}

func (d *decoder) posOf(node ast.Node) diag.Pos {
	at := node.GetToken().Position
	switch node := node.(type) {
	case *ast.LiteralNode:
		below := marginOf(d.lines[min(d.from+at.Line, d.to):d.to])
		return d.pos(at.Line+1, below+1)
	case *ast.MappingNode:
		if len(node.Values) > 0 {
			at = node.Values[0].Key.GetToken().Position
		}
	case *ast.MappingValueNode:
		at = node.Key.GetToken().Position
	}
	return d.pos(at.Line, at.Column)
}

// Shorthand is a struct that an author may write as the value of one of its fields
// alone, or, if that field is a list, as the only item of the list.
type Shorthand interface {
	// ShorthandField returns the key of that field.
	ShorthandField() string
}

// OneOrMore is a list that an author may write as a single value if it has one item.
type OneOrMore interface{ OneOrMore() }

// shorthandOf returns the field for which a node is a shorthand, and its key. ok is false
// if the struct has no shorthand or its keys are written out.
func shorthandOf(node ast.Node, v reflect.Value) (field reflect.Value, key string, ok bool) {
	short, ok := v.Interface().(Shorthand)
	if _, written := node.(ast.MapNode); !ok || written {
		return reflect.Value{}, "", false
	}
	key = short.ShorthandField()
	return v.FieldByIndex(fieldsOf(v.Type())[key].Index), key, true
}

// onlyItem gives a list one item, for a node that is not a list, and returns the path of
// the item and the item.
func (d *decoder) onlyItem(path string, node ast.Node, list reflect.Value) (string, reflect.Value) {
	list.Set(reflect.MakeSlice(list.Type(), 1, 1))
	at := Item(path, 0)
	d.Positions[at] = d.posOf(node)
	return at, list.Index(0)
}

func readsItself(t reflect.Type) bool {
	return reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
}

func isDay(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && t.NumField() == 1 && t.Field(0).Type == reflect.TypeFor[time.Time]()
}

// fieldsOf maps the YAML keys of a struct to its fields, including those of inline
// structs.
var fieldsOf = schema.PerType(func(t reflect.Type) map[string]schema.Field {
	fields := map[string]schema.Field{}
	for _, field := range schema.Tags(nil).Visible(t) {
		if field.Key != "" {
			fields[field.Key] = field
		}
	}
	return fields
})

func keysOf(fields map[string]schema.Field) []string { return slices.Sorted(maps.Keys(fields)) }

// Positions contains the position of each value by its path, such as next.action.href or
// sources[1]. The empty path is the whole text. All positions are in the same file.
type Positions map[string]diag.Pos

// At returns the position of the value at a path, or of the innermost value around it.
func (p Positions) At(path string) diag.Pos {
	for {
		if pos, ok := p[path]; ok || path == "" {
			return pos
		}
		path = parent(path)
	}
}

func parent(path string) string {
	return path[:max(strings.LastIndexAny(path, ".["), 0)]
}

func child(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// Item returns the path of an item of the list at a path, counted from 0.
func Item(path string, i int) string { return fmt.Sprintf("%s[%d]", path, i) }

// LastKey returns the last key of a path: sources for next.sources[1].
func LastKey(path string) string {
	path, _, _ = strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	return path
}

func nameOf(path string) string {
	switch {
	case path == "":
		return "This file"
	case LastKey(path) == "":
		return "This item"
	case strings.HasSuffix(path, "]"):
		return "An item of “" + LastKey(path) + "”"
	}
	return "“" + LastKey(path) + "”"
}

// british matches numbers, without 44 or 0, of the lengths in Ofcom's numbering plan. Only the area
// codes listed here still have numbers that are one digit shorter.
var british = pattern.Of(`^(?:[1-3]\d{9}|5[56]\d{8}|7\d{9}|8\d{9}|9\d{9}|(?:500|800)\d{6}|8001111|845464\d|` +
	`1(?:204|208|254|276|297|298|363|364|384|386|404|420|460|461|480|488|524|527|562|566|606|629|635|647|659|695|697|726|744|750|768|827|837|884|900|905|935|946|949|963|995)\d{5})$`)

var (
	telephone = pattern.Of(`^\+?[0-9 ().\x{00A0}\x{2009}\x{2011}\x{2013}-]+$`)
	trunk     = pattern.Of(`^(\+\d[\d -]*?)\s*\(0\)`)
	noDigits  = pattern.Of(`[^0-9]`)
)

// isPhone reports whether a telephone number has a valid number of digits. home is the country
// whose numbers may omit the country code; exact lengths are checked for GB only. Numbers of other
// countries may have any usual length within E.164.
func isPhone(v reflect.Value, home string) bool {
	text := trunk().ReplaceAllString(strings.TrimSpace(v.String()), "$1 ")
	digits := noDigits().ReplaceAllString(text, "")
	if !telephone().MatchString(text) || strings.Trim(digits, "0") == "" || strings.Trim(digits, digits[:1]) == "" {
		return false
	}
	abroad, isAbroad := strings.CutPrefix(digits, "00")
	if strings.HasPrefix(text, "+") {
		abroad, isAbroad = digits, true
	}
	national, isBritish := strings.CutPrefix(abroad, "44")
	switch {
	case isAbroad && isBritish && home == "GB":
		return british().MatchString(national)
	case isAbroad:
		return len(abroad) >= 8 && len(abroad) <= 15 && abroad[0] != '0'
	case home == "GB":
		return digits[0] == '0' && british().MatchString(digits[1:])
	}
	return len(digits) >= 10 && len(digits) <= 15
}
