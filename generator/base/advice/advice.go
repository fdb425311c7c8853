// Package advice finds in texts what may never be advised.
//
//  1. A text is read as people see it (read.go): look-alike letters, joiners, entities and the
//     signs of Markdown are taken away, and what is left is cut into sentences of words. Each
//     word knows where it stands in the file.
//  2. A phrase of the table is compared word by word, in every inflection, with hyphens or
//     without (phrase.go).
//  3. A sentence that warns of it is let through (warning.go): the negation has to govern the
//     phrase, in its clause. So is one that advises nothing (telling.go): it tells what was once
//     done, quotes what it denies, or is about adults and older children.
//
// All words are data: the package knows English grammar, and nothing of children.
package advice

import (
	"maps"
	"path"
	"slices"
	"strings"
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
	// Beliefs introduce what is not true: "a myth that". Behind one, a warning is denied.
	Beliefs []string
	// Breaks begin a clause, and Starts do so behind a comma.
	Breaks, Starts []string
	// History are words of an earlier time, Past verbs that tell, Subjects are who did it, and
	// Present are verbs that advise.
	History, Past, Subjects, Present []string
	// Praises say that it did good, and Rejects, anywhere in a sentence, that it does harm.
	Praises, Rejects []string
	// Yes begins an answer that agrees, and No one that does not.
	Yes, No []string
	// Young and Older are ages; Adults are people, and Places where they are, without children; Owners those whose
	// things are their own, Children who may be near, and Lent what is done with an own thing
	// for a child.
	Young, Older, Adults, Places, Owners, Children, Lent []string
	// Concepts are phrases that dangers name together, by their names.
	Concepts map[string][]string
	Dangers  []Danger
}

// Danger is something that may never be advised.
type Danger struct {
	Advice []string
	// Together are names of concepts with & between them: words of each stand in a sentence, in
	// any order. The first is what may not be done.
	Together []string
	// Except are phrases around one of Advice that mean something else, and Unless those that
	// make the whole sentence harmless.
	Except, Unless []string
	// IsOutgrown says that it is none for the older.
	IsOutgrown bool
}

// Rules are a table that is prepared for reading.
type Rules struct {
	lexicon *lexicon
	dangers []danger
	// advice are the phrases of all dangers.
	advice, concepts                         phrases
	together                                 []combination
	negations, cancels, after, beliefs       phrases
	breaks, starts, conditions               phrases
	asking, wondering, still, forbids, who   phrases
	authors, little                          phrases
	history, past, subjects, present         phrases
	praises, rejects, yes, no                phrases
	young, older, adults, owners, kids, lent phrases
	places                                   phrases
}

type danger struct {
	except, unless phrases
	isOutgrown     bool
}

// combination is a row with the concepts that it needs.
type combination struct {
	row   int
	needs []int
}

