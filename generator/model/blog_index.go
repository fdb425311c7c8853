package model

import (
	"slices"

	"nightlight/generator/base/slug"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// blogIndex contains what articles show of one another. It is made once for a tree, because
// each of ten thousand articles asks it.
type blogIndex struct {
	// list is the first page that lists the articles, or nil.
	list *content.Document
	// posts are all articles, newest first, and place is where one is among them.
	posts []*content.Document
	place map[*content.Document]int
	// categories and authors are the articles of each, by the name in addresses.
	categories, authors groups
}

// groups are articles that have something in common, newest first.
type groups struct {
	// prefix begins the addresses of their pages.
	prefix string
	// names are the names in addresses, in the order of the newest article of each.
	names    []string
	articles map[string][]*content.Document
	place    map[*content.Document]int
	// of is what the articles have in common.
	of func(*Article) string
}

// relatedArticles is how many other articles one leads to.
const relatedArticles = 3

func newBlogIndex(tree *content.Tree) *blogIndex {
	index := &blogIndex{place: map[*content.Document]int{}}
	for _, doc := range tree.Documents {
		if _, ok := doc.Matter.(*Blog); ok && index.list == nil {
			index.list = doc
		}
	}
	for _, doc := range tree.Posts() {
		if _, ok := doc.Matter.(*Article); ok {
			index.place[doc] = len(index.posts)
			index.posts = append(index.posts, doc)
		}
	}
	if index.list == nil {
		return index
	}
	blog := index.list.Matter.(*Blog)
	if blog.Categories != nil {
		index.categories = newGroups(index, "/category/", func(article *Article) string { return article.Category })
	}
	if blog.Authors != nil {
		index.authors = newGroups(index, "/author/", func(article *Article) string { return article.Author })
	}
	return index
}

func newGroups(index *blogIndex, prefix string, of func(*Article) string) groups {
	g := groups{prefix: index.list.Path + prefix, articles: map[string][]*content.Document{}, place: map[*content.Document]int{}, of: of}
	for _, doc := range index.posts {
		name := slug.Of(of(doc.Matter.(*Article)))
		if name == "" {
			continue
		}
		if len(g.articles[name]) == 0 {
			g.names = append(g.names, name)
		}
		g.place[doc] = len(g.articles[name])
		g.articles[name] = append(g.articles[name], doc)
	}
	return g
}

// title is what a group is called: as its newest article writes it.
func (g groups) title(name string) string { return g.of(g.articles[name][0].Matter.(*Article)) }

func (g groups) link(doc *content.Document) *schema.Link {
	if _, grouped := g.place[doc]; !grouped {
		return nil
	}
	name := slug.Of(g.of(doc.Matter.(*Article)))
	return &schema.Link{Label: g.title(name), Href: g.prefix + name}
}

func (g groups) links() []schema.Link {
	links := make([]schema.Link, len(g.names))
	for i, name := range g.names {
		links[i] = schema.Link{Label: g.title(name), Href: g.prefix + name}
	}
	return links
}

// beside returns the article that was published before or after another; nil at the ends.
func (b *blogIndex) beside(doc *content.Document, step int) *content.Document {
	place, known := b.place[doc]
	if place += step; !known || place < 0 || place >= len(b.posts) {
		return nil
	}
	return b.posts[place]
}

// related are articles of the same category: those before this one, and where they are too few
// those after it, so that a new article changes few others.
func (b *blogIndex) related(doc *content.Document) (found []*content.Document) {
	place, grouped := b.categories.place[doc]
	if !grouped {
		return nil
	}
	of := b.categories.articles[slug.Of(doc.Matter.(*Article).Category)]
	beside := []*content.Document{doc, b.beside(doc, -1), b.beside(doc, +1)}
	add := func(other *content.Document) {
		if len(found) < relatedArticles && !slices.Contains(beside, other) {
			found = append(found, other)
		}
	}
	const looked = relatedArticles + 2 // the neighbours in time may be among them
	for _, other := range of[place:min(len(of), place+1+looked)] {
		add(other)
	}
	for _, other := range slices.Backward(of[max(0, place-looked):place]) {
		add(other)
	}
	return found
}
