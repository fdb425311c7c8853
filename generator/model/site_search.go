package model

import (
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// SearchSynonyms are words of visitors, with words of the pages that mean the same.
type SearchSynonyms struct {
	// Said is what visitors type: a word, or several in any order. {6-8} is a number in a range.
	Said []string `yaml:"said" json:"said" validate:"required,min=1"`
	// Means are the words that are looked for as well.
	Means string `yaml:"means" json:"means,omitempty"`
	// Related is found first: /early-waking, or a section of it. Of several, what whoever
	// searches can read comes first.
	Related []string `yaml:"related" json:"related,omitempty" validate:"dive,startswith=/" refers:"address"`
	// Rank is whether this comes before all that was said beside it, as danger does, or after
	// it, as an age does.
	Rank string `yaml:"rank" json:"rank,omitempty" validate:"omitempty,oneof=first last"`
}

// searchOf adds the questions that are answered first, which no page's body contains.
func searchOf(tree *content.Tree) content.Search {
	words := dataOf(tree).Search
	search := content.Search{Words: map[string]string{
		"hint": words.Hint, "nothing": words.Nothing, "found": words.Found,
	}}
	for _, s := range words.Synonyms {
		search.Synonyms = append(search.Synonyms, schema.Synonyms{
			Said: s.Said, Means: s.Means, Pages: s.Related, Rank: s.Rank,
		})
	}
	for _, sign := range dataOf(tree).HelpFirst.Signs {
		search.Help = append(search.Help, schema.Help{Said: strings.Join(sign.Said, "|"), Pages: sign.Leads, Calls: sign.Calls})
	}
	answers := answersOf(tree)
	if answers == nil {
		return search
	}
	search.Words["call"], search.Words["callHref"] = answers.Call.Label, answers.Call.Href
	for _, question := range answers.Questions {
		search.Found = append(search.Found, content.Found{
			Address: "/#" + question.ID, Title: question.Question, Words: strings.Join(question.Tonight, " "),
		})
	}
	return search
}
