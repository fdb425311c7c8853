package model

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

const wordsPerMinute = 220

const articlesPerPage = 24

// shortList is the number of articles that a phone can show on one page without a delay.
const shortList = 100

func postOf(doc *content.Document) content.Post {
	article := doc.Matter.(*Article)
	return content.Post{Date: article.Date, Author: article.Author, Summary: article.Excerpt}
}

func fillArticle(doc *content.Document, tree *content.Tree) diag.List {
	article := doc.Matter.(*Article)
	article.Minutes = minutes(doc)
	fillNeighbours(doc, dataOf(tree).blog)
	if !article.Picture.IsZero() && !article.Picture.IsPhotograph() && article.Alt == "" {
		return diag.List{diag.Errorf(diag.AltMissing, doc.At("picture"), "The picture has no “alt”: words for people who cannot see it.").
			WithHint("Write what it shows after “alt: ”, on a line of its own.")}
	}
	return nil
}

func fillNeighbours(doc *content.Document, index *blogIndex) {
	article := doc.Matter.(*Article)
	if index.list == nil {
		return
	}
	blog := index.list.Matter.(*Blog)
	article.BlogPath = index.list.Path
	if category := index.categories.link(doc); category != nil {
		article.CategoryPath = category.Href
	}
	if author := index.authors.link(doc); author != nil {
		article.AuthorPath = author.Href
	}
	article.Newer = neighbour(index.beside(doc, -1), blog.NewerArticle)
	article.Older = neighbour(index.beside(doc, +1), blog.OlderArticle)
	for _, other := range index.related(doc) {
		article.Related = append(article.Related, pageCard(other))
	}
}

func neighbour(doc *content.Document, label string) *Neighbour {
	if doc == nil || label == "" {
		return nil
	}
	return &Neighbour{label, doc.Matter.Common().Title, doc.Path}
}

func fillBlog(doc *content.Document, tree *content.Tree) diag.List {
	blog := doc.Matter.(*Blog)
	if blog.All != nil || blog.NewerPath != "" {
		return nil
	}
	blog.Answers = answersOf(tree)
	diags := articlesWithEqualIDs(tree)
	if listed := len(blog.Articles); listed > shortList {
		diags = append(diags, diag.Warnf("list-long", doc.At("per-page"), "This list shows %d articles on one page, which a phone loads slowly.", listed).
			WithHint("Write a smaller number, such as %d: the others go on with the next page.", articlesPerPage))
	}
	return diags
}

func articlesWithEqualIDs(tree *content.Tree) (diags diag.List) {
	first := map[int]*content.Document{}
	for doc, article := range pagesOf[*Article](slices.Concat(tree.Documents, tree.Withheld)) {
		if article.ID == 0 || doc.Withheld == content.Draft || doc.Withheld == content.Unwritten {
			continue
		}
		if other := first[article.ID]; other != nil {
			diags = append(diags, diag.Warnf("article-id-taken", doc.At("id"), "The article %s also has the id %d.", other.File, article.ID).
				WithHint("Give this one a number of its own: %d is free.", freeID(tree)))
			continue
		}
		first[article.ID] = doc
	}
	return diags
}

// newArticle returns the next free number, and the author and category of the newest article.
func newArticle(tree *content.Tree) content.Common {
	common := content.Common{ID: freeID(tree), Author: "Your sleep consultant", Category: "Sleep Routines"}
	for _, article := range pagesOf[*Article](tree.Posts()) { // newest first
		common.Author, common.Category = article.Author, article.Category
		break
	}
	return common
}

func freeID(tree *content.Tree) int {
	free := 1
	for _, article := range pagesOf[*Article](slices.Concat(tree.Documents, tree.Withheld)) {
		free = max(free, article.ID+1)
	}
	return free
}

func minutes(doc *content.Document) int {
	return max(1, (doc.Words+wordsPerMinute/2)/wordsPerMinute)
}

func splitBlog(doc *content.Document, tree *content.Tree) []*content.Document {
	blog, index := doc.Matter.(*Blog), dataOf(tree).blog
	all := *blog
	if links := index.categories.links(); len(links) > 1 {
		all.CategoryLinks = links
	}
	pages := listPages(*doc, all, index.posts)
	if doc != index.list {
		return pages // only the first list has pages for the groups
	}
	pages = append(pages, groupPages(doc, index.categories, blog.Categories)...)
	return append(pages, groupPages(doc, index.authors, blog.Authors)...)
}

