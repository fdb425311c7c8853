package model

import (
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

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
