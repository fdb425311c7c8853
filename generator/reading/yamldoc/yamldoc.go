// Package yamldoc reads YAML, and the front matter of Markdown, into structs. It is
// strict, it knows the position of each value, and it reports every problem of a
// file at once, each with the corrected line if there is one.
//
//	reader := yamldoc.NewReader(reflect.TypeFor[Recipe]())
//	var recipe Recipe
//	result := reader.Read("recipes/bread.yaml", data, &recipe)
//	// result.Diags, result.At("oven.temperature")
//
// How a text is read:
//
//  1. A Markdown file is split into its front matter and its body.
//  2. goccy parses the YAML (parse.go). An entry that cannot be parsed is removed
//     and the rest is parsed again, so that one mistake does not hide others.
//  3. The tree is decoded into the struct: mappings and lists (decode.go), single
//     values and days (scalar.go). An unknown or repeated key and a value of the
//     wrong type are reported at their line. JSON is YAML too.
//  4. The validate tags of the struct are checked (rules.go).
//  5. Common mistakes are recognised and corrected on their line (mistakes.go). A
//     correction is shown only if reading the corrected text succeeds (splice.go).
//
// A Reader supports these types:
//
//   - structs whose fields have a yaml tag with the key; "-" is not read, and
//     ",inline" merges the keys of a struct into the enclosing one
//   - slices, pointers, strings, int, float64 and bool
//   - types that implement encoding.TextUnmarshaler; a struct that embeds time.Time
//     is a day
//
// Anchors, aliases, tags and unknown keys are errors.
package yamldoc

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/adrg/frontmatter"
	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

// Reader reads texts into the types that were passed to NewReader.
type Reader struct {
	// keys contains the keys of all types.
	keys map[string]bool
}

// NewReader returns a reader for the types that files are read into. It panics if one
// of them has a field that YAML cannot fill, or a validate rule without a message.
func NewReader(types ...reflect.Type) *Reader {
	r := &Reader{keys: map[string]bool{}}
	seen := map[reflect.Type]bool{}
	for _, t := range types {
		r.add(t, seen)
	}
	return r
}

func (r *Reader) add(t reflect.Type, seen map[reflect.Type]bool) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	isSingle := slices.Contains([]reflect.Kind{reflect.String, reflect.Int, reflect.Float64, reflect.Bool}, t.Kind())
	switch {
	case isSingle || seen[t] || readsItself(t):
		return
	case t.Kind() != reflect.Struct:
		panic(fmt.Sprintf("yamldoc: a field has the type %v, which YAML cannot fill", t))
	}
	seen[t] = true
	for key, field := range fieldsOf(t) {
		r.keys[key] = true
		for _, rule := range slices.Concat(field.Rules, field.Items) {
			if rules[rule.Name].says == nil && !modifiers[rule.Name] {
				panic(fmt.Sprintf("yamldoc: %v.%s has the rule %s, for which there is no sentence", t, field.Name, rule.Name))
			}
		}
		r.add(field.Type, seen)
	}
}

// Read reads a whole file into v, a pointer to an empty value of one of the types.
func (r *Reader) Read(file string, data []byte, v any) *Result {
	return newSource(file, diag.Normalise(data), r.keys).parse().Decode(v)
}

// Result describes what was read from a text, other than the value itself.
type Result struct {
	// Scalars are the single values, in the order of the text.
	Scalars []Scalar
	// Positions contains the position of each value.
	Positions
	// Lists contains the positions at which lists in brackets begin.
	Lists map[diag.Pos]bool
	// Diags are the problems of the text, including syntax errors.
	Diags diag.List

	*source
	// problems contains the paths that have a problem, and problemsWithin those that contain
	// one. A second problem is not reported for them, because it may have the same cause.
	problems, problemsWithin map[string]bool
}

// HasProblem reports whether there is already a problem with the value at a path, with a
// value around it, or with a value inside it.
func (r *Result) HasProblem(path string) bool {
	if r.problemsWithin[path] {
		return true
	}
	for path != "" && !r.problems[path] {
		path = parent(path)
	}
	return r.problems[path]
}

// Scalar is a single value that was read.
type Scalar struct {
	Path string
	// Text is the value without quotation marks, and with its lines joined as YAML
	// joins them.
	Text string
	// Pos is the position of the first character of Text.
	Pos diag.Pos
	// Into points to the decoded value, which is Field or an item of it.
	Into  any
	Field schema.Field

	source *source
	node   ast.Node
	// verbatim is set if Text has the same lines as the file. last is the last line on
	// which it can end.
	verbatim bool
	last     int
}

