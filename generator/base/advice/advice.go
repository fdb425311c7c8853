// Package advice finds in texts what may never be advised.
//
//  1. A text is read as people see it (read.go): look-alike letters, joiners, entities and the
//     signs of Markdown are taken away, and what is left is cut into sentences of words. Each
//     word knows where it stands in the file.
//  2. A phrase of the table is compared word by word, in every inflection, with hyphens or
//     without (phrase.go).
//  3. A sentence that warns of it is let through (warning.go): the negation has to govern the
//     phrase, in its clause.
//
// All words are data: the package knows English grammar, and nothing of children.
package advice

import (
	"path"
	"slices"
)

// Table is what may never be advised, and the words that tell a warning from advice.
type Table struct {
	// Groups are words that phrases name together, as <child>.
	Groups map[string]string
	// Small may stand between the words of a phrase.
	Small string
	// Negations turn what follows them in their clause. Cancels hold a negation that does not.
	Negations, Cancels []string
	// After are what is said behind a phrase to warn of it: "is dangerous".
	After []string
	// Breaks begin a clause, and Starts do so behind a comma.
	Breaks, Starts []string
	Dangers        []Danger
}

// Danger is something that may never be advised.
type Danger struct {
	Advice []string
	// Except are phrases around one of Advice that mean something else, and Unless those that
	// make the whole sentence harmless.
	Except, Unless []string
}

// Rules are a table that is prepared for reading.
type Rules struct {
	lexicon *lexicon
	dangers []danger
	// advice are the phrases of all dangers.
	advice                             phrases
	negations, cancels, after          phrases
	breaks, starts, conditions, asking phrases
}

type danger struct{ except, unless phrases }

// New prepares a table.
func New(t Table) *Rules {
	x := &lexicon{groups: t.Groups, small: wordSet(t.Small), known: map[string]term{}, terms: map[string][]term{}}
	r := &Rules{
		lexicon:   x,
		negations: x.phrases(t.Negations), cancels: x.phrases(t.Cancels), after: x.phrases(t.After),
		breaks: x.phrases(t.Breaks), starts: x.phrases(t.Starts),
		conditions: x.phrases([]string{"if|when|where|whenever|once|unless|should"}),
		asking:     x.phrases([]string{"why not|how about|what about|why don't"}),
	}
	var advice [][]string
	for _, d := range t.Dangers {
		advice = append(advice, d.Advice)
		r.dangers = append(r.dangers, danger{x.phrases(d.Except), x.phrases(d.Unless)})
	}
	r.advice = x.phrases(advice...)
	return r
}

// Finding is advice that may never be given.
type Finding struct {
	// Danger is the index of the row.
	Danger int
	// Sentence is the whole of it, Words as they are compared.
	Sentence string
	Words    string
	// Line and Column are where the phrase begins, Length how many characters it has.
	Line, Column, Length int
}

// Find returns the dangerous advice of a text: the first of each sentence.
func (r *Rules) Find(text Text) (found []Finding) {
	shown := text
	if isCode(text.File) {
		shown.Text = withoutCode(text.Text, path.Ext(text.File) == ".css")
	}
	all := shown.sentences()
	for _, s := range all {
		r.lexicon.read(s.words)
	}
	if !slices.ContainsFunc(all, func(s sentence) bool { return has(r.advice, s.words) }) {
		return nil
	}
	shown.place(all)
	rows := r.negatedRows(all)
	above := false // what a line says above a list holds for the list
	for _, s := range all {
		switch {
		case s.isRow:
			s.isBelow = rows[s.line]
		case s.isItem:
			s.isBelow = above
		default:
			above = s.isIntro && r.negated(s.words)
		}
		if row, at, is := r.judge(s); is {
			found = append(found, text.finding(s, row, at))
		}
	}
	return found
}

// negatedRows are the lines of tables whose first cell is negated, or one of which begins so.
func (r *Rules) negatedRows(all []sentence) map[int]bool {
	rows, first := map[int]bool{}, 0
	for _, s := range all {
		if !s.isRow {
			continue
		}
		if s.line != first && r.negated(s.words) || begins(r.negations, s.words, 0) {
			rows[s.line] = true
		}
		first = s.line
	}
	return rows
}

// judge returns the danger of a sentence, and where its phrase stands.
func (r *Rules) judge(s sentence) (row int, at span, is bool) {
	if s.isBelow {
		return 0, span{}, false
	}
	for row, at := range r.advice.in(s.words) {
		if d := r.dangers[row]; !has(d.unless, s.words) && !d.isException(s, at) && !r.warns(s, at) {
			return row, at, true
		}
	}
	return 0, span{}, false
}

func (d danger) isException(s sentence, at span) bool {
	for _, other := range d.except.in(s.words) {
		if other.covers(at) || at.covers(other) {
			return true
		}
	}
	return false
}