// New prepares a table.
func New(t Table) *Rules {
	x := &lexicon{groups: t.Groups, known: map[string]term{}, forms: map[string]form{}, pairs: map[[2]string]bool{}}
	for word := range wordSet(t.Small) {
		x.forms[word] = form{isSmall: true}
	}
	r := &Rules{
		lexicon:   x,
		negations: x.phrases(t.Negations), cancels: x.phrases(t.Cancels), after: x.phrases(t.After), beliefs: x.phrases(t.Beliefs),
		breaks: x.phrases(t.Breaks), starts: x.phrases(t.Starts),
		conditions: x.phrases([]string{"if|when|where|whenever|once|unless|should"}),
		asking:     x.phrases([]string{"why not|how about|what about|why don't|why pay|why buy|why bother|why spend|why lay|why put|why insist|why wait|why should|who needs|what could be|what is|what's|could anything|who says|who doesn't|why ever"}),
		wondering:  x.phrases([]string{"ask whether|ask if|ask me whether|ask me if|wonder whether|wonder if"}),
		still:      x.phrases([]string{`"is"|"are"`}),
		forbids:    x.phrases([]string{"should never|must never|may never|should not|must not|may not|shouldn't|mustn't"}),
		who:        x.phrases([]string{`"he"|"she"|"they"`}),
		authors:    x.phrases([]string{`"i"|"we"`}),
		little:     x.phrases([]string{"<little>"}),
		history:    x.phrases(t.History), past: x.phrases(t.Past), subjects: x.phrases(t.Subjects), present: x.phrases(t.Present),
		praises: x.phrases(t.Praises), rejects: x.phrases(t.Rejects), yes: x.phrases(t.Yes), no: x.phrases(t.No),
		young: x.phrases(t.Young), older: x.phrases(t.Older), adults: x.phrases(t.Adults), places: x.phrases(t.Places),
		owners: x.phrases(t.Owners), kids: x.phrases(t.Children), lent: x.phrases(t.Lent),
	}
	names := slices.Sorted(maps.Keys(t.Concepts))
	var advice, concepts [][]string
	for _, name := range names {
		concepts = append(concepts, t.Concepts[name])
	}
	for row, d := range t.Dangers {
		advice = append(advice, d.Advice)
		r.dangers = append(r.dangers, danger{x.phrases(d.Except), x.phrases(d.Unless), d.IsOutgrown})
		for _, line := range d.Together {
			c := combination{row: row}
			for name := range strings.SplitSeq(line, "&") {
				c.needs = append(c.needs, slices.Index(names, strings.TrimSpace(name)))
			}
			r.together = append(r.together, c)
		}
	}
	r.advice, r.concepts = x.phrases(advice...), x.phrases(concepts...)
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
	if ending := path.Ext(text.File); slices.Contains(codeEndings, ending) {
		shown.Text = withoutCode(text.Text, ending == ".css")
	}
	c := cutters.Get().(*cutter)
	defer cutters.Put(c)
	all := c.sentences(shown)
	isFound := false
	for i := range all {
		r.lexicon.read(all[i].words)
		if i+1 < len(all) && (!all[i+1].isFirst || all[i].isQuestion) { // what follows a heading that asks answers it
			all[i].next, all[i+1].before = &all[i+1], all[i].words
		}
	}
	for _, s := range all {
		isFound = isFound || has(r.advice, s.words) || len(r.combined(s.withAnswer().words)) > 0
	}
	if !isFound {
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
		if in, at, is := r.judge(s); is {
			found = append(found, text.finding(in, at.row, at.span))
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

// judge returns the danger of a sentence, and the words in which its phrase stands.
func (r *Rules) judge(s sentence) (in sentence, at place, is bool) {
	if s.isBelow {
		return s, at, false
	}
	for row, at := range r.advice.in(s.words) {
		if r.isAdvised(s, row, at) {
			return s, place{row, at}, true
		}
	}
	s = s.withAnswer()
	for _, at := range r.combined(s.words) {
		if r.isAdvised(s, at.row, at.span) {
			return s, at, true
		}
	}
	return s, at, false
}

// withAnswer joins a question with what follows: “Blue lips? Send me a message.”
func (s sentence) withAnswer() sentence {
	if s.isQuestion && s.next != nil {
		words := slices.Concat(s.words, s.next.words)
		words[len(s.words)].mark = ';'
		return sentence{words: words, next: s.next.next, line: s.line, begin: s.begin}
	}
	return s
}

// isAdvised says that the danger of a row, which stands at a place of a sentence, is advised.
func (r *Rules) isAdvised(s sentence, row int, at span) bool {
	d := r.dangers[row]
	if r.says(d.unless, s.words) || d.isException(s, at) {
		return false
	}
	if is, warns := r.believes(s, at); is {
		return !warns
	}
	return !r.warns(s, at) && !r.tells(s, at, d.isOutgrown)
}

func (d danger) isException(s sentence, at span) bool {
	for _, other := range d.except.in(s.words) {
		if other.covers(at) || at.covers(other) {
			return true
		}
	}
	return false
}

// combined are the dangers whose concepts stand together in some words, and where the first does.
func (r *Rules) combined(words []word) (found []place) {
	spans := map[int][]span{}
	for concept, at := range r.concepts.in(words) {
		spans[concept] = append(spans[concept], at)
	}
	if len(spans) < 2 {
		return nil
	}
	for _, c := range r.together {
		if !slices.ContainsFunc(c.needs, func(concept int) bool { return spans[concept] == nil }) {
			for _, at := range spans[c.needs[0]] {
				found = append(found, place{c.row, at})
			}
		}
	}
	return found
}

// place is where a danger stands in a sentence.
type place struct {
	row int
	span
}
