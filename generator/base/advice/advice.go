// Package advice finds dangerous advice in texts.
//
//  1. A text is normalised to what people see (read.go): look-alike letters are replaced;
//     joiners, entities and Markdown syntax are removed. The rest is split into sentences and
//     words. Each word records its position in the file.
//  2. Each phrase of the table is compared word by word, in every inflection, with or without
//     hyphens (phrase.go).
//  3. A sentence that warns of the danger is accepted (warning.go) if the negation governs the
//     phrase in its clause. So is a sentence that gives no advice (telling.go): it reports what
//     was once done, quotes what it denies, or is about adults and older children.
//
// The words are data from the table: the package itself knows only English grammar.
package advice

import (
	"maps"
	"path"
	"slices"
	"strings"
)

// Table contains dangerous advice, and the words that distinguish a warning from advice.
type Table struct {
	// Groups are lists of words that phrases refer to by name, as <child>.
	Groups map[string]string
	// Small are words that may stand between the words of a phrase.
	Small string
	// Negations negate the rest of their clause; Cancels contain one that negates nothing.
	Negations, Cancels []string
	// After are phrases that follow a danger to warn of it: "is dangerous".
	After []string
	// Beliefs introduce an untrue claim: "a myth that". A warning in that claim is denied.
	Beliefs []string
	// Breaks begin a clause; Starts begin one after a comma.
	Breaks, Starts []string
	// History are words for earlier times, Past are verbs that report, Subjects are who did it,
	// and Present are verbs that advise.
	History, Past, Subjects, Present []string
	// Praises say that it did good; Rejects say, anywhere in a sentence, that it does harm.
	Praises, Rejects []string
	// Yes begins an answer that agrees, No an answer that does not.
	Yes, No []string
	// Young and Older are ages. Adults, Places without Children, and Owners show that a thing
	// is an adult's; Lent shows that it is given to a child.
	Young, Older, Adults, Places, Owners, Children, Lent []string
	// Concepts are lists of phrases by name, which dangers combine.
	Concepts map[string][]string
	Dangers  []Danger
}

// Danger is something that must never be advised.
type Danger struct {
	Advice []string
	// Together are names of concepts joined by &: a sentence contains a phrase of each, in any
	// order. The first concept is the dangerous act.
	Together []string
	// Except are phrases around or within one of Advice that make it mean something else;
	// Unless are phrases that make the whole sentence harmless.
	Except, Unless []string
	// IsOutgrown means that it is not dangerous at the ages in Older.
	IsOutgrown bool
}

// Rules is a table compiled for matching.
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

// combination is a row and the concepts that must occur together.
type combination struct {
	row   int
	needs []int
}

// New compiles a table.
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

// Finding is dangerous advice in a text.
type Finding struct {
	// Danger is the index in Table.Dangers.
	Danger int
	// Sentence is the whole sentence; Words are its words in the form that is compared.
	Sentence string
	Words    string
	// Line and Column are where the phrase begins; Length is in characters.
	Line, Column, Length int
}

// Find returns the dangerous advice in a text, at most one finding for each sentence.
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
		if i+1 < len(all) && (!all[i+1].isFirst || all[i].isQuestion) { // the text after a heading that is a question answers it
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
	above := false // a negated line above a list negates its items
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

// negatedRows returns the lines of the table rows that a negated cell governs.
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

// judge returns the first danger that a sentence advises, and the position of its phrase.
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

// withAnswer joins a question with the next sentence: “Blue lips? Send me a message.”
func (s sentence) withAnswer() sentence {
	if s.isQuestion && s.next != nil {
		words := slices.Concat(s.words, s.next.words)
		words[len(s.words)].mark = ';'
		return sentence{words: words, next: s.next.next, line: s.line, begin: s.begin}
	}
	return s
}

// isAdvised reports whether a sentence advises the danger of a row, whose phrase is at a span.
func (r *Rules) isAdvised(s sentence, row int, at span) bool {
	d := r.dangers[row]
	if r.says(d.unless, s.words) {
		return false
	}
	for _, exception := range d.except.in(s.words) {
		if exception.covers(at) || at.covers(exception) {
			return false
		}
	}
	if is, warns := r.believes(s, at); is {
		return !warns
	}
	return !r.warns(s, at) && !r.tells(s, at, d.isOutgrown)
}

// combined returns the dangers whose concepts all occur in words, at each span of the first.
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

// place is the position of a danger's phrase in a sentence.
type place struct {
	row int
	span
}