func groupPages(doc *content.Document, g groups, words *ArticleGroup) (pages []*content.Document) {
	for _, group := range g.names {
		list, page := *doc.Matter.(*Blog), *doc
		name := strings.NewReplacer("{name}", g.title(group))
		list.Title, list.Description = name.Replace(words.Title), name.Replace(words.Description)
		list.TabTitle, list.Lead = "", schema.Prose{}
		list.All = &schema.Link{Label: doc.Matter.Common().Title, Href: doc.Path}
		page.Path = g.prefix + group
		pages = append(pages, listPages(page, list, g.articles[group])...)
	}
	return pages
}

// listPages spreads articles over pages; the first has the page's own address.
func listPages(doc content.Document, blog Blog, articles []*content.Document) []*content.Document {
	chunks := slices.Collect(slices.Chunk(articles, cmp.Or(blog.PerPage, articlesPerPage)))
	if len(chunks) == 0 {
		chunks = [][]*content.Document{nil}
	}
	address := func(i int) string {
		switch {
		case i == 0:
			return doc.Path
		case i > 0 && i < len(chunks):
			return doc.Path + "/page/" + strconv.Itoa(i+1)
		}
		return ""
	}
	pages := make([]*content.Document, len(chunks))
	for i, articles := range chunks {
		list, page := blog, doc
		list.Articles, list.NewerPath, list.OlderPath = articleCards(articles), address(i-1), address(i+1)
		page.Path, page.Continues = address(i), i > 0
		if page.Continues {
			list.Title = fmt.Sprintf("%s, %s %d", blog.Title, blog.PageWord, i+1)
			list.TabTitle = ""
		}
		page.Matter = &list
		pages[i] = &page
	}
	return pages
}

func articleCards(articles []*content.Document) []ArticleCard {
	cards := make([]ArticleCard, len(articles))
	for i, doc := range articles {
		article := doc.Matter.(*Article)
		cards[i] = ArticleCard{
			Title:    article.Title,
			Path:     doc.Path,
			Excerpt:  article.Excerpt,
			Date:     article.Date,
			Category: article.Category,
			Picture:  article.Picture,
			Minutes:  minutes(doc),
		}
	}
	return cards
}

// blogIndex contains what articles show of one another. It is built once for a tree, because there
// can be ten thousand articles.
type blogIndex struct {
	// list is the first page that lists the articles, or nil.
	list *content.Document
	// posts are all articles, newest first, and place is the index of each.
	posts []*content.Document
	place map[*content.Document]int
	// categories and authors group the articles by category and by author.
	categories, authors groups
}

// groups contains articles by a value that they have in common, newest first.
type groups struct {
	// prefix is the beginning of the addresses of their pages.
	prefix string
	// names are the slugs of the groups, ordered by the newest article of each.
	names    []string
	articles map[string][]*content.Document
	place    map[*content.Document]int
	// of returns the value by which articles are grouped.
	of func(*Article) string
}

const relatedArticles = 3

func newBlogIndex(tree *content.Tree) *blogIndex {
	index := &blogIndex{place: map[*content.Document]int{}}
	for doc := range pagesOf[*Blog](tree.Documents) {
		index.list = doc
		break
	}
	for doc := range pagesOf[*Article](tree.Posts()) {
		index.place[doc] = len(index.posts)
		index.posts = append(index.posts, doc)
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

// title returns the name of a group as its newest article spells it.
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

// beside returns the article step places after another in the list, or nil beyond its ends.
func (b *blogIndex) beside(doc *content.Document, step int) *content.Document {
	place, known := b.place[doc]
	if place += step; !known || place < 0 || place >= len(b.posts) {
		return nil
	}
	return b.posts[place]
}

// related returns articles of the same category: older ones, then newer ones if there are too few,
// so that a new article changes few others.
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
	const looked = relatedArticles + 2 // the two neighbours may be among them
	for _, other := range of[place:min(len(of), place+1+looked)] {
		add(other)
	}
	for _, other := range slices.Backward(of[max(0, place-looked):place]) {
		add(other)
	}
	return found
}
