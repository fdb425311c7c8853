package content

import (
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
)

// firstSites is the year before which no post can have been written.
const firstSites = 1990

// checkDay warns of a post whose day looks like a slip of the keyboard.
func (l *loader) checkDay(doc *Document) {
	switch day := doc.Post.Date; {
	case doc.draft() || day.IsZero():
	case day.After(l.Now.AddDate(1, 0, 0)):
		l.report(diag.Warnf(doc.At("date"), "This is not shown before %s.", day.Format("2 January 2006")).
			WithHint("If that is not meant, look at the year."))
	case day.Year() < firstSites:
		l.report(diag.Warnf(doc.At("date"), "This says that it was written in %d, before there were sites.", day.Year()))
	}
}

// checkAuthors warns of authors whose names are spelt in two ways.
func (l *loader) checkAuthors() {
	var authors []string
	for _, post := range l.tree.Posts() {
		author := post.Post.Author
		if author == "" || slices.Contains(authors, author) {
			continue
		}
		if near := sameName(author, authors); near != "" {
			l.report(diag.Warnf(post.At("author"), "“%s” looks like “%s”, the author of another text.", author, near).
				WithHint("Write a name in the same way everywhere."))
		}
		authors = append(authors, author)
	}
}

// sameName returns the name that is probably meant by another.
func sameName(name string, known []string) string {
	plain := func(name string) string { return strings.ReplaceAll(slug.Of(name), "-", "") }
	for _, other := range known {
		if plain(name) == plain(other) {
			return other
		}
	}
	return diag.Suggest(name, known)
}
