package model

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// wordsPerMinute is a calm reader's pace.
const wordsPerMinute = 220

// articlesPerPage is how many articles a page of the list contains, where the author does
// not say.
const articlesPerPage = 24

// shortList is how many articles a phone shows at once without a wait.
const shortList = 100

func postOf(doc *content.Document) content.Post {
	article := doc.Matter.(*Article)
	return content.Post{Date: article.Date, Author: article.Author, Summary: article.Excerpt}
}

func fillArticle(doc *content.Document, tree *content.Tree) diag.List {
	article := doc.Matter.(*Article)
	article.Minutes = minutes(doc)
	fillNeighbours(doc, dataOf(tree).blog)
	diags := unfinished(doc)
	if !article.Picture.IsZero() && !article.Picture.IsPhotograph() && article.Alt == "" {
		diags = append(diags, diag.Errorf(diag.AltMissing, doc.At("picture"), "The picture has no “alt”: words for people who cannot see it.").
			WithHint("Add a line that begins with “alt: ”, and say what the picture shows."))
	}
	return diags
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
	diags := append(articlesWithEqualIDs(tree), categoriesSpeltTwice(dataOf(tree).blog.posts)...)
	if listed := len(blog.Articles); listed > shortList {
		diags = append(diags, diag.Warnf("list-long", doc.At("per-page"), "This list shows %d articles on one page, which a phone loads slowly.", listed).
			WithHint("Write a smaller number, such as %d: the others go on with the next page.", articlesPerPage))
	}
	return diags
}

func articlesWithEqualIDs(tree *content.Tree) (diags diag.List) {
	first := map[int]*content.Document{}
	for _, doc := range slices.Concat(tree.Documents, tree.Withheld) {
		article, ok := doc.Matter.(*Article)
		if !ok || article.ID == 0 || doc.Withheld == content.Draft || doc.Withheld == content.Unwritten {
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

// newArticle has the next number, and the usual author and category.
func newArticle(tree *content.Tree) content.Common {
	common := content.Common{ID: freeID(tree), Author: "Your sleep consultant", Category: "Sleep Routines"}
	posts := slices.DeleteFunc(slices.Clone(tree.Posts()), func(doc *content.Document) bool {
		_, isArticle := doc.Matter.(*Article)
		return !isArticle
	})
	if len(posts) > 0 {
		common.Author = usualNames(posts, func(article *Article) string { return article.Author })[0]
		common.Category = usualNames(posts, func(article *Article) string { return article.Category })[0]
	}
	return common
}

func freeID(tree *content.Tree) int {
	free := 1
	for _, doc := range slices.Concat(tree.Documents, tree.Withheld) {
		if article, ok := doc.Matter.(*Article); ok {
			free = max(free, article.ID+1)
		}
	}
	return free
}

func minutes(doc *content.Document) int {
	return max(1, (doc.Words+wordsPerMinute/2)/wordsPerMinute)
}

func shareArticle(doc *content.Document) content.Share {
	article := doc.Matter.(*Article)
	return content.Share{Picture: article.Picture, Kicker: article.Category}
}

func splitBlog(doc *content.Document, tree *content.Tree) []*content.Document {
	blog, index := doc.Matter.(*Blog), dataOf(tree).blog
	all := *blog
	if links := index.categories.links(); len(links) > 1 {
		all.CategoryLinks = links
	}
	pages := listPages(*doc, all, index.posts)
	if doc != index.list {
		return pages // the groups have their pages below the first list
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

// listPages spreads articles over pages, of which the first has the page's own address.
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