// Locator returns a function that converts a position in Text, counted from Pos, to
// the position in the file, because YAML may have joined lines.
func (s Scalar) Locator() func(diag.Pos) diag.Pos {
	if s.verbatim || s.last == s.Pos.Line {
		return func(pos diag.Pos) diag.Pos { return pos }
	}
	return s.source.unfold(s.Text, s.Pos)
}

const fence = "---"

// raw returns the front matter's bytes unparsed, because decoding needs their position
// in the file.
var raw = frontmatter.NewFormat(fence, fence, func(data []byte, into any) error {
	*into.(*[]byte) = data
	return nil
})

// FrontMatter splits a Markdown file, normalised by diag.Normalise, and parses its front matter. The
// body begins at bodyPos. If there is no front matter, doc is nil and problem describes the reason.
func (r *Reader) FrontMatter(file, text string) (doc *Doc, body string, bodyPos diag.Pos, problem *diag.Diagnostic) {
	src := newSource(file, text, r.keys)
	var matter []byte
	head := frontMatterOf(text) // the library would copy the rest
	rest, err := frontmatter.MustParse(strings.NewReader(head), &matter, raw)
	if err != nil {
		missing := noFrontMatter(src)
		return nil, "", diag.Pos{}, &missing
	}
	before := head[:len(head)-len(rest)]
	src.to = strings.Count(before, "\n")
	bodyPos = diag.Pos{File: file, Line: src.to + 1, Column: 1}
	if strings.HasSuffix(before, "\n") {
		src.to-- // the closing fence has a line end
	}
	src.from = src.to - bytes.Count(matter, []byte("\n"))
	return src.parse(), text[len(before):], bodyPos, nil
}

// frontMatterOf returns the beginning of a text, up to the line that closes its front matter.
func frontMatterOf(text string) string {
	fences, end := 0, 0
	for line := range strings.Lines(text) {
		end += len(line)
		if strings.TrimSpace(line) == fence {
			if fences++; fences == 2 {
				break
			}
		}
	}
	return text[:end]
}

// nearlyFence matches what people and word processors write instead of three hyphens.
var nearlyFence = pattern.Of(`^\s*(?:[-–—_=*]\s?){1,8}$`)

func noFrontMatter(src *source) diag.Diagnostic {
	first := 0
	for first < len(src.lines)-1 && strings.TrimSpace(src.lines[first]) == "" {
		first++
	}
	at := func(i int) diag.Pos { return diag.Pos{File: src.file, Line: i + 1, Column: 1} }
	opening := strings.TrimSpace(src.lines[first])
	switch {
	case opening == "":
		return diag.Errorf("file-empty", diag.Pos{File: src.file}, "This file is empty.").
			WithHint("A page begins with a line of three hyphens, then its title and description, then three hyphens again.")
	case opening != fence && nearlyFence().MatchString(opening):
		return fenceMistake(src, at(first), "The front matter opens with a line of exactly three hyphens.")
	case opening != fence && keyWithColon().MatchString(opening):
		problem := src.Errorf("front-matter", at(first), 0, "A line of three hyphens is missing above the first key.")
		problem.Fixed = fence + "\n" + src.lines[first]
		return problem
	case opening != fence:
		return src.Errorf("front-matter", at(first), 0, "This file has no front matter: the lines between --- and --- with its title and description.").
			WithHint("Put it above the text: a line ---, the keys, and another line ---.")
	}
	for i := first + 1; i < len(src.lines); i++ {
		if nearlyFence().MatchString(src.lines[i]) {
			return fenceMistake(src, at(i), "The front matter closes with a line of exactly three hyphens.")
		}
	}
	return notClosed(src, first)
}

func fenceMistake(src *source, pos diag.Pos, sentence string) diag.Diagnostic {
	problem := src.Errorf("front-matter", pos, len([]rune(src.line(pos.Line))), "%s", sentence)
	problem.Fixed = fence
	return problem
}

// notClosed returns the problem with front matter that is not closed. It suggests a
// closing fence above the first line that cannot be YAML.
func notClosed(src *source, first int) diag.Diagnostic {
	last := first
	for i, line := range src.lines[first+1:] {
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, ":::") {
			break
		}
		last = first + 1 + i
	}
	return src.Errorf("front-matter", diag.Pos{File: src.file, Line: first + 1, Column: 1}, len(fence), "The front matter that opens here is never closed.").
		WithHint("Add a line of three hyphens below line %d.", last+1)
}
