package advice

import "slices"

// warns reports whether a sentence warns of the phrase at a span.
func (r *Rules) warns(s sentence, at span) bool {
	if s.isQuestion {
		isAsked, answer := !has(r.asking, s.words), []word(nil) // a plain question gives no advice
		if s.next != nil {
			answer = s.next.words
		}
		return begins(r.no, answer, 0) || isAsked && !begins(r.yes, answer, 0) || !isAsked && r.says(r.rejects, answer)
	}
	from, end := r.clauseStart(s.words, at.from), r.clauseEnd(s.words, at.to)
	if r.negated(s.words[from:at.from]) || r.negatedWithin(s.words, at) || r.warnsBehind(s.words, at, end) {
		return true
	}
	if rest := s.words[end:]; has(r.wondering, s.words[from:at.from]) && (r.negated(rest) || s.next != nil && r.negated(s.next.words)) {
		return true // “I'm asked whether it is safe: it isn't.”
	}
	// The phrase is a condition: “If you have had wine, don't …”.
	return begins(r.conditions, s.words, from) && end < len(s.words) && s.words[end].mark == ',' && r.negated(s.words[end:])
}

// believes reports whether the sentence calls a claim about the phrase untrue, and whether that
// is a warning: “it's a myth that a pillow helps” is one, “that a pillow is dangerous” is not.
func (r *Rules) believes(s sentence, at span) (is, warns bool) {
	for _, belief := range r.beliefs.in(s.words[:at.from]) {
		from, end := r.clauseStart(s.words, at.from), r.clauseEnd(s.words, at.to)
		if belief.from < from {
			continue
		}
		if r.negated(s.words[from:belief.from]) {
			return true, true
		}
		return true, !r.negated(s.words[belief.to:at.from]) && !r.warnsBehind(s.words, at, end)
	}
	return false, false
}

// warnsBehind reports whether a clause that ends at an index warns of the phrase at a span.
func (r *Rules) warnsBehind(words []word, at span, end int) bool {
	behind := words[at.from:end]
	for _, cancel := range r.cancels.in(behind) {
		isWarning := false
		for _, found := range r.after.in(behind) {
			isWarning = isWarning || found.covers(cancel)
		}
		if !isWarning {
			return false
		}
	}
	for _, found := range r.after.in(behind) {
		if found.from == 0 && found.to < at.to-at.from {
			continue // part of the phrase itself: “don't need to call”
		}
		if !r.negated(behind[min(at.to-at.from, found.from):found.from]) {
			return true
		}
	}
	return false
}

func has(list phrases, words []word) bool {
	for range list.in(words) {
		return true
	}
	return false
}

func begins(list phrases, words []word, at int) bool {
	for _, found := range list.in(words[at:min(at+4, len(words))]) {
		return found.from == 0
	}
	return false
}

// negated reports whether words contain an odd number of negations: two cancel each other,
// unless the second begins another item, as in “no hat, no pillow”.
func (r *Rules) negated(words []word) (odd bool) {
	cancelled, last := map[int]bool{}, -1
	for _, found := range r.cancels.in(words) {
		for i := found.from; i < found.to; i++ {
			cancelled[i] = true
		}
	}
	for _, found := range r.negations.in(words) {
		if found.from <= last || cancelled[found.from] {
			continue
		}
		isItem := words[found.from].mark != 0 || found.from > 0 && (joins[words[found.from-1].text] || found.from > 1 && joins[words[found.from-2].text] && begins(r.subjects, words, found.from-1))
		odd, last = isItem || !odd, found.to-1
	}
	return odd
}

// negatedWithin reports whether the last word of a phrase, or a clause within it, is negated:
// “a rail has no rung”, “a warm oven, and never leave it open”.
func (r *Rules) negatedWithin(words []word, at span) bool {
	if at.isNegative {
		return false // its phrase in the table contains the negation
	}
	for i := at.from + 1; i < at.to; i++ {
		isClause := words[i].mark != 0
		if begins(r.forbids, words[:at.to-1], i) {
			return true // “those who smoke should never share a bed”
		}
		for _, found := range r.negations.in(words[i : at.to-1]) {
			if isClause && r.negated(words[i:at.to]) || found.from == 0 && areSmall(words[i+found.to:at.to-1]) {
				return true
			}
		}
	}
	return false
}

func areSmall(words []word) bool {
	return !slices.ContainsFunc(words, func(w word) bool { return !w.isSmall })
}

// joins are words between the items of a list.
var joins = map[string]bool{"and": true, "or": true, "nor": true, "so": true, "just": true}

// clauseStart returns the index at which the clause of a word begins. If the words before a
// colon are negated, the text after it belongs to their clause.
func (r *Rules) clauseStart(words []word, at int) int {
	for ; at > 0; at-- {
		if r.divides(words, at) && (words[at].mark != ':' || !r.negated(words[:at])) {
			return at
		}
	}
	return 0
}

// clauseEnd returns the index at which the clause that continues at a word ends.
func (r *Rules) clauseEnd(words []word, at int) int {
	for ; at < len(words); at++ {
		if next := behindJoin(words, at); r.divides(words, at) || words[at].mark == ',' && begins(r.negations, words, next) {
			return at
		}
	}
	return at
}

func (r *Rules) divides(words []word, at int) bool {
	mark := words[at].mark
	return mark == ';' || mark == ':' || mark == ',' && begins(r.starts, words, behindJoin(words, at)) || begins(r.breaks, words, at)
}

// behindJoin returns the index after an “and” or similar word, if there is one at an index.
func behindJoin(words []word, at int) int {
	if joins[words[at].text] && at+1 < len(words) {
		return at + 1
	}
	return at
}
