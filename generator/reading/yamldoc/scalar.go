package yamldoc

import (
	"encoding"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
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

// single returns the text of a node for v, or reports why there is none.
func (d *decoder) single(path string, node ast.Node, v reflect.Value) (string, bool) {
	text, ok := scalarText(node)
	if !ok {
		d.reportNotSingle(path, node)
		return "", false
	}
	isPlain := node.GetToken().Type == token.StringType // without quotation marks
	takesAnyText := v.Kind() == reflect.String || v.Kind() == reflect.Struct && !isDay(v.Type())
	if isPlain && (d.reportSilentMistake(path, node) || takesAnyText && d.reportCutShort(path, node)) {
		return "", false
	}
	verbatim, last := d.extent(node)
	d.Scalars = append(d.Scalars, Scalar{
		Path: path, Text: text, Pos: d.textStart(node), Into: v.Addr().Interface(), Field: d.field,
		source: d.source, node: node, verbatim: verbatim, last: last,
	})
	return text, true
}

func (d *decoder) reportNotSingle(path string, node ast.Node) {
	pos := d.posOf(node)
	problem := d.Errorf("yaml-type", pos, 0, "%s takes a single value, not a list.", nameOf(path))
	if _, isMap := node.(ast.MapNode); isMap {
		problem = d.Errorf("yaml-type", pos, 0, "%s takes a single value, not keys of its own.", nameOf(path)).
			WithHint("If the value has a colon in it, put the whole value in quotation marks.")
		if len(problem.Source) <= diag.MaxCorrected { // a long line may have very many problems
			problem.Fixed = quoted(path, problem.Source)
		}
	}
	d.reportType(path, node, problem)
}

// quoted returns a line with its value in quotation marks if that may be meant, or "".
func quoted(path, line string) (fixed string) {
	if item := listItem().FindStringSubmatch(line); item != nil && strings.HasSuffix(path, "]") {
		fixed = item[1] + quote(item[2])
	}
	if braces := wordInBraces().FindStringSubmatch(line); braces != nil {
		fixed = braces[1] + quote(braces[2])
	}
	return fixed
}

// wordInBraces matches a line whose value is a bare reference such as {price:one-to-one}.
var wordInBraces = pattern.Of(head + `(\{[\w-]+:[\w-]+\})\s*$`)

var listItem = pattern.Of(`^(\s*-\s+)([^"'\[{|>].*)$`)

// reportSilentMistake reports mistakes that are valid YAML with another meaning, on the
// lines of a value without quotation marks.
func (d *decoder) reportSilentMistake(path string, node ast.Node) bool {
	written := node.GetToken()
	first := d.pos(written.Position.Line, 1).Line
	for line := first; line <= first+strings.Count(strings.Trim(written.Origin, "\n"), "\n"); line++ {
		if problem := d.mistakeOn(search{line, true}); problem != nil {
			d.report(path, *problem)
			return true
		}
	}
	for line := first + 1; line <= first+strings.Count(strings.TrimSpace(written.Origin), "\n"); line++ {
		if d.reportJoined(path, first, line) {
			return true
		}
	}
	return false
}

// reportJoined reports an item that YAML joins to the text above because it is indented further.
func (d *decoder) reportJoined(path string, first, line int) bool {
	text := strings.TrimLeft(d.line(line), " ")
	if !strings.HasPrefix(text, "- ") {
		return false
	}
	indent := len(d.line(line)) - len(text)
	problem := d.Errorf("yaml-syntax", diag.Pos{File: d.file, Line: line, Column: indent + 1}, 1, "This line begins like an item of a list, but YAML adds it to the text above, as it is indented further.").
		WithHint("Indent all items of a list alike. Where the hyphen belongs to the text, put the whole text in quotation marks.")
	if above := listItem().FindString(d.line(first)); above != "" {
		problem.Fixed = d.line(first)[:strings.IndexByte(d.line(first), '-')] + text
	}
	d.report(path, problem)
	return true
}

// reportCutShort reports a number sign after a space, which ends the value in YAML.
func (d *decoder) reportCutShort(path string, node ast.Node) bool {
	text, _ := scalarText(node)
	start := d.posOf(node)
	_, last := d.extent(node)
	oneLine := last == start.Line
	for _, r := range d.remarksOn(last) {
		endsText := r.end == start.Column+utf8.RuneCountInString(text)
		if !oneLine {
			endsText = strings.HasSuffix(text, strings.TrimSpace(d.line(last)[:r.at]))
		}
		if !endsText {
			continue
		}
		line := []rune(d.line(last))
		problem := d.Errorf("yaml-cut-short", diag.Pos{File: d.file, Line: last, Column: r.column}, len(line)-r.column+1,
			"A space and a number sign (#) begin a remark, so this part of the text would not be published.").
			WithHint("Put the text in quotation marks; if it is a remark, give it a line of its own.")
		if oneLine {
			problem.Fixed = string(line[:start.Column-1]) + quote(string(line[start.Column-1:]))
		}
		d.report(path, problem)
		return true
	}
	return false
}

type remark struct {
	at     int // the byte offset at which the text before it ends
	end    int // the column after that text
	column int // the column of the number sign
}

var remarkSign = pattern.Of(`\S(\s+)#`)

// remarksOn returns the possible comments on a line. It searches each line only once.
func (d *decoder) remarksOn(number int) []remark {
	line := d.line(number)
	found, known := d.remarks[number]
	if !known && strings.Contains(line, "#") {
		for _, at := range remarkSign().FindAllStringSubmatchIndex(line, -1) {
			end := utf8.RuneCountInString(line[:at[2]]) + 1
			found = append(found, remark{at[2], end, end + utf8.RuneCountInString(line[at[2]:at[3]])})
		}
		d.remarks[number] = found
	}
	return found
}

func (d *decoder) scalar(path string, node ast.Node, v reflect.Value) {
	text, ok := d.single(path, node, v)
	if !ok {
		return
	}
	refuse := func(takes string) diag.Diagnostic {
		return d.Errorf("yaml-type", d.posOf(node), len([]rune(text)), "%s %s", nameOf(path), takes)
	}
	digits := strings.ReplaceAll(text, "_", "")
	switch v.Kind() {
	case reflect.String:
		v.SetString(text)
	case reflect.Int:
		number, err := strconv.Atoi(digits)
		if err != nil {
			d.report(path, refuse("takes a whole number, such as 5."))
		}
		v.SetInt(int64(number))
	case reflect.Float64:
		number, err := strconv.ParseFloat(digits, 64)
		if err != nil {
			d.report(path, refuse("takes a number, such as 5 or 5.5."))
		}
		v.SetFloat(number)
	case reflect.Bool:
		if v.SetBool(text == "true"); text == "true" || text == "false" {
			return
		}
		problem := refuse("is either true or false.")
		if meant, known := trueOrFalse[strings.ToLower(text)]; known {
			problem = problem.WithReplacement(text, strconv.FormatBool(meant))
		}
		d.report(path, problem)
	}
}

var trueOrFalse = map[string]bool{
	"yes": true, "on": true, "y": true, "1": true, "true": true,
	"no": false, "off": false, "n": false, "0": false, "false": false,
}

func (d *decoder) text(path string, node ast.Node, v reflect.Value, into encoding.TextUnmarshaler) {
	text, ok := d.single(path, node, v)
	if !ok {
		return
	}
	err := into.UnmarshalText([]byte(text))
	switch {
	case err == nil:
	case isDay(v.Type()):
		d.report(path, d.notADay(path, text, d.posOf(node)))
	default:
		d.report(path, d.Errorf("yaml-type", d.posOf(node), len([]rune(text)), "%s cannot be read: %v.", nameOf(path), err))
	}
}

func (d *decoder) textStart(node ast.Node) diag.Pos {
	pos := d.posOf(node)
	switch node.GetToken().Type {
	case token.SingleQuoteType, token.DoubleQuoteType:
		pos.Column++
	}
	return pos
}

// extent reports whether the text of a node has the same lines as the file, and
// returns the last line on which it can end.
func (d *decoder) extent(node ast.Node) (verbatim bool, last int) {
	origin := node.GetToken().Origin
	if literal, below := node.(*ast.LiteralNode); below {
		origin = literal.Value.GetToken().Origin
		verbatim = literal.Start.Type == token.LiteralType
	}
	return verbatim, d.textStart(node).Line + strings.Count(strings.Trim(origin, "\n"), "\n")
}

var dayLayouts = []string{
	"2/1/06", "2/1/2006", "2.1.06", "2.1.2006", "2-1-06", "2-1-2006",
	"2006-1-2", "2006/1/2", "2006.1.2", "20060102",
	"2 January 2006", "2 Jan 2006", "January 2, 2006", "Jan 2, 2006", "2 January, 2006",
	"2006-01-02 15:04", "2006-01-02 15:04:05", time.RFC3339,
}

var dayDigits = pattern.Of(`^\d{4}-\d\d-\d\d$`)

var ordinal = pattern.Of(`(\d)(st|nd|rd|th)\b`)

func (d *decoder) notADay(path, text string, pos diag.Pos) diag.Diagnostic {
	problem := d.Errorf("yaml-type", pos, len([]rune(text)), "%s takes a day written as year-month-day, such as 2026-04-03.", nameOf(path))
	if dayDigits().MatchString(text) {
		return problem.WithHint("No calendar has this day.")
	}
	plain := ordinal().ReplaceAllString(strings.TrimSpace(text), "$1")
	for _, layout := range dayLayouts {
		if day, err := time.Parse(layout, plain); err == nil {
			return problem.WithReplacement(text, day.Format(time.DateOnly)).
				WithHint("Read as %s.", day.Format("2 January 2006"))
		}
	}
	return problem
}
