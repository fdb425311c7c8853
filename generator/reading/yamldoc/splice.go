package yamldoc

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// Splice replaces the bytes of a text from Start up to End.
type Splice struct {
	Start, End int
	With       string
}

// Apply returns the text with the splice applied.
func (s Splice) Apply(text string) string { return text[:s.Start] + s.With + text[s.End:] }

// Splices returns candidate edits that write a new text for the value, the one closest to its
// present style first. The caller must verify a candidate by reading the result.
func (s Scalar) Splices(text string) []Splice {
	w, ok := s.written()
	if !ok {
		return nil
	}
	plain := Splice{w.start, w.end, text}
	single := Splice{w.start, w.end, "'" + strings.ReplaceAll(text, "'", "''") + "'"}
	double := Splice{w.start, w.end, `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`}
	below := w.style == token.LiteralType || w.style == token.FoldedType
	switch {
	case below && strings.TrimSpace(text) == "":
		return []Splice{{w.header, w.end, `""`}} // a block below the key cannot be empty
	case w.style == token.FoldedType:
		return []Splice{{w.start, w.end, indented(strings.ReplaceAll(text, "\n", "\n\n"), w.indent)}}
	case below:
		return []Splice{{w.start, w.end, indented(text, w.indent)}}
	case strings.Contains(text, "\n"):
		if indent, ok := s.indentBelow(w.start); ok {
			return []Splice{{w.start, w.end, "|\n" + indented(text, indent)}}
		}
		return nil
	case w.style == token.SingleQuoteType:
		return []Splice{single, double}
	case w.style == token.DoubleQuoteType:
		return []Splice{double, single}
	}
	return []Splice{plain, double, single}
}

// written is the style of a value and its place in the file, in bytes.
type written struct {
	style      token.Type
	start, end int
	// header is the offset of the sign (| or >) of a text below its key, and indent the
	// indentation of that text.
	header, indent int
}

func (s Scalar) written() (w written, ok bool) {
	if literal, below := s.node.(*ast.LiteralNode); below {
		at := literal.Start.Position
		w.style, w.header = literal.Start.Type, s.source.offset(s.source.pos(at.Line, at.Column))
		return s.block(w), true
	}
	w.style, w.start = s.node.GetToken().Type, s.source.offset(s.Pos)
	// The words of a value without quotation marks can be on several lines, which YAML joins.
	words := strings.FieldsFunc(regexp.QuoteMeta(s.Text), func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' })
	spelling := regexp.MustCompile("^" + strings.Join(words, `\s+`))
	if quoted := quotedText[w.style]; quoted != nil {
		spelling, w.start = quoted(), w.start-1
	}
	at := spelling.FindStringIndex(strings.Join(s.source.lines, "\n")[w.start:])
	if at == nil {
		return w, false
	}
	w.end = w.start + at[1]
	return w, true
}

var quotedText = map[token.Type]func() *regexp.Regexp{
	token.SingleQuoteType: pattern.Of(`^'(?:[^']|'')*'`),
	token.DoubleQuoteType: pattern.Of(`^"(?:[^"\\]|\\(?s:.))*"`),
}

func (s Scalar) block(w written) written {
	w.indent = s.Pos.Column - 1
	w.start = s.source.offset(diag.Pos{Line: s.Pos.Line, Column: 1})
	w.end = w.start
	for number := s.Pos.Line; number <= s.source.to; number++ {
		line := s.source.line(number)
		switch {
		case strings.TrimSpace(line) == "":
			continue
		case indentOf(line) < w.indent:
			return w
		}
		w.end = s.source.offset(diag.Pos{Line: number, Column: 1}) + len(line)
	}
	return w
}

var beforeScalar = pattern.Of(`^(\s*(?:-\s+)*)([^\s:]+:\s+)?$`)

// indentBelow returns the indentation for a text below its key, or false if the value is
// in a list or mapping in brackets.
func (s Scalar) indentBelow(start int) (int, bool) {
	lineStart := s.source.offset(diag.Pos{Line: s.Pos.Line, Column: 1})
	groups := beforeScalar().FindStringSubmatch(s.source.line(s.Pos.Line)[:start-lineStart])
	switch {
	case groups == nil:
		return 0, false
	case groups[2] != "":
		return len(groups[1]) + 2, true
	}
	return len(groups[1]), len(groups[1]) > 0
}

func (s *source) offset(pos diag.Pos) (offset int) {
	for _, line := range s.lines[:pos.Line-1] {
		offset += len(line) + 1
	}
	line := s.line(pos.Line)
	for range pos.Column - 1 {
		_, size := utf8.DecodeRuneInString(line)
		offset, line = offset+size, line[size:]
	}
	return offset
}

// indented indents each line that is not blank, and removes trailing space.
func indented(text string, indent int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if lines[i] = strings.TrimRight(line, " \t"); lines[i] != "" {
			lines[i] = strings.Repeat(" ", indent) + lines[i]
		}
	}
	return strings.Join(lines, "\n")
}

var word = pattern.Of(`\S+`)

