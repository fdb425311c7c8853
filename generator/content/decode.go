package content

import (
	"encoding"
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/schema"
)

// decoder fills a value of the schema from a YAML tree. goccy's own decoder stops
// at the first thing that does not fit; this one walks the whole tree, notes every
// problem, and remembers where each value stands for the stages after it.
type decoder struct {
	*source
	places map[string]diag.Pos
	// faulty holds the paths that have a problem, and faultyWithin those that have
	// one inside, so that no second one is reported for the same reason.
	faulty, faultyWithin map[string]bool
	links                []markdown.Link
	markup               []markup
	diags                diag.List
}

// markup is a value that is to become HTML, and where its text begins.
type markup struct {
	value *schema.HTML
	kind  reflect.Type
	pos   diag.Pos
	// place corrects a place in the text where YAML has joined its lines.
	place func(diag.Pos) diag.Pos
}

// linkKeys are the keys whose values are addresses that must exist.
var linkKeys = setOf("href related canonical path to")

// decode reads the source's YAML into v, a pointer, and validates it.
func (s *source) decode(v any) *decoder {
	read := s.parse()
	return s.decodeTree(read, v)
}

func (s *source) decodeTree(read syntax, v any) *decoder {
	d := &decoder{
		source:       s,
		places:       map[string]diag.Pos{"": s.start()},
		faulty:       read.broken,
		faultyWithin: map[string]bool{},
		diags:        read.diags,
	}
	if read.root != nil {
		d.value("", read.root, reflect.ValueOf(v).Elem())
	}
	if !d.faulty[""] {
		d.validate(v)
	}
	return d
}

// at is the place of a path such as next.action.href or sources[1], or of the
// nearest thing around it.
func (d *decoder) at(path string) diag.Pos { return placeOf(d.places, path) }

// fault notes a problem with the value at a path.
func (d *decoder) fault(path string, problem diag.Diagnostic) {
	d.diags = append(d.diags, problem)
	d.faulty[path] = true
	for path != "" {
		path = parent(path)
		d.faultyWithin[path] = true
	}
}

// knownFault says that a path, something around it or something in it has a
// problem already.
func (d *decoder) knownFault(path string) bool {
	if d.faultyWithin[path] {
		return true
	}
	for path != "" && !d.faulty[path] {
		path = parent(path)
	}
	return d.faulty[path]
}

// misfit notes that a value has the wrong form. A slip on its line explains it
// better than the form does.
func (d *decoder) misfit(path string, node ast.Node, problem diag.Diagnostic) {
	if found, ok := d.findMistake(d.posOf(node).Line, anyMistake); ok {
		problem = found
	}
	d.fault(path, problem)
}

// value decodes a node into v, which is part of the value that is being filled.
func (d *decoder) value(path string, node ast.Node, v reflect.Value) {
	if _, seen := d.places[path]; !seen {
		d.places[path] = d.posOf(node)
	}
	switch node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		d.misfit(path, node, d.errorf(d.posOf(node), 1, "A value cannot begin with this sign; put the value in quotation marks."))
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
	fields := fieldsOf(v.Type())
	entries, ok := node.(ast.MapNode)
	if !ok {
		d.misfit(path, node, d.errorf(d.posOf(node), 0, "%s takes keys of its own, on indented lines below it: %s.",
			nameOf(path), strings.Join(keysOf(fields), ", ")))
		return
	}
	seen := map[string]int{}
	for entry := entries.MapRange(); entry.Next(); {
		key := entry.Key().GetToken()
		pos := d.pos(key.Position.Line, key.Position.Column)
		index, known := fields[key.Value]
		if !known {
			d.unknownKey(path, key.Value, pos, keysOf(fields))
			continue
		}
		if first := seen[key.Value]; first > 0 {
			d.fault(child(path, key.Value), d.errorf(pos, len(key.Value), "The key “%s” stands here a second time; the first is on line %d.", key.Value, first).
				WithHint("Remove one of the two."))
			continue
		}
		seen[key.Value] = pos.Line
		d.entry(child(path, key.Value), pos, entry.Value(), v.FieldByIndex(index))
	}
}

func (d *decoder) entry(path string, key diag.Pos, node ast.Node, v reflect.Value) {
	d.places[path] = key
	if pos := d.posOf(node); pos.Line == key.Line && node.Type() != ast.NullType {
		d.places[path] = pos
	}
	d.value(path, node, v)
}

func (d *decoder) unknownKey(path, key string, pos diag.Pos, known []string) {
	problem := d.errorf(pos, len([]rune(key)), "There is no key “%s” here.", key)
	if near := diag.Suggest(key, known); near != "" {
		d.faulty[child(path, near)] = true // it is not missing, it is misspelt
		line := []rune(problem.Source)
		start, end := pos.Column-1, pos.Column-1+len([]rune(key))
		if end <= len(line) && string(line[start:end]) == key {
			problem.Fixed = string(line[:start]) + near + string(line[end:])
		}
		problem = problem.WithHint("Did you mean “%s”?", near)
	} else {
		problem = problem.WithHint("The keys that may stand here: %s.", strings.Join(known, ", "))
	}
	d.fault(child(path, key), problem)
}

func (d *decoder) sequence(path string, node ast.Node, v reflect.Value) {
	items, ok := node.(ast.ArrayNode)
	if !ok {
		problem := d.errorf(d.posOf(node), 0, "%s takes a list: one item a line, each with a hyphen and a space before it.", nameOf(path))
		if text, isScalar := scalarText(node); isScalar && path != "" {
			margin := strings.Repeat(" ", indentOf(problem.Source))
			problem.Fixed = fmt.Sprintf("%s%s:\n%s  - %s", margin, lastKey(path), margin, text)
		}
		d.misfit(path, node, problem)
		return
	}
	iter := items.ArrayRange()
	v.Set(reflect.MakeSlice(v.Type(), iter.Len(), iter.Len()))
	for i := 0; iter.Next(); i++ {
		at := item(path, i)
		if iter.Value().Type() == ast.NullType {
			d.fault(at, d.errorf(d.posOf(iter.Value()), 0, "This list item is empty.").WithHint("Write something after the hyphen, or remove the line."))
			continue
		}
		d.value(at, iter.Value(), v.Index(i))
	}
}

// posOf is the place of a node; for text below its key (|) it is the first line
// of the text.
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
