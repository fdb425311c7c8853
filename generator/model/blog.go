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

// Article is one post of the blog.
type Article struct {
	schema.Matter `yaml:",inline" json:"-"`
	// ID is the article's number, which no other article has.
	ID int `yaml:"id" json:"id" validate:"required,min=1"`
	// Date is the day of publication: 2025-06-11. A day in the future keeps the
	// article out of the site until then.
	Date schema.Date `yaml:"date" json:"date" validate:"required"`
	// Updated is the day of the last change that readers should know of.
	Updated *schema.Date `yaml:"updated" json:"-"`
	// Author is who wrote it.
	Author string `yaml:"author" json:"author" validate:"required"`
	// Excerpt is the teaser on the blog's list.
	Excerpt schema.Prose `yaml:"excerpt" json:"excerpt" validate:"required"`
	// Category groups articles: Sleep Routines.
	Category            string `yaml:"category" json:"category" validate:"required"`
	schema.Illustration `yaml:",inline"`
	Sources             []schema.Link `yaml:"sources" json:"sources,omitempty" validate:"dive"`
	Next                *Next         `yaml:"next" json:"next,omitempty"`
	// Minutes is the reading time, counted from the words.
	Minutes int `yaml:"-" json:"minutes"`
	// CategoryPath and AuthorPath are the pages with all articles of the category and of
	// the author; empty where there are none.
	CategoryPath string `yaml:"-" json:"categoryPath,omitempty"`
	// BlogPath is the list of all articles; empty where there is none.
	BlogPath   string `yaml:"-" json:"blogPath,omitempty"`
	AuthorPath string `yaml:"-" json:"authorPath,omitempty"`
	// Newer and Older are the articles published after and before this one.
	Newer *Neighbour `yaml:"-" json:"newer,omitempty"`
	Older *Neighbour `yaml:"-" json:"older,omitempty"`
	// Related are other articles of the category.
	Related []PageCard `yaml:"-" json:"related,omitempty"`
}

// Neighbour is the article before or after another.
type Neighbour struct {
	// Label says which: Older article.
	Label string `json:"label"`
	Title string `json:"title"`
	Path  string `json:"path"`
}

// Blog is the list of articles.
type Blog struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead,omitzero" validate:"required"`
	// NewerArticle and OlderArticle lead from one article to the next; left out, nothing does.
	NewerArticle string `yaml:"newer-article" json:"-"`
	OlderArticle string `yaml:"older-article" json:"-"`
	// Topics names the list of links to the categories.
	Topics string `yaml:"topics" json:"topics,omitempty"`
	// Categories and Authors describe the pages with all articles of a category and of an
	// author; left out, there are no such pages.
	Categories *ArticleGroup `yaml:"categories" json:"-"`
	Authors    *ArticleGroup `yaml:"authors" json:"-"`
	// PerPage is how many articles a page of the list contains. Left out: 24.
	PerPage int `yaml:"per-page" json:"-" validate:"omitempty,min=1,max=200"`
	// Newer and Older lead from one page of the list to the next.
	Newer string `yaml:"newer" json:"newer" validate:"required"`
	Older string `yaml:"older" json:"older" validate:"required"`
	// PageWord is shown before the number of a further page: "page".
	PageWord string `yaml:"page-word" json:"-" validate:"required"`
	// Articles are filled in, newest first.
	Articles []ArticleCard `yaml:"-" json:"articles"`
	// NewerPath and OlderPath are the pages beside this one; empty where there is none.
	NewerPath string `yaml:"-" json:"newerPath,omitempty"`
	OlderPath string `yaml:"-" json:"olderPath,omitempty"`
	// Answers are filled in from content/answers.yaml, on the first page of the list.
	Answers *Answers `yaml:"-" json:"answers,omitempty"`
	// CategoryLinks lead from the list of all articles to those of the categories, where
	// there are several, and All leads back there.
	CategoryLinks []schema.Link `yaml:"-" json:"categoryLinks,omitempty"`
	All           *schema.Link  `yaml:"-" json:"all,omitempty"`
}

// ArticleGroup describes the pages with all articles of a category, or of an author. In
// its words {name} is the name of the category or author.
type ArticleGroup struct {
	// Title is the main heading: Articles about {name}.
	Title string `yaml:"title" json:"-" validate:"required"`
	// Description is the sentence in search results.
	Description string `yaml:"description" json:"-" validate:"required"`
}

// ArticleCard is an article on the blog's list.
type ArticleCard struct {
	Title    string         `json:"title"`
	Path     string         `json:"path"`
	Excerpt  schema.Prose   `json:"excerpt"`
	Date     schema.Date    `json:"date"`
	Category string         `json:"category"`
	Picture  schema.Picture `json:"picture,omitzero"`
	Minutes  int            `json:"minutes"`
}

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
			continue // one that waits appears by itself, on a day when nobody may look
		}
		if other := first[article.ID]; other != nil {
			diags = append(diags, diag.Errorf("article-id-taken", doc.At("id"), "The article %s also has the id %d.", other.File, article.ID).
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
