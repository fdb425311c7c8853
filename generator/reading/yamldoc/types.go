package yamldoc

import (
	"encoding"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

var (
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	timeType        = reflect.TypeFor[time.Time]()
)

func readsItself(t reflect.Type) bool { return reflect.PointerTo(t).Implements(textUnmarshaler) }

func isDay(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && t.NumField() == 1 && t.Field(0).Type == timeType
}

// fieldsOf maps the YAML keys of a struct to its fields, those of structs that are
// written inline included. The map is shared: nobody may change it.
func fieldsOf(t reflect.Type) map[string]schema.Field {
	if known, ok := fieldsByType.Load(t); ok {
		return known.(map[string]schema.Field)
	}
	fields := map[string]schema.Field{}
	for _, field := range schema.Tags(nil).Visible(t) {
		if field.Key != "" {
			fields[field.Key] = field
		}
	}
	fieldsByType.Store(t, fields)
	return fields
}

var fieldsByType sync.Map // reflect.Type → map[string]schema.Field

func keysOf(fields map[string]schema.Field) []string { return slices.Sorted(maps.Keys(fields)) }

// check panics when YAML cannot fill a type or the tags of its fields cannot be
// explained to an author. It adds the structs it has seen to checked.
func check(t reflect.Type, name string, checked map[reflect.Type]bool) {
	switch {
	case readsItself(t):
		return
	case t.Kind() == reflect.Pointer, t.Kind() == reflect.Slice:
		check(t.Elem(), name, checked)
		return
	case t.Kind() == reflect.String, t.Kind() == reflect.Int, t.Kind() == reflect.Float64, t.Kind() == reflect.Bool:
		return
	case t.Kind() != reflect.Struct:
		panic(fmt.Sprintf("yamldoc: %s has the type %v, which YAML cannot fill", name, t))
	}
	if checked[t] {
		return
	}
	checked[t] = true
	for _, field := range fieldsOf(t) {
		at := t.String() + "." + field.Name
		checkRules(field, at)
		check(field.Type, at, checked)
	}
}

// Positions contains the position of each value by its path, such as next.action.href or
// sources[1]. The empty path is the whole text.
type Positions map[string]diag.Pos

// At is the position of a path, or of the nearest value around it.
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

// Item is the path of an item of the list at a path, counted from 0.
func Item(path string, i int) string { return fmt.Sprintf("%s[%d]", path, i) }

// LastKey is the last key of a path: sources for next.sources[1].
func LastKey(path string) string {
	path, _, _ = strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	return path
}

// nameOf is how a sentence speaks of a path.
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

// british are the lengths of Ofcom's numbering plan, behind 44 or 0. Of area codes only these still
// have numbers with a digit less.
var british = pattern.Of(`^(?:[1-3]\d{9}|5[56]\d{8}|7\d{9}|8\d{9}|9\d{9}|(?:500|800)\d{6}|8001111|845464\d|` +
	`1(?:204|208|254|276|297|298|363|364|384|386|404|420|460|461|480|488|524|527|562|566|606|629|635|647|659|695|697|726|744|750|768|827|837|884|900|905|935|946|949|963|995)\d{5})$`)

var (
	telephone = pattern.Of(`^\+?[0-9 ().\x{00A0}\x{2009}\x{2011}\x{2013}-]+$`)
	trunk     = pattern.Of(`^(\+\d[\d -]*?)\s*\(0\)`)
	noDigits  = pattern.Of(`[^0-9]`)
)

// isPhone says whether a telephone number has as many digits as it takes to call it. The parameter
// is the country whose numbers are written without its code: GB, or any other, whose lengths are
// not known. Abroad a number is as long as E.164 lets it be.
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
