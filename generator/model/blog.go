package model

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"nightlight/generator/content"
	"nightlight/generator/diag"
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
}

// Blog is the list of articles.
type Blog struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// PerPage is how many articles a page of the list holds. Left out: 24.
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

// articlesPerPage is how many articles a page of the list holds, where the author does
// not say.
const articlesPerPage = 24

func postOf(doc *content.Document) content.Post {
	article := doc.Matter.(*Article)
	return content.Post{Date: article.Date, Author: article.Author, Summary: article.Excerpt}
}

func fillArticle(doc *content.Document, _ *content.Tree) diag.List {
	article := doc.Matter.(*Article)
	article.Minutes = minutes(doc)
	diags := unfinished(doc)
	if !article.Picture.IsZero() && !article.Picture.IsPhotograph() && article.Alt == "" {
		diags = append(diags, diag.Errorf(doc.At("picture"), "The picture has no “alt”: words for people who cannot see it.").
			WithHint("Add a line that begins with “alt: ”, and say what the picture shows."))
	}
	return diags
}

func fillBlog(doc *content.Document, tree *content.Tree) diag.List {
	if blog := doc.Matter.(*Blog); blog.NewerPath == "" {
		blog.Answers = answersOf(tree)
	}
	return articlesWithEqualIDs(tree)
}

// articlesWithEqualIDs reports articles whose number another one has.
func articlesWithEqualIDs(tree *content.Tree) (diags diag.List) {
	free := 1
	first := map[int]*content.Document{}
	for _, doc := range tree.Posts() {
		if article, ok := doc.Matter.(*Article); ok {
			free = max(free, article.ID+1)
		}
	}
	for _, doc := range tree.Documents {
		article, ok := doc.Matter.(*Article)
		if !ok || article.ID == 0 {
			continue
		}
		if other := first[article.ID]; other != nil {
			diags = append(diags, diag.Errorf(doc.At("id"), "The article %s has the id %d, too.", other.File, article.ID).
				WithHint("Give this one a number of its own: %d is free.", free))
			continue
		}
		first[article.ID] = doc
	}
	return diags
}

func minutes(doc *content.Document) int {
	return max(1, (doc.Words+wordsPerMinute/2)/wordsPerMinute)
}

func shareArticle(doc *content.Document) content.Share {
	article := doc.Matter.(*Article)
	return content.Share{Picture: article.Picture, Kicker: article.Category}
}

// splitBlog spreads the articles over as many pages as they need. The first is at the
// address of the blog itself.
func splitBlog(doc *content.Document, tree *content.Tree) []*content.Document {
	blog := doc.Matter.(*Blog)
	chunks := slices.Collect(slices.Chunk(tree.Posts(), cmp.Or(blog.PerPage, articlesPerPage)))
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
		list, page := *blog, *doc
		list.Articles, list.NewerPath, list.OlderPath = articleCards(articles), address(i-1), address(i+1)
		if page.Path = address(i); i > 0 {
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
