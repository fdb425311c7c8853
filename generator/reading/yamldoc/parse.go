package yamldoc

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/work"
)

// maxSyntaxErrors limits the work for a file that is not YAML at all.
const maxSyntaxErrors = 25

// Doc is a text that has been parsed but not decoded.
type Doc struct {
	*source
	root ast.Node // nil if there is nothing to decode
	// unread are the keys of the entries that could not be parsed. They are in the
	// text, so they must not be reported as missing.
	unread map[string]bool
	// Diags are the syntax errors.
	Diags diag.List
	// left is how many corrections may still be tried.
	left int
}

// parse parses the YAML. Because the parser stops at the first mistake, parse removes the entry
// with the mistake and parses the rest again, so that an author sees all mistakes at once.
func (s *source) parse() *Doc {
	doc := &Doc{source: s, unread: map[string]bool{}, left: maxTries}
	if s.trial {
		doc.left = 0
	}
	lines := slices.Clone(s.lines[s.from:s.to])
	doc.outdentFirst(lines)
	text := strings.Join(lines, "\n")
	if len(text) > MaxBytes {
		doc.unread[""] = true
		doc.Diags = diag.List{diag.Errorf("yaml-limit", s.Start(), "There are more than %d KiB of keys and values here, which is too much for one file.", MaxBytes>>10)}
		return doc
	}
	tokens, failed := tokenize(text)
	for range min(maxSyntaxErrors, maxParsedBytes/(len(text)+1)) {
		if doc.closeQuote(lines, tokens) {
			tokens, failed = tokenize(strings.Join(lines, "\n"))
			continue
		}
		root, problem := parseTokens(tokens)
		problem = cmp.Or(failed, problem)
		if problem == nil {
			doc.root = root
			return doc
		}
		problem.line = openBracketAbove(lines, problem)
		bad := entryAround(lines, problem.line-1)
		if bad.first == bad.last {
			doc.Diags = append(doc.Diags, s.Errorf("yaml-syntax", s.Start(), 0, "This cannot be read: %s.", problem.message))
			break
		}
		rule, found := doc.explain(problem, lines, bad)
		if rule == noKey {
			found.Fixed = ""
		}
		doc.Diags = append(doc.Diags, found)
		for number := found.Line + 1; rule == tabbed && number <= s.from+bad.last; number++ {
			for also, more := range s.mistakesOn(number, false) {
				if also == tabbed {
					doc.Diags = append(doc.Diags, more)
				}
			}
		}
		doc.leaveOut(append(strings.Split(found.Fixed, "\n"), lines[textAbove(lines, bad.first):bad.last]...))
		clear(lines[bad.first:bad.last])
		tokens, failed = tokenize(strings.Join(lines, "\n"))
	}
	doc.unread[""] = true
	return doc
}

// closeQuote reports and closes the first quotation mark whose text includes later lines that look
// like entries and are not indented further: it was probably left open by mistake, and YAML would
// misread those lines.
func (d *Doc) closeQuote(lines []string, tokens token.Tokens) (closed bool) {
	starts := func(line string) []int { return append(startsOf(line, true), startsOf(line, false)...) }
	for _, t := range tokens {
		if t.Type != token.DoubleQuoteType && t.Type != token.SingleQuoteType && t.Type != token.InvalidType {
			continue
		}
		text := strings.TrimSpace(t.Origin)
		first, below := t.Position.Line-1, strings.Count(text, "\n")
		if text == "" || text[0] != '"' && text[0] != '\'' {
			continue
		}
		deepest := slices.Max(append(starts(lines[first]), indentOf(lines[first])))
		runsOn := func(line string) bool {
			isEntry := len(starts(line)) > 0 || strings.HasPrefix(strings.TrimLeft(line, " "), "#")
			return isEntry && indentOf(line) <= deepest
		}
		if !slices.ContainsFunc(lines[first+1:min(first+1+below, len(lines))], runsOn) {
			continue
		}
		for _, problem := range d.mistakesOn(first+d.from+1, false) {
			if problem.Fixed != lines[first] { // otherwise it was tried before and did not help
				d.Diags = append(d.Diags, problem)
				lines[first] = problem.Fixed
				return true
			}
		}
	}
	return false
}

// openBracketAbove returns the line of a problem, counted from 1. The parser reports a bracket that
// is not closed, or only in a remark, on a later line.
func openBracketAbove(lines []string, problem *syntaxProblem) int {
	if strings.Contains(problem.message, "must be specified") {
		for i, line := range slices.Backward(lines[:min(problem.line, len(lines))]) {
			for _, fix := range []func(yamlLine) (string, bool){fixBracket, fixSignInBrackets} {
				if fixed, found := fix(yamlLine{text: line}); found && fixed != line {
					return i + 1
				}
			}
		}
	}
	return problem.line
}

