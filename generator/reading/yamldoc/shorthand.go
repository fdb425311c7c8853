package yamldoc

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// Shorthand is a struct that an author may write as the value of one of its fields
// alone; where that field is a list, also as the list's only item.
type Shorthand interface {
	// ShorthandField is the key of that field.
	ShorthandField() string
}

// OneOrMore is a list of single values that an author may write as its only item.
type OneOrMore interface{ OneOrMore() }

// shorthandOf returns the field that a node is the whole value of, and its key; false
// where the struct has none or its keys are written out.
func shorthandOf(node ast.Node, v reflect.Value) (field reflect.Value, key string, ok bool) {
	short, ok := v.Interface().(Shorthand)
	if _, written := node.(ast.MapNode); !ok || written {
		return reflect.Value{}, "", false
	}
	key = short.ShorthandField()
	return v.FieldByIndex(fieldsOf(v.Type())[key]), key, true
}

// onlyItem makes a list of one item and returns the item and its path, where a node that
// is no list may stand for one.
func (d *decoder) onlyItem(path string, node ast.Node, list reflect.Value) (string, reflect.Value) {
	list.Set(reflect.MakeSlice(list.Type(), 1, 1))
	at := Item(path, 0)
	d.Positions[at] = d.posOf(node)
	return at, list.Index(0)
}

var oneOfValue = regexp.MustCompile(`'[^']*'|\S+`)

// OneOf returns the values of a validate tag's oneof: those with spaces in them stand
// in single quotation marks.
func OneOf(param string) []string {
	values := oneOfValue.FindAllString(param, -1)
	for i := range values {
		values[i] = strings.Trim(values[i], "'")
	}
	return values
}
