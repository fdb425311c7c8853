package content

import (
	"encoding"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/schema"
)

// scalarText returns what an author wrote as a single value. Numbers and words
// such as true keep their spelling, so that a title may be 404.
func scalarText(node ast.Node) (string, bool) {
	switch node := node.(type) {
	case *ast.StringNode:
		return node.Value, true
	case *ast.LiteralNode:
		return strings.TrimRight(node.Value.Value, "\n"), true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		return node.GetToken().Value, true
	}
	return "", false
}

// single returns the text of a node, or notes why there is none.
func (d *decoder) single(path string, node ast.Node) (string, bool) {
	text, ok := scalarText(node)
	if !ok {
		d.notSingle(path, node)
		return "", false
	}
	if isPlain(node) && d.silentMistake(path, node) {
		return "", false
	}
	if linkKeys[lastKey(path)] {
		d.links = append(d.links, markdown.Link{Href: text, Pos: d.at(path)})
	}
	return text, true
}

func (d *decoder) notSingle(path string, node ast.Node) {
	pos := d.posOf(node)
	problem := d.errorf(pos, 0, "%s takes a single value, not a list.", nameOf(path))
	if _, isMap := node.(ast.MapNode); isMap {
		problem = d.errorf(pos, 0, "%s takes a single value, not keys of its own.", nameOf(path)).
			WithHint("If the value has a colon in it, put the whole value in quotation marks.")
		if item := listItem.FindStringSubmatch(problem.Source); item != nil && strings.HasSuffix(path, "]") {
			problem.Fixed = item[1] + quote(item[2])
		}
	}
	d.misfit(path, node, problem)
}

var listItem = regexp.MustCompile(`^(\s*-\s+)([^"'\[{|>].*)$`)

// silentMistake looks for mistakes that are YAML, but not what was meant, on the
// lines of a value without quotation marks.
func (d *decoder) silentMistake(path string, node ast.Node) bool {
	written := node.GetToken()
	first := d.pos(written.Position.Line, 1).Line
	for line := first; line <= first+strings.Count(strings.Trim(written.Origin, "\n"), "\n"); line++ {
		if problem, found := d.findMistake(line, silentMistake); found {
			d.fault(path, problem)
			return true
		}
	}
	return false
}

func (d *decoder) scalar(path string, node ast.Node, v reflect.Value) {
	text, ok := d.single(path, node)
	if !ok {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(text)
	case reflect.Int:
		number, err := strconv.Atoi(strings.ReplaceAll(text, "_", ""))
		if err != nil {
			d.fault(path, d.errorf(d.posOf(node), len([]rune(text)), "%s takes a whole number, such as 5.", nameOf(path)))
			return
		}
		v.SetInt(int64(number))
	case reflect.Bool:
		d.boolean(path, node, text, v)
	default:
		panic("content: the schema has a type that YAML cannot fill: " + v.Type().String())
	}
}

// trueOrFalse maps what people write for true and false to it.
var trueOrFalse = map[string]bool{
	"yes": true, "on": true, "y": true, "1": true, "true": true,
	"no": false, "off": false, "n": false, "0": false, "false": false,
}

func (d *decoder) boolean(path string, node ast.Node, text string, v reflect.Value) {
	if text == "true" || text == "false" {
		v.SetBool(text == "true")
		return
	}
	problem := d.errorf(d.posOf(node), len([]rune(text)), "%s is either true or false.", nameOf(path))
	if meant, known := trueOrFalse[strings.ToLower(text)]; known {
		problem.Fixed = mendValue(problem.Source, problem.Column, text, strconv.FormatBool(meant))
	}
	d.fault(path, problem)
}

// text decodes a value that reads itself: dates, and what becomes HTML.
func (d *decoder) text(path string, node ast.Node, v reflect.Value, into encoding.TextUnmarshaler) {
	text, ok := d.single(path, node)
	if !ok {
		return
	}
	if err := into.UnmarshalText([]byte(text)); err != nil {
		d.fault(path, d.badDate(path, node, text))
		return
	}
	if v.Kind() == reflect.Struct && v.Type() != reflect.TypeFor[schema.Date]() {
		html := v.Field(0).Addr().Interface().(*schema.HTML)
		pos := d.textStart(node)
		d.markup = append(d.markup, markup{html, v.Type(), pos, d.placesIn(node, text, pos)})
	}
}

// textStart is the place of the first character of a value, behind its quotation
// mark if it has one.
func (d *decoder) textStart(node ast.Node) diag.Pos {
	pos := d.posOf(node)
	switch node.GetToken().Type {
	case token.SingleQuoteType, token.DoubleQuoteType:
		pos.Column++
	}
	return pos
}

// placesIn returns what corrects the places in a value: nothing for a text that
// stands in the file as it is.
func (d *decoder) placesIn(node ast.Node, text string, pos diag.Pos) func(diag.Pos) diag.Pos {
	origin := node.GetToken().Origin
	if literal, below := node.(*ast.LiteralNode); below {
		origin = literal.Value.GetToken().Origin
		if literal.Start.Type == token.LiteralType {
			return func(pos diag.Pos) diag.Pos { return pos }
		}
	}
	return d.unfold(text, pos, pos.Line+strings.Count(strings.Trim(origin, "\n"), "\n"))
}

// dateLayouts are the ways in which people in Britain write a day.
var dateLayouts = []string{
	"2/1/06", "2/1/2006", "2.1.06", "2.1.2006", "2-1-06", "2-1-2006",
	"2006-1-2", "2006/1/2", "2006.1.2", "20060102",
	"2 January 2006", "2 Jan 2006", "January 2, 2006", "Jan 2, 2006", "2 January, 2006",
	"2006-01-02 15:04", "2006-01-02 15:04:05", time.RFC3339,
}

var ordinal = regexp.MustCompile(`(\d)(st|nd|rd|th)\b`)

func (d *decoder) badDate(path string, node ast.Node, text string) diag.Diagnostic {
	problem := d.errorf(d.posOf(node), len([]rune(text)), "%s takes a day written as year-month-day, such as 2026-04-03.", nameOf(path))
	plain := ordinal.ReplaceAllString(strings.TrimSpace(text), "$1")
	for _, layout := range dateLayouts {
		if day, err := time.Parse(layout, plain); err == nil {
			problem.Fixed = mendValue(problem.Source, problem.Column, text, day.Format(time.DateOnly))
			return problem.WithHint("Read as %s.", day.Format("2 January 2006"))
		}
	}
	return problem
}

// mendValue puts another value into a line in place of the one at a column.
func mendValue(line string, column int, old, value string) string {
	runes := []rune(line)
	at := min(max(column-1, 0), len(runes))
	before, after := string(runes[:at]), string(runes[at:])
	return before + strings.Replace(after, old, value, 1)
}

// isPlain says that a scalar is written without quotation marks.
func isPlain(node ast.Node) bool { return node.GetToken().Type == token.StringType }