// textAbove returns the line, counted from 0, of the key directly above an entry if that key opens
// a text, which the entry was probably meant to be; otherwise it returns first.
func textAbove(lines []string, first int) int {
	for i, line := range slices.Backward(lines[:first]) {
		if strings.TrimSpace(line) != "" {
			if opensText().MatchString(line) {
				return i
			}
			break
		}
	}
	return first
}

func (d *Doc) leaveOut(lines []string) {
	for _, line := range lines {
		if match := keyOnLine().FindStringSubmatch(line); match != nil {
			d.unread[match[1]] = true
		}
	}
}

// IsUnread reports whether an outermost key exists, but its value could not be parsed.
func (d *Doc) IsUnread(key string) bool { return d.unread[key] || d.unread[""] }

// Value returns the single value of an outermost key before anything is decoded, because
// the type of the rest may depend on it. It returns "" if there is none.
func (d *Doc) Value(key string) (text string, pos diag.Pos) {
	entries, ok := d.root.(ast.MapNode)
	if !ok {
		return "", d.Start()
	}
	for entry := entries.MapRange(); entry.Next(); {
		if entry.Key().GetToken().Value == key {
			at := entry.Value().GetToken().Position
			text, _ := scalarText(entry.Value())
			return text, d.pos(at.Line, at.Column)
		}
	}
	return "", d.Start()
}

var keyOnLine = pattern.Of(`^[\s-]*([A-Za-z][\w-]*)\s*[:=]`)

// entry is the range of lines of an outermost entry, counted from 0; last is exclusive.
type entry struct{ first, last int }

// entryAround returns the outermost entry that contains a line: from a line without
// indentation to the next one. It is empty if there is nothing to remove.
func entryAround(lines []string, line int) (e entry) {
	line = min(max(line, 0), len(lines)-1)
	for line >= 0 && strings.TrimSpace(lines[line]) == "" {
		line-- // goccy reports some mistakes at the blank line after them
	}
	if line < 0 {
		return entry{}
	}
	margin := marginOf(lines)
	opens := func(i int) bool {
		return strings.TrimSpace(lines[i]) != "" && indentOf(lines[i]) <= margin
	}
	for e.first = line; e.first > 0 && !opens(e.first); {
		e.first--
	}
	for e.last = line + 1; e.last < len(lines) && !opens(e.last); {
		e.last++
	}
	return e
}

func marginOf(lines []string) int {
	for _, line := range lines {
		if strings.TrimSpace(line) != "" {
			return indentOf(line)
		}
	}
	return 0
}

// syntaxProblem is a problem that the parser found, at a position counted from 1 in the YAML.
type syntaxProblem struct {
	line, column int
	message      string // the parser's
	sentence     string // ours, which takes precedence
}

func tokenize(text string) (tokens token.Tokens, problem *syntaxProblem) {
	defer recovered(&problem)
	work.Add(work.Tokenised, 1)
	// A comment is added at the end, because goccy misplaces a value of several lines
	// at the end of the text.
	return lexer.Tokenize(text + "\n# end\n"), nil
}

// recovered turns a panic into a problem, because goccy has panicked on unusual input before.
func recovered(problem **syntaxProblem) {
	if r := recover(); r != nil {
		*problem = &syntaxProblem{message: fmt.Sprintf("the parser failed (%v)", r)}
	}
}

// Tree returns the syntax tree of a text; ok is false if the text cannot be parsed.
func Tree(text string) (root ast.Node, ok bool) {
	tokens, failed := tokenize(text)
	root, problem := parseTokens(tokens)
	return root, failed == nil && problem == nil
}

// tooDeep returns the problem with too many nested brackets and hyphens: the parser reads each one
// again for every enclosing one. Indented lines need no limit, because each is longer than its parent.
func tooDeep(tokens token.Tokens) *syntaxProblem {
	line, hyphens, brackets := 0, 0, 0
	for _, t := range tokens {
		if t.Position.Line != line {
			line, hyphens = t.Position.Line, 0
		}
		switch t.Type {
		case token.SequenceEntryType:
			hyphens++
		case token.SequenceStartType, token.MappingStartType:
			brackets++
		case token.SequenceEndType, token.MappingEndType:
			brackets = max(brackets-1, 0)
		}
		if hyphens+brackets > mostOpen {
			return &syntaxProblem{line: line, column: t.Position.Column, sentence: fmt.Sprintf("More than %d brackets and hyphens are open here. Close them, or remove them.", mostOpen)}
		}
	}
	return nil
}

// tabBefore returns the problem with a tab between the spaces that indent a line and its key or
// hyphen. The parser takes it for a space, and YAML forbids it outside brackets.
func tabBefore(tokens token.Tokens) *syntaxProblem {
	brackets := 0
	var first *token.Token // of the line
	for _, t := range tokens {
		if first == nil || t.Position.Line != first.Position.Line {
			first = t
		}
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			brackets++
		case token.SequenceEndType, token.MappingEndType:
			brackets--
		case token.SequenceEntryType, token.MappingValueType:
			written := first.Origin // with the white space before it
			if brackets == 0 && hasTab(written[strings.LastIndexByte(written, '\n')+1:]) {
				return &syntaxProblem{line: first.Position.Line, column: first.Position.Column, message: "there is a tab before this"}
			}
		}
	}
	return nil
}

