package model

import (
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
	"nightlight/generator/reading/content"
)

// mostNames is how many names are compared with one another: a blog with more has no lists of them.
const mostNames = 200

// categoriesSpeltTwice warns of a category that most articles write in another way. Of authors the
// engine does.
func categoriesSpeltTwice(posts []*content.Document) (diags diag.List) {
	usual := usualNames(posts, func(article *Article) string { return article.Category })
	if len(usual) > mostNames {
		return nil
	}
	meant := map[string]string{}
	for _, name := range usual {
		meant[name] = usual[slices.IndexFunc(usual, func(other string) bool { return sameName(name, other) })]
	}
	for _, doc := range posts {
		if name := doc.Matter.(*Article).Category; meant[name] != name {
			diags = append(diags, diag.Warnf("category-spelling", doc.At("category"), "Other articles write this category “%s”.", meant[name]).
				WithHint("Write it alike in all of them, so that they are listed together."))
		}
	}
	return diags
}

// usualNames are the names of articles: those of most articles first, and of as many the oldest.
func usualNames(posts []*content.Document, of func(*Article) string) (names []string) {
	count := map[string]int{}
	for _, doc := range slices.Backward(posts) {
		name := of(doc.Matter.(*Article))
		if count[name]++; count[name] == 1 {
			names = append(names, name)
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return count[b] - count[a] })
	return names
}

func sameName(a, b string) bool {
	a, b = slug.Of(a), slug.Of(b)
	const longName, digits = 6, "0123456789"
	return a == b || min(len(a), len(b)) >= longName && !strings.ContainsAny(a+b, digits) && diag.Distance(a, b, 1) <= 1
}
