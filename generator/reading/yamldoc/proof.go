package yamldoc

import (
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
)

// A correction is shown only when the text has been read again with it: a wrong one
// costs an author more than none.

// maxTries is how many corrections of a file are read again; the others are not shown.
const maxTries = 30

// outcome is what a correction of a line does to its entry.
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

// keepProven removes the corrections that do not work: after a right one the problem is
// no longer there, the corrected line has no other one, and no more have come.
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

// holds reads the text again with a problem corrected. A mistake of the syntax may have
// hidden others, elsewhere.
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

// allCorrected is the source with all mistakes of the syntax corrected, since one that is
// left may end in the line of another, and the number that a line then has.
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

// withLine is the source with a line of the file, counted from 1, replaced.
func (s *source) withLine(number int, text string) *source {
	replaced := strings.Split(text, "\n")
	other := *s
	other.trial = true
	other.lines = slices.Concat(s.lines[:number-1], replaced, s.lines[number:])
	other.to += len(replaced) - 1
	return &other
}

// outdentFirst reports keys at the top that are indented while others below are not, and
// takes them out: the parser would complain of all the others.
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