// parseTokens parses one document. It cannot be called again with tokens, which goccy changes.
func parseTokens(tokens token.Tokens) (root ast.Node, problem *syntaxProblem) {
	defer recovered(&problem)
	if problem = cmp.Or(tooDeep(tokens), tabBefore(tokens)); problem != nil {
		return nil, problem
	}
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, problemOf(err)
	}
	for _, doc := range file.Docs {
		if root != nil && doc.Body != nil && doc.Start != nil {
			at := doc.Start.Position
			return nil, &syntaxProblem{line: at.Line, column: at.Column, sentence: "This line divides the file in two, and only the first part would be read. Remove it."}
		}
		if doc.Body != nil {
			root = doc.Body
		}
	}
	return root, nil
}

func problemOf(err error) *syntaxProblem {
	positioned, ok := errors.AsType[yaml.Error](err)
	if !ok {
		return &syntaxProblem{message: err.Error()}
	}
	problem := &syntaxProblem{message: positioned.GetMessage()}
	if token := positioned.GetToken(); token != nil && token.Position != nil {
		problem.line, problem.column = token.Position.Line, token.Position.Column
	}
	return problem
}

// explain describes a problem as a mistake on a line of its entry, preferably one whose correction
// makes the text readable, or at least readable further, and returns its rule. Without any, it
// quotes the parser.
func (d *Doc) explain(problem *syntaxProblem, lines []string, bad entry) (*mistakeRule, diag.Diagnostic) {
	if problem.sentence != "" {
		return nil, d.Errorf("yaml-syntax", d.pos(problem.line, problem.column), 1, "%s", problem.sentence)
	}
	at := min(max(problem.line-1, bad.first), bad.last-1)
	if tab := slices.IndexFunc(lines[bad.first:at], hasTab); tab >= 0 { // the parser reports it further down
		at = bad.first + tab
	}
	var best *diag.Diagnostic
	var bestRule *mistakeRule
	proven := noBetter
	for i := range bad.last - bad.first {
		line := at + i
		if line >= bad.last {
			line -= bad.last - bad.first // those above come last
		}
		for rule, found := range d.mistakesOn(d.from+line+1, false) {
			outcome := d.correct(lines, bad, line, found.Fixed)
			if outcome == readable {
				return rule, found
			}
			if line >= at && (best == nil || outcome > proven) { // above it, only proven corrections count
				best, bestRule, proven = &found, rule, outcome
			}
		}
	}
	if best != nil {
		if proven == noBetter {
			best.Fixed = ""
		}
		return bestRule, *best
	}
	return nil, d.Errorf("yaml-syntax", d.pos(max(problem.line, 1), problem.column), 0,
		"This is not laid out as “key: value”, so it cannot be read from here on.").
		WithHint("The YAML parser says: %s.", problem.message)
}

// source is a file that contains YAML: a .yaml file, or the front matter of a
// Markdown file.
type source struct {
	file  string
	lines []string
	// The YAML is lines[from:to].
	from, to int
	// keys are the keys of all types that the text may be read into.
	keys map[string]bool
	// trial is set if the text is read only to test a correction, and needs no corrections
	// itself.
	trial bool
}

func newSource(file, text string, keys map[string]bool) *source {
	lines := strings.Split(text, "\n")
	return &source{file: file, lines: lines, to: len(lines), keys: keys}
}

// pos converts a position in the YAML, counted from 1, to one in the file.
func (s *source) pos(line, column int) diag.Pos {
	return diag.Pos{File: s.file, Line: s.from + line, Column: max(column, 1)}
}

// Start is the position of problems with the YAML as a whole: the line that opens
// the front matter, or the file.
func (s *source) Start() diag.Pos { return diag.Pos{File: s.file, Line: s.from} }

func (s *source) line(number int) string {
	if number < 1 || number > len(s.lines) {
		return ""
	}
	return s.lines[number-1]
}

// Errorf returns an error with its source line, marking length characters.
func (s *source) Errorf(id diag.ID, pos diag.Pos, length int, format string, args ...any) diag.Diagnostic {
	d := diag.Errorf(id, pos, format, args...)
	d.Source, d.Length = s.line(pos.Line), length
	return d
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

const (
	// MaxBytes is the maximum size of a file in bytes, without the text below front matter.
	MaxBytes = 256 << 10
	// maxParsedBytes limits the bytes that are parsed in total when entries with mistakes
	// are removed and the rest is parsed again.
	maxParsedBytes = 2 << 20
	// mostOpen is the maximum number of nested brackets and hyphens.
	mostOpen = 50
)