// unfold returns a function that converts a position in value, counted from origin, to one in
// the file. YAML has joined the lines of value, so it counts the words before the position.
func (s *source) unfold(value string, origin diag.Pos) func(diag.Pos) diag.Pos {
	lines := strings.Split(value, "\n")
	return func(pos diag.Pos) diag.Pos {
		last := min(max(pos.Line-origin.Line, 0), len(lines)-1)
		line := []rune(lines[last])
		line = line[:min(max(pos.Column-origin.Column, 0), len(line))]
		before := strings.Join(slices.Concat(lines[:last], []string{string(line)}), "\n")
		words, within := len(word().FindAllStringIndex(before, -1)), 0
		if begun := before[strings.LastIndexAny(before, " \t\n")+1:]; begun != "" {
			words, within = words-1, utf8.RuneCountInString(begun)
		}
		for number, column := origin.Line, origin.Column; number <= s.to; number, column = number+1, 1 {
			line := []rune(s.line(number))
			text := string(line[min(column-1, len(line)):])
			found := word().FindAllStringIndex(text, -1)
			if words < len(found) {
				return diag.Pos{File: s.file, Line: number, Column: column + utf8.RuneCountInString(text[:found[words][0]]) + within}
			}
			words -= len(found)
		}
		return pos
	}
}

// A correction is shown only after the corrected text has been read again, because a
// wrong correction wastes more of an author's time than none.

// maxTries is the maximum number of corrections tested for a file; others are not shown.
const maxTries = 30

type outcome int

const (
	noBetter outcome = iota
	readableFurther
	readable
)

func (d *Doc) correct(lines []string, bad entry, line int, fixed string) outcome {
	if d.left--; d.left < 0 || fixed == "" {
		return noBetter
	}
	corrected := strings.Split(fixed, "\n")
	tokens, problem := tokenize(strings.Join(slices.Concat(lines[:line], corrected, lines[line+1:]), "\n"))
	if problem == nil {
		_, problem = parseTokens(tokens)
	}
	added := len(corrected) - 1
	switch {
	case problem == nil, problem.line <= bad.first, problem.line > bad.last+added:
		return readable
	case problem.line > line+1+added:
		return readableFurther
	}
	return noBetter
}

// keepProven removes the corrections that do not work. With one that works, the problem is
// gone, the corrected line has no new problem, and there are no more problems than before.
func (d *Doc) keepProven(all diag.List, t reflect.Type) {
	left := maxTries
	for i := range all {
		problem := &all[i]
		if problem.Fixed == "" || problem.Line <= d.from {
			continue
		}
		if left--; left < 0 || !d.holds(problem, all, i < len(d.Diags), t) {
			problem.Fixed = ""
		}
	}
}

// holds reports whether a correction works, by reading the corrected text. For a syntax
// error there may be more problems than before, because it may have hidden others.
func (d *Doc) holds(problem *diag.Diagnostic, all diag.List, syntax bool, t reflect.Type) bool {
	corrected, first := d.withLine(problem.Line, problem.Fixed), problem.Line
	if syntax {
		corrected, first = d.allCorrected(problem.Line)
	}
	remaining := corrected.parse().decode(reflect.New(t)).Diags
	last := first + strings.Count(problem.Fixed, "\n")
	worse := slices.ContainsFunc(remaining, func(other diag.Diagnostic) bool {
		if other.Line < first || other.Line > last {
			return false
		}
		return other.Message == problem.Message || !slices.ContainsFunc(all, func(before diag.Diagnostic) bool {
			return before.Line == problem.Line && before.Message == other.Message
		})
	})
	return !worse && (syntax || len(remaining) <= len(all))
}

// allCorrected returns the source with all syntax errors corrected, because a remaining one
// may extend into the line of another, and the new number of a line.
func (d *Doc) allCorrected(number int) (*source, int) {
	corrected, moved := d.source, number
	fromBelow := slices.SortedFunc(slices.Values(d.Diags), func(a, b diag.Diagnostic) int { return b.Line - a.Line })
	for _, problem := range fromBelow {
		if problem.Fixed == "" || problem.Line <= d.from {
			continue
		}
		corrected = corrected.withLine(problem.Line, problem.Fixed)
		if problem.Line < number {
			moved += strings.Count(problem.Fixed, "\n")
		}
	}
	return corrected, moved
}

// withLine returns the source with a line of the file, counted from 1, replaced.
func (s *source) withLine(number int, text string) *source {
	replaced := strings.Split(text, "\n")
	other := *s
	other.trial = true
	other.lines = slices.Concat(s.lines[:number-1], replaced, s.lines[number:])
	other.to += len(replaced) - 1
	return &other
}

// outdentFirst reports and removes keys at the top that are indented although later keys are
// not: the parser would reject all later keys.
func (d *Doc) outdentFirst(lines []string) {
	margin := marginOf(lines)
	if margin == 0 || !slices.ContainsFunc(lines, keyWithColon().MatchString) {
		return
	}
	for i, line := range lines {
		if keyWithColon().MatchString(line) {
			return
		}
		if indentOf(line) == margin && keyWithColon().MatchString(line[margin:]) {
			problem := d.Errorf("yaml-syntax", d.pos(i+1, 1), margin, "This key is indented, and those below it are not.")
			problem.Fixed = line[margin:]
			d.Diags = append(d.Diags, problem)
			d.leaveOut([]string{line})
		}
		lines[i] = ""
	}
}
