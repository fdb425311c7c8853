package advice

import (
	"slices"
	"strings"
)

// tells reports whether a sentence mentions the phrase at a span without advising it: it reports
// it as history, quotes and denies it, rejects it elsewhere in the sentence or in the next, or is
// about adults or older children.
func (r *Rules) tells(s sentence, at span, isOutgrown bool) bool {
	isOlder := has(r.older, s.words) || begins(r.who, s.words, 0) && has(r.older, s.before) // “He is nine. He has a duvet.”
	if isOutgrown && isOlder && !has(r.young, s.words) && !has(r.young, s.before) || r.denies(s, at) || r.isOwn(s.words, at) {
		return true
	}
	from, end := r.clauseStart(s.words, at.from), r.clauseEnd(s.words, at.to)
	if takesBack(s.words[end:]) && !r.isImperative(s.words[from:]) {
		return true
	}
	isAdvice := r.isAdvice(s.words[from:end])
	praised, rejected := r.last(r.praises, s.words), r.last(r.rejects, s.words)
	if isAdvice && rejected < from {
		rejected = -1 // it rejects something else: “it's wrong to pick her up: let her cry”
	}
	if s.next != nil && (r.last(r.praises, s.next.words) >= 0) {
		return false
	}
	if !isAdvice && (s.next != nil && r.warnsOfIt(s.next.words, 0) || end < len(s.words) && r.warnsOfIt(s.words[end:], behindJoin(s.words, end)-end)) {
		return true // “Many say that rum worked. It's dangerous.”
	}
	if !isAdvice && endsWithNo(s.words) || s.next != nil && endsWithNo(s.next.words) {
		return true
	}
	return rejected > praised || praised < 0 && (s.next != nil && r.rejectsBefore(s.next.words) || r.isPast(s.words, at))
}

// endsWithNo reports whether the last word denies what precedes it: “our pharmacist doesn't”.
func endsWithNo(words []word) bool {
	last := words[len(words)-1].text
	return last == "no" || strings.HasSuffix(last, "n't")
}

// warnsOfIt reports whether the words from an index on warn, by a pronoun, of what precedes them.
func (r *Rules) warnsOfIt(words []word, at int) bool {
	return begins(r.subjects, words, at) && r.warnsBehind(words, span{from: at, to: at + 1}, len(words))
}

// takesBack reports whether a clause begins by denying everything before it: “it doesn't, and …”.
func takesBack(words []word) bool {
	return len(words) > 1 && words[0].mark != ',' && strings.HasSuffix(words[1].text, "n't") &&
		(len(words) == 2 || words[2].mark != 0 || joins[words[2].text])
}

// last returns the index of the last phrase of a list that is not negated, -1 if there is none.
func (r *Rules) last(list phrases, words []word) (last int) {
	last = -1
	for _, at := range list.in(words) {
		if at.from > last && !r.negated(words[r.clauseStart(words, at.from):at.from]) {
			last = at.from
		}
	}
	return last
}

// says reports whether words contain a phrase of a list that is not negated.
func (r *Rules) says(list phrases, words []word) bool { return r.last(list, words) >= 0 }

// denies reports whether a phrase is quoted, and the words around the quotation or in the next
// sentence reject it.
func (r *Rules) denies(s sentence, at span) bool {
	depth := s.words[at.from].quoted
	if depth == 0 {
		return false
	}
	isAgainst := func(words []word) bool {
		outside := slices.DeleteFunc(slices.Clone(words), func(w word) bool { return w.quoted >= depth })
		return len(outside) > 0 && (r.negated(outside) || r.says(r.rejects, outside) || r.says(r.after, outside) || has(r.beliefs, outside) || has(r.past, outside)) && !r.says(r.praises, outside)
	}
	return isAgainst(s.words) || s.next != nil && isAgainst(s.next.words)
}

// rejectsBefore reports whether a sentence rejects what the previous one names: “They come off.”
func (r *Rules) rejectsBefore(words []word) bool {
	return begins(r.subjects, words, 0) && (r.says(r.rejects, words) || r.says(r.after, words))
}

// isPast reports whether a clause says that something was done, without advising it.
func (r *Rules) isPast(words []word, at span) bool {
	from := r.clauseStart(words, at.from)
	end, told := r.clauseEnd(words, at.to), words[from:at.to]
	if r.isImperative(words[from:]) {
		return false
	}
	if r.says(r.still, words[at.to:end]) || begins(r.authors, words, from) && (has(r.little, words[from:end]) || has(r.kids, words[from:end])) {
		return false // “was good enough for them, and a drop of it is good enough for yours”, “I gave him a pillow”
	}
	return r.isHistory(words[from:end]) || !has(r.present, words[:end]) && (r.isHistory(words) || has(r.past, told) || r.hasDone(told))
}

// isHistory reports whether words name an earlier time, such as a year from 1800 to 1999.
func (r *Rules) isHistory(words []word) bool {
	return has(r.history, words) || slices.ContainsFunc(words, func(w word) bool {
		return len(w.text) == 4 && (strings.HasPrefix(w.text, "18") || strings.HasPrefix(w.text, "19")) && strings.Trim(w.text, "0123456789") == ""
	})
}

// isImperative reports whether a clause begins with an instruction.
func (r *Rules) isImperative(clause []word) bool {
	first := behindJoin(clause, 0)
	return begins(r.starts, clause, first) && !begins(r.subjects, clause, first)
}

func (r *Rules) isAdvice(clause []word) bool { return r.isImperative(clause) || has(r.present, clause) }

// hasDone reports whether words say that someone did something: “we packed”, but not “you need”.
func (r *Rules) hasDone(words []word) bool {
	for i := 1; i < len(words); i++ {
		stem, isPast := strings.CutSuffix(words[i].text, "ed")
		if isPast && len(stem) > 2 && !strings.HasSuffix(stem, "e") && begins(r.subjects, words, i-1) {
			return true
		}
	}
	return false
}

// isOwn reports whether a sentence is about adults or an adult's thing that no child is given.
func (r *Rules) isOwn(words []word, at span) bool {
	if r.says(r.lent, words) {
		return false
	}
	for _, owner := range r.owners.in(words[:at.from]) {
		if areSmall(words[owner.to:at.from]) {
			return true
		}
	}
	clause := words[r.clauseStart(words, at.from):r.clauseEnd(words, at.to)]
	isForAdults := func(words []word) bool {
		return (has(r.adults, words) || has(r.places, words) && !r.isAdvice(clause)) && !has(r.kids, words)
	}
	return isForAdults(words) || isForAdults(clause)
}
